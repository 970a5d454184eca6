// Row pairs: finder and row (row_pairs.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Two cells of a row with the same two digits. Cover: the two cells / the two digits of the row.
[[nodiscard]] bool find_row_pairs(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry row_pair = {
    .row = {.key = "row-pair",
            .difficulty = {131},
            .name = "row pair",
            .family = "toys",
            .finder = find_row_pairs,
            .example = "A1, C1 = {2,5}: no other 2, 5 in row 1",
            .reason = "{digits} fill {cells} of {base}.",
            .boards = Boards::lines,
            .hodoku = {{{.points = 60, .line = "the pair {digits} in {cells}"}}}},
    .page = {.what = "Two cells of a row have the same two candidates, which no other cell of the row can hold.",
             .before = "T1",
             .puzzle = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
