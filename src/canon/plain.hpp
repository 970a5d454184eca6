// Forms by trying all orders of the columns, for boards of other sizes and for puzzles with a digit twice in a line.
//
//   columns 2 1 4 3   rows: of the possible next rows, the smallest one; if several are equal, all of them
//
// Slow but simple: 1,296 orders of columns for 3x3 boxes, 82,944 for 3x4.
#pragma once

#include <optional>
#include <vector>

#include "canon/puzzle_form.hpp"
#include "deduku/meter.hpp"

namespace deduku::canon {

struct PlainForm {
    std::vector<std::uint8_t> cells;  ///< 0 = blank
    Box box;                          ///< never higher than wide
    Isomorph map;                     ///< one map to the form
    std::uint64_t automorphisms = 0;
};

/// The number of column orders that plain_form() tries on one side of such a board.
[[nodiscard]] std::uint64_t column_orders(Box box);

/// For any box; `gsf` requires 3x3. An order of columns is a node of the meter; none at its limit. Adds all maps to the
/// form to `all`, if it is not null.
[[nodiscard]] std::optional<PlainForm> plain_form(const std::vector<std::uint8_t>& cells, Box box, FormOrder order,
                                                  Meter& meter, std::vector<Isomorph>* all = nullptr);

}  // namespace deduku::canon
