#include "technique/chains/wings.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

Set<Digit> pair_of(Digit a, Digit b) { return Set<Digit>{a, b}; }

// All choices of three cells and three digits: pivot {x,y} or {x,y,z}, ends {x,z} and {y,z}.
std::vector<Removes> three_cells(const Board& board, bool pivot_has_z) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (Cell pivot : g.every_cell())
        for (Cell a : g.every_cell()) {
            if (!share_house(g, pivot, a) || board.digits(a).size() != 2) continue;
            for (Cell b : g.every_cell()) {
                if (b == a || !share_house(g, pivot, b) || board.digits(b).size() != 2) continue;
                for (Digit x : g.all_digits())
                    for (Digit y : g.all_digits())
                        for (Digit z : g.all_digits()) {
                            if (x >= y || x == z || y == z || board.digits(a) != pair_of(x, z)) continue;
                            const Set<Digit> digits = pivot_has_z ? Set<Digit>{x, y, z} : pair_of(x, y);
                            if (board.digits(b) != pair_of(y, z) || board.digits(pivot) != digits) continue;
                            std::vector<Candidate> all = {{a, z}, {b, z}};
                            if (pivot_has_z) all.push_back({pivot, z});
                            add(out, seen_by_all(board, all));
                        }
            }
        }
    return out;
}

// Cells a, b = {y,z} apart, and two cells p, q, the only places of y in some house; p sees a and q sees b.
std::vector<Removes> w_wings(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (Cell a : g.every_cell())
        for (Cell b : g.every_cell()) {
            if (a >= b || board.digits(a).size() != 2 || board.digits(a) != board.digits(b) || share_house(g, a, b))
                continue;
            for (Digit y : board.digits(a)) {
                std::vector<std::vector<Cell>> known;
                for (House house : g.every_house()) {
                    const std::vector<Cell> places = places_of(board, house, y);
                    if (places.size() != 2 || std::find(known.begin(), known.end(), places) != known.end()) continue;
                    known.push_back(places);
                    const Cell p = places[0], q = places[1];
                    if (p == a || p == b || q == a || q == b) continue;
                    if (!(share_house(g, p, a) && share_house(g, q, b)) &&
                        !(share_house(g, p, b) && share_house(g, q, a)))
                        continue;
                    const Digit z = (board.digits(a) - Set<Digit>{y}).first();
                    add(out, seen_by_all(board, {{a, z}, {b, z}}));
                }
            }
        }
    return out;
}

TEST(Wings, MatchDefinitions) {
    compare(
        find_xy_wings, [](const Board& board, int) { return three_cells(board, false); }, 0, 0, 9, 72, 40);
    compare(
        find_xyz_wings, [](const Board& board, int) { return three_cells(board, true); }, 0, 0, 9, 72, 40);
    compare(find_w_wings, w_wings, 0, 0, 9, 72, 40);
}

TEST(Wings, MatchDefinitionsOnAnyHouses) {
    compare_on_houses(
        find_xy_wings, [](const Board& board, int) { return three_cells(board, false); }, 0, 0, 9, 24, 40);
    compare_on_houses(
        find_xyz_wings, [](const Board& board, int) { return three_cells(board, true); }, 0, 0, 9, 24, 40);
    compare_on_houses(find_w_wings, w_wings, 0, 0, 9, 24, 40);
}

TEST(Wings, TextbookExample) {
    EXPECT_EQ(texts(find_xy_wings, board_of({{"E5", "25"}, {"E1", "27"}, {"A5", "57"}}), 0), (Texts{"A1=7"}));
    EXPECT_EQ(texts(find_xyz_wings, board_of({{"E5", "257"}, {"E1", "27"}, {"D4", "57"}}), 0), (Texts{"E4=7 E6=7"}));
    expect_stops(find_xy_wings, board_of({{"E5", "25"}, {"E1", "27"}, {"A5", "57"}, {"I5", "57"}}), 0);
}

// 2 of row 9 only at A9 and I9; A9 sees A1, I9 sees I5.
TEST(Wings, TextbookWWing) {
    Board board = board_of({{"A1", "27"}, {"I5", "27"}});
    const Geometry& g = board.geometry();
    for (int column = 1; column < 8; ++column) board.remove({g.cell(8, column), static_cast<Digit>(1)});
    EXPECT_EQ(texts(find_w_wings, board, 0), (Texts{"I1=7 A5=7"}));
}

}  // namespace
}  // namespace deduku
