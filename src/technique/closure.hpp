// The fixpoint of singles, locked candidates and subsets of one house, driven by what is new.
//
//   trail: ... A1=5 dead | B1=5 dead, B1=7 dead <- cursor: only houses these touch are looked at again
//
// The rules only ever remove, and a removal never invalidates another, so the fixpoint does not depend
// on the order in which they are applied. The plain twin is the table of techniques run row by row
// (record.hpp): same fixpoint, with deductions.
#pragma once

#include <vector>

#include "grid/board.hpp"

namespace deduku {

class Closure {
  public:
    /// Naked and hidden subsets up to `max_subset` digits (2..N); 1 leaves subsets out.
    Closure(const Geometry& geometry, int max_subset);

    /// Closes `board` under the rules. The position of the first `settled` removals of its trail must
    /// be closed already (0 is always right). Stops at the first contradiction; returns false then.
    bool run(Board& board, std::size_t settled);

  private:
    void look_at(Board& board, Candidate removed);
    bool lock_candidates(Board& board);
    bool reduce_subsets(Board& board);
    bool reduce_house(Board& board, House house);

    int max_subset_;
    std::vector<Set<Digit>> fresh_digits_;  // per house: digits that lost a place
    std::vector<bool> fresh_;               // per house: lost a candidate since subsets were looked for
    std::vector<House> fresh_locks_;        // houses with fresh_digits_
    std::vector<House> fresh_houses_;       // houses with fresh_
};

}  // namespace deduku
