// Exclusions: finders and rows (pair_exclusion.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two cells: a digit of one goes with none of the other's, for it sees the same digit, or both would be taken from an
/// almost locked set. A Split on the cell.
[[nodiscard]] bool find_pair_exclusions(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry aligned_pair_exclusion = {
    row("aligned-pair-exclusion", 0, 630, "aligned pair exclusion", "exclusions", find_pair_exclusions,
        "B1 = {1,2}; if A1 is 5, B1 is not 1 for {1,5} and not 2 for {2,5} would be empty", all_boards, by_hodoku(360)),
    page("Two cells, and which digits they can have together: not the same one if they see each other, and not two "
         "that would take two digits from an almost locked set. A candidate of one that goes with none of the other is "
         "false.",
         "Sudopedia: Aligned Pair Exclusion, or Subset Exclusion, as the two cells need not see each other. HoDoKu has "
         "none; Sudoku Explainer rates it 6.2.",
         to_quads, to_xy_chains, "3.9.5.6...7.....2......831..1.....5....5..8..8.4..2.....38...6....6.4.73....1.5..",
         made_here)};

}  // namespace rows

}  // namespace deduku
