// Common parts of the readers and writers of this room.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "formats/json.hpp"
#include "grid/reading/escapes.hpp"

namespace deduku::formats {

/// An error, and its position in the text of the value.
struct ValueError {
    std::size_t at = 0;
    std::string found, expected;
};
using PuzzleOrError = std::variant<Puzzle, ValueError>;

/// The expectation in the error about an unknown rule.
inline constexpr std::string_view known_rules = "houses and rules as in doc/formats.md";

/// The puzzle of f-puzzles, an object with `size` and `grid`, by its own rules, without its words.
[[nodiscard]] PuzzleOrError read_fpuzzles(const JsonValue& root, const ReadOptions& options);
/// The puzzle of SudokuPad, an object with `cells`, its names long or short, by its own rules, without its words.
[[nodiscard]] PuzzleOrError read_sudokupad(const JsonValue& root, const ReadOptions& options);
/// All boards in lists and objects of any program.
[[nodiscard]] std::vector<PuzzleOrError> read_boards(const JsonValue& root, const ReadOptions& options);
/// The puzzles of a value, read by one of the three.
[[nodiscard]] std::vector<PuzzleOrError> read_any(const JsonValue& root, const ReadOptions& options);

/// A blank board of this size, with boxes one cell high if no others fit; none if there is no such board, or the
/// options require another.
[[nodiscard]] std::optional<Puzzle> board_of_size(std::size_t size, const ReadOptions& options);

/// Adds the digit of a value to `out`; an error if it is not one of n.
[[nodiscard]] std::optional<ValueError> read_digit(const JsonValue& value, int n, Set<Digit>& out);
/// Calls `read` for each cell of the rows of a board, in order; an error if they have not all so many columns, or the
/// first one of `read`.
using ReadCell = std::function<std::optional<ValueError>(const JsonValue& value, Cell cell)>;
[[nodiscard]] std::optional<ValueError> read_grid(const JsonValue& rows, int columns, const ReadCell& read);
/// The value of a key in long or short form, or null.
[[nodiscard]] const JsonValue* either(const JsonValue& object, std::string_view key, std::string_view short_key);
/// The number of the box of each cell.
[[nodiscard]] Table<Cell, int> boxes_of(Box box);

/// [[..,..],..]: a list for each row, with the text of each cell.
[[nodiscard]] std::string grid_text(int n, const std::function<std::string(Cell)>& of_cell);
/// ,"key":"text" or nothing
[[nodiscard]] std::string member(std::string_view key, std::string_view text);
/// The link of a site with the packed JSON, and a line end.
[[nodiscard]] std::string link_to(std::string_view site, std::string_view json);

/// A Writer::write that is a Writer::write_solved without a solution.
template <Written (*write_solved)(const Puzzle&, const Grid&)>
[[nodiscard]] Written without_solution(const Puzzle& puzzle) {
    return write_solved(puzzle, {});
}
/// The link of a site with the puzzle in f-puzzles' form and its solution, unless that is empty; or what f-puzzles lacks.
[[nodiscard]] Written fpuzzles_link(std::string_view site, const Puzzle& puzzle, const Grid& solution);

/// The houses of a puzzle besides rows and columns, as represented in links.
struct HouseLayout {
    Table<Cell, int> regions{};             ///< a number for each cell; empty: the boxes of the puzzle
    bool down = false, up = false;          ///< the long diagonals: from the top left, from the bottom left
    bool windows = false;                   ///< the four windows of a windoku
    std::vector<std::vector<Cell>> more{};  ///< extra regions
    std::size_t at = 0;                     ///< their position in the text
};
/// The four windows of a board of 9x9; none on others.
[[nodiscard]] HouseCells windows_of(int digits);
/// The layout of a board without its rules; none if it lacks a row or column, or its houses of N cells do not fill it.
[[nodiscard]] std::optional<HouseLayout> layout_of(const Geometry& board);
/// The same for a list of houses on a board of N x N cells, each ascending.
[[nodiscard]] std::optional<HouseLayout> layout_of(HouseCells houses, int n);
/// All rows and columns.
[[nodiscard]] HouseCells lines_of(int n);
/// Diagonals, windows and extra regions of a layout.
[[nodiscard]] HouseCells extra_houses(const HouseLayout& layout, int n);
/// Sets the houses of the puzzle: other boxes, or its own houses. Or returns an error.
[[nodiscard]] std::optional<ValueError> set_houses(Puzzle& puzzle, const HouseLayout& layout);

/// An error at a position in the text of these lines, each ended by a newline.
[[nodiscard]] ReadError error_in(std::span<const reading::TextLine> lines, std::size_t at, std::string found,
                                 std::string expected);
/// The results of these lines, at least one; the positions of errors are relative to `start`.
[[nodiscard]] reading::Parsed parsed_of(std::vector<PuzzleOrError> outcomes, std::span<const reading::TextLine> lines,
                                        std::size_t start);

/// Adds a line "Word: text" to a comment, unless the text is empty.
void add_comment(std::string& comment, std::string_view word, std::string_view text);

/// The givens, 0 for blank; boards up to 61x61.
[[nodiscard]] std::string clues_with_zeros(const Puzzle& puzzle);
/// Text without control characters for XML and HTML; line ends are kept.
[[nodiscard]] std::string escaped(std::string_view text);
[[nodiscard]] std::string joined(const std::vector<std::string>& lines, std::string_view between);
/// A digit entered by a player, or -1.
[[nodiscard]] int placed_digit(const Puzzle& puzzle, Cell cell);

}  // namespace deduku::formats
