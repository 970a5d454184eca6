// Chains: finders and rows (chains.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Chains of one digit: one shortest chain for each pair of ends, and the candidates that both ends see; short chains
/// first. On boards with more than LinkRows::largest (4,096) candidates that see another, no chains are sought, here
/// and below.
[[nodiscard]] bool find_x_chains(const Board& board, int size, const Sink& sink);
/// The same by strong links in cells with two digits.
[[nodiscard]] bool find_xy_chains(const Board& board, int size, const Sink& sink);
/// The ends see each other, so each weak link is strong.
[[nodiscard]] bool find_continuous_loops(const Board& board, int size, const Sink& sink);
/// Both ends in one cell, or the same candidate, which would be true if it were false.
[[nodiscard]] bool find_discontinuous_loops(const Board& board, int size, const Sink& sink);
/// Chains of all links with ends in two cells: 1 for ends of one digit, 2 for ends of two digits.
[[nodiscard]] bool find_alternating_chains(const Board& board, int size, const Sink& sink);
/// The same, also those that are left to discontinuous loops.
[[nodiscard]] bool find_every_alternating_chain(const Board& board, int size, const Sink& sink);
/// Also loops with two weak links in one cell: chains of both types, from a candidate that both ends see.
[[nodiscard]] bool find_every_discontinuous_loop(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry x_chain = {
    .row = {.key = "x-chain",
            .difficulty = {510},
            .name = "X-chain",
            .family = "chains",
            .finder = find_x_chains,
            .example = "7 at A1 or A4; if at A4, then not at F4, so at F5, ..: one of the ends is 7",
            .hodoku = {{{.points = 260, .level = unfair, .place = 430}}}},
    .page = {.what = "A chain of candidates of one digit that alternates strong links (a house with only these two "
                     "places: if one is false, the other is true) and weak links (a house with both: not both are "
                     "true), with strong links at both ends. If the first candidate is false, the last is true. So at "
                     "least one of the two is true, and the digit is removed from every cell that sees both. Chains of "
                     "two strong links are skyscrapers, two-string kites or turbot fish.",
             .kin = "HoDoKu and Sudopedia: X-Chain. Chains may be of any length; short ones are found first.",
             .before = to_quads,
             .also = "W2 W3 W4",
             .puzzle = ".1.9..5.......8..4..3....8...6..5.1..8.6.9....5..3.....7..6.9.51..4...67..5..31..",
             .source = in_hodoku("X-Chain")}};

constexpr TechniqueEntry xy_chain = {
    .row = {.key = "xy-chain",
            .difficulty = {520},
            .name = "XY-chain",
            .family = "chains",
            .finder = find_xy_chains,
            .example = "A1 = {2,5}, A7 = {5,8}, .., E9 = {3,2}: if A1 is not 2, E9 is 2",
            .hodoku = {{{.points = 260, .level = unfair, .place = 440}}}},
    .page = {
        .what =
            "A chain of cells with two candidates each. Each cell sees the next and shares a digit with it; the digits "
            "left over in the two end cells are the same. If the first cell is not that digit, the last cell is. So "
            "the digit is removed from every cell that sees both ends. A chain of three cells is an XY-Wing.",
        .kin = "HoDoKu and Sudopedia: XY-Chain. Chains may be of any length; short ones are found first.",
        .before = "T1 H1 B2 B3",
        .puzzle = "3.4...6....5.1...97.......8......2.5.......7.....763......62....6...18..59.8....4",
        .source = in_hodoku("XY-Chain")}};

constexpr TechniqueEntry continuous_loop = {
    .row = {.key = "continuous-loop",
            .difficulty = {550},
            .name = "continuous loop",
            .family = "chains",
            .finder = find_continuous_loops,
            .example = "a chain whose ends see each other: of each weak link, one candidate is true",
            .hodoku = {{{.points = 280, .level = unfair, .place = 450, .name = "Continuous Nice Loop"}}}},
    .page = {.what =
                 "A chain of alternating strong and weak links, through cells and houses, whose ends are joined by a "
                 "weak link. It holds in both directions, so exactly one of the two candidates of each weak link is "
                 "true. All other candidates of the cell, or of the digit in the house, of that link are removed.",
             .kin = "HoDoKu: Continuous Nice Loop. Sudopedia: Nice Loop (continuous), or AIC loop.",
             .before = "T1 H1",
             .puzzle = "..4.6..58.5.9.7..3.....5...........4..91.....172..3...64....1........8.2..37.1...",
             .source = in_hodoku("Continuous Nice Loop")}};

constexpr TechniqueEntry discontinuous_loop = {
    .row = {.key = "discontinuous-loop",
            .difficulty = {575},
            .name = "discontinuous loop",
            .family = "chains",
            .finder = find_discontinuous_loops,
            .by_name = find_every_discontinuous_loop,
            .example = "if A1 is not 7, then by a chain A1 is 7, or is 2: no other candidate of A1 is true",
            .hodoku = {{{.points = 280, .level = unfair, .place = 451, .name = "Discontinuous Nice Loop"}}}},
    .page = {
        .what = "A chain of alternating strong and weak links, strong at both ends, that starts and ends in the same "
                "cell. If both ends are the same candidate, it is true: if it were false, the chain would make it "
                "true. If the ends are two digits, the cell holds one of them, and its other candidates are removed.",
        .kin = "HoDoKu: Discontinuous Nice Loop. HoDoKu and Sudopedia also use this name if two weak links meet in a "
               "cell; here that is an AIC of type 1 or 2.",
        .before = "T1 H1",
        .puzzle = "...7.69....7.8..4...4..2.3..1....6....9..7...862.......4..317..9........15.6..4..",
        .source = in_hodoku("Discontinuous Nice Loop")}};

constexpr TechniqueEntry aic_1 = {
    .row = {.key = "aic-1",
            .min_size = 1,
            .max_size = 1,
            .difficulty = {570},
            .name = "alternating inference chain, type 1",
            .family = "chains",
            .finder = find_alternating_chains,
            .by_name = find_every_alternating_chain,
            .example = "if A1 is not 7, then by strong and weak links E9 is 7: no 7 where both are seen",
            .hodoku = {{{.points = 280, .level = unfair, .place = 452, .name = "AIC"}}}},
    .page = {.what = "A chain of alternating strong and weak links, through cells and houses, strong at both ends. The "
                     "ends are the same digit in two cells. At least one of them is true, so the digit is removed from "
                     "every cell that sees both.",
             .kin = "HoDoKu: AIC, or Discontinuous Nice Loop. Sudopedia: Alternating Inference Chain, type 1. X-chains "
                    "and XY-chains are special cases; chains with groups are techniques of their own.",
             .before = to_quads,
             .also = to_wings,
             .puzzle = "9....34.....6....5.27..9.685....29.....3......7.....52.3.56.........7.4...89.....",
             .source = in_hodoku("AIC")}};

constexpr TechniqueEntry aic_2 = {
    .row = {.key = "aic-2",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {571},
            .name = "alternating inference chain, type 2",
            .family = "chains",
            .finder = find_alternating_chains,
            .by_name = find_every_alternating_chain,
            .example = "if A1 is not 7, then E1 is 2: A1 is not 2 and E1 is not 7",
            .hodoku = {{{.points = 280, .level = unfair, .place = 453, .name = "AIC"}}}},
    .page = {
        .what =
            "A chain as in type 1, but the ends are two digits in two cells that see each other: x in the first cell, "
            "y in the second. At least one of them is true, so y is removed from the first cell and x from the second.",
        .kin = "HoDoKu: AIC, or Discontinuous Nice Loop. Sudopedia: Alternating Inference Chain, type 2.",
        .before = to_quads,
        .also = to_wings,
        .puzzle = "9....34.....6....5.27..9.685....29.....3......7.....52.3.56.........7.4...89.....",
        .source = in_hodoku("AIC")}};

}  // namespace rows

}  // namespace deduku
