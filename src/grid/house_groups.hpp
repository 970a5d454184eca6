// The houses of a list by their kinds, for lists in words.
//
//   row 4, row 1, box 5, main diagonal   ->   row {4, 1}   box {5}   main diagonal {}
#pragma once

#include <string>
#include <vector>

#include "deduku/text.hpp"

namespace deduku {

struct HouseGroup {
    HouseKind kind{};
    std::string noun;
    std::vector<std::string> labels;  ///< one or more, in the order of the list; none: the noun is a complete name

    /// "rows", "boxes"; of one house "row".
    std::string nouns() const { return labels.size() < 2 ? noun : noun + (noun.back() == 'x' ? "es" : "s"); }
};

/// Rows first, then columns, boxes, regions, diagonals and so on. Names by themselves and houses of few cells are alone.
[[nodiscard]] std::vector<HouseGroup> grouped(const Geometry& geometry, const std::vector<House>& houses, Coords style);

}  // namespace deduku
