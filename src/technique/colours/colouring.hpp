// Simple colouring: finders and rows (colouring.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Places of a digit joined by houses with two places, in two colours: candidates that see both colours are removed. A
/// Split on one of the houses, as is the next.
[[nodiscard]] bool find_colour_traps(const Board& board, int size, const Sink& sink);
/// The same with two places of one colour in a house: that colour is removed.
[[nodiscard]] bool find_colour_wraps(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry simple_colouring_trap = {
    row("simple-colouring-trap", 0, 340, "simple colouring, trap", "simple colouring", find_colour_traps,
        "a cluster of places of 7 in two colours: A1 sees both, so it is not 7", all_boards,
        by_hodoku(150, hard, 410, "Simple Colors Trap")),
    page("Houses with only two places for a digit (strong links) join its places to a cluster. Colour the cluster with "
         "two colours alternately: either all places of one colour are true, or all of the other. A candidate of the "
         "digit that sees both colours is false.",
         "HoDoKu: Simple Colors (Trap). Sudopedia: Simple Colors, Color Trap. Clusters have three places or more: with "
         "two, the elimination is a locked candidate.",
         "T1", "", "123...587..5817239987...164.51..847339.75.6187.81..925.76...89153..8174681..7.352",
         {"SudokuWiki (A. Stuart), page Simple Colouring"})};

constexpr TechniqueEntry simple_colouring_wrap = {
    row("simple-colouring-wrap", 0, 341, "simple colouring, wrap", "simple colouring", find_colour_wraps,
        "two places of one colour in row 1: no place of this colour is 7", all_boards,
        by_hodoku(150, hard, 411, "Simple Colors Wrap")),
    page("As the trap, but two candidates of one colour see each other. They cannot both be true, so all candidates of "
         "that colour are false.",
         "HoDoKu: Simple Colors (Wrap). Sudopedia: Simple Colors, Color Wrap.", to_quads, "W2 W3 W4",
         "..2..84...7..9....9...5...7..41...6......2....18..5..........3..5......64..6.79.2", from_top1465)};

}  // namespace rows

}  // namespace deduku
