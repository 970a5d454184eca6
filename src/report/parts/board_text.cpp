#include "report/parts/board_text.hpp"

#include <algorithm>

#include "grid/holes.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/line_labels.hpp"
#include "grid/regions.hpp"

namespace deduku::report {
namespace {

std::string padded(const std::string& text, std::size_t length, std::size_t width) {
    return text + std::string(width - std::min(width, length), ' ');
}

/// Widths of the columns and of the row names on the left, and the borders of boxes or regions.
class Plan {
  public:
    Plan(const Geometry& geometry, const CellTexts& cells, Coords coords)
        : rows_(geometry.rows()), columns_(geometry.columns()), geometry_(geometry), regions_(regions_of(geometry)) {
        for (int i = 0; i < columns_; ++i) {
            std::size_t width = column_label(geometry, i, coords).size();
            for (int row = 0; row < rows_; ++row) width = std::max(width, cells[geometry.cell(row, i)].plain.size());
            columns.push_back(width);
        }
        for (int i = 0; i < rows_; ++i) margin = std::max(margin, row_label(geometry, i, coords).size() + 1);
    }

    /// Whether a border is on the left of a cell, or above it; column and row N are the final edges.
    bool left(int row, int column) const {
        if (row < 0 || row >= rows_) return false;
        return column == 0 || column == columns_ || differ(row, column, row, column - 1);
    }
    bool above(int row, int column) const {
        if (column < 0 || column >= columns_) return false;
        return row == 0 || row == rows_ || differ(row, column, row - 1, column);
    }
    /// Whether a column has a border on its left anywhere, or a row above it.
    bool gap(int column) const {
        for (int row = 0; row < rows_; ++row)
            if (left(row, column)) return true;
        return false;
    }
    bool ruled(int row) const {
        for (int column = 0; column < columns_; ++column)
            if (above(row, column)) return true;
        return false;
    }
    /// The line above a row.
    std::string rule(int row) const {
        std::string out(margin, ' ');
        for (int column = 0; column <= columns_; ++column) {
            const bool before = above(row, column - 1), behind = above(row, column);
            const bool upright = left(row - 1, column) || left(row, column);
            if (gap(column)) out += before || behind ? (upright ? '+' : '-') : (upright ? '|' : ' ');
            if (column == columns_) break;
            out += std::string(columns[static_cast<std::size_t>(column)] + (gap(column) ? 2 : 1), behind ? '-' : ' ');
        }
        return out;
    }

    std::vector<std::size_t> columns;
    std::size_t margin = 0;

  private:
    bool differ(int row, int column, int other_row, int other_column) const {
        return regions_[geometry_.cell(row, column)] != regions_[geometry_.cell(other_row, other_column)];
    }

    int rows_, columns_;
    const Geometry& geometry_;
    Table<Cell, int> regions_;
};

}  // namespace

std::string symbol(const Geometry& geometry, Digit digit) { return digits_text({digit}, geometry); }

CellTexts candidate_texts(const Board& board) {
    CellTexts out;
    for (const Cell cell : board.geometry().every_grid_cell()) {
        const std::string text = digits_text(board.digits(cell), board.geometry());
        out.push_back({text, text});
    }
    return out;
}

std::vector<std::string> draw(const Geometry& geometry, const CellTexts& texts, Coords coords) {
    CellTexts cells = texts;
    for (const Cell cell : geometry.every_grid_cell())
        if (is_hole(geometry, cell)) cells[cell] = {};
    const Plan plan(geometry, cells, coords);
    std::string top(plan.margin, ' ');
    for (int column = 0; column < geometry.columns(); ++column) {
        const std::string name = column_label(geometry, column, coords);
        top += (plan.gap(column) ? "  " : "") +
               padded(name, name.size(), plan.columns[static_cast<std::size_t>(column)]) + ' ';
    }
    std::vector<std::string> lines = {top + ' '};
    for (int row = 0; row < geometry.rows(); ++row) {
        if (plan.ruled(row)) lines.push_back(plan.rule(row));
        const std::string name = row_label(geometry, row, coords);
        std::string line = padded(name, name.size(), plan.margin);
        for (int column = 0; column < geometry.columns(); ++column) {
            const CellText& text = cells[geometry.cell(row, column)];
            if (plan.gap(column)) line += plan.left(row, column) ? "| " : "  ";
            line += padded(text.painted, text.plain.size(), plan.columns[static_cast<std::size_t>(column)]) + ' ';
        }
        lines.push_back(line + '|');
    }
    lines.push_back(plan.rule(geometry.rows()));
    return lines;
}

std::size_t drawn_width(const Geometry& geometry, const CellTexts& cells, Coords coords) {
    return Plan(geometry, cells, coords).rule(0).size();
}

std::vector<std::string> houses_and_rules(const Geometry& geometry, Coords coords) {
    std::vector<std::string> out;
    if (geometry.standard()) return out;
    for (House house : geometry.every_house()) {
        const HouseKind kind = geometry.kind(house);
        if (kind == HouseKind::row || kind == HouseKind::column || kind == HouseKind::box || kind == HouseKind::region)
            continue;
        std::string line = house_name(geometry, house, coords) + ':';
        for (Cell cell : geometry.cells_of(house)) line += ' ' + cell_name(geometry, cell, coords);
        out.push_back(std::move(line));
    }
    for (const Rule& rule : geometry.rules())
        if (!says_houses(rule, geometry)) out.push_back(rule_sentence(rule, geometry, coords));
    return out;
}

}  // namespace deduku::report
