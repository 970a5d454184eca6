#include "grid/board_rows.hpp"

#include <algorithm>

#include "grid/cell_text.hpp"

namespace deduku {
namespace {

std::size_t offset_in(const Line& line, std::string_view cell) {
    return static_cast<std::size_t>(cell.data() - line.text.data());
}

// Reads cells into a puzzle; the first bad one is the error.
std::optional<ReadError> read_cells(const Row& row, int n, Notation notation, Puzzle& puzzle) {
    for (std::string_view cell : row.cells) {
        if (cell.size() == 1) {
            if (const Set<Digit> digits = symbol_cell(cell[0], n); !digits.empty()) {
                puzzle.cells.push_back(digits);
                continue;
            }
        }
        const auto result = read_cell(cell, n, notation);
        if (const auto* error = std::get_if<CellError>(&result))
            return error_at(*row.line, offset_in(*row.line, cell) + error->at, error->found, error->expected);
        puzzle.cells.push_back(std::get<Set<Digit>>(result));
    }
    return std::nullopt;
}

// A puzzle of its own, not a row of n: another puzzle has begun before this one was complete.
bool stands_alone(std::string_view line, std::size_t cells, int n, const ReadOptions& options) {
    if (cells == static_cast<std::size_t>(n)) return false;
    const auto shape = shape_of(line, options);
    return shape && shape->extent != Extent::row;
}

// Tabs alone are a row of empty cells in a table that tabs divide.
bool is_empty_row(std::string_view line, Layout layout, std::size_t size) {
    return layout.cut == Cut::fields && layout.separator == '\t' && cut(line, layout).size() == size;
}

// The rows of one board, and where they end.
struct Collected {
    std::vector<Row> rows;
    std::size_t end;    // lines used
    bool more = false;  // the end is not in sight yet
    std::optional<ReadError> error;
};

Collected collect(const Excerpt& text, std::size_t first, Layout layout, Box box) {
    Collected found{{}, first, false, {}};
    const auto size = static_cast<std::size_t>(box.digits());
    const auto band = static_cast<std::size_t>(box.height);
    std::size_t wanted = size;  // a row too long is an error, and the rows of such a board have to be passed
    std::size_t others = 0;     // frames and blank lines
    bool gap = false;           // a blank line stands before this line
    bool spaced = false;        // and stood between the first two bands
    const auto fail = [&](const Line& line, std::size_t offset, std::string what, std::string expected) {
        if (!found.error) found.error = error_at(line, offset, std::move(what), std::move(expected));
    };
    const auto fail_spacing = [&](const Line& line) {
        fail(line, 0, "another row after " + counted(found.rows.size(), "row"),
             "blank lines between all bands of a board of " + counted(size, "row") + " and behind it");
    };
    for (std::size_t i = first; i < text.lines.size(); ++i) {
        const Line& line = text.lines[i];
        const std::size_t rows = found.rows.size();
        if (is_boundary(line.text)) return found;
        const bool blank = is_blank_line(line.text) && !is_empty_row(line.text, layout, size);
        if (blank || is_frame_line(line.text)) {
            const bool at_band = rows % band == 0 && (spaced || rows <= band);
            if (rows == wanted || (blank && !at_band) || ++others > 2 * size + 4) return found;
            gap = gap || (blank && rows > 0);
            continue;
        }
        Cells cells = cut(line.text, layout);
        if (stands_alone(line.text, cells.size(), box.digits(), text.options)) return found;
        if (rows == wanted) {  // seen only if the board is spaced
            if (cells.size() == size) fail_spacing(line);
            return found;
        }
        if (rows == band) spaced = gap;
        if (rows > 0 && rows % band == 0 && gap != spaced) {
            fail_spacing(line);
            return found;
        }
        gap = false;
        if (cells.size() != size)
            fail(line, cells.size() > size ? offset_in(line, cells[size]) : line.text.size(),
                 counted(cells.size(), "cell") + " in a row", counted(size, "cell"));
        if (cells.size() <= std::size_t{max_digits}) wanted = std::max(wanted, cells.size());
        found.rows.push_back({&line, std::move(cells)});
        found.end = i + 1;
        if (found.rows.size() == wanted && !spaced) return found;
    }
    found.more = !text.complete;
    return found;
}

}  // namespace

Parsed parse_board(const Excerpt& text, std::size_t first, Layout layout, int n) {
    const Box box = *box_for(n, text.options);
    Collected found = collect(text, first, layout, box);
    const auto size = static_cast<std::size_t>(n);
    if (found.more) {
        const std::size_t missing = found.rows.size() < size ? size - found.rows.size() : 1;
        return {std::nullopt, text.lines.size() + missing};
    }
    if (found.error) return {*found.error, found.end};
    if (found.rows.size() < size) {
        const Line& last = found.rows.empty() ? text.lines[first - 1] : *found.rows.back().line;
        std::string expected = counted(size, "row") + " of " + counted(size, "cell");
        if (found.rows.size() == 1 && first == 0) expected += ", or all cells of a board on one line";
        return {error_at(last, last.text.size(), "the end of the puzzle after " + counted(found.rows.size(), "row"),
                         std::move(expected)),
                std::max<std::size_t>(found.end, 1)};
    }
    return {read_board(found.rows, n, text.options), found.end};
}

ReadResult read_board(std::span<const Row> rows, int n, const ReadOptions& options) {
    Puzzle puzzle{*box_for(n, options), {}, {}, {}};
    puzzle.cells.reserve(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
    Notation notation = notation_of({}, n);
    if (n > 9) {
        Cells all;
        for (const Row& row : rows) all.insert(all.end(), row.cells.begin(), row.cells.end());
        notation = notation_of(all, n);
    }
    for (const Row& row : rows)
        if (auto error = read_cells(row, n, notation, puzzle)) return *error;
    return puzzle;
}

bool is_boundary(std::string_view line) {
    const std::string_view text = trimmed(line);
    return is_comment_line(text) || equal_ignoring_case(text, "[puzzle]") || equal_ignoring_case(text, "[state]");
}

ReadError error_at(const Line& line, std::size_t offset, std::string found, std::string expected) {
    return {line.number, offset + 1, std::move(found), std::move(expected)};
}

std::string counted(std::size_t count, std::string_view noun) {
    return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

}  // namespace deduku
