// Singles: finders and rows (singles.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// A cell with one candidate: removes the digit from each house of the cell. Cover: cell / (house, digit).
[[nodiscard]] bool find_naked_singles(const Board& board, int size, const Sink& sink);
/// A digit with one place in a house: the cell loses its other digits. Cover: (house, digit) / cell.
[[nodiscard]] bool find_hidden_singles(const Board& board, int size, const Sink& sink);
/// A cell with one candidate, which some peers still have, where all other cells of a house are done: removes the digit
/// from its peers. A cell is done if it has one candidate, which no peer has. Cover: cell / (house, digit).
[[nodiscard]] bool find_full_houses(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry naked_single = {
    .row = {.key = "naked-single",
            .letter = 'T',
            .min_size = 1,
            .max_size = 1,
            .difficulty = {20},
            .effect = Effect::places,
            .name = "naked single",
            .family = "singles",
            .finder = find_naked_singles,
            .example = "A1 = {5}: no other 5 in row 1, column A, box 1",
            .hodoku = {{{.points = 4, .level = easy, .place = 20}}}},
    .page = {.what = "A cell has only one candidate left. The cell is that digit, so the digit is removed from all "
                     "peers of the cell.",
             .puzzle = "....5......913.8..1.6.2.....9......673.9........4....14.............36........352",
             .source = from_top1465}};

constexpr TechniqueEntry hidden_single = {
    .row = {.key = "hidden-single",
            .letter = 'H',
            .min_size = 1,
            .max_size = 1,
            .difficulty = {30},
            .effect = Effect::places,
            .name = "hidden single",
            .family = "singles",
            .finder = find_hidden_singles,
            .example = "7 of row 1 only at A1: A1 = 7",
            .hodoku = {{{.points = 14, .level = easy, .place = 30}}}},
    .page = {.what = "A digit has only one place left in a row, column or box. It goes there, so all other candidates "
                     "of that cell are removed.",
             .before = "T1",
             .puzzle = "...1..5..4......6..........6.2.4....5.....8.37.........315..........7.2..5.8.....",
             .source = from_top1465}};

constexpr TechniqueEntry full_house = {
    .row = {.key = "full-house",
            .difficulty = {10},
            .effect = Effect::places,
            .name = "full house",
            .family = "singles",
            .finder = find_full_houses,
            .example = "all cells of row 1 except A1 are solved: A1 is the missing digit",
            .hodoku = {{{.points = 4, .level = easy, .place = 10}}}},
    .page = {.what = "All cells of a row, column or box except one are solved. The last cell is the missing digit. It "
                     "is a naked single that can be seen in one house, at a glance.",
             .kin = "HoDoKu and Sudopedia: Full House. Here a cell counts as solved once its digit is known and has "
                    "been removed from its peers.",
             .before = "T1 H1",
             .puzzle = "5.9....8...8..9..7.76.....1..73...2..1..52.......97..........38..3.451..7...1...2",
             .source = in_hodoku("Full House")}};

}  // namespace rows

}  // namespace deduku
