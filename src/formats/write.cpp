// Checks whether a format supports a puzzle, and adds names and comments around the output of its writer.
#include <algorithm>

#include "deduku/text.hpp"
#include "formats/parts.hpp"
#include "grid/holes.hpp"
#include "grid/reading/line_text.hpp"

namespace deduku::formats {
namespace {

using reading::BoardSizes;
using reading::Notes;

// Why the format does not support the puzzle; empty if it may.
std::string_view why_not(const reading::Writer& writer, const Puzzle& puzzle) {
    const Geometry& board = puzzle.geometry();
    const int n = board.digits();
    const bool with_rules = !board.rules().empty();
    if (with_rules && !writer.rules) return "boards without rules only";
    const bool own_houses = !board.standard() && !(with_rules && board.text() == "boxes");
    const bool grids = writer.grids && has_holes(board);
    if (!writer.any_canvas && !grids && !board.canvas().usual())
        return "boards of N x N cells with digits from 1 to N only";
    if (!writer.any_canvas && board.text() == "none") return "boards with houses only";
    if (own_houses && !writer.any_houses) return "boards with rows, columns and boxes only";
    if (writer.usual_boxes && board.standard() && board.box() != usual_box(n))
        return "boards with the usual boxes only";
    if (writer.boards == BoardSizes::nine && !(puzzle.box() == Box{3, 3})) return "boards of 9x9 only";
    if (writer.boards == BoardSizes::up_to_9 && n > 9) return "boards up to 9x9 only";
    if (writer.boards == BoardSizes::up_to_16 && !grids && std::max({n, board.rows(), board.columns()}) > 16)
        return "boards up to 16x16 only";
    const Range<Cell> cells = board.every_grid_cell();
    const bool clues = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        return puzzle.cells[cell].single() || puzzle.cells[cell].size() == n;
    });
    return writer.clues_only && !clues ? "cannot represent cells of several digits" : "";
}

// The name and comment as # lines.
std::string note_lines(const Puzzle& puzzle) {
    std::string lines;
    if (!puzzle.name.empty()) lines += "#D " + to_one_line(puzzle.name) + '\n';
    for (const std::string& line : to_lines(puzzle.comment)) lines += "# " + line + '\n';
    return lines;
}

}  // namespace

Written written(const Format& format, const Puzzle& puzzle, const Grid& solution) {
    if (const std::string_view why = why_not(format.write, puzzle); !why.empty()) return Refusal{std::string(why)};
    const reading::Writer& writer = format.write;
    Written out = solution.empty() || writer.write_solved == nullptr ? writer.write(puzzle)
                                                                     : writer.write_solved(puzzle, solution);
    auto* text = std::get_if<std::string>(&out);
    if (text == nullptr || format.write.notes == Notes::inside) return out;
    const std::string notes = note_lines(puzzle);
    if (notes.empty()) return out;
    const bool fits = notes.find('\n') == notes.size() - 1 && !reading::has_frames(notes);
    if (format.write.notes == Notes::beside && fits) {
        text->back() = ' ';
        *text += notes;
    } else {
        text->insert(0, notes);
    }
    return out;
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
            default: out += c;
        }
    return out;
}

std::string joined(const std::vector<std::string>& lines, std::string_view between) {
    std::string out;
    for (const std::string& line : lines) (out += out.empty() ? "" : between) += line;
    return out;
}

int placed_digit(const Puzzle& puzzle, Cell cell) {
    if (puzzle.state.empty() || !puzzle.state[cell].single() || puzzle.cells[cell].single()) return -1;
    if (is_lone_mark(puzzle, cell)) return -1;
    return index(puzzle.state[cell].first());
}

}  // namespace deduku::formats
