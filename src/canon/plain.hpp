// Forms by trying every order of the columns, for boards of other sizes and for puzzles with a digit twice in a line.
//
//   columns 2 1 4 3   rows: of those that may come next the one that reads smallest, all of them if several do
//
// Slow and simple: 1,296 orders of columns for 3x3 boxes, 82,944 for 3x4.
#pragma once

#include <optional>
#include <vector>

#include "canon/puzzle_form.hpp"
#include "deduku/meter.hpp"

namespace deduku::canon {

struct PlainForm {
    std::vector<std::uint8_t> cells;  ///< 0 = blank
    Box box;                          ///< never higher than wide
    Isomorph map;                     ///< one that leads to the form
    std::uint64_t automorphisms = 0;
};

/// The orders of columns that plain_form() would try on one side of such a board.
[[nodiscard]] std::uint64_t column_orders(Box box);

/// Of a board of any box; `gsf` needs 3x3. An order of columns is a node of the meter; none if it does not allow all.
/// Every map that leads to the form is added to `all`, if it is not null.
[[nodiscard]] std::optional<PlainForm> plain_form(const std::vector<std::uint8_t>& cells, Box box, Order order,
                                                  Meter& meter, std::vector<Isomorph>* all = nullptr);

}  // namespace deduku::canon
