// The text of a puzzle of ISS in lines: items may be separated by blanks, and may be in lines of their own.
//
//   .Shape~6x6                       one puzzle: a line of one item goes on,
//   .~R1C1_5                         also after comments and blank lines
//   # cages
//   .Cage~10~R1C2~R1C3 .Cage~7~R2C2~
//   R2C3
//
//   .~R1C1_5~R1C2_3~..               two puzzles: several items, or many givens
//   .~R1C1_2.Cage~15~R1C2~R1C3
#pragma once

#include "formats/in_line.hpp"

namespace deduku::formats::iss {

/// Whether a text is probably a part of a puzzle: a single item that is not a list of givens.
[[nodiscard]] bool is_part(std::string_view text);

/// The text in the first line.
[[nodiscard]] InLine text_of_line(std::string_view line);
/// Adds the lines that continue it; false if more lines are needed to decide. The text has `most_lines` if it is too
/// long.
[[nodiscard]] bool add_lines(const reading::Excerpt& lines, InLine& text);

/// The lines of a puzzle are fewer.
inline constexpr std::size_t most_lines = 2000;

}  // namespace deduku::formats::iss
