// Several grids on one canvas, such as a samurai: rows in which blanks stand where there is no cell.
//
//   .........   .........       five grids of 9x9; the one in the middle shares a box with each other one
//   ..5......   .....2...       (21 lines)
//
// Each cell must be in a full grid of N x N cells, of the usual boxes, and each grid share cells with another.
#include "grid/reading/format_grids.hpp"

#include <algorithm>

#include "grid/holes.hpp"
#include "grid/houses.hpp"
#include "grid/reading/board_rows.hpp"
#include "grid/reading/canvas_text.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::reading {
namespace {

bool is_hole_sign(char c) { return c == ' ' || c == '#'; }
bool is_cell_sign(char c) { return c == '.' || c == '*' || c == '?' || is_digit(c); }

// The line without blanks at its end, if all of it is cells and holes; else empty.
std::string_view row_of(const TextLine& line) {
    std::string_view text = line.text;
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    const auto known = [](char c) { return is_hole_sign(c) || is_cell_sign(c); };
    return text.size() <= 64 && std::all_of(text.begin(), text.end(), known) ? text : std::string_view();
}

// Whether it may be the first row: runs of four cells or more, with gaps of two or more.
bool may_begin(std::string_view row) {
    bool gap = false;
    for (std::size_t i = 0, end = 0; i < row.size(); i = end) {
        const bool hole = is_hole_sign(row[i]);
        for (end = i; end < row.size() && is_hole_sign(row[end]) == hole;) ++end;
        if (end - i < (hole ? 2U : 4U)) return false;
        gap = gap || hole;
    }
    return gap;
}

struct GridRows {
    std::vector<std::string_view> rows;
    std::size_t columns = 0;

    char sign(int row, int column) const {
        const std::string_view text = rows[static_cast<std::size_t>(row)];
        return static_cast<std::size_t>(column) < text.size() ? text[static_cast<std::size_t>(column)] : ' ';
    }
    Canvas canvas(int n) const { return {static_cast<int>(rows.size()), static_cast<int>(columns), n, 1}; }
};

std::optional<ReadResult> puzzle_of(const GridRows& text, const Excerpt& from) {
    for (const int n : {9, 6, 4}) {
        const auto is_cell = [&](int row, int column) { return is_cell_sign(text.sign(row, column)); };
        const std::string houses = grids_on(text.canvas(n), is_cell);
        if (houses.empty()) continue;
        const GeometryPtr board = parse_houses_on(text.canvas(n), houses);
        if (!board) continue;
        Puzzle puzzle(board);
        fill_holes(puzzle);
        for (const Cell cell : board->every_grid_cell()) {
            if (is_hole(*board, cell)) continue;
            const char sign = text.sign(board->row(cell), board->column(cell));
            const Set<Digit> digits = symbol_cell(sign, n);
            if (digits.empty())
                return error_at(from.lines[static_cast<std::size_t>(board->row(cell))],
                                static_cast<std::size_t>(board->column(cell)), quoted(std::string(1, sign)),
                                "a digit from 1 to " + std::to_string(n));
            puzzle.cells[cell] = digits;
        }
        return puzzle;
    }
    return std::nullopt;
}

std::optional<Parsed> read_grids(const Excerpt& text) {
    return may_begin(row_of(text.lines[0])) ? parse_grids(text) : std::nullopt;
}

}  // namespace

std::string grids_on(Canvas canvas, FunctionRef<bool(int row, int column)> is_cell) {
    const int n = canvas.digits;
    std::vector<int> grids_of(static_cast<std::size_t>(canvas.cells()), 0);
    const auto count = [&](int row, int column) -> int& {
        return grids_of[static_cast<std::size_t>(row * canvas.columns + column)];
    };
    const auto all_of = [&](int row, int column, const auto& holds) {
        for (int r = row; r < row + n; ++r)
            for (int c = column; c < column + n; ++c)
                if (!holds(r, c)) return false;
        return true;
    };
    std::vector<std::pair<int, int>> grids;
    for (int row = 0; row + n <= canvas.rows; ++row)
        for (int column = 0; column + n <= canvas.columns; ++column)
            if (all_of(row, column, is_cell)) {
                grids.emplace_back(row, column);
                (void)all_of(row, column, [&](int r, int c) { return ++count(r, c) > 0; });
            }
    for (int row = 0; row < canvas.rows; ++row)
        for (int column = 0; column < canvas.columns; ++column)
            if (is_cell(row, column) && count(row, column) == 0) return {};
    std::string out;
    const Geometry names(canvas, {}, {}, "none");
    for (const auto& [row, column] : grids) {
        if (all_of(row, column, [&](int r, int c) { return count(r, c) == 1; })) return {};
        out += (out.empty() ? std::string(grids_word) : ",") + cell_name(names, names.cell(row, column), Coords::sheet);
    }
    return out;
}

std::optional<Parsed> parse_grids(const Excerpt& text) {
    constexpr std::size_t most_rows = 64;
    GridRows found;
    for (const TextLine& line : text.lines) {
        const std::string_view row = row_of(line);
        if (row.empty() || found.rows.size() == most_rows) break;
        found.rows.push_back(row);
        found.columns = std::max(found.columns, row.size());
    }
    if (found.rows.size() == text.lines.size() && !text.complete) return more_than(text);
    auto result = puzzle_of(found, text);
    if (!result) return std::nullopt;
    return Parsed{*std::move(result), found.rows.size()};
}

extern constinit const Format grids_format = {
    "grids", {"several grids, such as a samurai: rows with blanks where there is no cell", read_grids, Headers::sdk}};

}  // namespace deduku::reading
