// The fixpoint of singles, locked candidates and subsets of one house on a 9x9 position, on digit boards and without
// reasons: the result of closure.hpp with subsets of up to four digits.
//
//   begin(board)   close(A1, {5})   ->  a contradiction, or a solution, or open with 14 pairs
//                  close(A1, {2})   ->  the same, from the original board
//
// A subset of more than four digits is the complement of a smaller one of the other kind, so every Hall set of a house
// is used (hall_sets.hpp); houses without changes are skipped.
#pragma once

#include "deduku/board.hpp"
#include "grid/boards/digit_position.hpp"
#include "technique/closure/hall_sets.hpp"

namespace deduku {

class NineClosure {
  public:
    /// Starts from this position of 3x3 boxes.
    void begin(const Board& board);
    /// Closes the position; false if there is a contradiction.
    [[nodiscard]] bool close();
    /// In the position closed by these rules without contradiction, assumes that the cell has one of these digits, and
    /// closes.
    [[nodiscard]] bool close(Cell cell, Set<Digit> keep);

    /// After close() returned true: whether every cell has one digit.
    bool solved() const { return now_.all_placed(); }
    /// The number of cells with two digits.
    int pairs() const;
    /// Makes the same removals in the board passed to begin().
    void copy_to(Board& board) const;

  private:
    using Lanes = boards::BoardVector;
    struct News {
        std::uint32_t singles = 0;  // digits to be examined for hidden singles
        std::uint32_t locked = 0;   // digits to be examined for locked candidates
        void add(std::uint32_t digits) {
            singles |= digits;
            locked |= digits;
        }
    };
    enum class Moved : std::uint8_t { no, yes, contradiction };

    bool run();
    Moved use_singles();
    bool use_locked();
    bool use_subsets();
    bool use_subsets(int house);
    void note_changes();
    void place_alone(Lanes alone);

    boards::DigitPosition<News> begun_;
    boards::DigitPosition<News> now_;
    std::array<Lanes, 9> looked_{};  // the digits when changes were last noted
    std::uint32_t houses_ = 0;       // changed since the last search for subsets: rows, columns, boxes
};

}  // namespace deduku
