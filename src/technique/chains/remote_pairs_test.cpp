#include "technique/chains/remote_pairs.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// The pairs of nodes joined by walks with an even, and with an odd number of links.
struct Parity {
    std::vector<std::vector<bool>> even, odd;
};
template <class Linked>
Parity parity_of(std::size_t n, Linked&& linked) {
    Parity out{std::vector(n, std::vector<bool>(n)), std::vector(n, std::vector<bool>(n))};
    for (std::size_t i = 0; i < n; ++i) {
        out.even[i][i] = true;
        for (std::size_t j = 0; j < n; ++j) out.odd[i][j] = linked(i, j);
    }
    for (std::size_t k = 0; k < n; ++k)  // twice, since a parity may need a return over known links
        for (int twice = 0; twice < 2; ++twice)
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j < n; ++j) {
                    if ((out.even[i][k] && out.even[k][j]) || (out.odd[i][k] && out.odd[k][j])) out.even[i][j] = true;
                    if ((out.even[i][k] && out.odd[k][j]) || (out.odd[i][k] && out.even[k][j])) out.odd[i][j] = true;
                }
    return out;
}

// All cells with the same pair; two of them that only odd walks join, and that do not see each other.
std::vector<Removes> remote_pairs(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (Digit x : g.all_digits())
        for (Digit y : g.all_digits()) {
            std::vector<Cell> cells;
            for (Cell cell : g.every_cell())
                if (x < y && board.digits(cell) == Set<Digit>{x, y}) cells.push_back(cell);
            const Parity joined = parity_of(
                cells.size(), [&](std::size_t i, std::size_t j) { return share_house(g, cells[i], cells[j]); });
            bool twice_in_a_house = false;
            for (std::size_t i = 0; i < cells.size(); ++i) twice_in_a_house = twice_in_a_house || joined.odd[i][i];
            for (std::size_t i = 0; i < cells.size() && !twice_in_a_house; ++i)
                for (std::size_t j = i + 1; j < cells.size(); ++j) {
                    if (!joined.odd[i][j] || share_house(g, cells[i], cells[j])) continue;
                    Removes removes = seen_by_all(board, {{cells[i], x}, {cells[j], x}});
                    for (Candidate c : seen_by_all(board, {{cells[i], y}, {cells[j], y}})) removes.push_back(c);
                    add(out, removes);
                }
        }
    return out;
}

// Random boards have few equal pairs that see each other: here each cell has two of three digits.
Board of_pairs(const GeometryPtr& geometry, Random& random) {
    Board board(geometry);
    for (Cell cell : geometry->every_cell()) {
        if (below(random, 100) < 55) continue;
        const auto drop = static_cast<Digit>(below(random, 8) == 0 ? below(random, 3) : 2);
        board.keep_only(cell, Set<Digit>::first_n(3) - Set<Digit>{drop});
    }
    return board;
}

TEST(RemotePairs, MatchesDefinition) {
    Random random(5);
    std::size_t seen = 0;
    std::vector<GeometryPtr> boards = boxes_and_houses();
    boards.push_back(std::make_shared<const Geometry>(Box{4, 4}));
    for (const GeometryPtr& geometry : boards) {
        for (int i = 0; i < 100; ++i) {
            Board board = of_pairs(geometry, random);
            if (geometry->digits() > 6)
                for (Cell cell : geometry->every_cell())
                    if (below(random, 100) < 60 && board.digits(cell).size() == 2) {
                        Board other(geometry);
                        for (Cell all : geometry->every_cell())
                            if (all != cell) other.keep_only(all, board.digits(all));
                        board = other;
                    }
            std::vector<Removes> expected = remote_pairs(board, 0);
            std::sort(expected.begin(), expected.end());
            ASSERT_TRUE(found_by(find_remote_pairs, board, 0) == expected);
            seen += expected.size();
        }
    }
    EXPECT_GT(seen, 50U);
}

// A1 - A5 - F5 - F8: A8 sees A1 and F8.
TEST(RemotePairs, TextbookExample) {
    const Board board = board_of({{"A1", "25"}, {"A5", "25"}, {"F5", "25"}, {"F8", "25"}});
    EXPECT_EQ(texts(find_remote_pairs, board, 0), (Texts{"F1=2,5 A8=2,5"}));
}

}  // namespace
}  // namespace deduku
