// The hypothesis array: the digits still plausible in each cell, and the rules that remove digits.
//
//   A1 = {5}   B1 = {2,5}   C1 = {2,5,7}   ..     5 in row 1 is A1's, so B1 = {2}: rules 1-7
//                                                 7 in row 1 only at C1, so C1 = {7}: rules 8-10
//
// The rules work in complete passes over the array, and test each digit against the array at the start of
// the pass; the counts of the method depend on that. Source: J. Tuomisto, "Sudoku solver".
// The rules of the board, which the source does not have, end each pass: all that they exclude (technique/rules).
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/puzzle.hpp"

namespace deduku {
class RuleClosure;
}

namespace deduku::scenarios {

/// What a pass of rules 8-10 looks at.
enum class Houses : std::uint8_t {
    snapshot,  ///< all houses see the same array
    sequence,  ///< columns see the result of the rows, areas that of the columns; then diagonals, then other houses
};

/// How often rules 1-7 run before rules 8-10 have their turn.
enum class Sweep : std::uint8_t {
    once,    ///< one pass
    closed,  ///< until they change nothing
};

/// The rules to use. The fixpoint depends on `rule11` alone, if there is no contradiction; the number of
/// passes, and which kind of contradiction is met first, depend on all three.
struct Rules {
    bool rule11 = false;  ///< naked pairs
    Houses houses = Houses::snapshot;
    Sweep sweep = Sweep::once;
};

/// Counts of true hypotheses in one pass: at its start, after rules 1-7, after rules 8-10, after rule 11
/// (if used), after the rules of the board (if it has some); shorter if a cell became empty.
using Pass = std::vector<int>;

class Array {
  public:
    /// Every hypothesis plausible (S1).
    explicit Array(GeometryPtr geometry);

    const Geometry& geometry() const { return *geometry_; }
    const GeometryPtr& shared_geometry() const { return geometry_; }

    Set<Digit> digits(Cell cell) const { return cells_[cell]; }
    /// The digits of all cells, row by row: with the data for `to_line`, a position.
    const Table<Cell, Set<Digit>>& cells() const { return cells_; }
    /// Leaves in the cell only digits of `keep` (S2, S7).
    void keep(Cell cell, Set<Digit> keep);
    /// Leaves in every cell only digits that `other` has there.
    void keep(const Array& other);
    /// Takes in every digit that `other` has.
    void join(const Array& other);
    /// No hypothesis plausible.
    void clear();

    /// Number of true hypotheses.
    int truths() const;
    bool has_empty_cell() const { return empty_; }
    /// The first digit and house without a place for it; only for arrays without empty cells.
    std::optional<Sector> lost_digit() const;
    /// The first empty cell, or else the first house that lost a digit.
    std::optional<Sector> contradiction() const;
    /// One digit in every cell.
    bool complete() const { return !empty_ && truths() == geometry_->cells(); }
    /// The digits of a complete array.
    Grid grid() const;

    /// Rules 1-7 (S3): a digit dies if another cell of one of its houses has it alone. The source's rule that
    /// all dies with an empty cell is not run: an empty cell is a contradiction. True if something died.
    bool pair_pass();
    /// Rules 8-10 (S4): a digit with one cell in a house is that cell's only one; two such digits empty it.
    bool unique_pass(Houses houses);
    /// Rule 11: two cells of a house with the same two digits leave them to no other cell there.
    bool naked_pair_pass();
    /// The rules of the board: what houses, sums, lines and choices exclude, to its end.
    bool board_pass();
    /// Arrays settled from here on are parts of this one, until the next: that is quicker with rules of the board.
    void found() const;

    /// Passes until nothing changes (S5); false as soon as a cell is empty. Counts of each pass go to `passes`, if
    /// requested; the last one changes nothing unless a cell is empty.
    bool settle(const Rules& rules, std::vector<Pass>* passes = nullptr);

    friend bool operator==(const Array& a, const Array& b) { return a.cells_ == b.cells_; }

  private:
    bool unique_in(std::optional<int> turn);  // of all houses, or of those of a turn
    bool shrink(Cell cell, Set<Digit> keep);
    void look_for_empty_cell();

    GeometryPtr geometry_;
    Table<Cell, Set<Digit>> cells_;
    bool empty_ = false;                  // some cell is
    std::shared_ptr<RuleClosure> rules_;  // of the board; null without rules
};

/// The array with the data of the puzzle (S2).
[[nodiscard]] Array with_data(const Puzzle& puzzle);

}  // namespace deduku::scenarios
