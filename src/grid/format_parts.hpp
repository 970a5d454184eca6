// The two functions of every row of the table in formats.cpp, a family of formats to a file.
#pragma once

#include "grid/formats.hpp"

namespace deduku::reading {

// format_line.cpp: everything on one line.
[[nodiscard]] Match recognise_one_line(const Excerpt& text);
[[nodiscard]] Parsed parse_one_line(const Excerpt& text);
[[nodiscard]] Match recognise_candidates(const Excerpt& text);
[[nodiscard]] Parsed parse_candidates(const Excerpt& text);

// format_hodoku.cpp: library lines.
[[nodiscard]] Match recognise_hodoku(const Excerpt& text);
[[nodiscard]] Parsed parse_hodoku(const Excerpt& text);

// format_found.cpp: one board among other things on its line.
[[nodiscard]] Match recognise_fields(const Excerpt& text);
[[nodiscard]] Parsed parse_fields(const Excerpt& text);
[[nodiscard]] Match recognise_joined(const Excerpt& text);
[[nodiscard]] Parsed parse_joined(const Excerpt& text);
[[nodiscard]] Match recognise_found(const Excerpt& text);
[[nodiscard]] Parsed parse_found(const Excerpt& text);

// format_blanks.cpp: blanks are cells.
[[nodiscard]] Match recognise_blanks(const Excerpt& text);
[[nodiscard]] Parsed parse_blanks(const Excerpt& text);

// format_csv.cpp: lines under a header that says which field is the puzzle.
[[nodiscard]] Match recognise_csv(const Excerpt& text);
[[nodiscard]] Parsed parse_csv(const Excerpt& text);

// format_rows.cpp: a line for each row, with or without frames, or after a heading.
[[nodiscard]] Match recognise_characters(const Excerpt& text);
[[nodiscard]] Match recognise_words(const Excerpt& text);
[[nodiscard]] Parsed parse_rows(const Excerpt& text);
[[nodiscard]] Match recognise_titled(const Excerpt& text);
[[nodiscard]] Parsed parse_titled(const Excerpt& text);
[[nodiscard]] Match recognise_sections(const Excerpt& text);
[[nodiscard]] Parsed parse_sections(const Excerpt& text);
[[nodiscard]] Match recognise_order(const Excerpt& text);
[[nodiscard]] Parsed parse_order(const Excerpt& text);

// format_table.cpp: fields between separators.
[[nodiscard]] Match recognise_table(const Excerpt& text);
[[nodiscard]] Parsed parse_table(const Excerpt& text);
[[nodiscard]] Match recognise_sparse(const Excerpt& text);
[[nodiscard]] Parsed parse_sparse(const Excerpt& text);

}  // namespace deduku::reading
