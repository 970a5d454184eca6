// A board in rows, with any separators between cells: the common part of most formats.
//
//   +------+------+
//   | 1  2 | .  . |     frames and one blank line between all bands are skipped;
//   | .  . | 1  . |     a blank line elsewhere, a comment, a section or a puzzle
//   +------+------+     on a line of its own ends the board, complete or not
#pragma once

#include "grid/reading/formats.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::reading {

/// Reads n rows of n cells that start at line `first` of the text. If `marks`, notes cells with one digit in brackets,
/// [3], as lone marks.
[[nodiscard]] Parsed parse_board(const Excerpt& text, std::size_t first, LineLayout layout, int n, bool marks = false);

struct BoardRow {
    const TextLine* line;
    CellWords cells;  ///< parts of the line; an empty one is a blank cell
};
/// The board of n digits with these N^2 cells, row by row, or the error of its first bad cell. `marks` as above.
[[nodiscard]] ReadResult read_board(std::span<const BoardRow> rows, int n, const ReadOptions& options,
                                    bool marks = false);

/// Sets the givens to the digits 1-9 of a text, one character for each cell; others are blanks.
void set_clues(Puzzle& puzzle, std::string_view text);

/// The result "undecided": more lines are needed.
[[nodiscard]] Parsed more_than(const Excerpt& text);

/// The offset in the line of a part of its text.
[[nodiscard]] inline std::size_t start_in(const TextLine& line, std::string_view part) {
    return static_cast<std::size_t>(part.data() - line.text.data());
}

/// True for a line that cannot be a row: a comment, or a section name such as [State].
[[nodiscard]] bool is_boundary(std::string_view line);

[[nodiscard]] ReadError error_at(const TextLine& line, std::size_t offset, std::string found, std::string expected);
/// "9 cells", "1 cell"
[[nodiscard]] std::string counted(std::size_t count, std::string_view noun);

}  // namespace deduku::reading
