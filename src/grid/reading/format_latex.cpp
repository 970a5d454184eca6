// The environment of LaTeX's package sudoku: N lines of N fields.
//
//   \begin{sudoku}
//   |5|3| | |7| | | | |.
//   |6| | |1|9|5| | | |.
//   ..
//   \end{sudoku}
#include <algorithm>

#include "grid/reading/board_rows.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/formats.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::reading {
namespace {

// Rows, and blank lines or comments between them.
constexpr std::size_t most_lines = 4 * std::size_t{max_digits};

bool begins(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.starts_with("\\begin{sudoku}") || text.starts_with("\\begin{sudoku-block}");
}

// "|5|3| |..|." without the point.
std::string_view fields_of_row(std::string_view line) {
    line = trimmed(line);
    if (line.ends_with('.')) line.remove_suffix(1);
    return trimmed(line);
}

std::optional<Parsed> read_latex(const Excerpt& text) {
    if (!begins(text.lines[0].text)) return std::nullopt;
    std::vector<BoardRow> rows;
    std::size_t i = 1;
    for (; i < std::min(text.lines.size(), most_lines) && !trimmed(text.lines[i].text).starts_with("\\end{"); ++i) {
        const TextLine& line = text.lines[i];
        if (is_blank_line(line.text) || is_comment_line(line.text)) continue;
        const CellWords cells = cut(fields_of_row(line.text), {LineCut::framed_fields, '|'});
        rows.push_back({&line, cells});
        if (!fields_of_row(line.text).starts_with('|') || cells.size() != rows.front().cells.size())
            return Parsed{error_at(line, 0, quoted(trimmed(line.text)), "a row such as |5|3| | |7| | | | |."), i + 1};
        if (rows.size() > rows.front().cells.size()) break;
    }
    const TextLine& last = text.lines[std::min(i, text.lines.size() - 1)];
    const int n = rows.empty() ? 0 : static_cast<int>(rows.front().cells.size());
    if (i == text.lines.size()) {
        if (!text.complete) return more_than(text);
        return Parsed{error_at(last, last.text.size(), "the end of the input", "\\end{sudoku}"), i};
    }
    if (!box_for(n, text.options) || rows.size() != static_cast<std::size_t>(n))
        return Parsed{
            error_at(last, 0, counted(rows.size(), "row") + " of " + counted(static_cast<std::size_t>(n), "field"),
                     "as many rows as each has fields, 9 of a 9x9"),
            i + 1};
    return Parsed{read_board(rows, n, text.options), i + 1};
}

}  // namespace

extern constinit const Format latex_format = {
    "latex",
    {"LaTeX's package sudoku: \\begin{sudoku}, lines such as |5|3| | |7| | | | |., \\end{sudoku}", read_latex}};

}  // namespace deduku::reading
