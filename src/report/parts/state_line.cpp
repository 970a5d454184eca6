#include "report/parts/state_line.hpp"

#include "grid/reading/cell_text.hpp"

namespace deduku::report {

std::string state_line(const Puzzle& puzzle) {
    const DigitRange digits = puzzle.geometry();
    std::string out;
    for (Cell cell : puzzle.state.ids()) {
        if (!digits.has_symbols() && !out.empty()) out += ' ';
        const std::string text = cell_text(puzzle.state[cell], digits);
        out += is_lone_mark(puzzle, cell) ? '[' + text + ']' : text;
    }
    return out;
}

}  // namespace deduku::report
