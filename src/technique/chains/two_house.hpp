// Two-house patterns: finders and rows (two_house.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two rows with two places each for a digit, one place of each in the same column; or two columns and a row. A chain
/// of one digit, like the next two.
[[nodiscard]] bool find_skyscrapers(const Board& board, int size, const Sink& sink);
/// A row and a column, one place of each in the same box.
[[nodiscard]] bool find_two_string_kites(const Board& board, int size, const Sink& sink);
/// Two houses with two places each, in any other arrangement.
[[nodiscard]] bool find_turbot_fish(const Board& board, int size, const Sink& sink);
/// A box with three or more places of a digit, all in one row or one column, and a line with two places, one of them in
/// that row (or column). A Split on the line.
[[nodiscard]] bool find_empty_rectangles(const Board& board, int size, const Sink& sink);
/// Also boxes with two places, which are two-house patterns too.
[[nodiscard]] bool find_every_empty_rectangle(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry skyscraper = {
    .row = {.key = "skyscraper",
            .difficulty = {300},
            .name = "skyscraper",
            .family = "two-house patterns",
            .finder = find_skyscrapers,
            .example = "7 of rows 1, 5 only at A1, F1 and B5, F5: A1 or B5 is 7",
            .boards = Boards::lines,
            .hodoku = {{{.points = 130,
                         .level = hard,
                         .place = 190,
                         .line = "{digit 0} in {node 0 3} (connected by {node 1 2})"}}}},
    .page = {.what = "Two rows have only two places each for a digit, and one place of each is in the same column (the "
                     "base of the skyscraper). The two base cells cannot both be true, so at least one of the other "
                     "two (the roof) is true. The digit is removed from every cell that sees both cells of the roof. "
                     "Rows and columns may be exchanged.",
             .kin = "HoDoKu and Sudopedia: Skyscraper. It makes the eliminations of a sashimi X-Wing on the same "
                    "cells. If both cells of the roof are in one column, too, it is an X-Wing.",
             .before = "T1",
             .puzzle = "697.....2..1972.63..3..679.912...6.737426.95.8657.9.241486932757.9.24..6..68.7..9",
             .source = {"the manual of HoDoKu (B. Hobiger), Skyscraper"}}};

constexpr TechniqueEntry two_string_kite = {
    .row = {.key = "two-string-kite",
            .difficulty = {310},
            .name = "two-string kite",
            .family = "two-house patterns",
            .finder = find_two_string_kites,
            .example = "7 of row 1 only at A1, H1, of column I only at I3, I7: A1 or I7 is 7, so A7 is not 7",
            .boards = Boards::lines,
            .hodoku = {{{.points = 150,
                         .level = hard,
                         .place = 200,
                         .name = "2-String Kite",
                         .line = "{digit 0} in {node 0 3} (connected by {node 1 2})"}}}},
    .page = {.what = "A row and a column have only two places each for a digit, and one place of each lies in the same "
                     "box. These two cannot both be true, so at least one of the other two is true. The digit is "
                     "removed from the cell that sees both of those.",
             .kin = "HoDoKu and Sudopedia: 2-String Kite.",
             .before = "T1",
             .puzzle = ".81.2.6...42.6..89.568..24.69314275842835791617568932451..3689223...846.86.2.....",
             .source = {"the manual of HoDoKu (B. Hobiger), 2-String Kite"}}};

constexpr TechniqueEntry turbot_fish = {
    .row = {.key = "turbot-fish",
            .difficulty = {312},
            .name = "turbot fish",
            .family = "two-house patterns",
            .finder = find_turbot_fish,
            .example = "7 of row 1 only at A1, H1, of box 6 only at H5, I4: A1 or I4 is 7, so A4 is not 7",
            .hodoku = {{{.points = 120, .level = hard, .place = 210}}}},
    .page = {
        .what = "Two houses have only two places each for a digit (two strong links), and one place of the first house "
                "sees one of the second. These two cannot both be true, so at least one of the other two is true, and "
                "the digit is removed from every cell that sees both of those. Skyscrapers and two-string kites are "
                "not counted: here one of the houses is a box, or two rows or two columns are joined in a box.",
        .kin = "HoDoKu: Turbot Fish, in the same sense. In Sudopedia, skyscrapers and kites are turbot fish as well.",
        .before = "T1 H1 B2 B3 T2 H2",
        .puzzle = ".1.9..5.......8..4..3....8...6..5.1..8.6.9....5..3.....7..6.9.51..4...67..5..31..",
        .source = in_hodoku("Turbot Fish")}};

constexpr TechniqueEntry empty_rectangle = {
    .row = {.key = "empty-rectangle",
            .difficulty = {317},
            .name = "empty rectangle",
            .family = "two-house patterns",
            .finder = find_empty_rectangles,
            .by_name = find_every_empty_rectangle,
            .example = "7 of box 1 only in row 2 and column B, of column G only at G2, G7: B7 is not 7",
            .boards = Boards::lines,
            .hodoku = {{{.points = 120, .level = hard, .place = 220}}}},
    .page = {.what = "In a box, all candidates of a digit lie in one row r or one column c. A column outside the box "
                     "has only two places for the digit, one of them in r. If that place is true, the digit of the box "
                     "is in c. If it is false, the other place is true. Either way the digit is removed from the cell "
                     "where the row of the other place crosses c. Rows and columns may be exchanged.",
             .kin = "HoDoKu and Sudopedia: Empty Rectangle, named after the cells of the box without the digit. A box "
                    "with only two places is a turbot fish here; HoDoKu has an option for it.",
             .before = "T1 H1 B2 B3",
             .puzzle = ".......84.9..4.32...3..9...5...1...613.8.....4.7.2..1..........71..6.4...6..32..8",
             .source = in_hodoku("Empty Rectangle")}};

}  // namespace rows

}  // namespace deduku
