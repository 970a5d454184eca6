// The smallest form of a full grid: its smallest band first, then the rows in order. No search is needed.
//
//   six bands (three of rows, three of columns)  ->  their classes     406 17 328 125 296 328
//   the smallest one, every automorphism of it   ->  columns and names of digits are determined
//   the other rows                               ->  sorted by their first digit, compared
//
#pragma once

#include <vector>

#include "canon/form.hpp"

namespace deduku::canon {

struct GridForm {
    Map map;  ///< one map to the form
    std::uint32_t automorphisms = 0;
    std::array<std::uint16_t, 6> bands{};  ///< 1..416: three bands of rows, three of columns
};

/// For a full grid (is_grid). Adds all maps to the form to `all`, if it is not null: as many as there are
/// automorphisms.
[[nodiscard]] GridForm grid_form(const NineGrid& grid, std::vector<Map>* all = nullptr);

}  // namespace deduku::canon
