// What the readers and writers of this room share.
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
#include "grid/escapes.hpp"

namespace deduku::formats {

/// What is wrong, and where in the text of the value.
struct Mistake {
    std::size_t at = 0;
    std::string found, expected;
};
using Outcome = std::variant<Puzzle, Mistake>;

/// The expectation in the error about an unknown rule.
inline constexpr std::string_view known_rules = "houses and rules as in doc/formats.md";

/// The puzzle of f-puzzles: an object with `size` and `grid`.
[[nodiscard]] Outcome read_fpuzzles(const JsonValue& root, const ReadOptions& options);
/// The puzzle of SudokuPad: an object with `cells`, its names long or short.
[[nodiscard]] Outcome read_sudokupad(const JsonValue& root, const ReadOptions& options);
/// All boards in lists and objects of any program.
[[nodiscard]] std::vector<Outcome> read_boards(const JsonValue& root, const ReadOptions& options);
/// A puzzle of one of the three.
[[nodiscard]] std::vector<Outcome> read_any(const JsonValue& root, const ReadOptions& options);

/// A blank board of this size, of one row as box where no other fits; none if there is no such board, or the options
/// want another.
[[nodiscard]] std::optional<Puzzle> board_of_size(std::size_t size, const ReadOptions& options);

/// The digit that a value says, added to `out`; or why it is none of n.
[[nodiscard]] std::optional<Mistake> read_digit(const JsonValue& value, int n, Set<Digit>& out);
/// Each cell of the rows of a board, in order; or why they are not n of n cells, or the first error of `read`.
using ReadCell = std::function<std::optional<Mistake>(const JsonValue& value, Cell cell)>;
[[nodiscard]] std::optional<Mistake> read_grid(const JsonValue& rows, int n, const ReadCell& read);
/// The number of the box of each cell.
[[nodiscard]] Table<Cell, int> boxes_of(Box box);

/// [[..,..],..]: a list for each row, with the text of each cell.
[[nodiscard]] std::string grid_text(int n, const std::function<std::string(Cell)>& of_cell);
/// ,"key":"text" or nothing
[[nodiscard]] std::string member(std::string_view key, std::string_view text);
/// The link of a site that holds the packed JSON, and a line end.
[[nodiscard]] std::string link_to(std::string_view site, std::string_view json);

/// The houses of a puzzle besides rows and columns, as links say them.
struct Layout {
    Table<Cell, int> regions{};             ///< a number for each cell; empty: the boxes of the puzzle
    bool down = false, up = false;          ///< the long diagonals: from the top left, from the bottom left
    bool windows = false;                   ///< the four of a windoku
    std::vector<std::vector<Cell>> more{};  ///< extra regions
    std::size_t at = 0;                     ///< where the text speaks of them
};
/// The four windows of a board of 9x9; none on others.
[[nodiscard]] HouseCells windows_of(int digits);
/// The layout of a board without its rules; none if it lacks a row or column, or no houses of N cells fill it.
[[nodiscard]] std::optional<Layout> layout_of(const Geometry& board);
/// The same of a list of houses on a board of N x N cells, each ascending.
[[nodiscard]] std::optional<Layout> layout_of(HouseCells houses, int n);
/// All rows and columns.
[[nodiscard]] HouseCells lines_of(int n);
/// Diagonals, windows and extra regions of a layout.
[[nodiscard]] HouseCells extra_houses(const Layout& layout, int n);
/// Gives the puzzle these houses: other boxes, or houses of its own. Or an error.
[[nodiscard]] std::optional<Mistake> set_houses(Puzzle& puzzle, const Layout& layout);

/// A mistake at a place in the text of these lines, each ended by a newline.
[[nodiscard]] ReadError error_in(std::span<const reading::Line> lines, std::size_t at, std::string found,
                                 std::string expected);
/// All that came of these lines, at least one; `start` is where the text of the mistakes begins in them.
[[nodiscard]] reading::Parsed parsed_of(std::vector<Outcome> outcomes, std::span<const reading::Line> lines,
                                        std::size_t start);

/// Adds a line "Word: text" to a comment; nothing if the text is empty.
void add_comment(std::string& comment, std::string_view word, std::string_view text);

/// The givens, 0 for blank; boards up to 61x61.
[[nodiscard]] std::string clues_with_zeros(const Puzzle& puzzle);
/// Text without control characters for XML and HTML; line ends stay.
[[nodiscard]] std::string escaped(std::string_view text);
[[nodiscard]] std::string joined(const std::vector<std::string>& lines, std::string_view between);
/// A digit a player wrote, or -1.
[[nodiscard]] int placed_digit(const Puzzle& puzzle, Cell cell);

}  // namespace deduku::formats
