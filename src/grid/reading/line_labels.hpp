// The labels of the rows and columns of a drawn board, whether they are houses or not: "3", "C".
#pragma once

#include <string>

#include "deduku/text.hpp"

namespace deduku {

/// The parts of a cell's name: its row and its column.
struct LineLabels {
    std::string row, column;
};
[[nodiscard]] inline LineLabels labels_of(const Geometry& geometry, Cell cell, Coords coords) {
    const std::string name = cell_name(geometry, cell, coords);
    if (coords == Coords::rc) return {name.substr(1, name.find('c') - 1), name.substr(name.find('c') + 1)};
    const std::size_t end = name.find_first_of("0123456789");
    if (coords == Coords::rows) return {name.substr(0, end), name.substr(end)};
    return {name.substr(end), name.substr(0, end)};
}
[[nodiscard]] inline std::string row_label(const Geometry& geometry, int row, Coords coords) {
    return labels_of(geometry, geometry.cell(row, 0), coords).row;
}
[[nodiscard]] inline std::string column_label(const Geometry& geometry, int column, Coords coords) {
    return labels_of(geometry, geometry.cell(0, column), coords).column;
}

}  // namespace deduku
