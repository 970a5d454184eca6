#include "report/parts/state_line.hpp"

#include "grid/reading/cell_text.hpp"

namespace deduku::report {

std::string state_line(const Puzzle& puzzle) {
    const int n = puzzle.geometry().digits();
    std::string out;
    for (Cell cell : puzzle.state.ids()) {
        if (n > max_symbols && !out.empty()) out += ' ';
        const std::string text = cell_text(puzzle.state[cell], n);
        out += is_lone_mark(puzzle, cell) ? '[' + text + ']' : text;
    }
    return out;
}

}  // namespace deduku::report
