#include "report/parts/position_line.hpp"

#include "grid/reading/cell_text.hpp"

namespace deduku::report {

std::string position_line(const Board& board, const Table<Cell, bool>& written, CellMarks marks) {
    const Geometry& g = board.geometry();
    const DigitRange digits = g;
    std::string out;
    for (const Cell cell : g.every_grid_cell()) {
        if (!digits.has_symbols() && !out.empty()) out += ' ';
        const bool shown = written[cell] || marks == CellMarks::shown;
        const Set<Digit> left = shown ? board.digits(cell) : g.all_digits();
        const std::string text = cell_text(left, digits);
        out += left.single() && !written[cell] ? '[' + text + ']' : text;
    }
    return out;
}

}  // namespace deduku::report
