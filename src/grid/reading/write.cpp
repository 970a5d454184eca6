#include <algorithm>
#include <span>

#include "deduku/text.hpp"
#include "grid/holes.hpp"
#include "grid/houses.hpp"
#include "grid/reading/canvas_text.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/escapes.hpp"

namespace deduku {
namespace {

// Cells from `first` on; numbers are separated by blanks, characters are not.
// A lone mark is in brackets: [3].
std::string row_text(const Table<Cell, Set<Digit>>& cells, int first, int count, DigitRange digits,
                     std::span<const Cell> lone_marks = {}) {
    std::string line;
    for (int i = first; i < first + count; ++i) {
        if (!digits.has_symbols() && i > first) line += ' ';
        const auto cell = static_cast<Cell>(i);
        const std::string text = cell_text(cells[cell], digits);
        const bool lone = std::find(lone_marks.begin(), lone_marks.end(), cell) != lone_marks.end();
        line += lone ? '[' + text + ']' : text;
    }
    return line;
}

// One character for a cell of a board with holes, as row_text().
std::string with_holes(std::string cells, int first, const Geometry& board, char hole) {
    if (!has_holes(board) || !DigitRange(board).has_symbols()) return cells;
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++first) {
        const std::size_t end = cells[i] == '[' ? cells.find(']', i) + 1 : i + 1;
        out += is_hole(board, static_cast<Cell>(first)) ? std::string(1, hole) : cells.substr(i, end - i);
        i = end;
    }
    return out;
}

std::string cells_line(const Table<Cell, Set<Digit>>& cells, const Geometry& board) {
    return with_holes(row_text(cells, 0, std::min(cells.size(), board.grid_cells()), board), 0, board, '_');
}

// The cells with an unusual canvas and the houses.
std::string cells_and_houses(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    std::string line = cells_line(puzzle.cells, board);
    if (!board.canvas().usual()) line += ' ' + reading::canvas_text(board.canvas(), true);
    if (const std::string houses = houses_text(board); !houses.empty()) line += " houses:" + houses;
    return line;
}

// +-----+-----+
std::string frame(Box box, std::size_t cell_width) {
    std::string line = "+";
    for (int b = 0; b < box.height; ++b)
        line.append(static_cast<std::size_t>(box.width) * (cell_width + 1) + 1, '-') += '+';
    return line + '\n';
}

// The text of a cell with candidates: all its digits, in brackets if they could be a number.
std::string mark(Set<Digit> digits, int n) {
    const bool plain = digits.single() || (n <= 9 && !digits.empty());
    return plain ? digits_text(digits, n) : "[" + digits_text(digits, n) + "]";
}

std::string rows_text(const Table<Cell, Set<Digit>>& cells, const Geometry& board,
                      std::span<const Cell> lone_marks = {}) {
    std::string text;
    const int columns = board.columns();
    for (int r = 0; r < board.rows(); ++r)
        text += with_holes(row_text(cells, r * columns, columns, board, lone_marks), r * columns, board, '_') + '\n';
    return text;
}

}  // namespace

std::string to_line(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    std::string line = cells_and_houses(puzzle);
    if (!board.rules().empty()) line += " rules:" + write_rules(board.rules(), board);
    return line;
}

std::string to_line(const Geometry& geometry, const Grid& grid) {
    Table<Cell, Set<Digit>> cells;
    for (Digit digit : grid) cells.push_back({digit});
    return cells_line(cells, geometry);
}

namespace {

// A map of regions in rows, other parts below; or all on one line.
std::string regions_text(const std::string& houses, const Geometry& board) {
    std::string out = "[Regions]\n";
    const auto columns = static_cast<std::size_t>(board.columns()),
               cells = static_cast<std::size_t>(board.grid_cells());
    if (houses.starts_with("boxes") || houses.find('[') != houses.npos || houses.size() < cells || houses == "lines" ||
        houses == "none")
        return out + houses + '\n';
    for (std::size_t at = 0; at < cells; at += columns) out += houses.substr(at, columns) + '\n';
    return houses.size() == cells ? out : out + houses.substr(cells) + '\n';
}

}  // namespace

std::string to_sdk(const Puzzle& puzzle) {
    std::string text;
    if (!puzzle.name.empty()) text += "#D" + to_one_line(puzzle.name) + '\n';
    for (const std::string& line : to_lines(puzzle.comment)) text += "#C" + line + '\n';
    const Geometry& board = puzzle.geometry();
    // A line of 16 cells can be a row or a 4x4 board; under a section name it is a row.
    const std::string houses = houses_text(board);
    const bool usual = board.canvas().usual();
    if (!usual) text += "[Board]\n" + reading::canvas_text(board.canvas(), false) + '\n';
    if (board.digits() != 9 || !usual || !houses.empty() || !board.rules().empty() || !puzzle.state.empty())
        text += "[Puzzle]\n";
    text += rows_text(puzzle.cells, board);
    if (!houses.empty()) text += regions_text(houses, board);
    if (!board.rules().empty()) text += "[Rules]\n" + write_rules(board.rules(), board, "\n") + '\n';
    if (!puzzle.state.empty()) text += "[State]\n" + rows_text(puzzle.state, board, puzzle.lone_marks);
    return text;
}

std::string to_rules(const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    if (!board.canvas().usual() || !houses_text(board).empty()) {
        std::string line = cells_and_houses(puzzle);
        if (board.rules().empty()) return line + '\n';
        return line + " rules:\n" + write_rules(board.rules(), board, "\n") + '\n';
    }
    Puzzle bare = puzzle;
    bare.name.clear();
    bare.comment.clear();
    bare.state = {};
    return to_sdk(bare);
}

std::string to_pencil_marks(const Board& board) {
    const Geometry& geometry = board.geometry();
    const Box box = geometry.box();
    const int n = geometry.digits();
    std::size_t width = 1;
    for (Cell cell : geometry.every_grid_cell()) width = std::max(width, mark(board.digits(cell), n).size());
    const std::string line = frame(box, width);
    std::string text;
    for (int r = 0; r < n; ++r) {
        if (r % box.height == 0) text += line;
        for (int c = 0; c < n; ++c) {
            if (c % box.width == 0) text += c == 0 ? "| " : " | ";
            if (c % box.width != 0) text += ' ';
            const std::string marks = mark(board.digits(geometry.cell(r, c)), n);
            text += marks;
            text.append(width - marks.size(), ' ');
        }
        text += " |\n";
    }
    return text + line;
}

}  // namespace deduku
