// The table itself; what each row does is in format_line.cpp, format_rows.cpp and format_table.cpp.
#include "grid/formats.hpp"

#include <algorithm>
#include <array>

#include "grid/board_rows.hpp"
#include "grid/cell_text.hpp"
#include "grid/format_parts.hpp"

namespace deduku::reading {
namespace {

constexpr std::array<FormatRow, 8> table = {{
    {"sections", ".sdk with [Puzzle] and [State]: rows under a section name", Headers::sdk, recognise_sections,
     parse_sections},
    {"sparse", "Obs | SudRow | 1 | .. | 9: table rows with their number, missing rows blank", Headers::none,
     recognise_sparse, parse_sparse},
    {"order", "order, a second number, then N rows of numbers with -1 for blank", Headers::none, recognise_order,
     parse_order},
    {"table", "CSV, TSV or |: one field for each cell, empty = blank, with or without a header", Headers::none,
     recognise_table, parse_table},
    {"candidates", "N groups of N characters for each row, 729 for a 9x9: a digit at its place or .", Headers::none,
     recognise_candidates, parse_candidates},
    {"one-line", ".sdm: N^2 characters, [3578] for several digits, the rest of the line is a comment", Headers::none,
     recognise_one_line, parse_one_line},
    {"rows", ".sdk, .ss: N lines of N characters, with or without frames", Headers::sdk, recognise_characters,
     parse_rows},
    {"marks", ".sdx, pencil marks, numbers: N lines of N words, with or without frames", Headers::sdk, recognise_words,
     parse_rows},
}};

// Board sizes near a count, for a message: "81 cells (9x9)".
std::string nearest_board(std::size_t count, const ReadOptions& options) {
    int best = 0;
    const auto distance = [&](int n) {
        const auto cells = static_cast<std::size_t>(n * n);
        return cells > count ? cells - count : count - cells;
    };
    for (int n = 2; n <= max_digits; ++n)
        if (box_for(n, options) && (best == 0 || distance(n) < distance(best))) best = n;
    if (best == 0) return "a puzzle; the box given fits no board";
    const std::string side = std::to_string(best);
    // More digits than there are characters: only numbers can show them.
    const std::string cells = best > max_symbols ? " numbers, separated by blanks," : " cells";
    return std::to_string(best * best) + cells + " on one line for a board of " + side + "x" + side;
}

}  // namespace

std::span<const FormatRow> formats() { return table; }

Recognised recognise(const Excerpt& text) {
    for (const FormatRow& row : table)
        if (const Match match = row.recognise(text); match != Match::no) return {&row, match};
    return {nullptr, Match::no};
}

std::size_t cell_count(const Line& line) {
    const Cells cells = cut(line.text, {Cut::characters});
    const auto known = std::count_if(cells.begin(), cells.end(), [](std::string_view cell) {
        return cell.size() > 1 || !symbol_cell(cell[0], 9).empty();
    });
    return 2 * static_cast<std::size_t>(known) < cells.size() ? 0 : cells.size();
}

ReadError unrecognised(const Line& line, const ReadOptions& options) {
    const std::size_t start = std::min(line.text.find_first_not_of(" \t"), line.text.size());
    const std::size_t cells = cell_count(line);
    if (cells == 0) return error_at(line, start, quoted(trimmed(line.text)), "a puzzle in one of the known formats");
    std::string expected = nearest_board(cells, options);
    if (cells <= std::size_t{max_digits})
        expected += ", or rows of a length that boxes divide (4, 6, 8, 9, 10, 12 .. 64)";
    const bool too_many = cells > std::size_t{max_digits} * max_digits;
    return error_at(line, start, too_many ? "more than 4096 cells" : counted(cells, "cell"), std::move(expected));
}

}  // namespace deduku::reading
