// Closing a position with every reason told: singles, locked candidates, subsets of one house.
//
//   trail: .. A1=5 dead  B1=7 dead          B1 = {2}, so no other 2 in its row, its column, its box
//                                 ^settled  2 only on B1 in row 1, so no other digit on B1, no other 2 in its box
//
// Driven by what is new, first come first served: of several ways to see the same, the shortest tends to come first.
// It ends where Closure ends (technique/closure.hpp).
#pragma once

#include "grid/board.hpp"
#include "reason/proof_events.hpp"

namespace deduku {

class Deriver {
  public:
    /// Subsets of up to `max_subset` digits; 1 leaves them out.
    Deriver(const Geometry& geometry, int max_subset, ProofEvents& to);

    /// Removes what follows and tells why. The first `settled` removals of the trail are closed already. Stops at the
    /// first contradiction; returns false then.
    bool close(Board& board, std::size_t settled);

  private:
    struct Fresh {
        Set<Digit> digits;  // that lost a place in the house
        bool listed = false;
    };

    void look_at(const Board& board, Candidate removed);
    bool use_single(Board& board, Sector sector);
    bool use_locked(Board& board);
    bool use_subset(Board& board);
    bool tell(Board& board, const Cover& cover);

    int max_subset_;
    ProofEvents& to_;
    std::vector<Sector> singles_;    // sectors with one member left, in order
    std::vector<Fresh> fresh_;       // of each house
    std::vector<House> locks_;       // houses with fresh digits, in order
    std::vector<Candidate> subset_;  // removed by the one found last
};

}  // namespace deduku
