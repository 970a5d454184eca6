#include "technique/colours/cycles.hpp"

#include <bitset>

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

std::vector<Candidate> all_living(const Board& board) {
    std::vector<Candidate> out;
    for (int v = 0; v < board.geometry().candidates(); ++v)
        if (board.has(board.geometry().candidate(v))) out.push_back(board.geometry().candidate(v));
    return out;
}

// X by hand: one digit; mark z true, mark its consequences false and true until nothing changes. z is false if a cell
// has both marks.
bool ends_itself(const Board& board, Candidate z) {
    const Geometry& g = board.geometry();
    std::vector<Cell> cells;
    for (int i = 0; i < g.cells(); ++i)
        if (board.has({static_cast<Cell>(i), z.digit})) cells.push_back(static_cast<Cell>(i));
    const auto count = static_cast<std::size_t>(g.cells());
    std::vector<bool> yes(count), no(count);
    const auto at = [](Cell cell) { return static_cast<std::size_t>(cell); };
    yes[at(z.cell)] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (Cell a : cells) {
            if (!yes[at(a)]) continue;
            for (Cell b : cells) {
                if (a == b || no[at(b)] || !share_house(g, a, b)) continue;
                no[at(b)] = changed = true;
            }
        }
        for (int h = 0; h < g.houses(); ++h) {
            std::vector<Cell> places;
            for (Cell cell : g.cells_of(static_cast<House>(h)))
                if (board.has({cell, z.digit})) places.push_back(cell);
            if (places.size() != 2) continue;
            for (int turn = 0; turn < 2; ++turn, std::swap(places[0], places[1])) {
                if (!no[at(places[0])] || yes[at(places[1])]) continue;
                yes[at(places[1])] = changed = true;
            }
        }
    }
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return yes[at(cell)] && no[at(cell)]; });
}

std::vector<Removes> x_cycles(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    for (Candidate z : all_living(board))
        if (ends_itself(board, z)) add(out, {z});
    return out;
}

// Y as reachability: 2i is "candidate i is true", 2i + 1 "it is false"; two candidates that exclude each other
// give true -> false, two of which one must be true give false -> true. z is false if its truth reaches its falsehood.
std::vector<Removes> y_cycles(const Board& board, int /*size*/) {
    constexpr std::size_t most = 2 * 729;
    const Geometry& g = board.geometry();
    const std::vector<Candidate> all = all_living(board);
    std::vector<std::bitset<most>> reach(2 * all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j) {
            if (i == j) continue;
            const bool same_cell = all[i].cell == all[j].cell;
            const bool same_digit = all[i].digit == all[j].digit;
            if (!same_cell && !(same_digit && share_house(g, all[i].cell, all[j].cell))) continue;
            reach[2 * i].set(2 * j + 1);
            bool needed = same_cell && board.digits(all[i].cell).size() == 2;
            for (const Membership& in : g.houses_of(all[i].cell))
                for (const Membership& other : g.houses_of(all[j].cell))
                    if (same_digit && in.house == other.house)
                        needed = needed || board.places(in.house, all[i].digit).size() == 2;
            if (needed) reach[2 * i + 1].set(2 * j);
        }
    for (std::size_t over = 0; over < reach.size(); ++over)
        for (auto& from : reach)
            if (from[over]) from |= reach[over];
    std::vector<Removes> out;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (reach[2 * i][2 * i + 1]) add(out, {all[i]});
    return out;
}

TEST(Cycles, MatchDefinitions) {
    compare(find_x_cycles, x_cycles, 0, 0, 12);
    compare(find_y_cycles, y_cycles, 0, 0, 9);
    compare_on_houses(find_x_cycles, x_cycles, 0, 0, 9, 6);
    compare_on_houses(find_y_cycles, y_cycles, 0, 0, 9, 3, 50, 44);
}

std::vector<Removes> together(std::vector<Removes> a, const std::vector<Removes>& b) {
    a.insert(a.end(), b.begin(), b.end());
    std::sort(a.begin(), a.end());
    a.erase(std::unique(a.begin(), a.end()), a.end());
    return a;
}

TEST(Cycles, YFindsEverythingXFinds) {
    Random random(14);
    for (Box box : {Box{3, 3}, Box{4, 4}, Box{5, 5}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < 10; ++i) {
            const Board board = random_position(geometry, 50 + 4 * i, random);
            const std::vector<Removes> y = found_by(find_y_cycles, board, 0);
            ASSERT_TRUE(together(found_by(find_x_cycles, board, 0), y) == y) << i;
        }
    }
}

