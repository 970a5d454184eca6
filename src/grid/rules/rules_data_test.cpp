// Published puzzles with rules: their solutions obey the definitions of the rules and satisfy their lines and choices.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "grid/cell_text.hpp"
#include "grid/spelling.hpp"
#include "tests/support/satisfies.hpp"

namespace deduku {
namespace {

struct Listed {
    int puzzles = 0;
    int solved = 0;
};

// Each puzzle is read and written again; its solution, if listed, agrees with its givens, houses and rules.
void check_listed(const std::string& line, Listed& listed) {
    const auto fields = split(line, '\t');
    ASSERT_EQ(fields.size(), 4U) << line;
    const auto results = read_puzzles(fields[1]);
    ASSERT_EQ(results.size(), 1U) << line;
    const auto* puzzle = std::get_if<Puzzle>(&results[0]);
    ASSERT_NE(puzzle, nullptr) << fields[0] << ": " << std::get<ReadError>(results[0]).text();
    ++listed.puzzles;
    const Geometry& board = puzzle->geometry();
    const auto again = read_puzzles(to_line(*puzzle));
    EXPECT_TRUE(std::get<Puzzle>(again[0]).geometry() == board) << fields[0];
    if (fields[3].empty()) return;
    ++listed.solved;
    Table<Cell, Digit> grid;
    for (char c : fields[3]) grid.push_back(*symbol_digit(c, board.digits()));
    ASSERT_EQ(grid.size(), board.cells());
    for (Cell cell : board.every_cell()) EXPECT_TRUE(puzzle->cells[cell].has(grid[cell])) << fields[0];
    EXPECT_TRUE(obeys(board.rules(), board, grid)) << fields[0];
    EXPECT_TRUE(testing::satisfies(board, grid)) << fields[0];
    // A wrong filling is rejected: two rows exchanged.
    for (int column = 0; column < board.digits(); ++column)
        std::swap(grid[board.cell(0, column)], grid[board.cell(board.digits() - 1, column)]);
    EXPECT_FALSE(testing::satisfies(board, grid)) << fields[0];
}

Listed check_list(const std::string& name) {
    std::ifstream file(std::string(DEDUKU_ROOT) + "/data/rules/" + name);
    Listed listed;
    bool head = true;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        if (!std::exchange(head, false)) check_listed(line, listed);
    }
    return listed;
}

TEST(RulesData, InteractiveSudokuSolver) {
    const Listed listed = check_list("iss.tsv");
    EXPECT_EQ(listed.puzzles, 133);
    EXPECT_EQ(listed.solved, 68);
}

TEST(RulesData, FPuzzles) {
    const Listed listed = check_list("f-puzzles.tsv");
    EXPECT_EQ(listed.puzzles, 20);
    EXPECT_EQ(listed.solved, 20);
}

}  // namespace
}  // namespace deduku
