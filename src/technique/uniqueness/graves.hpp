// Bivalue graves: finders and rows (graves.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// All open cells have two candidates, and each open digit of a house two places: there is not exactly one solution. One
/// deduction, which empties a cell.
[[nodiscard]] bool find_grave(const Board& board, const Puzzle& start, int kind, const Sink& sink);
/// All open cells except one have two candidates, and each open digit of a house two places, except that one digit of
/// that cell has three in each of its houses: the cell is that digit. If singles refute its other candidates before a Twin does, the deduction does not depend on uniqueness.
[[nodiscard]] bool find_grave_plus_one(const Board& board, const Puzzle& start, int kind, const Sink& sink);

namespace rows {

constexpr TechniqueEntry bivalue_grave = {
    .row = {.key = "bivalue-grave",
            .difficulty = {289},
            .name = "bivalue grave",
            .family = "bivalue graves",
            .finder = find_grave,
            .example = "each open cell has two candidates: there is not exactly one solution",
            .reason =
                "All open cells have two candidates, and each digit has two places in every house that still needs it.",
            .conclusion = "there are several solutions, or none",
            .hodoku = {{{.points = 100}}}},
    .page = {
        .what =
            "All open cells have two candidates, and each digit occurs exactly twice in every house that still has it "
            "as a candidate. Such a position has no solution or several, so the puzzle does not have exactly one.",
        .kin = "HoDoKu and Sudopedia use it only in the form BUG + 1. The example has two solutions.",
        .before = "T1 H1 B2 B3 T2 H2",
        .puzzle = "..4......8..7...4...7.8.........5...2.38..1....1.7..36....495...4....6..5.91....8",
        .source = made_here}};

constexpr TechniqueEntry bivalue_grave_plus_one = {
    .row = {.key = "bivalue-grave-plus-one",
            .difficulty = {290},
            .name = "bivalue grave plus one",
            .family = "bivalue graves",
            .finder = find_grave_plus_one,
            .example = "each open cell has two candidates, but one has three: it is the digit that occurs three times",
            .hodoku = {{{.points = 100, .level = hard, .place = 180, .name = "Bivalue Universal Grave + 1"}}}},
    .page = {.what = "All open cells have two candidates, except one, which has three. One of these three digits has "
                     "three places in the row, the column and the box of that cell; in every other house, and without "
                     "that candidate in these, each open digit has two places. Then the rest would have no solution or "
                     "several. So the cell is that digit.",
             .kin = "HoDoKu: BUG+1. Sudopedia: Bivalue Universal Grave, BUG + 1.",
             .before = "T1 H1",
             .puzzle = "..8.21..5..9.5........9.1.8..5.3...43.21896...........8...75.1....6......23...7..",
             .source = in_sukaku("BUG type 1, 5.6")}};

}  // namespace rows

}  // namespace deduku
