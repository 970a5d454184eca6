#include "technique/sets/locked.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

enum class Way { pointing, claiming };

// By rows and columns alone. Pointing: the places of a digit in a box (two or more) are all in one line, so the digit
// is removed from the line outside the box. Claiming: box and line exchanged.
std::vector<Removes> locked(const Board& board, Way way) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    const int n = g.digits();
    const auto [height, width] = g.box();
    for (int b = 0; b < n; ++b) {
        const int top = b / (n / width) * height;
        const int left = b % (n / width) * width;
        for (int line = 0; line < 2 * n; ++line)
            for (Digit digit : g.all_digits()) {
                int both = 0;
                Removes box_only;
                Removes line_only;
                for (int r = 0; r < n; ++r)
                    for (int c = 0; c < n; ++c) {
                        const Candidate here{g.cell(r, c), digit};
                        if (!board.has(here)) continue;
                        const bool in_box = top <= r && r < top + height && left <= c && c < left + width;
                        const bool in_line = line < n ? r == line : c == line - n;
                        if (in_box && in_line) ++both;
                        if (in_box && !in_line) box_only.push_back(here);
                        if (!in_box && in_line) line_only.push_back(here);
                    }
                if (both < 2) continue;
                if (way == Way::pointing && box_only.empty()) add(out, line_only);
                if (way == Way::claiming && line_only.empty()) add(out, box_only);
            }
    }
    return out;
}

// On any houses: all places of a digit in one house (two or more) are in another, so it is removed from the rest of
// that. Pointing starts from a house that is not a straight line.
std::vector<Removes> locked_in_houses(const Board& board, Way way) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (House from : g.every_house()) {
        const auto cells = g.cells_of(from);
        const int step = index(cells[1]) - index(cells[0]);
        bool straight = step == 1 || step >= g.digits() - 1;
        for (std::size_t i = 1; i < cells.size(); ++i)
            straight = straight && index(cells[i]) - index(cells[i - 1]) == step;
        if (straight != (way == Way::claiming)) continue;
        for (House to : g.every_house())
            for (Digit digit : g.all_digits()) {
                const std::vector<Cell> in = places_of(board, from, digit), all = places_of(board, to, digit);
                const auto in_both = [&](Cell cell) { return std::find(all.begin(), all.end(), cell) != all.end(); };
                if (to == from || in.size() < 2 || !std::all_of(in.begin(), in.end(), in_both)) continue;
                Removes removes;
                for (Cell cell : all)
                    if (std::find(in.begin(), in.end(), cell) == in.end()) removes.push_back({cell, digit});
                add(out, removes);
            }
    }
    return out;
}

TEST(Locked, MatchDefinitionsOnAnyHouses) {
    compare_on_houses(
        find_pointing, [](const Board& board, int) { return locked_in_houses(board, Way::pointing); }, 2, 2);
    compare_on_houses(
        find_claiming, [](const Board& board, int) { return locked_in_houses(board, Way::claiming); }, 3, 3);
}

TEST(Locked, MatchDefinitions) {
    compare(
        find_pointing, [](const Board& board, int) { return locked(board, Way::pointing); }, 2, 2);
    compare(
        find_claiming, [](const Board& board, int) { return locked(board, Way::claiming); }, 3, 3);
}

// Box 1 has its 7s only in row 1 (A1, B1, C1).
TEST(Locked, Pointing) {
    const std::string no7 = "12345689";
    const Board board = board_of({{"A2", no7}, {"B2", no7}, {"C2", no7}, {"A3", no7}, {"B3", no7}, {"C3", no7}});
    EXPECT_EQ(texts(find_pointing, board, 2), (Texts{"D1=7 E1=7 F1=7 G1=7 H1=7 I1=7"}));
    EXPECT_TRUE(texts(find_claiming, board, 3).empty());
}

// Row 1 has its 7s only in box 1.
TEST(Locked, Claiming) {
    const std::string no7 = "12345689";
    const Board board = board_of({{"D1", no7}, {"E1", no7}, {"F1", no7}, {"G1", no7}, {"H1", no7}, {"I1", no7}});
    EXPECT_EQ(texts(find_claiming, board, 3), (Texts{"A2=7 B2=7 C2=7 A3=7 B3=7 C3=7"}));
    EXPECT_TRUE(texts(find_pointing, board, 2).empty());
}

}  // namespace
}  // namespace deduku
