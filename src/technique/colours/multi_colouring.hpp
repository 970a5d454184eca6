// Multi-colouring: finders and rows (multi_colouring.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two clusters as in simple colouring. Kind 1: a colour of one sees a colour of the other; candidates that see both
/// opposite colours are removed. Kind 2: a colour of one sees both colours of the other, and is removed.
[[nodiscard]] bool find_multi_colours(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry multi_colouring_1 = {
    row("multi-colouring-1", 1, 342, "multi-colouring, type 1", "multi-colouring", find_multi_colours,
        "two clusters of 7; a colour of one sees a colour of the other: A1 sees the opposite colours, so it is not 7",
        all_boards, by_hodoku(200, hard, 420, "Multi Colors 1")),
    page("Two clusters of a digit, each in two colours as in simple colouring; a cluster may have only two places. A "
         "place of one cluster sees a place of the other, so the colours of these two places are not both true. So at "
         "least one of the opposite colours is true, and a candidate that sees both opposite colours is false.",
         "HoDoKu: Multi Colors 1. Sudopedia: Multi-Colors, type 1. Only two clusters are compared at a time; more of "
         "them make chains.",
         to_quads, to_turbot, "...2.13...7.....9.5........4...9..8.8.....1.....3..2..9...7..5...16..............",
         from_top1465)};

constexpr TechniqueEntry multi_colouring_2 = {
    row("multi-colouring-2", 2, 343, "multi-colouring, type 2", "multi-colouring", find_multi_colours,
        "two clusters of 7; a colour of one sees both colours of the other: no place of it is 7", all_boards,
        by_hodoku(200, hard, 421, "Multi Colors 2")),
    page("Two clusters of a digit, each in two colours as in type 1. A colour of one cluster sees both colours of the "
         "other, one of which is true. So that colour is false, and the digit is removed from all its places.",
         "HoDoKu: Multi Colors 2. Sudopedia: Multi-Colors, type 2.", to_quads, to_turbot,
         "1..6......35.14.6.........2..8..3.2..2.....93.1..2.5..4693....8....5....8.....7..", from_top1465)};

}  // namespace rows

}  // namespace deduku
