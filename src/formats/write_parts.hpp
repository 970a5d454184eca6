// The writers, a family of formats to a file.
#pragma once

#include "formats/write.hpp"

namespace deduku::formats {

// write_text.cpp: files of other programs for text.
[[nodiscard]] Written write_hodoku(const Puzzle& puzzle);
[[nodiscard]] Written write_sdm(const Puzzle& puzzle);
[[nodiscard]] Written write_sdx(const Puzzle& puzzle);
[[nodiscard]] Written write_ss(const Puzzle& puzzle);
[[nodiscard]] Written write_csv(const Puzzle& puzzle);
// write_link.cpp: links that hold the puzzle.
[[nodiscard]] Written write_fpuzzles(const Puzzle& puzzle);
[[nodiscard]] Written write_sudokupad(const Puzzle& puzzle);
// write_markup.cpp: tables and elements.
[[nodiscard]] Written write_latex(const Puzzle& puzzle);
[[nodiscard]] Written write_html(const Puzzle& puzzle);
[[nodiscard]] Written write_opensudoku(const Puzzle& puzzle);

/// Why a format of one digit or nothing in a cell cannot hold the puzzle; empty if it can.
[[nodiscard]] std::string why_not_clues(const Puzzle& puzzle);
/// The clues, 0 for blank; boards up to 61x61.
[[nodiscard]] std::string clues_with_zeros(const Puzzle& puzzle);
/// Text for XML and HTML.
[[nodiscard]] std::string escaped(std::string_view text);
/// Lines made one.
[[nodiscard]] std::string on_one_line(std::string_view text);
/// A digit a player wrote, or -1.
[[nodiscard]] int placed_digit(const Puzzle& puzzle, Cell cell);

}  // namespace deduku::formats
