#include "technique/chains/two_house.hpp"

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// Houses that are neither rows nor columns count as boxes.
bool is_of(const Geometry& g, House house, HouseKind kind) {
    return kind == HouseKind::box ? is_area(g, house) : g.kind(house) == kind;
}

// Whether the two cells are the only places of the digit in a house of this kind.
bool only_two(const Board& board, Digit digit, Cell a, Cell b, HouseKind kind) {
    const Geometry& g = board.geometry();
    for (House house : g.every_house()) {
        if (!is_of(g, house, kind)) continue;
        const std::vector<Cell> places = places_of(board, house, digit);
        if (places == std::vector{a, b} || places == std::vector{b, a}) return true;
    }
    return false;
}

bool both_in(const Geometry& g, Cell a, Cell b, HouseKind kind) {
    return std::any_of(g.every_house().begin(), g.every_house().end(), [&](House house) {
        const auto cells = g.cells_of(house);
        return is_of(g, house, kind) && std::find(cells.begin(), cells.end(), a) != cells.end() &&
               std::find(cells.begin(), cells.end(), b) != cells.end();
    });
}

enum class Pattern { skyscraper, kite, turbot };

// All places a, b, c, d of a digit: a, b are the only two of a house, as are c, d; b sees c, a does not see d.
std::vector<Removes> four_places(const Board& board, Pattern wanted) {
    constexpr HouseKind row = HouseKind::row, column = HouseKind::column, box = HouseKind::box;
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    for (Digit digit : g.all_digits()) {
        const auto two = [&](Cell a, Cell b, HouseKind kind) { return only_two(board, digit, a, b, kind); };
        std::vector<std::array<Cell, 2>> pairs;
        for (Cell a : g.every_cell())
            for (Cell b : g.every_cell())
                if (share_house(g, a, b) && board.has({a, digit}) && board.has({b, digit}) &&
                    (two(a, b, row) || two(a, b, column) || two(a, b, box)))
                    pairs.push_back({a, b});
        for (const auto& [a, b] : pairs)
            for (const auto& [c, d] : pairs) {
                if (a > d || a == c || a == d || b == c || b == d) continue;
                if (!share_house(g, b, c) || share_house(g, a, d)) continue;
                const bool skyscraper = (two(a, b, row) && two(c, d, row) && both_in(g, b, c, column)) ||
                                        (two(a, b, column) && two(c, d, column) && both_in(g, b, c, row));
                const bool kite = both_in(g, b, c, box) &&
                                  ((two(a, b, row) && two(c, d, column)) || (two(a, b, column) && two(c, d, row)));
                const Pattern found = skyscraper ? Pattern::skyscraper : kite ? Pattern::kite : Pattern::turbot;
                if (found == wanted) add(out, seen_by_all(board, {{a, digit}, {d, digit}}));
            }
    }
    return out;
}

// A box, a row and a column: three or more places in the box, all in these two lines, and some of each outside the
// other. A line across the row (or column) outside the box has two places, p in it and q not: removes the digit where
// q's row meets the column.
std::vector<Removes> empty_rectangles(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const Geometry& g = board.geometry();
    const int n = g.digits();
    for (Digit digit : g.all_digits())
        for (House box : g.every_house()) {
            if (!is_area(g, box)) continue;
            const auto cells = g.cells_of(box);
            const std::vector<Cell> places = places_of(board, box, digit);
            const auto inside = [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); };
            for (Cell corner : g.every_cell()) {
                const int r = g.row(corner), c = g.column(corner);
                int off_row = 0, off_column = 0, off_both = 0;
                for (Cell cell : places) {
                    off_row += g.row(cell) != r ? 1 : 0;
                    off_column += g.column(cell) != c ? 1 : 0;
                    off_both += g.row(cell) != r && g.column(cell) != c ? 1 : 0;
                }
                if (places.size() < 3 || off_both > 0 || off_row == 0 || off_column == 0) continue;
                for (int i = 0; i < n; ++i)
                    for (bool columns : {true, false}) {
                        const std::vector<Cell> two =
                            places_of(board, g.house(columns ? HouseKind::column : HouseKind::row, i), digit);
                        if (two.size() != 2) continue;
                        for (std::size_t k : {std::size_t{0}, std::size_t{1}}) {
                            const Cell p = two[k], q = two[1 - k];
                            if (inside(p) || (columns ? g.row(p) != r : g.column(p) != c)) continue;
                            const Cell z = columns ? g.cell(g.row(q), c) : g.cell(r, g.column(q));
                            if (!inside(z) && board.has({z, digit})) add(out, {{z, digit}});
                        }
                    }
            }
        }
    return out;
}

TEST(TwoHouses, MatchDefinitions) {
    const auto define = [](Pattern pattern) {
        return [pattern](const Board& board, int) { return four_places(board, pattern); };
    };
    compare(find_skyscrapers, define(Pattern::skyscraper), 0, 0, 9, 30, 50);
    compare(find_two_string_kites, define(Pattern::kite), 0, 0, 9, 30, 50);
    compare(find_turbot_fish, define(Pattern::turbot), 0, 0, 9, 30, 50);
    compare(find_empty_rectangles, empty_rectangles, 0, 0, 12, 40);
    compare_on_houses(find_skyscrapers, define(Pattern::skyscraper), 0, 0, 9, 4, 20);
    compare_on_houses(find_two_string_kites, define(Pattern::kite), 0, 0, 9, 4, 20);
    compare_on_houses(find_turbot_fish, define(Pattern::turbot), 0, 0, 9, 4, 20);
    compare_on_houses(find_empty_rectangles, empty_rectangles, 0, 0, 9, 10, 20);
}

// A board with 7 only at these columns of these rows.
Board rows_of_seven(const std::vector<std::pair<int, std::vector<int>>>& rows) {
    Board board = board_of({});
    for (const auto& [row, columns] : rows)
        for (int c = 0; c < 9; ++c)
            if (std::find(columns.begin(), columns.end(), c) == columns.end())
                board.remove({board.geometry().cell(row, c), static_cast<Digit>(6)});
    return board;
}

// Rows 1 and 5 have 7 at A and F, and at A and E: F1 or E5.
TEST(TwoHouses, TextbookSkyscraper) {
    const Board board = rows_of_seven({{0, {0, 5}}, {4, {0, 4}}});
    EXPECT_EQ(texts(find_skyscrapers, board, 0), (Texts{"E2=7 E3=7 F4=7 F6=7"}));
    EXPECT_TRUE(texts(find_two_string_kites, board, 0).empty());
}

// Row 1 has 7 at B and H, column A at A3 and A7: H1 or A7.
TEST(TwoHouses, TextbookKite) {
    Board board = rows_of_seven({{0, {1, 7}}});
    for (int row : {1, 3, 4, 5, 7, 8}) board.remove({board.geometry().cell(row, 0), static_cast<Digit>(6)});
    EXPECT_EQ(texts(find_two_string_kites, board, 0), (Texts{"H7=7"}));
}

}  // namespace
}  // namespace deduku
