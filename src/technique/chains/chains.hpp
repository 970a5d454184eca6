// Chains: finders and rows (chains.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// For every two ends of chains of one digit what both see; one shortest chain for two ends, short ones first. Boards
/// with more than LinkRows::largest (4,096) candidates that see another have no chains, here and below.
[[nodiscard]] bool find_x_chains(const Board& board, int size, const Sink& sink);
/// The same by cells with two digits.
[[nodiscard]] bool find_xy_chains(const Board& board, int size, const Sink& sink);
/// Ends that see each other: each weak link is strong.
[[nodiscard]] bool find_continuous_loops(const Board& board, int size, const Sink& sink);
/// Ends in one cell, or one end: a candidate that would be true if it were false.
[[nodiscard]] bool find_discontinuous_loops(const Board& board, int size, const Sink& sink);
/// The same by all links: 1 for ends of one digit, 2 for ends of two digits, in two cells.
[[nodiscard]] bool find_alternating_chains(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry x_chain = {
    row("x-chain", 0, 510, "X-chain", "chains", find_x_chains,
        "7 at A1 or A4, if not A4 then not D5, so F5, ..: one of the ends is 7", all_boards,
        by_hodoku(260, unfair, 430)),
    page("Places of one digit, joined in turn by strong links (a house with only these two places: if one is false the "
         "other is true) and weak ones (a house with both: not both are true), strong at both ends. If the first is "
         "false, the last is true: one of them is, and what sees both is false. Two strong links are skyscraper, kite "
         "or turbot fish.",
         "HoDoKu and Sudopedia: X-Chain. Chains may be of any length; short ones are found first.", to_quads,
         "W2 W3 W4", ".1.9..5.......8..4..3....8...6..5.1..8.6.9....5..3.....7..6.9.51..4...67..5..31..",
         in_hodoku("X-Chain"))};

constexpr TechniqueEntry xy_chain = {
    row("xy-chain", 0, 520, "XY-chain", "chains", find_xy_chains,
        "A1 = {2,5}, A7 = {5,8}, .., E9 = {3,2}: if A1 is not 2, E9 is", all_boards, by_hodoku(260, unfair, 440)),
    page("Cells with two candidates, each in sight of the next and with a digit in common with it; the digit left over "
         "at both ends is the same. If the first cell is not that digit, the last is: what sees both is not. Three "
         "cells are an XY-Wing.",
         "HoDoKu and Sudopedia: XY-Chain. Chains may be of any length; short ones are found first.", "T1 H1 B2 B3", "",
         "3.4...6....5.1...97.......8......2.5.......7.....763......62....6...18..59.8....4", in_hodoku("XY-Chain"))};

constexpr TechniqueEntry continuous_loop = {
    row("continuous-loop", 0, 550, "continuous loop", "chains", find_continuous_loops,
        "a chain whose ends see each other: one of every two that a weak link joins is true", all_boards,
        by_hodoku(280, unfair, 450, "Continuous Nice Loop")),
    page("A chain of strong and weak links, by cells and houses, whose ends are joined by a weak link. It holds in "
         "both directions: of every two candidates that a weak link joins one is true. So whatever else is in the cell "
         "or house of such a link is false.",
         "HoDoKu: Continuous Nice Loop. Sudopedia: Nice Loop (continuous), or AIC loop.", "T1 H1", "",
         "..4.6..58.5.9.7..3.....5...........4..91.....172..3...64....1........8.2..37.1...",
         in_hodoku("Continuous Nice Loop"))};

constexpr TechniqueEntry discontinuous_loop = {
    row("discontinuous-loop", 0, 575, "discontinuous loop", "chains", find_discontinuous_loops,
        "if A1 is not 7, then by a chain A1 is 7, or is 2: it is nothing else", all_boards,
        by_hodoku(280, unfair, 451, "Discontinuous Nice Loop")),
    page("A chain whose ends are in one cell. If they are one candidate, it is true: were it false, the chain would "
         "make it true. If they are two, the cell holds one of them and nothing else.",
         "HoDoKu: Discontinuous Nice Loop. HoDoKu and Sudopedia also call it so if two weak links meet in a cell; "
         "these are AIC of type 1 and 2 here.",
         "T1 H1", "", "...7.69....7.8..4...4..2.3..1....6....9..7...862.......4..317..9........15.6..4..",
         in_hodoku("Discontinuous Nice Loop"))};

constexpr TechniqueEntry aic_1 = {
    row("aic-1", 1, 570, "alternating inference chain, type 1", "chains", find_alternating_chains,
        "if A1 is not 7, then by houses and cells with two choices E9 is 7: 7 where both are seen goes", all_boards,
        by_hodoku(280, unfair, 452, "AIC")),
    page("A chain of strong and weak links, by cells and houses, strong at both ends, which are one digit in two "
         "cells. One of them is true, so the digit goes where both are seen.",
         "HoDoKu: AIC, or Discontinuous Nice Loop. Sudopedia: Alternating Inference Chain, type 1. X-chains and "
         "XY-chains are among them; groups have rows of their own.",
         to_quads, to_wings, "9....34.....6....5.27..9.685....29.....3......7.....52.3.56.........7.4...89.....",
         in_hodoku("AIC"))};

constexpr TechniqueEntry aic_2 = {
    row("aic-2", 2, 571, "alternating inference chain, type 2", "chains", find_alternating_chains,
        "if A1 is not 7, then E1 is 2: A1 is not 2 and E1 not 7", all_boards, by_hodoku(280, unfair, 453, "AIC")),
    page("The ends are two digits in two cells that see each other: x in the first, y in the second. One of them is "
         "true, so the first cell is not y and the second not x.",
         "HoDoKu: AIC, or Discontinuous Nice Loop. Sudopedia: Alternating Inference Chain, type 2.", to_quads, to_wings,
         "9....34.....6....5.27..9.685....29.....3......7.....52.3.56.........7.4...89.....", in_hodoku("AIC"))};

}  // namespace rows

}  // namespace deduku
