#include "technique/families.hpp"
#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// A cell with one digit: in each of its houses, the digit leaves the other cells.
std::vector<Removes> naked_singles(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (int i = 0; i < g.cells(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (board.digits(cell).size() != 1) continue;
        const Digit digit = board.digits(cell).first();
        for (const Membership& in : g.houses_of(cell)) {
            Removes removes;
            for (Cell other : g.cells_of(in.house))
                if (other != cell && board.has({other, digit})) removes.push_back({other, digit});
            add(out, removes);
        }
    }
    return out;
}

// A digit with one place in a house: the other digits leave that cell.
std::vector<Removes> hidden_singles(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (int h = 0; h < g.houses(); ++h)
        for (Digit digit : g.all_digits()) {
            std::vector<Cell> holders;
            for (Cell cell : g.cells_of(static_cast<House>(h)))
                if (board.has({cell, digit})) holders.push_back(cell);
            if (holders.size() != 1) continue;
            Removes removes;
            for (Digit other : board.digits(holders[0]))
                if (other != digit) removes.push_back({holders[0], other});
            add(out, removes);
        }
    return out;
}

TEST(Singles, AreTheirDefinitions) {
    compare(find_naked_singles, naked_singles, 1, 1);
    compare(find_hidden_singles, hidden_singles, 1, 1);
}

TEST(Singles, Naked) {
    const Board board = board_of({{"A1", "3"}}, {2, 2});
    EXPECT_EQ(texts(find_naked_singles, board, 1), (Texts{"B1=3 C1=3 D1=3", "B1=3 A2=3 B2=3", "A2=3 A3=3 A4=3"}));
    expect_stops(find_naked_singles, board, 1);
}

// 4 can stand only at B1 in row 1; in its column and box it has other places.
TEST(Singles, Hidden) {
    const Board board = board_of({{"A1", "123"}, {"C1", "123"}, {"D1", "123"}}, {2, 2});
    EXPECT_EQ(texts(find_hidden_singles, board, 1), (Texts{"B1=1,2,3"}));
}

TEST(Singles, NothingOnAnEmptyBoardOrASolvedOne) {
    Random random(3);
    const Grid grid = random_grid({3, 3}, random);
    const Board solved = start_board(puzzle_of({3, 3}, grid, Table<Cell, bool>(81, true)));
    ASSERT_TRUE(solved.solved());
    for (Finder find : {find_naked_singles, find_hidden_singles}) {
        EXPECT_TRUE(texts(find, board_of({}), 1).empty());
        EXPECT_TRUE(texts(find, solved, 1).empty());
    }
}

}  // namespace
}  // namespace deduku
