// Several grids on one canvas, as rows (format_grids.cpp).
#pragma once

#include <optional>

#include "grid/reading/formats.hpp"

namespace deduku::reading {

/// The rows of several grids, whose first row has a gap between cells; none if they are no such board.
[[nodiscard]] std::optional<Parsed> parse_grids(const Excerpt& text);

}  // namespace deduku::reading
