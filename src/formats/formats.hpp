// The formats of this room, read and written: links of f-puzzles and SudokuPad, JSON and files of other programs.
//
//   ReadOptions options{.more = &formats::all()};     read_puzzles(text, options)
//   written(*written_format("sdm"), puzzle)           0 for blank, nothing else
//
// To add one: a file with its row, `extern constinit const Format`, and the name of the row in table.cpp.
#pragma once

#include "grid/reading/formats.hpp"

namespace deduku::formats {

using reading::Format;
using reading::Refusal;
using reading::Written;

/// All rows, for a reader; written formats are listed in this order.
[[nodiscard]] const reading::MoreFormats& all();

/// The row of this name, if it can be written; or null.
[[nodiscard]] const Format* written_format(std::string_view name);
/// Names of all written formats, joined by |.
[[nodiscard]] std::string_view written_words();
/// The puzzle in this format, with name and comment, and its solution if there is one and the format has a place for it
/// (Writer::write_solved); ends with a line end.
[[nodiscard]] Written written(const Format& format, const Puzzle& puzzle, const Grid& solution = {});

}  // namespace deduku::formats
