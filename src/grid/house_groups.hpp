// The houses of a list grouped by kind, for enumerations in sentences.
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
    std::vector<std::string> labels;  ///< in the order of the list; empty: the noun is a complete name

    /// "rows", "boxes"; of one house "row".
    std::string nouns() const { return labels.size() < 2 ? noun : noun + (noun.back() == 'x' ? "es" : "s"); }
};

/// Rows first, then columns, boxes, regions, diagonals and so on. Houses with complete names and small houses have a
/// group each.
[[nodiscard]] std::vector<HouseGroup> grouped(const Geometry& geometry, const std::vector<House>& houses, Coords style);

}  // namespace deduku
