// Two-house patterns: finders and rows (two_house.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two rows with two places each of a digit, one of each in the same column; or columns and row. A chain of one digit,
/// as the next two.
[[nodiscard]] bool find_skyscrapers(const Board& board, int size, const Sink& sink);
/// A row and a column, one place of each in the same box.
[[nodiscard]] bool find_two_string_kites(const Board& board, int size, const Sink& sink);
/// Two houses with two places each, otherwise joined.
[[nodiscard]] bool find_turbot_fish(const Board& board, int size, const Sink& sink);
/// A box with three places or more of a digit in one row and one column, and a line with two places, one on that row
/// (or column). A Split on the line.
[[nodiscard]] bool find_empty_rectangles(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry skyscraper = {
    row("skyscraper", 0, 300, "skyscraper", "two-house patterns", find_skyscrapers,
        "7 of rows 1, 5 only at A1, F1 and B5, F5: A1 or B5 is 7", line_boards, by_hodoku(130, hard, 190)),
    page("Two rows have two places each for a digit, and one place of each is in the same column (the base of the "
         "skyscraper). Both of these cannot be true, so one of the other two is (its roof), and what sees both of "
         "those goes. The same with columns and a row.",
         "HoDoKu and Sudopedia: Skyscraper. It removes what a sashimi X-Wing of the same places does. Where both ends "
         "of the roof are in a column, too, it is an X-Wing.",
         "T1", "", "697.....2..1972.63..3..679.912...6.737426.95.8657.9.241486932757.9.24..6..68.7..9",
         {"the manual of HoDoKu (B. Hobiger), Skyscraper"})};

constexpr TechniqueEntry two_string_kite = {
    row("two-string-kite", 0, 310, "two-string kite", "two-house patterns", find_two_string_kites,
        "7 of row 1 only at A1, H1, of column I only at I3, I7: A1 or I7 is 7, so A7 is not", line_boards,
        by_hodoku(150, hard, 200, "2-String Kite")),
    page("A row and a column have two places each for a digit, and one place of each lies in the same box. Both of "
         "these cannot be true, so one of the other two is: the cell that sees both is not.",
         "HoDoKu and Sudopedia: 2-String Kite.", "T1", "",
         ".81.2.6...42.6..89.568..24.69314275842835791617568932451..3689223...846.86.2.....",
         {"the manual of HoDoKu (B. Hobiger), 2-String Kite"})};

constexpr TechniqueEntry turbot_fish = {
    row("turbot-fish", 0, 312, "turbot fish", "two-house patterns", find_turbot_fish,
        "7 of row 1 only at A1, H1, of box 6 only at H5, I4: A1 or I4 is 7, so A4 is not", all_boards,
        by_hodoku(120, hard, 210)),
    page("Two houses with two places each for a digit, one place of each in sight of the other, in any other "
         "arrangement than skyscraper and kite: one of the houses is a box, or two rows are joined in a box.",
         "HoDoKu: Turbot Fish, in the same sense. Sudopedia counts skyscrapers and kites among turbot fish.",
         "T1 H1 B2 B3 T2 H2", "", ".1.9..5.......8..4..3....8...6..5.1..8.6.9....5..3.....7..6.9.51..4...67..5..31..",
         in_hodoku("Turbot Fish"))};

constexpr TechniqueEntry empty_rectangle = {
    row("empty-rectangle", 0, 317, "empty rectangle", "two-house patterns", find_empty_rectangles,
        "7 of box 1 only in row 2 and column B, of column G only at G2, G7: B7 is not 7", line_boards,
        by_hodoku(120, hard, 220)),
    page("A box has a digit only in one of its rows and one of its columns. A column outside has two places for the "
         "digit, one on that row. If that one is true, the box has the digit in its column; if not, the other place is "
         "true. Either way the cell where the other place's row meets the box's column is not this digit. The same "
         "with rows and columns exchanged.",
         "HoDoKu and Sudopedia: Empty Rectangle, after the cells of the box that are empty of the digit. A box with "
         "two places only is a turbot fish here; HoDoKu has an option for it.",
         "T1 H1 B2 B3", "", ".......84.9..4.32...3..9...5...1...613.8.....4.7.2..1..........71..6.4...6..32..8",
         in_hodoku("Empty Rectangle"))};

}  // namespace rows

}  // namespace deduku
