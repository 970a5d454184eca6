// Bivalue graves compared with their definition: the candidates of two solved grids, with one more candidate, or with
// one changed.
#include "technique/uniqueness/graves.hpp"

#include "tests/support/finders.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using namespace testing;

// Each cell has its digit of the grid, and the digit that replaces it in another: some digits, or two rows of a band,
// change places.
Board two_grids(Box box, Random& random) {
    const auto geometry = std::make_shared<const Geometry>(box);
    const Grid grid = random_grid(box, random);
    Board out(geometry);
    const int n = box.digits();
    const int first = below(random, n - 2), count = 2 + below(random, n - 1 - first);
    const int top = box.height * below(random, n / box.height);
    const bool by_rows = below(random, 3) == 0;
    for (Cell cell : geometry->every_cell()) {
        const int row = geometry->row(cell), digit = index(grid[cell]);
        Digit other = grid[cell];
        if (by_rows && (row == top || row == top + 1))
            other = grid[geometry->cell(2 * top + 1 - row, geometry->column(cell))];
        if (!by_rows && digit >= first && digit < first + count)
            other = static_cast<Digit>(first + (digit - first + 1) % count);
        out.keep_only(cell, {grid[cell], other});
    }
    return out;
}

// Adds a candidate to an open cell, or replaces one.
Board changed(const Board& board, bool replaces, Random& random) {
    const Geometry& g = board.geometry();
    Board out(board.shared_geometry());
    Cell at{};
    do at = static_cast<Cell>(below(random, g.cells()));
    while (board.digits(at).single());
    Set<Digit> digits = board.digits(at);
    if (replaces) digits.erase(digits.first());
    Digit more{};
    do more = static_cast<Digit>(below(random, g.digits()));
    while (board.digits(at).has(more));
    digits.insert(more);
    for (Cell cell : g.every_cell()) out.keep_only(cell, cell == at ? digits : board.digits(cell));
    return out;
}

// Whether each cell has one or two candidates, and each digit of a house is solved or has two places.
bool is_grave(const Board& board) {
    const Geometry& g = board.geometry();
    int open = 0;
    for (Cell cell : g.every_cell()) {
        if (board.digits(cell).empty() || board.digits(cell).size() > 2) return false;
        open += board.digits(cell).single() ? 0 : 1;
    }
    for (House house : g.every_house())
        for (Digit digit : g.all_digits()) {
            const std::vector<Cell> places = places_of(board, house, digit);
            const auto is_open = [&](Cell cell) { return !board.digits(cell).single(); };
            const bool solved = places.size() == 1 && !is_open(places[0]);
            if (!solved && (places.size() != 2 || !is_open(places[0]) || !is_open(places[1]))) return false;
        }
    return open > 0;
}

// Whether the digit has three places in each house of the cell.
bool is_odd(const Board& board, Candidate c) {
    const auto houses = board.geometry().houses_of(c.cell);
    return std::all_of(houses.begin(), houses.end(),
                       [&](const Membership& in) { return places_of(board, in.house, c.digit).size() == 3; });
}

// The other digits of a cell of three, if it is a grave without one of them.
std::vector<Removes> grave_plus_one(const Board& board) {
    std::vector<Removes> out;
    for (Cell cell : board.geometry().every_cell())
        for (Digit odd : board.digits(cell)) {
            if (board.digits(cell).size() != 3) continue;
            Board without = board;
            without.remove({cell, odd});
            if (!is_odd(board, {cell, odd}) || !is_grave(without)) continue;
            Removes removes;
            for (Digit d : board.digits(cell) - Set<Digit>{odd}) removes.push_back({cell, d});
            add(out, removes);
        }
    return out;
}

std::vector<Removes> found_on(const Board& board, bool plus_one) {
    const Puzzle start = blank_puzzle(board.geometry().box());
    std::vector<Removes> out;
    (plus_one ? find_grave_plus_one : find_grave)(board, start, 0, [&](const Deduction& deduction) {
        EXPECT_TRUE(follows(board, deduction));
        out.push_back(deduction.removes);
        return true;
    });
    return out;
}

TEST(Graves, MatchDefinitions) {
    Random random(41);
    int graves = 0, plus_one = 0, others = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}})
        for (int i = 0; i < 200; ++i) {
            const Board two = two_grids(box, random);
            ASSERT_TRUE(is_grave(two));
            EXPECT_EQ(found_on(two, false).size(), 1U);
            EXPECT_TRUE(found_on(two, true).empty());
            ++graves;
            const Board other = changed(two, i % 2 == 0, random);
            const std::vector<Removes> expected = grave_plus_one(other);
            EXPECT_TRUE(found_on(other, true) == expected) << box.digits() << ' ' << i;
            EXPECT_EQ(found_on(other, false).size(), is_grave(other) ? 1U : 0U);
            ++(expected.empty() ? others : plus_one);
        }
    EXPECT_EQ(graves, 600);
    EXPECT_GT(plus_one, 50);
    EXPECT_GT(others, 100);
}

}  // namespace
}  // namespace deduku
