// Formats beside those of src/grid: links of f-puzzles and SudokuPad, JSON and lists of other programs.
//
//   ReadOptions options{.more = &formats::links_and_json()};     read_puzzles(text, options)
#pragma once

#include <span>

#include "grid/formats.hpp"

namespace deduku::formats {

/// The rows of this room.
[[nodiscard]] std::span<const reading::FormatRow> rows();
/// The same, to be handed to a reader.
[[nodiscard]] const reading::MoreFormats& links_and_json();

}  // namespace deduku::formats
