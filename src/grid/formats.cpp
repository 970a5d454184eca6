// The table itself; what each row does is in the files named format_*.
#include "grid/formats.hpp"

#include <algorithm>
#include <array>

#include "grid/cell_text.hpp"
#include "grid/format_parts.hpp"
#include "grid/line_text.hpp"

namespace deduku::reading {
namespace {

constexpr std::array<FormatRow, 15> table = {{
    {"hodoku", "library lines of HoDoKu: :0000:x:53..+27..:435 935::, placed and deleted candidates are the state",
     Headers::none, recognise_hodoku, parse_hodoku},
    {"sections", ".sdk with [Puzzle] and [State]: rows under a section name", Headers::sdk, recognise_sections,
     parse_sections},
    {"csv", "lines under a header that names a field puzzle (quiz, grid, ..), anywhere on the line", Headers::none,
     recognise_csv, parse_csv},
    {"sparse", "Obs | SudRow | 1 | .. | 9: table rows with their number, missing rows blank", Headers::none,
     recognise_sparse, parse_sparse},
    {"order", "order, a second number, then N rows of numbers with -1 for blank", Headers::none, recognise_order,
     parse_order},
    {"table", "CSV, TSV or |: one field for each cell, empty = blank, with or without a header", Headers::none,
     recognise_table, parse_table},
    {"fields", "N^2 fields on one line, between commas, semicolons or tabs: 5,3,124,,7,..", Headers::none,
     recognise_fields, parse_fields},
    {"joined", "N rows on one line, between / , or ;: 53..7..../6..195.../..", Headers::none, recognise_joined,
     parse_joined},
    {"candidates", "N groups of N characters for each row, 729 for a 9x9: a digit at its place or .", Headers::none,
     recognise_candidates, parse_candidates},
    {"in-text", "81 cells in a row somewhere on a line: links, lines of the Exchange bank, 1. 53..7....", Headers::none,
     recognise_found, parse_found},
    {"blanks", "9 lines of 9 places, a blank is an empty cell; with or without frames", Headers::sdk, recognise_blanks,
     parse_blanks},
    {"one-line", ".sdm: N^2 characters, [3578] for several digits, the rest of the line is a comment", Headers::none,
     recognise_one_line, parse_one_line},
    {"rows", ".sdk, .ss: N lines of N characters, with or without frames", Headers::sdk, recognise_characters,
     parse_rows},
    {"marks", ".sdx, pencil marks, numbers: N lines of N words, with or without frames", Headers::sdk, recognise_words,
     parse_rows},
    {"titled", "a line of words that names the board below it: Grid 01", Headers::sdk, recognise_titled, parse_titled},
}};

// The letters of a link are no cells of a large board.
bool may_hold_link(const FormatRow& row) {
    return row.recognise == recognise_found || row.recognise == recognise_csv || row.recognise == recognise_titled;
}

}  // namespace

std::span<const FormatRow> formats() { return table; }

Excerpt after_first(const Excerpt& text) { return {text.lines.subspan(1), text.complete, text.options}; }

Recognised recognise(const Excerpt& text) {
    if (is_foreign(text.lines[0].text)) return {nullptr, Match::no};
    const bool link = is_link(text.lines[0].text);
    const MoreFormats* more = text.options.more;
    for (const auto rows : {more == nullptr ? std::span<const FormatRow>() : more->rows, formats()})
        for (const FormatRow& row : rows) {
            if (link && rows.data() == table.data() && !may_hold_link(row)) continue;
            if (const Match match = row.recognise(text); match != Match::no) return {&row, match};
        }
    return {nullptr, Match::no};
}

std::size_t cell_count(const Line& line) {
    const Cells cells = cut(line.text, {Cut::characters});
    const auto known = std::count_if(cells.begin(), cells.end(), [](std::string_view cell) {
        return cell.size() > 1 || !symbol_cell(cell[0], 9).empty();
    });
    return 2 * static_cast<std::size_t>(known) < cells.size() ? 0 : cells.size();
}

}  // namespace deduku::reading
