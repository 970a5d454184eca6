// Exclusions: finders and rows (pair_exclusion.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two cells: removes a digit of one that all digits of the other exclude, since they are equal in cells that see each
/// other, or an almost locked set would lose both. A Split on the cell.
[[nodiscard]] bool find_pair_exclusions(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry aligned_pair_exclusion = {
    .row = {.key = "aligned-pair-exclusion",
            .difficulty = {630},
            .name = "aligned pair exclusion",
            .family = "exclusions",
            .finder = find_pair_exclusions,
            .example = "B1 = {1,2}; A1 = 5 would empty {1,5} if B1 is 1, and {2,5} if B1 is 2: A1 is not 5",
            .hodoku = {{{.points = 360}}}},
    .page = {.what = "Two cells, and the pairs of digits that they can hold: not the same digit twice if they see each "
                     "other, and not two digits that an almost locked set (see ALS-XZ) would both lose. A candidate of "
                     "one cell that makes a possible pair with no candidate of the other is false.",
             .kin = "Sudopedia: Aligned Pair Exclusion, or Subset Exclusion, since the two cells need not see each "
                    "other. HoDoKu does not have it; Sudoku Explainer rates it 6.2.",
             .before = to_quads,
             .also = to_xy_chains,
             .puzzle = "3.9.5.6...7.....2......831..1.....5....5..8..8.4..2.....38...6....6.4.73....1.5..",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
