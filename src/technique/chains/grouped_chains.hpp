// Grouped chains: finders and rows (chains.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Chains (chains.hpp) with nodes of several places (chain.hpp), for ends that no chain of candidates joins.
[[nodiscard]] bool find_grouped_x_chains(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_continuous_loops(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_discontinuous_loops(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_grouped_chains(const Board& board, int size, const Sink& sink);
/// The same, also where a chain of candidates joins the ends, and those that are left to discontinuous loops (chains.hpp).
[[nodiscard]] bool find_every_grouped_continuous_loop(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_every_grouped_discontinuous_loop(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_every_grouped_chain(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry grouped_x_chain = {
    .row = {.key = "grouped-x-chain",
            .difficulty = {576},
            .name = "grouped X-chain",
            .family = "grouped chains",
            .finder = find_grouped_x_chains,
            .example = "7 at B1, or at B4 or B5; if at these, then not at C6, so at C9, ..: one of the ends is 7",
            .hodoku = {{{.points = 300, .level = unfair, .place = 464, .name = "Grouped AIC"}}}},
    .page = {
        .what = "An X-chain with groups among its nodes. A group is all places of a digit, two or three, where a box "
                "crosses a line. It is true if one of its places is true, and false if none is. A strong link joins "
                "two nodes if a house has the digit only there, a weak link if one house has all places of both. At "
                "least one end is true, so the digit is removed from every cell that shares a house with all places of "
                "the first end, and one with all places of the last.",
        .kin = "HoDoKu: part of Grouped AIC. Sudopedia: Grouped X-Chain. Empty rectangles are short grouped X-chains.",
        .before = to_quads,
        .also = to_wings,
        .puzzle = ".5.7.1...2.8....6...........4.3..5..9.2......6...8.....7.1..3......2..9..........",
        .source = from_top1465}};

constexpr TechniqueEntry grouped_continuous_loop = {
    .row = {.key = "grouped-continuous-loop",
            .difficulty = {577},
            .name = "grouped continuous loop",
            .family = "grouped chains",
            .finder = find_grouped_continuous_loops,
            .by_name = find_every_grouped_continuous_loop,
            .example = "a continuous loop with groups, places where a box crosses a line",
            .hodoku = {{{.points = 300, .level = unfair, .place = 460, .name = "Grouped Continuous Nice Loop"}}}},
    .page = {
        .what = "A continuous loop with groups among its nodes. Exactly one of the two nodes of each weak link is "
                "true, so all other candidates of the cell, or of the digit in the house, of that link are removed.",
        .kin = "HoDoKu: Grouped Continuous Nice Loop. Only eliminations that no loop of single candidates makes are "
               "reported.",
        .before = to_quads,
        .also = to_wings,
        .puzzle = ".6.9..3......7....123........7..9..6....6....84.....2.5928...4......58..6....7..1",
        .source = from_top1465}};

constexpr TechniqueEntry grouped_discontinuous_loop = {
    .row = {.key = "grouped-discontinuous-loop",
            .difficulty = {578},
            .name = "grouped discontinuous loop",
            .family = "grouped chains",
            .finder = find_grouped_discontinuous_loops,
            .by_name = find_every_grouped_discontinuous_loop,
            .example = "if A1 is not 7, then A4 or A5 is, .., and so A1 is 7: no other candidate of A1 is true",
            .hodoku = {{{.points = 300, .level = unfair, .place = 461, .name = "Grouped Discontinuous Nice Loop"}}}},
    .page = {.what = "A chain with groups, strong at both ends. If both ends are the same candidate or group, it is "
                     "true: if it were false, the chain would make it true. If the ends are two digits of one cell, "
                     "the cell holds one of them, and its other candidates are removed.",
             .kin = "HoDoKu: Grouped Discontinuous Nice Loop.",
             .before = "T1 H1 B2 B3",
             .puzzle = "...7.69....7.8..4...4..2.3..1....6....9..7...862.......4..317..9........15.6..4..",
             .source = in_hodoku("Grouped Discontinuous Nice Loop")}};

constexpr TechniqueEntry grouped_aic_1 = {
    .row = {.key = "grouped-aic-1",
            .min_size = 1,
            .max_size = 1,
            .difficulty = {579},
            .name = "grouped AIC, type 1",
            .family = "grouped chains",
            .finder = find_grouped_chains,
            .by_name = find_every_grouped_chain,
            .example = "if A1 is not 7, then by links with groups D4 or D5 is 7: no 7 where all three are seen",
            .hodoku = {{{.points = 300, .level = unfair, .place = 462, .name = "Grouped AIC"}}}},
    .page = {
        .what = "An alternating inference chain with groups among its nodes, whose ends are the same digit. At least "
                "one end is true, so the digit is removed from every cell that shares a house with all places of the "
                "first end, and one with all places of the last.",
        .kin = "HoDoKu: Grouped AIC, or Grouped Discontinuous Nice Loop. Almost locked sets are not used as nodes.",
        .before = "T1 H1",
        .puzzle = "...7.69....7.8..4...4..2.3..1....6....9..7...862.......4..317..9........15.6..4..",
        .source = in_hodoku("Grouped AIC")}};

constexpr TechniqueEntry grouped_aic_2 = {
    .row = {.key = "grouped-aic-2",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {579},
            .name = "grouped AIC, type 2",
            .family = "grouped chains",
            .finder = find_grouped_chains,
            .by_name = find_every_grouped_chain,
            .example = "if A1 is not 7, then by links with groups E1 is 2: A1 is not 2 and E1 is not 7",
            .hodoku = {{{.points = 300, .level = unfair, .place = 463, .name = "Grouped AIC"}}}},
    .page = {.what = "An alternating inference chain with groups among its nodes, whose ends are two digits. At least "
                     "one end is true. So if one end is a single cell that sees all places of the other end, the digit "
                     "of the other end is removed from that cell.",
             .kin = "HoDoKu: Grouped AIC, or Grouped Discontinuous Nice Loop.",
             .before = "T1 H1",
             .puzzle = "...7.69....7.8..4...4..2.3..1....6....9..7...862.......4..317..9........15.6..4..",
             .source = in_hodoku("Grouped AIC")}};

}  // namespace rows

}  // namespace deduku
