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
    row("naked-single", 'T', 1, 1, rank(20), places, "naked single", "singles", find_naked_singles,
        "A1 = {5}: no other 5 in row 1, column A, box 1", all_boards, by_hodoku(4, easy, 20)),
    page("A cell has only one candidate left. The cell is that digit, so the digit is removed from all peers of the "
         "cell.",
         "", "", "", "....5......913.8..1.6.2.....9......673.9........4....14.............36........352",
         from_top1465)};

constexpr TechniqueEntry hidden_single = {
    row("hidden-single", 'H', 1, 1, rank(30), places, "hidden single", "singles", find_hidden_singles,
        "7 of row 1 only at A1: A1 = 7", all_boards, by_hodoku(14, easy, 30)),
    page("A digit has only one place left in a row, column or box. It goes there, so all other candidates of that cell "
         "are removed.",
         "", "T1", "", "...1..5..4......6..........6.2.4....5.....8.37.........315..........7.2..5.8.....",
         from_top1465)};

constexpr TechniqueEntry full_house = {
    row("full-house", silent, 0, 0, rank(10), places, "full house", "singles", find_full_houses,
        "all cells of row 1 except A1 are solved: A1 is the missing digit", all_boards, by_hodoku(4, easy, 10)),
    page("All cells of a row, column or box except one are solved. The last cell is the missing digit. It is a naked "
         "single that can be seen in one house, at a glance.",
         "HoDoKu and Sudopedia: Full House. Here a cell counts as solved once its digit is known and has been removed "
         "from its peers.",
         "T1 H1", "", "5.9....8...8..9..7.76.....1..73...2..1..52.......97..........38..3.451..7...1...2",
         in_hodoku("Full House"))};

}  // namespace rows

}  // namespace deduku
