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
    .row = {.key = "simple-colouring-trap",
            .difficulty = {340},
            .name = "simple colouring, trap",
            .family = "simple colouring",
            .finder = find_colour_traps,
            .example = "a cluster of places of 7 in two colours: A1 sees both, so it is not 7",
            .hodoku = {{{.points = 150, .level = hard, .place = 410, .name = "Simple Colors Trap"}}}},
    .page = {.what = "Houses with only two places for a digit (strong links) join its places to a cluster. Colour the "
                     "cluster with two colours alternately: either all places of one colour are true, or all of the "
                     "other. A candidate of the digit that sees both colours is false.",
             .kin = "HoDoKu: Simple Colors (Trap). Sudopedia: Simple Colors, Color Trap. Clusters have three places or "
                    "more: with two, the elimination is a locked candidate.",
             .before = "T1",
             .puzzle = "123...587..5817239987...164.51..847339.75.6187.81..925.76...89153..8174681..7.352",
             .source = {"SudokuWiki (A. Stuart), page Simple Colouring"}}};

constexpr TechniqueEntry simple_colouring_wrap = {
    .row = {.key = "simple-colouring-wrap",
            .difficulty = {341},
            .name = "simple colouring, wrap",
            .family = "simple colouring",
            .finder = find_colour_wraps,
            .example = "two places of one colour in row 1: no place of this colour is 7",
            .hodoku = {{{.points = 150, .level = hard, .place = 411, .name = "Simple Colors Wrap"}}}},
    .page = {.what = "As the trap, but two candidates of one colour see each other. They cannot both be true, so all "
                     "candidates of that colour are false.",
             .kin = "HoDoKu: Simple Colors (Wrap). Sudopedia: Simple Colors, Color Wrap.",
             .before = to_quads,
             .also = "W2 W3 W4",
             .puzzle = "..2..84...7..9....9...5...7..41...6......2....18..5..........3..5......64..6.79.2",
             .source = from_top1465}};

}  // namespace rows

}  // namespace deduku
