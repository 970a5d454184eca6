// The two functions of every row of the table in formats.cpp, a family of formats to a file.
#pragma once

#include "grid/formats.hpp"

namespace deduku::reading {

// format_line.cpp: everything on one line.
[[nodiscard]] Match recognise_one_line(const Excerpt& text);
[[nodiscard]] Parsed parse_one_line(const Excerpt& text);
[[nodiscard]] Match recognise_candidates(const Excerpt& text);
[[nodiscard]] Parsed parse_candidates(const Excerpt& text);

// format_rows.cpp: a line for each row, with or without frames, or after a heading.
[[nodiscard]] Match recognise_characters(const Excerpt& text);
[[nodiscard]] Match recognise_words(const Excerpt& text);
[[nodiscard]] Parsed parse_rows(const Excerpt& text);
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
