// Several grids on one canvas, as rows (format_grids.cpp).
#pragma once

#include <optional>
#include <string>

#include "grid/function_ref.hpp"
#include "grid/reading/formats.hpp"

namespace deduku::reading {

/// The rows of several grids, whose first row has a gap between cells; none if they are no such board.
[[nodiscard]] std::optional<Parsed> parse_grids(const Excerpt& text);

/// The text of houses, "grids:A1,M1,..", of all full grids of N x N cells on a canvas; empty unless they hold every cell
/// and each shares one with another.
[[nodiscard]] std::string grids_on(Canvas canvas, FunctionRef<bool(int row, int column)> is_cell);

}  // namespace deduku::reading
