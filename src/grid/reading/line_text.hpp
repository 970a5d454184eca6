// The possible meanings of a line of text: a frame, cells of a row, cells of a whole board.
//
//   |1..|.2.|..3|  -> characters 1 . . . 2 . . . 3      a row of 9
//   | 12 3 | 5 7 | -> words 12 3 5 7                    a row of 4
//   1,,3,          -> fields 1 (empty) 3 (empty)        a row of 4
//   12..34......21.. name  -> 16 characters: a 4x4 board, or a row of 16: either
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/text.hpp"

namespace deduku::reading {

using CellWords = std::vector<std::string_view>;

/// Nothing but blanks and tabs.
[[nodiscard]] bool is_blank_line(std::string_view line);
/// A line of a frame: only - = + * . : ' | and blanks, with at least two - or = in a row.
[[nodiscard]] bool is_frame_line(std::string_view line);
/// Only dashes, at most as many as a row has cells: a frame, or a row of empty cells written as -.
[[nodiscard]] bool is_dash_row(std::string_view line);
/// Begins with #, or with % and a blank.
[[nodiscard]] bool is_comment_line(std::string_view line);
/// A board of 4x4 to 9x9 on one line, in digits and # for blanks, at least one of each.
[[nodiscard]] bool is_hash_board(std::string_view line);
/// Words, not cells: at most 80 characters, mostly letters, of which one other than X occurs twice.
[[nodiscard]] bool is_prose(std::string_view line);
/// Replaces box-drawing characters of UTF-8 by | - + and blanks of the same number of bytes.
void simplify_frames(std::string& line);
/// After the # of a comment: a name follows.
inline constexpr std::string_view name_mark = "D ";
/// Whether there are box-drawing characters.
[[nodiscard]] bool has_frames(std::string_view text);
/// The text without blanks at both ends; always a part of `text`.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// The first word of a line, which ends before a blank, a bar, a comma, a semicolon or #.
[[nodiscard]] std::string_view first_word(std::string_view line);
/// The text after a word of the line, without a comma, semicolon or # between them.
[[nodiscard]] std::string_view comment_after(std::string_view line, std::string_view word);
/// The line up to the first # that is not between the bars of a frame.
[[nodiscard]] std::string_view without_comment(std::string_view line);
/// Whether `text` is one to three decimal digits.
[[nodiscard]] bool is_small_number(std::string_view text);
[[nodiscard]] bool equal_ignoring_case(std::string_view a, std::string_view b);

/// How a line is cut into cells. Brackets [..] are never cut.
enum class LineCut : std::uint8_t { characters, words, fields, framed_fields };
struct LineLayout {
    LineCut cut = LineCut::characters;
    char separator = ' ';  ///< of fields; framed ones also have one before the first and after the last
};
/// The cells of a line, at most one more than the largest board has; fields are trimmed and unquoted.
[[nodiscard]] CellWords cut(std::string_view line, LineLayout layout);

/// The text from "houses:", "rules:" or "board:2x3" on, after the cells and not after a #: the requirements of a board besides rows,
/// columns and boxes. Empty if there are none.
[[nodiscard]] std::string_view demands_in(std::string_view line);

/// The n with n * n = count.
[[nodiscard]] std::optional<int> root_of(std::size_t count);

/// Cells of a 9x9 board.
inline constexpr std::size_t board_cells = 81;
/// Writes the 81 characters as 1-9 and `.`; false if one is neither a digit nor a blank.
[[nodiscard]] bool copy_board(const char* text, char* cells);

/// The box of boards with n digits under these options; none if there is no such board.
[[nodiscard]] std::optional<Box> box_for(int n, const ReadOptions& options);
/// A board with this box; reuses the one of the options if possible.
[[nodiscard]] GeometryPtr board_with(Box box, const ReadOptions& options);
/// The options for a board of this many cells with other houses: also boards that boxes cannot divide (5x5).
[[nodiscard]] ReadOptions without_boxes(std::size_t cells, const ReadOptions& options);

/// Whether a line is a row of its board, the whole board, or (16, 36, 64 cells) possibly either.
enum class Extent : std::uint8_t { row, board, either };
struct TextShape {
    LineLayout layout;
    Extent extent = Extent::row;
    int size = 0;  ///< N; of the smaller board if either
    CellWords cells;
    std::string_view comment;  ///< the text after the board, starting with its houses and rules
};
/// The shape of a line of characters or words; none if its cells fit no board or if too few of them are cells.
[[nodiscard]] std::optional<TextShape> shape_of(std::string_view line, const ReadOptions& options);

}  // namespace deduku::reading
