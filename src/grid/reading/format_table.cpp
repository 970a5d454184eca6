// Fields separated by commas, semicolons, tabs or bars; an empty field is a blank cell.
//
//   c1,c2,..,c9                           Obs | SudRow | 1 | 2 | ..
//   5,3,,,7,,,,                           1   | 3      |   | 9 | ..     row 3; rows may be missing
//   ..
#include <algorithm>

#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/formats.hpp"

namespace deduku::reading {

extern const Format one_line_format;

namespace {

constexpr LineLayout by_words = {LineCut::words, ' '};

// The separator of a table: the first of these that occurs, otherwise blanks.
LineLayout layout_of(std::string_view line) {
    for (char separator : {',', ';', '\t', '|'})
        if (line.find(separator) != line.npos && cut(line, {LineCut::fields, separator}).size() > 1)
            return {LineCut::fields, separator};
    return by_words;
}

bool all_cells(const CellWords& fields) {
    const auto n = static_cast<int>(fields.size());
    return are_letters(fields, n) || std::all_of(fields.begin(), fields.end(), [n](std::string_view field) {
               return field.empty() || is_plausible_word(field, n);
           });
}

// Whether only a table with this layout can have the line as a row.
bool is_row(std::string_view line, LineLayout layout, const ReadOptions& options) {
    const CellWords fields = cut(line, layout);
    if (fields.size() > std::size_t{max_digits}) return false;
    const auto n = static_cast<int>(fields.size());
    if (!box_for(n, options) || !all_cells(fields)) return false;
    if (layout.separator == ',' || layout.separator == ';') return true;
    // Tabs and bars also separate words; only an empty field makes them separators, and an empty one at the end of a
    // row of words is only an extra tab.
    const auto empty = std::count(fields.begin(), fields.end(), std::string_view{});
    return empty > 0 && !(empty == 1 && fields.back().empty() && box_for(n - 1, options));
}

std::optional<LineLayout> row_layout(std::string_view line, const ReadOptions& options) {
    const LineLayout layout = layout_of(line);
    if (layout.cut == LineCut::words) return std::nullopt;
    const std::string_view text = trimmed(line);
    const LineLayout framed = {LineCut::framed_fields, '|'};
    const bool bars = layout.separator == '|' && text.front() == '|' && text.back() == '|';
    if (bars && is_row(line, framed, options)) return framed;
    return is_row(line, layout, options) ? std::optional(layout) : std::nullopt;
}

// Names of columns, above a table or above lines that begin with a board; or a row without blanks.
bool may_be_header(std::string_view line) {
    const LineLayout layout = layout_of(line);
    if (layout.cut == LineCut::words) return false;
    const CellWords fields = cut(line, layout);
    return std::all_of(fields.begin(), fields.end(),
                       [](std::string_view field) { return !field.empty() && field.size() <= 32; });
}

// 1,2,..,N may be a header or the first row of a grid.
bool counts_up(const CellWords& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (fields[i] != std::to_string(i + 1)) return false;
    return true;
}

// Reads a line of the sparse table: observation, row number, cells.
std::optional<ReadError> read_sparse_row(const TextLine& line, LineLayout layout, std::vector<BoardRow>& rows) {
    CellWords fields = cut(line.text, layout);
    const std::size_t n = rows.size();
    const auto offset = [&](std::size_t i) { return static_cast<std::size_t>(fields[i].data() - line.text.data()); };
    const std::string expected = "an observation number, a row number and " + counted(n, "cell");
    if (fields.size() < 2 || !is_small_number(fields[0])) return error_at(line, 0, quoted(line.text), expected);
    std::size_t number = 0;
    if (is_small_number(fields[1]))
        for (char c : fields[1]) number = number * 10 + static_cast<std::size_t>(c - '0');
    if (number < 1 || number > n)
        return error_at(line, offset(1), quoted(fields[1]), "a row number 1-" + std::to_string(n));
    if (fields.size() > n + 2 || (layout.cut == LineCut::words && fields.size() < n + 2))
        return error_at(line, line.text.size(), counted(fields.size() - 2, "cell") + " in a row", counted(n, "cell"));
    BoardRow& row = rows[number - 1];
    if (row.line) return error_at(line, offset(1), "row " + std::to_string(number) + " again", "every row once");
    row.line = &line;
    std::copy(fields.begin() + 2, fields.end(), row.cells.begin());
    return std::nullopt;
}

// The rows of a table, possibly below a header; or boards on one line below names.
std::optional<Parsed> read_table(const Excerpt& text) {
    const std::string& line = text.lines[0].text;
    if (!demands_in(line).empty()) return std::nullopt;
    auto layout = row_layout(line, text.options);
    if (!layout || is_blank_line(line)) {
        if (!layout && !may_be_header(line)) return std::nullopt;
        if (text.lines.size() < 2) return text.complete ? std::nullopt : std::optional(more_than(text));
        const Excerpt rest = after_first(text);
        const auto below = row_layout(rest.lines[0].text, text.options);
        if (!below || cut(line, *below).size() != cut(rest.lines[0].text, *below).size()) {
            if (layout || shape_of(line, text.options)) return std::nullopt;
            auto parsed = one_line_format.read.read(rest);
            if (parsed) ++parsed->lines;
            return parsed;
        }
        if (!layout) layout = below;
    }
    const CellWords fields = cut(text.lines[0].text, *layout);
    const std::size_t n = fields.size();
    bool header = !all_cells(fields);
    if (counts_up(fields)) {
        std::size_t rows = 1;
        while (rows < text.lines.size() && rows < n + 2 && cut(text.lines[rows].text, *layout).size() == n) ++rows;
        if (rows == text.lines.size() && rows < n + 2 && !text.complete) return more_than(text);
        header = rows == n + 1;
    }
    return parse_board(text, header ? 1 : 0, *layout, static_cast<int>(n));
}

std::optional<Parsed> read_sparse(const Excerpt& text) {
    const TextLine& heading = text.lines[0];
    const std::size_t start = std::min(heading.text.find_first_not_of(" \t|\""), heading.text.size());
    if (!equal_ignoring_case(std::string_view(heading.text).substr(start, 3), "obs")) return std::nullopt;
    const LineLayout layout = layout_of(heading.text);
    const CellWords fields = cut(heading.text, layout);
    if (fields.size() < 3 || !equal_ignoring_case(fields[0], "obs") || !equal_ignoring_case(fields[1], "sudrow"))
        return std::nullopt;
    const std::size_t n = fields.size() - 2;
    if (n > std::size_t{max_digits} || !box_for(static_cast<int>(n), text.options))
        return Parsed{error_at(heading, 0, counted(n, "column") + " of cells", "as many columns as a board has"), 1,
                      Resume::next_block};
    std::vector<BoardRow> rows(n, BoardRow{nullptr, CellWords(n)});
    std::size_t seen = 0;
    std::size_t frames = 0;
    std::size_t used = 1;
    while (used < text.lines.size() && seen < n) {
        const TextLine& line = text.lines[used];
        if (is_blank_line(line.text) || is_boundary(line.text)) break;
        const auto shape = shape_of(line.text, text.options);
        if (shape && shape->extent == Extent::board) break;
        ++used;
        if (is_frame_line(line.text)) {
            if (++frames > n) break;
            continue;
        }
        if (auto error = read_sparse_row(line, layout, rows))
            return Parsed{*std::move(error), used, Resume::next_block};
        ++seen;
    }
    if (used == text.lines.size() && seen < n && frames <= n && !text.complete) return more_than(text);
    if (seen == 0)
        return Parsed{error_at(text.lines[used - 1], text.lines[used - 1].text.size(), "the end of the table",
                               "at least one row"),
                      used};
    return Parsed{read_board(rows, static_cast<int>(n), text.options), used};
}

}  // namespace

extern constinit const Format sparse_format = {
    "sparse", {"Obs | SudRow | 1 | .. | 9: table rows with their number, missing rows blank", read_sparse}};
extern constinit const Format table_format = {
    "table", {"CSV, TSV or |: one field for each cell, empty = blank, with or without a header", read_table}};

}  // namespace deduku::reading
