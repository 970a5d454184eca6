// Multi-colouring: finders and rows (multi_colouring.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two clusters as in simple colouring. Kind 1: a colour of one sees a colour of the other; candidates that see both
/// opposite colours are removed. Kind 2: a colour of one sees both colours of the other, and is removed.
[[nodiscard]] bool find_multi_colours(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry multi_colouring_1 = {
    .row = {.key = "multi-colouring-1",
            .min_size = 1,
            .max_size = 1,
            .difficulty = {342},
            .name = "multi-colouring, type 1",
            .family = "multi-colouring",
            .finder = find_multi_colours,
            .example = "two clusters of 7; a colour of one sees a colour of the other: A1 sees the opposite colours, "
                       "so it is not 7",
            .reason = "Conjugate pairs of {digits} link these cells, and two that see each other cannot both be "
                      "{digits}. Either {digits} is in {cells}, or it is in {others}.",
            .hodoku = {{{.points = 200, .level = hard, .place = 420, .name = "Multi Colors 1"}}}},
    .page = {.what = "Two clusters of a digit, each in two colours as in simple colouring; a cluster may have only two "
                     "places. A place of one cluster sees a place of the other, so the colours of these two places are "
                     "not both true. So at least one of the opposite colours is true, and a candidate that sees both "
                     "opposite colours is false.",
             .kin = "HoDoKu: Multi Colors 1. Sudopedia: Multi-Colors, type 1. Only two clusters are compared at a "
                    "time; more of them make chains.",
             .before = to_quads,
             .also = to_turbot,
             .puzzle = "...2.13...7.....9.5........4...9..8.8.....1.....3..2..9...7..5...16..............",
             .source = from_top1465}};

constexpr TechniqueEntry multi_colouring_2 = {
    .row = {.key = "multi-colouring-2",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {343},
            .name = "multi-colouring, type 2",
            .family = "multi-colouring",
            .finder = find_multi_colours,
            .example = "two clusters of 7; a colour of one sees both colours of the other: no place of it is 7",
            .reason = "Conjugate pairs of {digits} link {cells}: all of them are {digits}, or none. If they were, none "
                      "of {others} could be, but one of these must be.",
            .hodoku = {{{.points = 200, .level = hard, .place = 421, .name = "Multi Colors 2"}}}},
    .page = {
        .what =
            "Two clusters of a digit, each in two colours as in type 1. A colour of one cluster sees both colours of "
            "the other, one of which is true. So that colour is false, and the digit is removed from all its places.",
        .kin = "HoDoKu: Multi Colors 2. Sudopedia: Multi-Colors, type 2.",
        .before = to_quads,
        .also = to_turbot,
        .puzzle = "1..6......35.14.6.........2..8..3.2..2.....93.1..2.5..4693....8....5....8.....7..",
        .source = from_top1465}};

}  // namespace rows

}  // namespace deduku
