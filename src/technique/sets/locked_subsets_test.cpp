#include "technique/sets/locked_subsets.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

bool shares(const Geometry& g, Cell a, HouseKind kind, Cell b) {
    const auto at = static_cast<std::size_t>(kind);
    return g.houses_of(a)[at].house == g.houses_of(b)[at].house;
}

// Every choice of k cells with two or more candidates and k digits together, all in one box and one line; eliminations
// in the box and the line, if both lose candidates outside the other.
std::vector<Removes> locked_subsets(const Board& board, int size) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    const int n = g.digits();
    for (HouseKind line : {HouseKind::row, HouseKind::column})
        for (int i = 0; i < n; ++i) {
            const auto cells = g.cells_of(g.house(line, i));
            for (unsigned bits = 0; bits < 1U << n; ++bits) {
                if (std::popcount(bits) != size) continue;
                Set<Digit> digits;
                std::vector<Cell> chosen;
                for (int k = 0; k < n; ++k)
                    if ((bits >> k & 1) != 0) chosen.push_back(cells[static_cast<std::size_t>(k)]);
                bool fits = true;
                for (Cell cell : chosen) {
                    digits |= board.digits(cell);
                    fits = fits && board.digits(cell).size() >= 2 && shares(g, cell, HouseKind::box, chosen.front());
                }
                if (!fits || digits.size() != size) continue;
                Removes all;
                bool line_loses = false, box_loses = false;
                for (Cell cell : g.every_cell()) {
                    if (std::find(chosen.begin(), chosen.end(), cell) != chosen.end()) continue;
                    const bool of_line = shares(g, cell, line, chosen.front());
                    const bool of_box = shares(g, cell, HouseKind::box, chosen.front());
                    for (Digit d : board.digits(cell) & digits) {
                        if (of_line || of_box) all.push_back({cell, d});
                        line_loses = line_loses || (of_line && !of_box);
                        box_loses = box_loses || (of_box && !of_line);
                    }
                }
                if (line_loses && box_loses) add(out, all);
            }
        }
    return out;
}

// The same for any pair of houses.
std::vector<Removes> locked_in_houses(const Board& board, int size) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (House one : g.every_house())
        for (House other : g.every_house()) {
            if (!(one < other)) continue;
            const auto in = g.cells_of(one), too = g.cells_of(other);
            const auto has = [](auto cells, Cell cell) {
                return std::find(cells.begin(), cells.end(), cell) != cells.end();
            };
            for (unsigned bits = 0; bits < 1U << in.size(); ++bits) {
                if (std::popcount(bits) != size) continue;
                Set<Digit> digits;
                std::vector<Cell> chosen;
                bool fits = true;
                for (std::size_t k = 0; k < in.size(); ++k) {
                    if ((bits >> k & 1) == 0) continue;
                    chosen.push_back(in[k]);
                    digits |= board.digits(in[k]);
                    fits = fits && has(too, in[k]) && board.digits(in[k]).size() >= 2;
                }
                if (!fits || digits.size() != size) continue;
                Removes all;
                bool one_loses = false, other_loses = false;
                for (Cell cell : g.every_cell()) {
                    if (has(chosen, cell) || !(has(in, cell) || has(too, cell))) continue;
                    for (Digit d : board.digits(cell) & digits) all.push_back({cell, d});
                    if ((board.digits(cell) & digits).empty()) continue;
                    one_loses = one_loses || !has(too, cell);
                    other_loses = other_loses || !has(in, cell);
                }
                if (one_loses && other_loses) add(out, all);
            }
        }
    return out;
}

TEST(LockedSubsets, MatchDefinitionsOnAnyHouses) {
    compare_on_houses(find_locked_subsets, locked_in_houses, 2, 3, 9, 24, 30);
}

TEST(LockedSubsets, MatchDefinitions) { compare(find_locked_subsets, locked_subsets, 2, 3, 9, 300, 50); }

TEST(LockedSubsets, TextbookLockedPair) {
    const Board board = board_of({{"A1", "25"}, {"B1", "25"}, {"C1", "29"}, {"E1", "56"}, {"A3", "257"}});
    const Texts found = texts(find_locked_subsets, board, 2);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_NE(found.front().find("C1=2 "), std::string::npos) << found.front();
    EXPECT_NE(found.front().find("E1=5"), std::string::npos) << found.front();
    EXPECT_NE(found.front().find("A3=2,5"), std::string::npos) << found.front();
}

TEST(LockedSubsets, NakedPairIfOneHouse) {
    Board board = board_of({{"A1", "25"}, {"B1", "25"}});
    for (const char* name : {"A2", "A3", "B2", "B3", "C1", "C2", "C3"})
        board.keep_only(board.geometry().cell(name[1] - '1', name[0] - 'A'),
                        board.geometry().all_digits() - Set<Digit>{static_cast<Digit>(1), static_cast<Digit>(4)});
    EXPECT_TRUE(texts(find_locked_subsets, board, 2).empty());
}

TEST(LockedSubsets, StopsOnRequest) {
    const Board board = board_of({{"A1", "25"}, {"B1", "25"}, {"A4", "25"}, {"B4", "25"}});
    expect_stops(find_locked_subsets, board, 2);
}

}  // namespace
}  // namespace deduku
