// Multi-colouring: finders and rows (multi_colouring.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two clusters of such places: 1, a colour of one sees a colour of the other, so that what sees both other colours
/// goes; 2, a colour of one sees both of the other, and goes.
[[nodiscard]] bool find_multi_colours(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry multi_colouring_1 = {
    row("multi-colouring-1", 1, 342, "multi-colouring, type 1", "multi-colouring", find_multi_colours,
        "two clusters of 7, in two colours each; colours of both see each other: A1 sees the other two", all_boards,
        by_hodoku(200, hard, 420, "Multi Colors 1")),
    page("Two clusters of a digit, each of two places or more that houses with two places join, in two colours each. A "
         "place of one cluster sees a place of the other: these two colours are not both true. So one of the two "
         "opposite colours is, and what sees both of these is false.",
         "HoDoKu: Multi Colors 1. Sudopedia: Multi-Colors, type 1. Two clusters at a time; more of them are chains.",
         to_quads, to_turbot, "...2.13...7.....9.5........4...9..8.8.....1.....3..2..9...7..5...16..............",
         from_top1465)};

constexpr TechniqueEntry multi_colouring_2 = {
    row("multi-colouring-2", 2, 343, "multi-colouring, type 2", "multi-colouring", find_multi_colours,
        "two clusters of 7; one colour sees both of the other cluster: none of it is 7", all_boards,
        by_hodoku(200, hard, 421, "Multi Colors 2")),
    page("Two clusters of a digit. One of the colours of the other cluster is true; a colour that sees both of them "
         "cannot be, and all its places lose the digit.",
         "HoDoKu: Multi Colors 2. Sudopedia: Multi-Colors, type 2.", to_quads, to_turbot,
         "1..6......35.14.6.........2..8..3.2..2.....93.1..2.5..4693....8....5....8.....7..", from_top1465)};

}  // namespace rows

}  // namespace deduku
