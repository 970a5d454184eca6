// A path on an isomorph of its puzzle: the same steps, with other names of places and digits.
//
//   Naked Pair   1, 9 in C5, C8   C2 is not 1        rows and columns exchanged, digits 1 and 2 too
//   Naked Pair   2, 9 in E3, H3   B3 is not 2
//
// Walking the isomorph itself may take other steps, as the first of several finds depends on the order of the board.
#pragma once

#include "grid/isomorph.hpp"
#include "method/path/path.hpp"

namespace deduku::path {

/// The path of map.image(path.start), a board without rules. Lists in the order of the board stay in that order.
[[nodiscard]] Path image(const Path& path, const Isomorph& map);

}  // namespace deduku::path
