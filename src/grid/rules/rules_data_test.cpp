// Published puzzles with rules: their solutions obey the definitions of the rules and satisfy their lines and choices.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/spelling.hpp"
#include "tests/support/satisfies.hpp"

namespace deduku {
namespace {

struct Listed {
    int puzzles = 0;
    int solved = 0;
};

// The parts of each rule are those that it makes alone, and know that they come from it.
void check_origins(const Geometry& board) {
    for (std::size_t r = 0; r < board.rules().size(); ++r) {
        const PartsOfRule parts = board.parts_of(r);
        Constraints alone;
        const auto before = index(*parts.cells.begin()) - board.grid_cells();
        alone.cells.assign(board.own_cells().begin(), board.own_cells().begin() + before);
        board.rules()[r].row->compile(board.rules()[r], {*board.plain(), board.rules()}, alone);
        std::stable_partition(alone.houses.begin(), alone.houses.end(), [&](const std::vector<Cell>& house) {
            return static_cast<int>(house.size()) == board.digits();
        });
        ASSERT_EQ(parts.houses.size(), alone.houses.size());
        for (std::size_t i = 0; i < parts.houses.size(); ++i) {
            const auto cells = board.cells_of(parts.houses[i]);
            EXPECT_EQ(std::vector(cells.begin(), cells.end()), alone.houses[i]);
            EXPECT_EQ(board.origin(board.sector(parts.houses[i], Digit{})), (Origin{r, i}));
        }
        EXPECT_EQ(std::vector(parts.lines.begin(), parts.lines.end()), alone.lines);
        EXPECT_EQ(std::vector(parts.choices.begin(), parts.choices.end()), alone.choices);
        EXPECT_EQ(parts.cells.size(), static_cast<int>(alone.cells.size()) - before);
        for (const Cell cell : parts.cells) EXPECT_EQ(board.origin(board.sector(cell))->rule, r);
        const auto line = static_cast<int>(parts.lines.data() - board.lines().data());
        for (int k = 0; k < static_cast<int>(parts.lines.size()); ++k)
            EXPECT_EQ(board.origin(board.sector_of_line(line + k)), (Origin{r, static_cast<std::size_t>(k)}));
        const auto choice = static_cast<int>(parts.choices.data() - board.choices().data());
        for (int k = 0; k < static_cast<int>(parts.choices.size()); ++k)
            EXPECT_EQ(board.origin_of_choice(choice + k), (Origin{r, static_cast<std::size_t>(k)}));
    }
    EXPECT_EQ(board.origin(board.sector(Cell{0})), std::nullopt);
    EXPECT_EQ(board.origin(board.sector(House{0}, Digit{})), std::nullopt);
    EXPECT_EQ(board.origin(board.sector_of_line(static_cast<int>(board.lines().size()))), std::nullopt);
}

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
    check_origins(board);
    if (fields[3].empty()) return;
    ++listed.solved;
    Table<Cell, Digit> grid;
    for (char c : fields[3]) grid.push_back(*symbol_digit(c, board.digits()));
    ASSERT_EQ(grid.size(), board.grid_cells());
    for (Cell cell : board.every_grid_cell()) EXPECT_TRUE(puzzle->cells[cell].has(grid[cell])) << fields[0];
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
    EXPECT_EQ(listed.puzzles, 21);
    EXPECT_EQ(listed.solved, 21);
}

}  // namespace
}  // namespace deduku
