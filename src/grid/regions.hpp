// The box or region of each cell, for drawing borders.
//
//   A A B B       0 0 1 1       borders separate neighbours with different numbers
//   A A B B       0 0 1 1
#pragma once

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "grid/holes.hpp"

namespace deduku {

/// The number of the box or region of each cell; -1 for all cells of a board without them, and for holes.
[[nodiscard]] inline Table<Cell, int> regions_of(const Geometry& geometry) {
    Table<Cell, int> out(geometry.cells(), -1);
    if (has_holes(geometry))
        for (House house : geometry.every_house()) {
            const Cell first = geometry.cells_of(house).front(), last = geometry.cells_of(house).back();
            if (geometry.row(first) != geometry.row(last) && geometry.column(first) != geometry.column(last))
                for (Cell cell : geometry.cells_of(house)) out[cell] = index(house);
        }
    for (House house : geometry.all_houses())
        if (const HouseKind kind = geometry.kind(house); kind == HouseKind::box || kind == HouseKind::region)
            for (Cell cell : geometry.cells_of(house)) out[cell] = geometry.ordinal(house);
    return out;
}

/// Whether a rule is nothing but houses of N cells, which are drawn as houses.
[[nodiscard]] inline bool says_houses(const Rule& rule, const Geometry& geometry) {
    const std::string_view key = rule.row->key;
    if (key == "extra-region") return static_cast<int>(rule.groups.front().size()) == geometry.digits();
    return key == "diagonal" || key == "diagonals" || key == "windows" || key == "disjoint-groups";
}

/// The layout of the pencil marks of a cell, in rows and columns: that of the cells of its box, or of the usual box of
/// this size.
[[nodiscard]] inline Box marks_box(const Geometry& geometry) {
    if (geometry.standard()) return geometry.box();
    const int n = geometry.digits();
    if (const auto box = usual_box(n)) return *box;
    int width = 1;
    while (width * width < n) ++width;
    return {(n + width - 1) / width, width};
}

}  // namespace deduku
