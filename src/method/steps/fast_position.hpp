// The position of the step model for 9x9 boards, all cells at once.
//
// It finds the same moves as plain_position.hpp, without deductions; tests compare both.
#pragma once

#include <array>
#include <vector>

#include "grid/boards/digit_position.hpp"
#include "method/steps/steps.hpp"
#include "search/lanes/what_ifs.hpp"

namespace deduku::steps {

class FastPosition {
  public:
    using Lanes = boards::BoardVector;

    /// The puzzle must have 3x3 boxes.
    explicit FastPosition(const Puzzle& puzzle);
    /// A position from lanes, without empty cells and without any of these moves (lanes::Move).
    FastPosition(const lanes::PositionRow& row, std::uint8_t known);
    lanes::PositionRow row() const;

    // As in PlainPosition.
    bool collect(const Move& move);
    void commit();
    bool dead() const;
    bool done() const { return now_.all_placed(); }
    bool lacks_place() const;
    Grid grid() const;
    int widest() const { return 9; }
    static bool takes_one() { return false; }
    void rule_out(Candidate candidate, const FastPosition* assumed);
    void take_over(Candidate candidate);
    static std::size_t mark() { return 0; }
    static std::vector<Candidate> removed_since(std::size_t /*mark*/) { return {}; }
    static std::vector<StepFind> take_found() { return {}; }

  private:
    bool collect_naked_singles();
    bool collect_hidden_singles();
    bool collect_locked(Lanes (*locked)(Lanes), std::uint32_t& news);
    bool collect_naked_pairs(const Move& move);
    bool collect_hidden_pairs(const Move& move);
    bool collect_tuples(const Move& move);
    void place_all();
    void place_completed();
    bool collect_fish(int size);
    bool collect_from_table(const Move& move);
    /// Adds to the batch; returns whether a cell loses the digit.
    bool remove(std::size_t digit, Lanes cells);
    bool take(std::uint32_t digits, Lanes cells);
    // Digits that lost cells since the last search for these moves: other digits have none.
    struct News {
        std::uint32_t hidden = 0x1FF;
        std::uint32_t pointing = 0x1FF;
        std::uint32_t claiming = 0x1FF;
        void add(std::uint32_t digits) {
            hidden |= digits;
            pointing |= digits;
            claiming |= digits;
        }
    };
    boards::DigitPosition<News> now_;
    // The batch.
    std::array<Lanes, 9> removes_{};
    std::array<Lanes, 9> places_{};
    Lanes ruled_{};
    std::vector<Move> tuple_moves_;  // those with finds

    bool remembers_ = false;        // true outside propositions
    std::array<Lanes, 9> taken_{};  // by moves, not by placements
};

}  // namespace deduku::steps
