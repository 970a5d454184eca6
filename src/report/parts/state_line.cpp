#include "report/parts/state_line.hpp"

#include "grid/cell_text.hpp"

namespace deduku::report {

std::string state_line(const Puzzle& puzzle) {
    std::string out;
    for (Cell cell : puzzle.state.ids()) {
        const std::string text = cell_text(puzzle.state[cell], puzzle.box().digits());
        out += is_lone_mark(puzzle, cell) ? '[' + text + ']' : text;
    }
    return out;
}

}  // namespace deduku::report
