// The table itself, and names and comments around what the rows write.
#include "formats/write.hpp"

#include <algorithm>
#include <array>

#include "deduku/board.hpp"
#include "deduku/text.hpp"
#include "formats/write_parts.hpp"

namespace deduku::formats {
namespace {

Written as_line(const Puzzle& puzzle) { return to_line(puzzle) + '\n'; }
Written as_sdk(const Puzzle& puzzle) { return to_sdk(puzzle); }

// What the givens leave: their digits go from the other cells of their houses.
Written as_pencil_marks(const Puzzle& puzzle) {
    Board board = start_board(puzzle);
    const Geometry& geometry = board.geometry();
    for (Cell cell : geometry.every_cell()) {
        if (!puzzle.cells[cell].single()) continue;
        const Digit digit = puzzle.cells[cell].first();
        for (Cell peer : geometry.peers_of(cell))
            if (!puzzle.cells[peer].single() && board.digits(peer).has(digit)) board.remove({peer, digit});
    }
    return to_pencil_marks(board);
}

constexpr std::string_view xml_head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"Deduku\" created=\"0\">\n";

constexpr std::array<WriteRow, 13> writers = {{
    {"line", "N^2 characters on a line, . for blank, [35] for several digits", Notes::beside, "", "", "", as_line,
     true},
    {"sdk", ".sdk: #D name, #C comment, a line for each row", Notes::inside, "\n", "", "", as_sdk},
    {"pencilmarks", "candidates that the givens leave, in a frame", Notes::above, "\n", "", "", as_pencil_marks},
    {"hodoku", "library line of HoDoKu, with what a player placed and deleted", Notes::inside, "", "", "",
     write_hodoku},
    {"f-puzzles", "link of f-puzzles, up to 16x16", Notes::inside, "", "", "", write_fpuzzles, true},
    {"sudokupad", "link of SudokuPad, up to 16x16", Notes::inside, "", "", "", write_sudokupad},
    {"sdm", ".sdm of SadMan Sudoku: 81 digits on a line, 0 for blank", Notes::inside, "", "", "", write_sdm},
    {"sdx", ".sdx: a line for each row, candidates of each cell, u5 for a digit of the player", Notes::above, "\n", "",
     "", write_sdx},
    {"ss", ".ss of Simple Sudoku: 9 rows in a frame", Notes::above, "\n", "", "", write_ss},
    {"opensudoku", "XML of OpenSudoku, one file for all", Notes::inside, "", xml_head, "</folder>\n</opensudoku>\n",
     write_opensudoku},
    {"csv", "puzzle,name,comment under a header", Notes::inside, "", "puzzle,name,comment\n", "", write_csv},
    {"latex", "a tabular for LaTeX, no package needed", Notes::inside, "\n", "", "", write_latex},
    {"html", "a table for HTML, its style inside", Notes::inside, "\n", "", "", write_html},
}};

// The name and comment as # lines.
std::string note_lines(const Puzzle& puzzle) {
    std::string text = puzzle.name;
    if (!text.empty() && !puzzle.comment.empty()) text += '\n';
    text += puzzle.comment;
    std::string lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines += "# " + text.substr(at, end - at) + '\n';
        at = end + 1;
    }
    return lines;
}

}  // namespace

std::span<const WriteRow> write_rows() { return writers; }

const WriteRow* write_row(std::string_view name) {
    const auto row =
        std::find_if(writers.begin(), writers.end(), [&](const WriteRow& any) { return any.name == name; });
    return row == writers.end() ? nullptr : &*row;
}

Written written(const WriteRow& row, const Puzzle& puzzle) {
    if (!puzzle.geometry().standard() && !row.any_houses) return Refusal{"boards with rows, columns and boxes only"};
    Written out = row.write(puzzle);
    auto* text = std::get_if<std::string>(&out);
    if (text == nullptr || row.notes == Notes::inside) return out;
    const std::string notes = note_lines(puzzle);
    if (notes.empty()) return out;
    const bool fits = notes.find('\n') == notes.size() - 1;
    if (row.notes == Notes::beside && fits) {
        text->back() = ' ';
        *text += notes;
    } else {
        text->insert(0, notes);
    }
    return out;
}

std::string why_not_clues(const Puzzle& puzzle) {
    const int n = puzzle.box().digits();
    for (Set<Digit> cell : puzzle.cells)
        if (!cell.single() && cell.size() < n) return "no place for cells of several digits";
    return {};
}

std::string clues_with_zeros(const Puzzle& puzzle) {
    std::string line = to_line(puzzle);
    std::replace(line.begin(), line.end(), '.', '0');
    return line;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (char c : text) switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\n': out += "&#10;"; break;
            default:
                if (static_cast<unsigned char>(c) >= ' ') out += c;
        }
    return out;
}

std::string on_one_line(std::string_view text) {
    std::string out(text);
    std::replace(out.begin(), out.end(), '\n', ' ');
    return out;
}

int placed_digit(const Puzzle& puzzle, Cell cell) {
    if (puzzle.state.empty() || !puzzle.state[cell].single() || puzzle.cells[cell].single()) return -1;
    if (is_lone_mark(puzzle, cell)) return -1;
    return index(puzzle.state[cell].first());
}

}  // namespace deduku::formats
