// A puzzle as pseudo-Boolean constraints: the formula of a VeriPB proof.
//
//   1 x1 1 x2 1 x3 1 x4 = 1 ;     a sector: one of its candidates is true; candidate v is the variable x<v+1>
//   ..                            all 4 N^2 sectors, in order
//   1 x16 >= 1 ;                  a given; `1 x5 1 x7 >= 1 ;` for a cell that may hold two digits
//   1 x43 >= 1 ;                  only for the goal "x43 is false": the opposite
//   1 ~x1 1 ~x6 .. >= 1 ;         only for the goal "this is the only solution": the opposite, that it is not this one
//
// To the checker an equality is two constraints, so ids are known: of sector s "at least one" has 2s+1 and "at most
// one" 2s+2; then come the cells that are not blank, in order, then the opposite of the goal.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "deduku/reason.hpp"

namespace deduku {

/// The formula whose contradiction shows the goal: the puzzle, and the opposite of what is claimed. For Unique that is
/// that a digit of the grid is another one, for False that at least one of the candidates is true. (Solved, and what
/// holds only if there is one solution, are no contradictions: proofs of them are not written.)
[[nodiscard]] std::string opb_formula(const Puzzle& start, const Claim& goal);
/// The same, line by line.
void opb_formula(const Puzzle& start, const Claim& goal, const std::function<void(std::string_view)>& write);

namespace proof {

/// The ids of the constraints of opb_formula(start, goal).
class OpbIds {
  public:
    OpbIds(const Puzzle& start, const Claim& goal);

    static long at_least_one(Sector sector) { return 2L * index(sector) + 1; }
    static long at_most_one(Sector sector) { return 2L * index(sector) + 2; }
    /// "One of the digits the puzzle allows here"; 0 for a blank cell.
    long allowed(Cell cell) const { return allowed_[cell]; }
    /// "One of the candidates claimed false is true", or "a candidate of the grid is false"; 0 for another goal.
    long opposite() const { return opposite_; }
    /// All constraints, an equality counted twice.
    long count() const { return count_; }

  private:
    Table<Cell, long> allowed_;
    long opposite_ = 0;
    long count_ = 0;
};

/// The numbers of the candidates of a False claim, ascending, each once.
[[nodiscard]] std::vector<int> numbers_of(const Geometry& geometry, const False& claim);

}  // namespace proof

}  // namespace deduku
