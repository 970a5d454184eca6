// Locked candidates: finders and rows (locked.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two or more places of a digit in a box (a region, a window), all in one other house, such as a row: removes the
/// digit from the rest of that house.
[[nodiscard]] bool find_pointing(const Board& board, int size, const Sink& sink);
/// Two or more places of a digit in a row, a column or a diagonal, all in one other house, such as a box: removes the
/// digit from the rest of that house.
[[nodiscard]] bool find_claiming(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry pointing = {
    .row = {.key = "pointing",
            .letter = 'B',
            .min_size = 2,
            .max_size = 2,
            .difficulty = {120},
            .name = "pointing",
            .family = "locked candidates",
            .finder = find_pointing,
            .example = "7 of box 1 only in row 2: no other 7 in row 2",
            .hodoku = {{{.points = 50, .level = medium, .place = 60, .name = "Locked Candidates Type 1 (Pointing)"}}}},
    .page = {.what = "All candidates of a digit in a box lie in one row or column. The box must have the digit there, "
                     "so it is removed from the rest of that line. Regions and windows count as boxes.",
             .before = "T1",
             .puzzle = ".179.36......8....9.....5.7.72.1.43....4.2.7..6437.25.7.1....65....3......56.172.",
             .source = {"SudokuWiki (A. Stuart), page Pointing Pairs"}}};

constexpr TechniqueEntry claiming = {
    .row = {.key = "claiming",
            .letter = 'B',
            .min_size = 3,
            .max_size = 3,
            .difficulty = {121},
            .name = "claiming",
            .family = "locked candidates",
            .finder = find_claiming,
            .example = "7 of row 1 only in box 1: no other 7 in box 1",
            .hodoku = {{{.points = 50, .level = medium, .place = 70, .name = "Locked Candidates Type 2 (Claiming)"}}}},
    .page = {.what = "All candidates of a digit in a row or column lie in one box. The line must have the digit there, "
                     "so it is removed from the rest of that box. A diagonal counts as a line.",
             .before = "T1",
             .puzzle = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51.",
             .source = {"SudokuWiki (A. Stuart), page Box/Line Reduction"}}};

}  // namespace rows

}  // namespace deduku
