// Grouped chains: finders and rows (chains.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Chains (chains.hpp) with nodes of several places (chain.hpp), for ends that no chain of candidates joins.
[[nodiscard]] bool find_grouped_x_chains(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_continuous_loops(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_discontinuous_loops(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_chains(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry grouped_x_chain = {
    row("grouped-x-chain", 0, 576, "grouped X-chain", "grouped chains", find_grouped_x_chains,
        "7 at A1, or at B4 or B5, if not these then not B8, so F8, ..: one of the ends is 7", all_boards,
        by_hodoku(300, unfair, 464, "Grouped AIC")),
    page("An X-chain some of whose nodes are groups: all places that a digit has where a box crosses a line, two or "
         "three. A group is true if one of its places is, and false if none is. Two nodes are joined by a strong link "
         "if a house has the digit only there, by a weak one if one house has all places of both. What one house joins "
         "with each end goes.",
         "HoDoKu: among Grouped AIC. Sudopedia: Grouped X-Chain. Empty rectangles are short ones.", to_quads, to_wings,
         ".5.7.1...2.8....6...........4.3..5..9.2......6...8.....7.1..3......2..9..........", from_top1465)};

constexpr TechniqueEntry grouped_continuous_loop = {
    row("grouped-continuous-loop", 0, 577, "grouped continuous loop", "grouped chains", find_grouped_continuous_loops,
        "a continuous loop some of whose nodes are places of a box in a line", all_boards,
        by_hodoku(300, unfair, 460, "Grouped Continuous Nice Loop")),
    page("A continuous loop some of whose nodes are groups. One of every two nodes that a weak link joins is true, so "
         "whatever else that house or cell has is false.",
         "HoDoKu: Grouped Continuous Nice Loop. Only what no loop of single candidates shows is removed.", to_quads,
         to_wings, ".6.9..3......7....123........7..9..6....6....84.....2.5928...4......58..6....7..1", from_top1465)};

constexpr TechniqueEntry grouped_discontinuous_loop = {
    row("grouped-discontinuous-loop", 0, 578, "grouped discontinuous loop", "grouped chains",
        find_grouped_discontinuous_loops, "if A1 is not 7, then B4 or B5 is, .., and so A1 is 7: it is nothing else",
        all_boards, by_hodoku(300, unfair, 461, "Grouped Discontinuous Nice Loop")),
    page("A chain with groups whose ends are in one cell, or the same candidate or group: then that is true.",
         "HoDoKu: Grouped Discontinuous Nice Loop.", "T1 H1 B2 B3", "",
         "...7.69....7.8..4...4..2.3..1....6....9..7...862.......4..317..9........15.6..4..",
         in_hodoku("Grouped Discontinuous Nice Loop"))};

constexpr TechniqueEntry grouped_aic_1 = {
    row("grouped-aic-1", 1, 579, "grouped AIC, type 1", "grouped chains", find_grouped_chains,
        "if A1 is not 7, then by links of cells, places and groups D4 or D5 is 7: 7 where all are seen goes",
        all_boards, by_hodoku(300, unfair, 462, "Grouped AIC")),
    page("An alternating inference chain some of whose nodes are groups, with ends of one digit. One of them is true, "
         "and the digit goes where one house joins a cell with all places of each end.",
         "HoDoKu: Grouped AIC, or Grouped Discontinuous Nice Loop. No almost locked sets are in it.", "T1 H1", "",
         "...7.69....7.8..4...4..2.3..1....6....9..7...862.......4..317..9........15.6..4..",
         in_hodoku("Grouped AIC"))};

constexpr TechniqueEntry grouped_aic_2 = {
    row("grouped-aic-2", 2, 579, "grouped AIC, type 2", "grouped chains", find_grouped_chains,
        "if A1 is not 7, then by links of cells, places and groups E1 is 2: A1 is not 2 and E1 not 7", all_boards,
        by_hodoku(300, unfair, 463, "Grouped AIC")),
    page("An alternating inference chain with groups whose ends are two digits. One of the ends is true: a cell that "
         "is one of them is not the digit of the other, where it sees that.",
         "HoDoKu: Grouped AIC, or Grouped Discontinuous Nice Loop.", "T1 H1", "",
         "...7.69....7.8..4...4..2.3..1....6....9..7...862.......4..317..9........15.6..4..",
         in_hodoku("Grouped AIC"))};

}  // namespace rows

}  // namespace deduku
