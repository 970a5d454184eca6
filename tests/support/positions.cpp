#include "tests/support/positions.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <numeric>
#include <sstream>

#include "deduku/text.hpp"
#include "search/solver.hpp"
#include "tests/support/houses.hpp"

namespace deduku::testing {
namespace {

Table<int, int> shuffled(int count, Random& random) {
    Table<int, int> order(count);
    std::iota(order.begin(), order.end(), 0);
    for (int i = count - 1; i > 0; --i) std::swap(order[i], order[below(random, i + 1)]);
    return order;
}

// Lines 0..N-1 in groups of `group`; the groups and the lines of each are shuffled.
std::vector<int> shuffled_lines(int count, int group, Random& random) {
    std::vector<int> order;
    for (int g : shuffled(count / group, random))
        for (int i : shuffled(group, random)) order.push_back(g * group + i);
    return order;
}

}  // namespace

Grid random_grid(Box box, Random& random) {
    const int n = box.digits();
    const Table<int, int> digit = shuffled(n, random);
    const std::vector<int> rows = shuffled_lines(n, box.height, random);
    const std::vector<int> columns = shuffled_lines(n, box.width, random);
    Grid grid;
    for (int r : rows)
        for (int c : columns) {
            const int shift = r % box.height * box.width + r / box.height;
            grid.push_back(static_cast<Digit>(digit[(shift + c) % n]));
        }
    return grid;
}

Puzzle puzzle_of(Box box, const Grid& grid, const Table<Cell, bool>& given) {
    Puzzle puzzle = blank_puzzle(box);
    for (Cell cell : given.ids())
        if (given[cell]) puzzle.cells[cell] = {grid[cell]};
    return puzzle;
}

Puzzle random_givens(Box box, int clues, Random& random) {
    const int cells = box.digits() * box.digits();
    Table<Cell, bool> given(cells);
    const Table<int, int> order = shuffled(cells, random);
    for (int i = 0; i < clues; ++i) given[static_cast<Cell>(order[i])] = true;
    return puzzle_of(box, random_grid(box, random), given);
}

Puzzle random_minimal(Box box, Random& random) {
    const Grid grid = random_grid(box, random);
    Puzzle puzzle = puzzle_of(box, grid, Table<Cell, bool>(grid.size(), true));
    SearchRequest request;
    request.limit = 2;
    for (int i : shuffled(grid.size(), random)) {
        const auto cell = static_cast<Cell>(i);
        puzzle.cells[cell] = puzzle.geometry().all_digits();
        if (solve_by_search(start_board(puzzle), request).count > 1) puzzle.cells[cell] = {grid[cell]};
    }
    return puzzle;
}

Board random_position(const GeometryPtr& geometry, int percent, Random& random) {
    const Grid grid = geometry->standard() ? random_grid(geometry->box(), random) : random_grid(geometry, random);
    Board board(geometry);
    for (Candidate c : geometry->every_candidate())
        if (grid[c.cell] != c.digit && below(random, 100) < percent) board.remove(c);
    return board;
}

std::vector<Puzzle> read_list(const std::string& name) {
    std::ifstream file(std::string(DEDUKU_ROOT) + "/data/" + name);
    std::stringstream text;
    text << file.rdbuf();
    std::vector<Puzzle> puzzles;
    for (ReadResult& result : read_puzzles(text.str())) {
        if (auto* puzzle = std::get_if<Puzzle>(&result))
            puzzles.push_back(std::move(*puzzle));
        else
            ADD_FAILURE() << name << ": " << std::get<ReadError>(result).text();
    }
    EXPECT_FALSE(puzzles.empty()) << name;
    return puzzles;
}

}  // namespace deduku::testing
