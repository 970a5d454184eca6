#include "technique/colours/multi_colouring.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// The places of a digit, each with the number of its cluster and 1 or -1: the consequences of "this one is true" by
// conjugate pairs, until nothing changes.
struct TwoColours {
    std::vector<Candidate> all;
    std::vector<int> cluster, colour;  // cluster 0: none; clusters that clash are omitted
    int clusters = 0;

    TwoColours(const Board& board, Digit digit) {
        for (Cell cell : board.geometry().every_cell())
            if (board.has({cell, digit})) all.push_back({cell, digit});
        cluster.assign(all.size(), 0);
        colour.assign(all.size(), 0);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (cluster[i] == 0) spread_from(board, i);
    }

    void spread_from(const Board& board, std::size_t first) {
        cluster[first] = ++clusters;
        colour[first] = 1;
        bool clash = false;
        int size = 1;
        for (bool moved = true; moved;) {
            moved = false;
            for (House house : board.geometry().every_house()) {
                const std::vector<Cell> two = places_of(board, house, all[first].digit);
                if (two.size() != 2) continue;
                for (std::size_t i : {number(two[0]), number(two[1])}) {
                    const std::size_t j = i == number(two[0]) ? number(two[1]) : number(two[0]);
                    if (cluster[i] != clusters) continue;
                    clash = clash || (cluster[j] == clusters && colour[i] == colour[j]);
                    if (cluster[j] == clusters) continue;
                    cluster[j] = clusters;
                    colour[j] = -colour[i];
                    ++size;
                    moved = true;
                }
            }
        }
        if (!clash && size > 1) return;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (cluster[i] == clusters) cluster[i] = -1;
    }
    std::size_t number(Cell cell) const {
        return static_cast<std::size_t>(
            std::find_if(all.begin(), all.end(), [&](Candidate c) { return c.cell == cell; }) - all.begin());
    }
    // Whether the cell sees a place of this colour of this cluster.
    bool sees(const Geometry& g, Cell cell, int of, int its) const {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (cluster[i] == of && colour[i] == its && share_house(g, cell, all[i].cell)) return true;
        return false;
    }
    bool meet(const Geometry& g, int one, int its, int other, int colour_of_other) const {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (cluster[i] == one && colour[i] == its && sees(g, all[i].cell, other, colour_of_other)) return true;
        return false;
    }
};

std::vector<Removes> multi_coloured(const Board& board, int type) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (Digit digit : g.all_digits()) {
        const TwoColours colours(board, digit);
        for (int one = 1; one <= colours.clusters; ++one)
            for (int other = 1; other <= colours.clusters; ++other)
                for (int a : {1, -1}) {
                    if (one == other) continue;
                    if (type == 2 && colours.meet(g, one, a, other, 1) && colours.meet(g, one, a, other, -1)) {
                        Removes all;
                        for (std::size_t i = 0; i < colours.all.size(); ++i)
                            if (colours.cluster[i] == one && colours.colour[i] == a) all.push_back(colours.all[i]);
                        add(out, all);
                    }
                    for (int b : {1, -1}) {
                        if (type != 1 || one > other || !colours.meet(g, one, a, other, b)) continue;
                        Removes seen;
                        for (Candidate c : colours.all)
                            if (colours.sees(g, c.cell, one, -a) && colours.sees(g, c.cell, other, -b))
                                seen.push_back(c);
                        add(out, seen);
                    }
                }
    }
    return out;
}

TEST(MultiColouring, MatchDefinitions) {
    compare(find_multi_colours, multi_coloured, 1, 2, 9, 120, 60);
    compare_on_houses(find_multi_colours, multi_coloured, 1, 2, 9, 40, 40);
}

// 7 of row 1 at A1, E1, of row 9 at C9, E9: E1 and E9 see each other, so A1 or C9 is 7. Box 1 of column C and box 7 of
// column A see both.
TEST(MultiColouring, TextbookExample) {
    Board board = board_of({});
    const Geometry& g = board.geometry();
    const auto seven = static_cast<Digit>(6);
    for (int column = 0; column < 9; ++column) {
        if (column != 0 && column != 4) board.remove({g.cell(0, column), seven});
        if (column != 2 && column != 4) board.remove({g.cell(8, column), seven});
    }
    EXPECT_EQ(texts(find_multi_colours, board, 1), (Texts{"C2=7 C3=7 A7=7 A8=7"}));
    EXPECT_TRUE(texts(find_multi_colours, board, 2).empty());
}

}  // namespace
}  // namespace deduku
