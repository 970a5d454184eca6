// A Cover taken apart: pieces that share no living candidate, and the pieces of its complement.
//
//   cells {1,2} {1,2} {3,4} {3,4} of a row      two pieces of two cells
//   five cells with {1,..,5} in a row of nine   complement: 6 7 8 9 in that row, covered by the other four cells
//   rows 1 2 3 of digit 5 in columns A B C      complement: columns D .. I in rows 4 .. 9
//
// Each piece is a Cover of its own, and what the Cover removes is removed by one of them.
#pragma once

#include "render/proof/clauses_context.hpp"

namespace deduku::proof {

[[nodiscard]] std::vector<int> living_members(const ClauseContext& context, Sector sector);

/// In how many of the sectors a candidate lies.
[[nodiscard]] std::size_t count_in(const ClauseContext& context, const std::vector<Sector>& sectors, int v);

/// The pieces of a Cover and of its complement (of a subset in a house, a fish), smallest first; the Cover itself
/// if it cannot be taken apart.
[[nodiscard]] std::vector<Cover> parts_of(const ClauseContext& context, const Cover& cover);

}  // namespace deduku::proof
