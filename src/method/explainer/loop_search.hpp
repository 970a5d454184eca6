// Closed paths of cells with the same two digits, as SE walks them.
//
//   A1 {2,5} - A4 {2,5} - E4 {2,5,7} - E1 {2,5}      each house that the path touches, it touches twice
//
// If nothing else were in these cells, the two digits could be exchanged: not the only solution.
#pragma once

#include <vector>

#include "method/explainer/position.hpp"

namespace deduku::explainer {

struct Loop {
    std::vector<std::uint8_t> path;
    int pair = 0;  ///< the two digits
    Cells cells;
};

/// The valid loops in the order in which SE meets them, some of them several times.
[[nodiscard]] std::vector<Loop> find_loops(const Position& position);

}  // namespace deduku::explainer
