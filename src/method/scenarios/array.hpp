// The hypothesis array: the plausible digits of each cell, and the rules that remove digits.
//
//   A1 = {5}   B1 = {2,5}   C1 = {2,5,7}   ..     5 is the only digit of A1, so B1 = {2}: rules 1-7
//                                                 7 in row 1 is only in C1, so C1 = {7}: rules 8-10
//
// The rules work in complete passes over the array, and test each digit against the array at the start of
// the pass; the counts of the method depend on that. Source: J. Tuomisto, "Sudoku solver".
// The rules of the board, which are not in the source, end each pass with all their exclusions (technique/rules).
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

/// The array that each house uses in a pass of rules 8-10.
enum class HouseArrays : std::uint8_t {
    snapshot,  ///< the same for all houses
    sequence,  ///< columns use the result of the rows, areas that of the columns; then diagonals, then other houses
};

/// The number of times that rules 1-7 run before rules 8-10.
enum class Sweep : std::uint8_t {
    once,    ///< one pass
    closed,  ///< until they change nothing
};

/// The rules to use. Without a contradiction, the fixpoint depends on `rule11` only; the number of passes, and the kind
/// of contradiction found first, depend on all three.
struct Rules {
    bool rule11 = false;  ///< naked pairs
    HouseArrays houses = HouseArrays::snapshot;
    Sweep sweep = Sweep::once;
};

/// The numbers of true hypotheses in one pass: at its start, after rules 1-7, after rules 8-10, after rule 11 (if
/// used), after the rules of the board (if any); shorter if a cell became empty.
using PassCounts = std::vector<int>;

class Array {
  public:
    /// All hypotheses plausible (S1).
    explicit Array(GeometryPtr geometry);

    const Geometry& geometry() const { return *geometry_; }
    const GeometryPtr& shared_geometry() const { return geometry_; }

    Set<Digit> digits(Cell cell) const { return cells_[cell]; }
    /// The digits of all cells, row by row: with the data for `to_line`, a position.
    const Table<Cell, Set<Digit>>& cells() const { return cells_; }
    /// Keeps only digits of `keep` in the cell (S2, S7).
    void keep(Cell cell, Set<Digit> keep);
    /// Keeps in each cell only the digits that `other` has there.
    void keep(const Array& other);
    /// Adds all digits of `other`.
    void join(const Array& other);
    /// No hypothesis plausible.
    void clear();

    /// Number of true hypotheses.
    int truths() const;
    bool has_empty_cell() const { return empty_; }
    /// The first digit and house without a place for it; only for arrays without empty cells.
    std::optional<Sector> lost_digit() const;
    /// The first empty cell; otherwise the first house that lost a digit.
    std::optional<Sector> contradiction() const;
    /// Whether every cell has one digit.
    bool complete() const { return !empty_ && truths() == geometry_->cells(); }
    /// The digits of a complete array.
    Grid grid() const;

    /// Rules 1-7 (S3): a digit is removed if it is the only one of another cell of one of its houses. The source's rule
    /// that an empty cell removes everything is omitted, since an empty cell is a contradiction. Returns whether a
    /// digit was removed.
    bool pair_pass();
    /// Rules 8-10 (S4): a digit with one cell in a house is the only one of that cell; two such digits empty it.
    bool unique_pass(HouseArrays houses);
    /// Rule 11: two cells of a house with the same two digits remove these from its other cells.
    bool naked_pair_pass();
    /// The rules of the board: repeats the exclusions of houses, sums, lines and choices until nothing changes.
    bool board_pass();
    /// Declares that arrays settled later are subsets of this one, until the next call; this is faster with rules of
    /// the board.
    void found() const;

    /// Passes until nothing changes (S5); false as soon as a cell is empty. Adds the counts of each pass to `passes`,
    /// if requested; the last pass changes nothing unless a cell is empty.
    bool settle(const Rules& rules, std::vector<PassCounts>* passes = nullptr);

    friend bool operator==(const Array& a, const Array& b) { return a.cells_ == b.cells_; }

  private:
    bool unique_in(std::optional<int> turn);  // in all houses, or in those of a turn
    bool shrink(Cell cell, Set<Digit> keep);
    void look_for_empty_cell();

    GeometryPtr geometry_;
    Table<Cell, Set<Digit>> cells_;
    bool empty_ = false;                  // whether some cell is empty
    std::shared_ptr<RuleClosure> rules_;  // of the board; null without rules
};

/// The array with the data of the puzzle (S2).
[[nodiscard]] Array with_data(const Puzzle& puzzle);

}  // namespace deduku::scenarios
