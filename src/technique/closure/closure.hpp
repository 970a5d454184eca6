// The fixpoint of singles, locked candidates and subsets of one house, computed incrementally from new removals, with
// or without reasons.
//
//   trail: .. A1=5 dead  B1=7 dead          B1 = {2}, so no other 2 in its row, its column, its box
//                                 ^settled  2 only on B1 in row 1, so no other digit on B1, no other 2 in its box
//
// Singles first, then locked candidates, then subsets by size; after every removal from the start again. Rules of one
// kind run in order of arrival, so that short reasons tend to be used.
//
// The rules only remove candidates, and a removal never invalidates another, so the fixpoint does not depend on their
// order. The simple counterpart is the table of techniques run row by row (record.hpp).
#pragma once

#include <type_traits>
#include <vector>

#include "deduku/board.hpp"
#include "reason/proof_events.hpp"
#include "technique/sets/all_different.hpp"

namespace deduku {

/// No receiver of reasons.
struct Silent {};

/// Told is Silent or ProofEvents.
template <class Told = Silent>
class Closure {
  public:
    /// Naked and hidden subsets of up to `max_subset` digits (2..N); 1 omits subsets. to.cover() receives every removal
    /// with its reason, after the removal.
    Closure(const Geometry& geometry, int max_subset, Told& to)
        : max_subset_(max_subset), to_(&to), fresh_(geometry.houses()) {}
    Closure(const Geometry& geometry, int max_subset) requires std::is_same_v<Told, Silent>
        : max_subset_(max_subset), fresh_(geometry.houses()) {}

    /// Closes `board` under the rules. The position after the first `settled` removals of its trail must be closed
    /// already (0 is always correct). Stops at the first contradiction and returns false.
    bool run(Board& board, std::size_t settled);

  private:
    /// A candidate alone in a sector.
    struct Single {
        Sector sector;
        Candidate candidate;
    };
    /// Changes in a house.
    struct Fresh {
        Set<Digit> digits;     // lost a place since the last search for locked candidates
        bool listed = false;   // waits in locks_
        int next_subsets = 0;  // the next subsets to search for: 2 * size, + 1 for hidden
    };

    void look_at(const Board& board, Candidate removed);
    void use_single(Board& board, const Single& single);
    bool use_locked(Board& board);
    bool use_locked(Board& board, House house, Set<Digit> digits);
    bool use_subsets(Board& board);
    bool use_subsets(Board& board, House house, int size, bool hidden);
    bool use_set(Board& board, House house, const HallSet& set);
    void remove(Board& board, Candidate c);
    template <class MakeCover>
    void tell(MakeCover&& cover);

    int max_subset_;
    Told* to_ = nullptr;
    Table<House, Fresh> fresh_;
    std::vector<Single> singles_;     // in order of arrival
    std::vector<House> locks_;        // houses with fresh digits, in order of arrival
    std::vector<Candidate> removed_;  // not yet reported
};

Closure(const Geometry&, int)->Closure<Silent>;
template <class To>
Closure(const Geometry&, int, To&) -> Closure<ProofEvents>;

extern template class Closure<Silent>;
extern template class Closure<ProofEvents>;

}  // namespace deduku
