// The outline of an unusual grid and its digits as text, and the cells of such a board.
//
//   line      3..4.. board:2x3 digits:0-5 houses:lines        .sdk      [Board]
//                                                                       2x3 digits 0-5
#pragma once

#include "grid/reading/board_rows.hpp"

namespace deduku::reading {

/// The text from "board:2x3" on; empty if there is none before a comment.
[[nodiscard]] std::string_view canvas_in(std::string_view line);
/// Removes "board:2x3 digits:0-5 " or, in a section, "2x3 digits 0-5" from the text; or the error. Without digits these
/// are 1 to the larger of rows and columns.
[[nodiscard]] std::variant<Canvas, ReadError> take_canvas(const TextLine& line, std::string_view& text);
/// "7x7 digits 1-9", or with colons "board:7x7 digits:1-9".
[[nodiscard]] std::string canvas_text(Canvas canvas, bool colons);

/// The blank puzzle of a canvas with its usual houses.
[[nodiscard]] Puzzle blank_on(Canvas canvas);
/// The parts of a line that are cells.
[[nodiscard]] CellWords canvas_cells(std::string_view line, Canvas canvas);
/// Adds cells to the puzzle from the one numbered `first` on; or the error of the first bad one, or of a wrong number.
[[nodiscard]] std::optional<ReadError> set_cells(const BoardRow& row, int first, int count, Puzzle& puzzle);

}  // namespace deduku::reading
