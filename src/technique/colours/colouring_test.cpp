#include "technique/colours/colouring.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// Each place of a digit: 0, or the colour 1 or -1 that follows from "the first place is 1" until nothing changes.
struct Colours {
    std::vector<Candidate> all;
    std::vector<int> colour;
    int coloured = 0;
    bool clash = false;

    Colours(const Board& board, Candidate first) {
        const Geometry& g = board.geometry();
        for (Cell cell : g.every_cell())
            if (board.has({cell, first.digit})) all.push_back({cell, first.digit});
        for (Candidate c : all) colour.push_back(c == first ? 1 : 0);
        for (bool moved = true; moved;) {
            moved = false;
            for (House house : g.every_house()) {
                const std::vector<Cell> two = places_of(board, house, first.digit);
                if (two.size() != 2) continue;
                int& one = of(two[0]);
                int& other = of(two[1]);
                clash = clash || (one != 0 && one == other);
                if ((one == 0) == (other == 0)) continue;
                (one == 0 ? one : other) = -(one + other);
                moved = true;
            }
        }
        for (int each : colour) coloured += each != 0 ? 1 : 0;
    }
    int& of(Cell cell) {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].cell == cell) return colour[i];
        return colour[0];
    }
    bool is_first() const {
        for (std::size_t i = 0;; ++i)
            if (colour[i] != 0) return colour[i] == 1;
    }
};

enum class Rule { trap, wrap };

std::vector<Removes> coloured(const Board& board, Rule rule) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (Candidate first : g.every_candidate()) {
        if (!board.has(first)) continue;
        const Colours colours(board, first);
        if (colours.clash || colours.coloured < 3) continue;
        const auto smallest = std::find_if(colours.colour.begin(), colours.colour.end(), [](int c) { return c != 0; });
        if (colours.all[static_cast<std::size_t>(smallest - colours.colour.begin())] != first) continue;  // known
        const auto sees = [&](std::size_t i, int colour) {
            for (std::size_t j = 0; j < colours.all.size(); ++j)
                if (colours.colour[j] == colour && share_house(g, colours.all[i].cell, colours.all[j].cell))
                    return true;
            return false;
        };
        Removes trapped;
        for (std::size_t i = 0; i < colours.all.size(); ++i)
            if (colours.colour[i] == 0 && sees(i, 1) && sees(i, -1)) trapped.push_back(colours.all[i]);
        if (rule == Rule::trap) add(out, trapped);
        for (int colour : {1, -1}) {
            Removes all;
            bool wrapped = false;
            for (std::size_t i = 0; i < colours.all.size(); ++i) {
                if (colours.colour[i] != colour) continue;
                all.push_back(colours.all[i]);
                wrapped = wrapped || sees(i, colour);
            }
            if (rule == Rule::wrap && wrapped) add(out, all);
        }
    }
    return out;
}

TEST(Colouring, MatchDefinitions) {
    compare(
        find_colour_traps, [](const Board& board, int) { return coloured(board, Rule::trap); }, 0, 0, 9, 60);
    compare(
        find_colour_wraps, [](const Board& board, int) { return coloured(board, Rule::wrap); }, 0, 0, 9, 300, 20);
    compare_on_houses(
        find_colour_traps, [](const Board& board, int) { return coloured(board, Rule::trap); }, 0, 0, 9, 12);
    compare_on_houses(
        find_colour_wraps, [](const Board& board, int) { return coloured(board, Rule::wrap); }, 0, 0, 9, 60, 20);
}

// 7 of column B at B1 and B5, of row 5 at B5 and G5, of column G at G5 and G3: B1 and G5 are one colour, B5 and G3 the
// other. The rest of box 1 in row 3 and of box 3 in row 1 sees both.
TEST(Colouring, TextbookTrap) {
    Board board = board_of({});
    const Geometry& g = board.geometry();
    const auto seven = static_cast<Digit>(6);
    for (int i = 0; i < 9; ++i) {
        if (i != 0 && i != 4) board.remove({g.cell(i, 1), seven});
        if (i != 2 && i != 4) board.remove({g.cell(i, 6), seven});
        if (i != 1 && i != 6) board.remove({g.cell(4, i), seven});
    }
    EXPECT_EQ(texts(find_colour_traps, board, 0), (Texts{"H1=7 I1=7 A3=7 C3=7"}));
    EXPECT_TRUE(texts(find_colour_wraps, board, 0).empty());
}

}  // namespace
}  // namespace deduku
