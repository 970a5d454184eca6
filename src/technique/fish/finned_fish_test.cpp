#include "technique/fish/finned_fish.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// All choices of `size` of the numbers below n.
std::vector<std::vector<int>> choices(int n, int size) {
    std::vector<std::vector<int>> out;
    for (unsigned bits = 0; bits < 1U << n; ++bits) {
        if (std::popcount(bits) != size) continue;
        out.emplace_back();
        for (int i = 0; i < n; ++i)
            if ((bits >> i & 1) != 0) out.back().push_back(i);
    }
    return out;
}

bool among(const std::vector<int>& all, int i) { return std::find(all.begin(), all.end(), i) != all.end(); }

// The places of a digit, by line and cross line: rows and columns, or the other way round.
struct View {
    const Board& board;
    Digit digit;
    bool rows;

    int n() const { return board.geometry().digits(); }
    Cell cell(int line, int cross) const {
        return rows ? board.geometry().cell(line, cross) : board.geometry().cell(cross, line);
    }
    bool has(int line, int cross) const { return board.has({cell(line, cross), digit}); }
    int places(int line) const {
        int out = 0;
        for (int cross = 0; cross < n(); ++cross) out += has(line, cross) ? 1 : 0;
        return out;
    }
};

// The eliminations of these lines and cross lines in each house that has all fins; none if they are not such a fish.
void add_with_fins(const View& view, const std::vector<int>& lines, const std::vector<int>& crosses, bool sashimi,
                   std::vector<Removes>& out) {
    std::vector<Cell> fins;
    int fewest = view.n();
    for (int line : lines) {
        int body = 0;
        for (int cross = 0; cross < view.n(); ++cross) {
            if (!view.has(line, cross)) continue;
            if (among(crosses, cross))
                ++body;
            else
                fins.push_back(view.cell(line, cross));
        }
        fewest = std::min(fewest, body);
    }
    const auto empty = [&](int cross) {
        return std::none_of(lines.begin(), lines.end(), [&](int line) { return view.has(line, cross); });
    };
    if (fins.empty() || (sashimi ? fewest != 1 : fewest < 2)) return;
    if (std::any_of(crosses.begin(), crosses.end(), empty)) return;
    for (House house : view.board.geometry().every_house()) {
        const auto cells = view.board.geometry().cells_of(house);
        const auto inside = [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); };
        if (!is_area(view.board.geometry(), house) || !std::all_of(fins.begin(), fins.end(), inside)) continue;
        Removes removes;
        for (int line = 0; line < view.n(); ++line)
            for (int cross : crosses)
                if (!among(lines, line) && view.has(line, cross) && inside(view.cell(line, cross)))
                    removes.push_back({view.cell(line, cross), view.digit});
        add(out, std::move(removes));
    }
}

// All choices of k lines with two or more places, and of k cross lines with a place in one of them: the other places of
// the lines are fins. They are in one box (or another house that is no line); removes candidates in this box and the
// cross lines, outside the lines.
std::vector<Removes> with_fins(const Board& board, int size, bool sashimi) {
    std::vector<Removes> out;
    const std::vector<std::vector<int>> sets = choices(board.geometry().digits(), size);
    for (Digit digit : board.geometry().all_digits())
        for (bool rows : {true, false}) {
            const View view{board, digit, rows};
            for (const std::vector<int>& lines : sets) {
                if (std::any_of(lines.begin(), lines.end(), [&](int line) { return view.places(line) < 2; })) continue;
                for (const std::vector<int>& crosses : sets) add_with_fins(view, lines, crosses, sashimi, out);
            }
        }
    return out;
}

TEST(FinnedFish, MatchDefinitions) {
    const auto finned = [](const Board& board, int size) { return with_fins(board, size, false); };
    const auto sashimi = [](const Board& board, int size) { return with_fins(board, size, true); };
    compare(find_finned_fish, finned, 2, 4, 9, 8, 80);
    compare(find_sashimi_fish, sashimi, 2, 4, 9, 8, 80);
    compare_on_houses(find_finned_fish, finned, 2, 3, 9, 4);
    compare_on_houses(find_sashimi_fish, sashimi, 2, 3, 9, 4);
}

// 7 of row 1 at A1, F1 and H1, of row 5 at A5 and F5: H1 is a fin in box 3, which columns A and F do not cross. With
// the second place of the rows in column G there is a finned fish.
TEST(FinnedFish, TextbookExample) {
    Board board = board_of({});
    const Geometry& g = board.geometry();
    const auto seven = static_cast<Digit>(6);
    const auto only = [&](int row, std::initializer_list<int> columns) {
        for (int c = 0; c < 9; ++c)
            if (std::find(columns.begin(), columns.end(), c) == columns.end()) board.remove({g.cell(row, c), seven});
    };
    only(0, {0, 6, 7});
    only(4, {0, 6});
    EXPECT_EQ(texts(find_finned_fish, board, 2), (Texts{"G2=7 G3=7"}));
    EXPECT_TRUE(texts(find_sashimi_fish, board, 2).empty());
    board.remove({g.cell(0, 6), seven});
    EXPECT_EQ(texts(find_sashimi_fish, board, 2), (Texts{"G2=7 G3=7", "H4=7 H6=7"}));
    EXPECT_TRUE(texts(find_finned_fish, board, 2).empty());
}

}  // namespace
}  // namespace deduku
