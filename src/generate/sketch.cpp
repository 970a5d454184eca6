#include "generate/sketch.hpp"

#include <algorithm>

namespace deduku::generate {

int digit_at(const Sketch& sketch, Cell cell) { return index(sketch.grid[cell]) + 1; }

bool add_if_true(Sketch& sketch, Rule rule) {
    const bool good = rule.row->holds(rule, {sketch.board, sketch.rules}, sketch.grid);
    if (good) sketch.rules.push_back(std::move(rule));
    return good;
}

void add_with_number(Sketch& sketch, Rule rule) {
    const int n = sketch.board.digits();
    for (int number = 0; number <= n * (n + 1) / 2; ++number) {
        rule.values = {number};
        if (add_if_true(sketch, rule)) return;
    }
}

std::vector<Cell> around(Sketch& sketch, Cell cell, bool diagonally) {
    const Geometry& board = sketch.board;
    std::vector<Cell> out;
    for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right) {
            const int steps = std::abs(down) + std::abs(right);
            if (steps == 0 || (steps == 2 && !diagonally)) continue;
            const int row = board.row(cell) + down, column = board.column(cell) + right;
            if (row < 0 || column < 0 || row >= board.digits() || column >= board.digits()) continue;
            out.push_back(board.cell(row, column));
        }
    sketch.draw.shuffle(out);
    return out;
}

std::vector<Cell> shuffled_cells(Sketch& sketch) {
    std::vector<Cell> out(sketch.board.every_grid_cell().begin(), sketch.board.every_grid_cell().end());
    sketch.draw.shuffle(out);
    return out;
}

int drawn(Sketch& sketch, int least, int most) {
    return least + static_cast<int>(sketch.draw.below(static_cast<std::uint32_t>(most - least + 1)));
}

bool has_digit(const Sketch& sketch, std::span<const Cell> cells, int digit) {
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return digit_at(sketch, cell) == digit; });
}

void use(Sketch& sketch, std::span<const Cell> cells) {
    for (Cell cell : cells) sketch.used[cell] = true;
}

}  // namespace deduku::generate
