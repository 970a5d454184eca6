#include "technique/sets/singles.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// A cell with one digit: removes it from the other cells of its houses.
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

// A digit with one place in a house: removes the other digits of that cell.
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

bool are_peers(const Geometry& g, Cell a, Cell b) {
    const auto peers = g.peers_of(a);
    return std::find(peers.begin(), peers.end(), b) != peers.end();
}

// Cells that are not done have several candidates, or one that a peer still has. If a house has one such cell, and it
// has one candidate: the eliminations of a naked single.
std::vector<Removes> full_houses(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    const auto done = [&](Cell cell) {
        if (board.digits(cell).size() != 1) return false;
        for (Cell other : g.every_cell())
            if (are_peers(g, cell, other) && board.has({other, board.digits(cell).first()})) return false;
        return true;
    };
    std::vector<bool> last(static_cast<std::size_t>(g.cells()), false);
    for (House house : g.every_house()) {
        std::vector<Cell> open;
        for (Cell cell : g.cells_of(house))
            if (!done(cell)) open.push_back(cell);
        if (open.size() == 1 && board.digits(open[0]).size() == 1) last[static_cast<std::size_t>(open[0])] = true;
    }
    for (Cell cell : g.every_cell())
        for (const Membership& in : g.houses_of(cell)) {
            Removes removes;
            for (Cell other : g.cells_of(in.house))
                if (other != cell && last[static_cast<std::size_t>(cell)] &&
                    board.has({other, board.digits(cell).first()}))
                    removes.push_back({other, board.digits(cell).first()});
            add(out, removes);
        }
    return out;
}

// Boards with houses that are full except for a cell: a solved grid with some cells reopened.
TEST(Singles, FullHousesMatchDefinition) {
    Random random(12);
    std::size_t seen = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{4, 4}})
        for (int i = 0; i < 30; ++i) {
            const Grid grid = random_grid(box, random);
            Table<Cell, bool> given(box.digits() * box.digits(), true);
            for (Cell cell : given.ids()) given[cell] = below(random, 100) < 90;
            Board board = start_board(puzzle_of(box, grid, given));
            const Geometry& g = board.geometry();
            for (Cell cell : given.ids())
                for (Cell other : g.peers_of(cell))
                    if (given[cell] && board.has({other, grid[cell]})) board.remove({other, grid[cell]});
            std::vector<Removes> expected = full_houses(board, 0);
            std::sort(expected.begin(), expected.end());
            ASSERT_TRUE(found_by(find_full_houses, board, 0) == expected);
            seen += expected.size();
        }
    EXPECT_GT(seen, 100U);
}

TEST(Singles, MatchDefinitions) {
    compare(find_naked_singles, naked_singles, 1, 1);
    compare(find_hidden_singles, hidden_singles, 1, 1);
}

TEST(Singles, Naked) {
    const Board board = board_of({{"A1", "3"}}, {2, 2});
    EXPECT_EQ(texts(find_naked_singles, board, 1), (Texts{"B1=3 C1=3 D1=3", "B1=3 A2=3 B2=3", "A2=3 A3=3 A4=3"}));
    expect_stops(find_naked_singles, board, 1);
}

// 4 can only be at B1 in row 1; in its column and box it has other places.
TEST(Singles, Hidden) {
    const Board board = board_of({{"A1", "123"}, {"C1", "123"}, {"D1", "123"}}, {2, 2});
    EXPECT_EQ(texts(find_hidden_singles, board, 1), (Texts{"B1=1,2,3"}));
}

TEST(Singles, NothingOnEmptyOrSolvedBoard) {
    Random random(3);
    const Grid grid = random_grid({3, 3}, random);
    const Board solved = start_board(puzzle_of({3, 3}, grid, Table<Cell, bool>(81, true)));
    ASSERT_TRUE(solved.solved());
    for (Finder find : {find_naked_singles, find_hidden_singles, find_full_houses}) {
        EXPECT_TRUE(texts(find, board_of({}), 1).empty());
        EXPECT_TRUE(texts(find, solved, 1).empty());
    }
}

}  // namespace
}  // namespace deduku
