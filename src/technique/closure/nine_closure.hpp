// The fixpoint of singles, locked candidates and subsets of one house on a 9x9 position, on digit boards and without
// reasons: the result of closure.hpp with subsets of up to four digits.
//
//   begin(board)   close(A1, {5})   ->  a contradiction, or a solution, or open with 14 pairs
//                  close(A1, {2})   ->  the same from the same board
//
// A subset of more than four digits is the rest of a smaller one of the other kind, so every Hall set of a house is
// used (hall_sets.hpp); houses where nothing has changed since are left out.
#pragma once

#include "deduku/board.hpp"
#include "grid/digit_position.hpp"
#include "technique/closure/hall_sets.hpp"

namespace deduku {

class NineClosure {
  public:
    /// From this position, of 3x3 boxes.
    void begin(const Board& board);
    /// Closes it; false = there is a contradiction.
    [[nodiscard]] bool close();
    /// Assumes in it, closed by these rules and not contradictory, that the cell has one of these digits, and closes.
    [[nodiscard]] bool close(Cell cell, Set<Digit> keep);

    /// After close() was true: every cell has one digit.
    bool solved() const { return now_.all_placed(); }
    /// Cells with two digits.
    int pairs() const;
    /// Removes from the board given to begin() everything that is not left.
    void copy_to(Board& board) const;

  private:
    using Lanes = boards::Lanes;
    struct News {
        std::uint32_t singles = 0;  // digits to be looked at for hidden singles
        std::uint32_t locked = 0;   // and for locked candidates
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

    boards::Position<News> begun_;
    boards::Position<News> now_;
    std::array<Lanes, 9> looked_{};  // the digits as they were when changes were last noted
    std::uint32_t houses_ = 0;       // changed since subsets were looked for: rows, columns, boxes
};

}  // namespace deduku
