#include "report/parts/board_text.hpp"

#include <algorithm>

#include "grid/cell_text.hpp"
#include "grid/pick.hpp"

namespace deduku::report {
namespace {

std::string label(const Geometry& geometry, HouseKind kind, int ordinal, Coords coords) {
    return house_label(geometry, geometry.house(kind, ordinal), coords);
}

std::string padded(const std::string& text, std::size_t length, std::size_t width) {
    return text + std::string(width - std::min(width, length), ' ');
}

/// Widths of the columns and of the row names at the left.
struct Measure {
    std::size_t column(const Geometry& geometry, int i) const { return columns[geometry.house(HouseKind::column, i)]; }

    Table<House, std::size_t> columns;  // of the houses that are columns
    std::size_t margin = 0;
};

Measure measure(const Geometry& geometry, const CellTexts& cells, Coords coords) {
    Measure out{Table<House, std::size_t>(geometry.houses())};
    for (int i = 0; i < geometry.digits(); ++i) {
        std::size_t width = label(geometry, HouseKind::column, i, coords).size();
        for (Cell cell : geometry.cells_of(geometry.house(HouseKind::column, i)))
            width = std::max(width, cells[cell].plain.size());
        out.columns[geometry.house(HouseKind::column, i)] = width;
        out.margin = std::max(out.margin, label(geometry, HouseKind::row, i, coords).size() + 1);
    }
    return out;
}

}  // namespace

std::string symbol(const Geometry& geometry, Digit digit) { return digits_text({digit}, geometry.digits()); }

std::vector<std::string> draw(const Geometry& geometry, const CellTexts& cells, Coords coords) {
    const Measure sizes = measure(geometry, cells, coords);
    const int n = geometry.digits();
    std::string top(sizes.margin, ' ');
    std::string rule(sizes.margin, ' ');
    for (int column = 0; column < n; ++column) {
        const std::size_t width = sizes.column(geometry, column);
        const bool first_of_box = column % geometry.box().width == 0;
        const std::string name = label(geometry, HouseKind::column, column, coords);
        top += (first_of_box ? "  " : "") + padded(name, name.size(), width) + ' ';
        rule += (first_of_box ? "+-" : "") + std::string(width + 1, '-');
    }
    top += ' ';
    rule += '+';
    std::vector<std::string> lines = {top, rule};
    for (int row = 0; row < n; ++row) {
        const std::string name = label(geometry, HouseKind::row, row, coords);
        std::string line = padded(name, name.size(), sizes.margin);
        for (int column = 0; column < n; ++column) {
            const CellText& text = cells[geometry.cell(row, column)];
            line += column % geometry.box().width == 0 ? "| " : "";
            line += padded(text.painted, text.plain.size(), sizes.column(geometry, column)) + ' ';
        }
        lines.push_back(line + '|');
        if ((row + 1) % geometry.box().height == 0) lines.push_back(rule);
    }
    return lines;
}

std::size_t drawn_width(const Geometry& geometry, const CellTexts& cells, Coords coords) {
    const Measure sizes = measure(geometry, cells, coords);
    std::size_t width = sizes.margin + 1;
    for (int i = 0; i < geometry.digits(); ++i) width += sizes.column(geometry, i) + 1;
    return width + static_cast<std::size_t>(2 * geometry.digits() / geometry.box().width);
}

}  // namespace deduku::report
