// A puzzle as pseudo-Boolean constraints: the formula of a VeriPB proof.
//
//   1 x1 1 x2 1 x3 1 x4 = 1 ;     a sector: one of its candidates is true; candidate v is the variable x<v+1>
//   ..                            all sectors of exactly one, in order: 4 N^2 on a board of boxes
//   1 ~x5 1 ~x9 >= 1 ;            a digit in a small house: at most one of its candidates is true
//   1 x1 2 x2 .. >= 4 ;           a line of the board, its lower bound; then its upper bound: 1 ~x1 2 ~x2 .. >= 8 ;
//   1 x65 1 x66 >= 1 ;            a choice: one of its cases holds; the selectors follow the variables of candidates
//   .. 7 ~x65 >= 4 ;              a line of a case: it holds if the selector is true
//   1 x16 >= 1 ;                  a given; `1 x5 1 x7 >= 1 ;` for a cell that may hold two digits
//   1 x43 >= 1 ;                  only for the goal "x43 is false": the opposite
//   1 ~x1 1 ~x6 .. >= 1 ;         only for the goal "this is the only solution": the opposite, some other solution
//
// For checkers an equality is two constraints, which determines the ids: a sector s of exactly one has "at least one"
// as 2s+1 and "at most one" as 2s+2; then come small houses, lines, choices, each followed by the lines of its cases,
// the cells that are not blank, in order, and the opposite of the goal.
#pragma once

#include <string>
#include <string_view>

#include "deduku/reason.hpp"
#include "grid/function_ref.hpp"
#include "render/proof/formula/sum.hpp"

namespace deduku {

/// The formula whose contradiction proves the goal: the puzzle, and the opposite of the claim. For Unique the opposite
/// is that some digit of the grid is wrong, for False that at least one of the candidates is true. (Solved, and claims
/// that hold only if there is one solution, cannot be proved by contradiction.)
[[nodiscard]] std::string opb_formula(const Puzzle& start, const Claim& goal);
/// The same, line by line.
void opb_formula(const Puzzle& start, const Claim& goal, FunctionRef<void(std::string_view)> write);

namespace proof {

/// A constraint of the formula: its id and its content.
struct Constraint {
    long id = 0;  ///< 0: there is none, as the line has no such bound
    LinearForm form;
};

/// A line of the board, or of a case: its lower bound, and its upper bound as a lower bound of the opposite weights.
struct BothBounds {
    Constraint least;
    Constraint most;
};

/// A choice: "one of the cases holds", and the lines of each case.
struct Selected {
    Constraint row;
    int first_selector = 0;  ///< number of the variable of the first case; the others follow
    std::vector<std::vector<BothBounds>> cases;
};

/// The ids of the constraints of opb_formula(start, goal).
class OpbIds {
  public:
    OpbIds(const Puzzle& start, const Claim& goal);

    /// The id for a sector of exactly one that is not a line.
    static long at_least_one(Sector sector) { return 2L * index(sector) + 1; }
    /// The id for any sector that is not a line.
    long at_most_one(Sector sector) const {
        const long s = index(sector);
        return s < exact_ ? 2 * s + 2 : exact_ + s + 1;
    }
    const std::vector<BothBounds>& lines() const { return lines_; }
    const std::vector<Selected>& choices() const { return choices_; }
    /// The number of variables: candidates, and a selector for each case.
    int variables() const { return variables_; }
    /// "One of the digits that the puzzle allows here"; 0 for a blank cell.
    long allowed(Cell cell) const { return allowed_[cell]; }
    /// "One of the candidates claimed false is true", or "a candidate of the grid is false"; 0 for another goal.
    long opposite() const { return opposite_; }
    /// The number of constraints, with two for each equality.
    long count() const { return count_; }

  private:
    Constraint numbered(LinearForm form);
    BothBounds both_bounds(const Geometry& geometry, const Linear& line, std::optional<int> selector);
    void number_choice(const Geometry& geometry, const Choice& choice);

    long exact_ = 0;  // sectors of exactly one
    int variables_ = 0;
    std::vector<BothBounds> lines_;
    std::vector<Selected> choices_;
    Table<Cell, long> allowed_;
    long opposite_ = 0;
    long count_ = 0;
};

/// The numbers of the candidates of a False claim, ascending, each once.
[[nodiscard]] std::vector<int> numbers_of(const Geometry& geometry, const False& claim);

}  // namespace proof

}  // namespace deduku
