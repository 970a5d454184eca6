// Tables and elements: LaTeX, HTML, the XML of OpenSudoku.
//
//   \begin{tabular}{|c|c|c||..        <table ..><tr><td ..>5</td>        <game .. data="53007.." note="name"/>
#include "formats/parts.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::formats {
namespace {

// The text of a cell: its digit, small candidates, or empty.
std::string shown(const Puzzle& puzzle, int row, int column) {
    const int n = puzzle.box().digits();
    const Set<Digit> digits = puzzle.cells[static_cast<Cell>(row * n + column)];
    return digits.size() == n ? std::string() : digits_text(digits, n);
}

std::string latex_text(std::string_view text) {
    std::string out;
    for (char c : text) {
        if (std::string_view("#$%&_{}").find(c) != std::string_view::npos) out += '\\';
        if (c == '\\')
            out += "\\textbackslash{}";
        else if (c == '^' || c == '~')
            (out += '\\') += std::string(1, c) + "{}";
        else
            out += c;
    }
    return out;
}

constexpr std::string_view thick = "2px solid #000";
constexpr std::string_view thin = "1px solid #999";

std::string html_cell(const Puzzle& puzzle, int row, int column) {
    const int n = puzzle.box().digits();
    const std::string text = shown(puzzle, row, column);
    const bool small = !puzzle.cells[static_cast<Cell>(row * n + column)].single() && !text.empty();
    std::string style = "border:" + std::string(thin);
    if (column % puzzle.box().width == 0) (style += ";border-left:") += thick;
    if (row % puzzle.box().height == 0) (style += ";border-top:") += thick;
    if (column == n - 1) (style += ";border-right:") += thick;
    if (row == n - 1) (style += ";border-bottom:") += thick;
    style += ";width:2em;height:2em;text-align:center;padding:0";
    if (small) style += ";font-size:60%";
    return "<td style=\"" + style + "\">" + escaped(text) + "</td>";
}

Written write_latex(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    std::string columns;
    for (int c = 0; c < n; ++c) columns += c % puzzle.box().width == 0 && c > 0 ? "||c" : "|c";
    std::string out;
    if (!puzzle.name.empty()) out += "% " + to_one_line(puzzle.name) + '\n';
    if (!puzzle.comment.empty()) out += "% " + joined(to_lines(puzzle.comment), " ") + '\n';
    out += "\\begin{tabular}{" + columns + "|}\n\\hline\n";
    for (int r = 0; r < n; ++r) {
        for (int c = 0; c < n; ++c) {
            if (c > 0) out += " & ";
            const std::string text = shown(puzzle, r, c);
            const bool small = !puzzle.cells[static_cast<Cell>(r * n + c)].single() && !text.empty();
            out += small ? "{\\tiny " + latex_text(text) + "}" : latex_text(text);
        }
        out += r % puzzle.box().height == puzzle.box().height - 1 && r < n - 1 ? " \\\\ \\hline\\hline\n"
                                                                               : " \\\\ \\hline\n";
    }
    return out + "\\end{tabular}\n";
}

Written write_html(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    std::string out = "<table style=\"border-collapse:collapse;font-family:sans-serif\">\n";
    if (!puzzle.name.empty()) out += "<caption>" + escaped(to_one_line(puzzle.name, Encoding::utf8)) + "</caption>\n";
    for (int r = 0; r < n; ++r) {
        out += "<tr>";
        for (int c = 0; c < n; ++c) out += html_cell(puzzle, r, c);
        out += "</tr>\n";
    }
    return out + "</table>\n";
}

// Name and comment, one line each.
std::string note_of(const Puzzle& puzzle) {
    std::vector<std::string> lines = to_lines(puzzle.comment, Encoding::utf8);
    if (!puzzle.name.empty()) lines.insert(lines.begin(), to_one_line(puzzle.name, Encoding::utf8));
    return joined(lines, "\n");
}

Written write_opensudoku(const Puzzle& puzzle) {
    std::string data = clues_with_zeros(puzzle);
    if (!puzzle.state.empty()) {
        // Value, notes, and whether the player can change it.
        data = "version: 1\n";
        for (Cell cell : puzzle.geometry().every_grid_cell()) {
            const bool given = puzzle.cells[cell].single();
            const int placed = placed_digit(puzzle, cell);
            const int value = given ? index(puzzle.cells[cell].first()) : placed;
            data += std::to_string(value + 1) + '|';
            if (value < 0 && puzzle.state[cell].size() < 9)
                for (Digit digit : puzzle.state[cell]) data += std::to_string(index(digit) + 1) + ',';
            else
                data += '-';
            data += given ? "|0|" : "|1|";
        }
    }
    return "<game created=\"0\" state=\"1\" time=\"0\" last_played=\"0\" data=\"" + escaped(data) + "\" note=\"" +
           escaped(note_of(puzzle)) + "\" />\n";
}

}  // namespace

extern constinit const Format opensudoku_format = {
    .name = "opensudoku",
    .write = {.help = "XML of OpenSudoku, one file for all",
              .write = write_opensudoku,
              .boards = reading::BoardSizes::nine,
              .clues_only = true,
              .head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"Deduku\" "
                      "created=\"0\">\n",
              .foot = "</folder>\n</opensudoku>\n"}};
extern constinit const Format latex_format = {
    .name = "latex", .write = {.help = "a tabular for LaTeX, no package needed", .write = write_latex, .gap = "\n"}};
extern constinit const Format html_format = {
    .name = "html", .write = {.help = "an HTML table with inline style", .write = write_html, .gap = "\n"}};

}  // namespace deduku::formats
