// Complex fish: finders and rows (complex_fish.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// k base and k cover houses of any kind (complex_fish.cpp): rows and boxes in columns and boxes, or columns and boxes
/// in rows and boxes, without and with fins. Finds none on boards of more than 128 cells, here and below.
[[nodiscard]] bool find_franken_fish(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_finned_franken_fish(const Board& board, int size, const Sink& sink);
/// The same for any other mixture of houses.
[[nodiscard]] bool find_mutant_fish(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_finned_mutant_fish(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry franken_fish = {
    .row = {.key = "franken-fish",
            .min_size = 2,
            .max_size = 4,
            .difficulty = {610, 612, 614},
            .name = "Franken fish",
            .family = "complex fish",
            .finder = find_franken_fish,
            .example = "7 of row 1 and box 4 only in columns A, C: no other 7 in columns A, C",
            .boards = Boards::lines,
            .hodoku = {{{.points = 300, .level = unfair, .place = 510},
                        {.points = 350, .level = unfair, .place = 520},
                        {.points = 370}}}},
    .page = {.what = "A fish with one or more boxes among its houses: k base houses and k cover houses, with rows and "
                     "boxes as base and columns and boxes as cover, or columns and boxes as base and rows and boxes as "
                     "cover. No candidate of the digit is in more base houses than cover houses. The base houses need "
                     "the digit k times and the cover houses hold it at most k times, so every candidate in more cover "
                     "houses than base houses is false. Sizes 2, 3 and 4.",
             .kin = "HoDoKu: Franken X-Wing, Franken Swordfish, Franken Jellyfish. Sudopedia: Franken Fish. Boards of "
                    "up to 128 cells. A fish is reported only if no smaller part of it makes the same elimination.",
             .before = "T1 H1",
             .puzzle = ".5.....7.42.....8...1.....2...4.....615..7..9.....9......8..2....6..2.18..7.1..46",
             .source = made_here}};

constexpr TechniqueEntry finned_franken_fish = {
    .row = {.key = "finned-franken-fish",
            .min_size = 2,
            .max_size = 4,
            .difficulty = {620, 622, 624},
            .name = "finned Franken fish",
            .family = "complex fish",
            .finder = find_finned_franken_fish,
            .example = "7 of row 1 and box 4 only in columns A, C, and at B1: no 7 in columns A, C in sight of B1",
            .boards = Boards::lines,
            .hodoku = {{{.points = 390, .level = unfair, .place = 530},
                        {.points = 410, .level = unfair, .place = 540},
                        {.points = 430}}}},
    .page = {
        .what = "A Franken fish except for a few candidates, the fins, that are in more base houses than cover houses. "
                "A fin in two base houses and one cover house is an endo-fin. If a fin is true, all candidates that it "
                "sees are false; if none is, the fish holds. So a candidate that is in more cover houses than base "
                "houses and sees all fins is false. Without its fins, the pattern need not be a fish.",
        .kin = "HoDoKu: Finned Franken X-Wing and so on; sashimi fish are included. Here fins may be anywhere, "
               "provided that a candidate sees them all.",
        .before = to_quads,
        .also = to_wings,
        .puzzle = ".5.7.1...2.8....6...........4.3..5..9.2......6...8.....7.1..3......2..9..........",
        .source = from_top1465}};

constexpr TechniqueEntry mutant_fish = {
    .row = {.key = "mutant-fish",
            .min_size = 2,
            .max_size = 4,
            .difficulty = {630, 632, 634},
            .name = "mutant fish",
            .family = "complex fish",
            .finder = find_mutant_fish,
            .example = "7 of row 1 and column F only in box 2 and row 8: no other 7 in box 2, row 8",
            .boards = Boards::lines,
            .hodoku = {{{.points = 450}, {.points = 450}, {.points = 450}}}},
    .page = {
        .what = "A fish with any mixture of rows, columns and boxes as base and as cover, except those that are "
                "Franken fish. The eliminations are those of a Franken fish: every candidate in more cover houses than "
                "base houses is false.",
        .kin =
            "HoDoKu: Mutant X-Wing, Mutant Swordfish, Mutant Jellyfish; not tried by default. Sudopedia: Mutant Fish.",
        .before = "T1 H1",
        .puzzle = "...3.8.......4.....3561.82...47..3.6..7.5.41...8..3...7.6........3...1..1....9.4.",
        .source = made_here}};

constexpr TechniqueEntry finned_mutant_fish = {
    .row = {.key = "finned-mutant-fish",
            .min_size = 2,
            .max_size = 4,
            .difficulty = {640, 642, 644},
            .name = "finned mutant fish",
            .family = "complex fish",
            .finder = find_finned_mutant_fish,
            .example = "as a mutant fish, but with 7 at A1, too: no 7 in a cover house in sight of A1",
            .boards = Boards::lines,
            .hodoku = {{{.points = 470}, {.points = 470}, {.points = 470}}}},
    .page = {.what = "A mutant fish except for a few candidates in the base houses, the fins, that the cover houses do "
                     "not cover. Either a fin is true, or the fish holds. So a candidate that is in more cover houses "
                     "than base houses and sees all fins is false.",
             .kin = "HoDoKu: Finned Mutant X-Wing and so on; not tried by default.",
             .before = to_quads,
             .also = to_wings,
             .puzzle = "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
             .source = from_top1465}};

}  // namespace rows

}  // namespace deduku
