// The table of formats read without other rooms; each row is in its file, format_*.cpp.
#include "grid/reading/formats.hpp"

#include <algorithm>
#include <array>

#include "grid/reading/cell_text.hpp"
#include "grid/reading/line_text.hpp"
#include "grid/reading/rule_lines.hpp"

namespace deduku::reading {

extern const Format canvas_format, canvas_sections_format, grids_format, hodoku_format, latex_format, cells_format,
    sections_format, csv_format, sparse_format, order_format, table_format, fields_format, joined_format, jigsaw_format,
    candidates_format, in_text_format, blanks_format, one_line_format, rows_format, marks_format, titled_format;

std::span<const Format* const> formats() {
    static constexpr std::array table = {&canvas_format, &canvas_sections_format, &grids_format,      &hodoku_format,
                                         &latex_format,  &cells_format,           &sections_format,   &csv_format,
                                         &sparse_format, &order_format,           &table_format,      &fields_format,
                                         &joined_format, &jigsaw_format,          &candidates_format, &in_text_format,
                                         &blanks_format, &one_line_format,        &rows_format,       &marks_format,
                                         &titled_format};
    return table;
}

Excerpt after_first(const Excerpt& text) { return {text.lines.subspan(1), text.complete, text.options}; }

namespace {

using Rows = std::span<const Format* const>;

std::optional<FoundFormat> find_among(Rows rows, const Excerpt& text) {
    for (const Format* row : rows)
        if (auto parsed = row->read.read(text)) return FoundFormat{row, *std::move(parsed)};
    return std::nullopt;
}

// A board and its comment, which is not searched for a link or another board.
bool is_board_with_comment(const Excerpt& text) {
    const std::string_view line = text.lines[0].text;
    const std::size_t mark = line.find('#');
    if (mark == 0 || mark == line.npos || line[mark - 1] != ' ') return false;
    const auto shape = shape_of(line.substr(0, mark), text.options);
    return shape && shape->extent != Extent::row;
}

constexpr std::array under_header = {&csv_format};
constexpr std::array with_comment = {&canvas_format,   &hodoku_format, &jigsaw_format, &candidates_format,
                                     &one_line_format, &rows_format,   &marks_format};

}  // namespace

namespace {

std::optional<FoundFormat> find_row(const Excerpt& text) {
    if (text.columns != nullptr)
        if (auto found = find_among(under_header, text)) return found;
    if (is_board_with_comment(text))
        if (auto found = find_among(with_comment, text)) return found;
    const std::string_view line = text.lines[0].text;
    if (is_foreign(line) || (line.find(':') != line.npos && is_rule_line(line))) return std::nullopt;
    const bool link = is_link(text.lines[0].text);
    const MoreFormats* more = text.options.more;
    for (const auto rows : {more == nullptr ? std::span<const Format* const>() : more->rows, formats()})
        for (const Format* row : rows) {
            if (row->read.read == nullptr || (link && !row->read.in_links)) continue;
            if (auto parsed = row->read.read(text)) return FoundFormat{row, *std::move(parsed)};
        }
    return std::nullopt;
}

}  // namespace

std::optional<FoundFormat> find_format(const Excerpt& text) {
    auto found = find_row(text);
    const bool rows = found && found->row->read.headers == Headers::sdk && found->parsed.lines > 1;
    if (rows && found->parsed.result && std::holds_alternative<Puzzle>(*found->parsed.result))
        found->parsed = take_bare_rules(text, std::move(found->parsed));
    return found;
}

std::size_t cell_count(const TextLine& line) {
    const CellWords cells = cut(line.text, {LineCut::characters});
    const auto known = std::count_if(cells.begin(), cells.end(), [](std::string_view cell) {
        return cell.size() > 1 || !symbol_cell(cell[0], 9).empty();
    });
    return 2 * static_cast<std::size_t>(known) < cells.size() ? 0 : cells.size();
}

}  // namespace deduku::reading
