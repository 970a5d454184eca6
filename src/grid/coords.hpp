// Names of cells in the four styles of the field, for boards of any size.
//
//   top left cell of a 9x9:   sheet A1    sheet-up A9    rc r1c1    rows A1
//   row 9, column 1:          sheet A9    sheet-up A1    rc r9c1    rows J1
//
// sheet: column letter (A..Z, AA.. as in a spreadsheet) and row number from the top; sheet-up: the
// same, rows counted from the bottom; rows: row letter (A-H, J: no I; on boards above 9x9 as in a
// spreadsheet) and column number.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "grid/geometry.hpp"

namespace deduku {

enum class Coords : std::uint8_t { sheet, sheet_up, rc, rows };

/// "sheet", "sheet-up", "rc", "rows", or none.
[[nodiscard]] std::optional<Coords> parse_coords(std::string_view word);

[[nodiscard]] std::string cell_name(const Geometry& geometry, Cell cell, Coords style = Coords::sheet);

/// "row 3", "column C", "box 5" (1-based; letters and counting as the style has them).
[[nodiscard]] std::string house_name(const Geometry& geometry, House house, Coords style = Coords::sheet);
/// The same without its kind, as it stands at the edge of a board: "3", "C".
[[nodiscard]] std::string house_label(const Geometry& geometry, House house, Coords style = Coords::sheet);

/// The cell of this name (any letter case), or none if it is malformed or outside the board.
[[nodiscard]] std::optional<Cell> parse_cell(const Geometry& geometry, std::string_view name,
                                             Coords style = Coords::sheet);

/// "2,5" for {2,5}; digits are shown as 1..N.
[[nodiscard]] std::string digit_list(Set<Digit> digits);

}  // namespace deduku
