// A Cover as clauses. One base sector: propagation suffices. Several: the pigeonhole argument, sector by sector.
//
//   3 cells with {1,2,3}, cover 1 2 3 in their row; 1 is removed elsewhere (v).
//     P(i, A)   "one true candidate of base sectors 1..i is in no sector of A", |A| = i-1
//     P(1, {})  the first base sector itself
//     P(i, A)   from base sector i: its true candidate g is outside A, or in some a of A;
//               then P(i-1, A - a) has a candidate outside A
//     P(3, {2,3}) = "one of the three cells is 1", and so v is false
//
// Only lemmas that unit propagation on the base sectors does not find become clauses: none for pairs, up to
// (k-1) 2^(k-2) for k sectors that all share all. A Hall set and its complement are equivalent; the smaller is used.
#pragma once

#include <vector>

#include "render/proof/clauses/context.hpp"
#include "render/proof/clauses/scribe.hpp"

namespace deduku::proof {

/// The most clauses for one Cover besides its removals.
inline constexpr int max_auxiliary_clauses = 100'000;

/// Writes the lemmas of a Cover and kills the removed candidates, which must live; an error of the scribe if it is too
/// large.
void write_cover(ClauseScribe& scribe, const Cover& why, const std::vector<int>& removes);

// A Cover divided into pieces that share no living candidate, and the pieces of its complement.
//
//   cells {1,2} {1,2} {3,4} {3,4} of a row      two pieces of two cells
//   five cells with {1,..,5} in a row of nine   complement: 6 7 8 9 in that row, covered by the other four cells
//   rows 1 2 3 of digit 5 in columns A B C      complement: columns D .. I in rows 4 .. 9
//
// Each piece is a Cover by itself, and each elimination of the Cover is made by one of them.

[[nodiscard]] std::vector<int> living_members(const ClauseContext& context, Sector sector);

/// The number of these sectors that contain the candidate.
[[nodiscard]] std::size_t count_in(const ClauseContext& context, const std::vector<Sector>& sectors, int v);

/// The pieces of a Cover and of its complement (of a subset in a house, a fish), smallest first; the Cover itself
/// if it cannot be divided.
[[nodiscard]] std::vector<Cover> parts_of(const ClauseContext& context, const Cover& cover);

}  // namespace deduku::proof