void expect_cycles(Box box) {
    Random random(15);
    const Board board = random_position(std::make_shared<const Geometry>(box), 95, random);
    EXPECT_FALSE(found_by(find_x_cycles, board, 0).empty());
    EXPECT_FALSE(found_by(find_y_cycles, board, 0).empty());
}

TEST(Cycles, ALargeBoard) { expect_cycles({5, 5}); }

TEST(ExhaustiveCycles, TheLargestBoard) { expect_cycles({8, 8}); }

// 7 has two places in row 1 (A1, E1), in column E (E1, E5), in box 5 (E5, D6), and with `wrap` in row 6 (D6, A6).
Board coloured(bool wrap) {
    std::vector<std::pair<std::string, std::string>> cells;
    const auto no7 = [&](const std::vector<std::string>& names) {
        for (const std::string& name : names) cells.emplace_back(name, "12345689");
    };
    no7({"B1", "C1", "D1", "F1", "G1", "H1", "I1", "E2", "E3", "E4", "E6", "E7", "E8", "E9"});
    no7({"D4", "F4", "D5", "F5", "F6"});
    if (wrap) no7({"B6", "C6", "G6", "H6", "I6"});
    return board_of(cells);
}

// Either A1 and E5 are 7, or E1 and D6. A6 sees A1 and D6; no other cell sees one of each.
TEST(Cycles, ColourTrap) {
    const Board board = coloured(false);
    EXPECT_EQ(texts(find_x_cycles, board, 0), (Texts{"A6=7"}));
    EXPECT_EQ(texts(find_y_cycles, board, 0), (Texts{"A6=7"}));
}

// Either A1, E5, A6 or E1, D6. A1 and A6 are in one column, so E1 and D6 are true; the candidates they see are false.
TEST(Cycles, ColourWrap) {
    const Texts expected = {"A1=7", "D2=7", "F2=7", "D3=7", "F3=7", "E5=7", "A6=7", "D7=7", "D8=7", "D9=7"};
    EXPECT_EQ(texts(find_x_cycles, coloured(true), 0), expected);

    // Y also uses cells: another digit at E1 or D6 would remove its 7.
    const Board board = coloured(true);
    std::vector<Removes> all = found_by(find_x_cycles, board, 0);
    for (Cell sure : {board.geometry().cell(0, 4), board.geometry().cell(5, 3)})
        for (Digit digit : board.digits(sure) - Set<Digit>{static_cast<Digit>(6)}) all.push_back({{sure, digit}});
    EXPECT_EQ(found_by(find_y_cycles, board, 0), together(all, {}));
}

// A1 is 1, or 2; then A5 is 3, E5 is 4, E9 is 1. So A1 or E9 is 1, and cells that see both are not.
TEST(Cycles, XYChain) {
    const Board board = board_of({{"A1", "12"}, {"A5", "23"}, {"E5", "34"}, {"E9", "14"}});
    EXPECT_TRUE(texts(find_x_cycles, board, 0).empty());
    EXPECT_EQ(texts(find_y_cycles, board, 0), (Texts{"E1=1", "A9=1"}));
}

// The chain above has four cells: 1 leaves A1 and E9, 2 leaves A5, 4 leaves E5, and E5 = 3 meets A5 = 3. Other
// consequences of E1 = 1 are not part of the argument.
TEST(Cycles, ProofIsNoLongerThanTheChain) {
    const Board board = board_of({{"A1", "12"}, {"A5", "23"}, {"E5", "34"}, {"E9", "14"}, {"F2", "15"}, {"F8", "56"}});
    find_y_cycles(board, 0, [](const Deduction& found) {
        const auto& split = std::get<Split>(found.why);
        EXPECT_EQ(split.branches.size(), 2U);
        EXPECT_EQ(split.branches.front().keep, found.removes);
        EXPECT_EQ(split.branches.front().steps.size(), 5U);
        EXPECT_TRUE(split.branches.front().empty);
        EXPECT_TRUE(split.branches.back().steps.empty());
        EXPECT_FALSE(split.branches.back().empty);
        return true;
    });
}

// A1 = 1 would put 2 at B1 and at C1. A1 has nothing else, so the Split has no other branch.
TEST(Cycles, TheOnlyCandidateOfACell) {
    const Board board = board_of({{"A1", "1"}, {"B1", "12"}, {"C1", "12"}});
    const std::vector<Removes> found = found_by(find_y_cycles, board, 0);
    EXPECT_TRUE(std::find(found.begin(), found.end(), Removes{{static_cast<Cell>(0), static_cast<Digit>(0)}}) !=
                found.end());
}

TEST(Cycles, StopOnRequest) {
    expect_stops(find_x_cycles, coloured(true), 0);
    expect_stops(find_y_cycles, coloured(true), 0);
}

}  // namespace
}  // namespace deduku
