#include "technique/exotic/multi_sector.hpp"

#include "technique/exotic/sk_loop.hpp"
#include "tests/support/almost_locked.hpp"

namespace deduku {
namespace {

using namespace testing;

// All smallest choices of these lists of cells that together have all places of the digit among `cells`, by trying all.
std::vector<unsigned> fewest(const Board& board, const std::vector<Cell>& cells,
                             const std::vector<std::vector<Cell>>& lists, Digit digit) {
    std::vector<unsigned> out;
    for (unsigned chosen = 0; chosen < 1U << lists.size(); ++chosen) {
        const bool all = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
            if (!board.has({cell, digit})) return true;
            for (std::size_t i = 0; i < lists.size(); ++i)
                if ((chosen >> i & 1U) != 0 && std::find(lists[i].begin(), lists[i].end(), cell) != lists[i].end())
                    return true;
            return false;
        });
        if (!all) continue;
        if (!out.empty() && std::popcount(chosen) < std::popcount(out.front())) out.clear();
        if (out.empty() || std::popcount(chosen) == std::popcount(out.front())) out.push_back(chosen);
    }
    return out;
}

std::vector<Cell> open_where(const Board& board, int from_row, int rows, int from_column, int columns) {
    std::vector<Cell> out;
    for (int row = from_row; row < from_row + rows; ++row)
        for (int column = from_column; column < from_column + columns; ++column)
            if (board.digits(board.geometry().cell(row, column)).size() > 1)
                out.push_back(board.geometry().cell(row, column));
    return out;
}

// The eliminations if the digit is in the cells once in the house of each chosen list.
void add_outside(const Board& board, const std::vector<Cell>& cells, const std::vector<std::vector<Cell>>& houses,
                 unsigned chosen, Digit digit, Removes& out) {
    for (Cell cell : board.geometry().every_cell()) {
        if (!board.has({cell, digit})) continue;
        int in = std::find(cells.begin(), cells.end(), cell) != cells.end() ? -1 : 0;
        for (std::size_t i = 0; i < houses.size(); ++i)
            in += (chosen >> i & 1U) != 0 && std::find(houses[i].begin(), houses[i].end(), cell) != houses[i].end();
        if (in > 0) out.push_back({cell, digit});
    }
}

// All pairs of rows and pairs of columns that cross in four boxes.
Removes sk_loops(const Board& board) {
    Removes out;
    const Geometry& g = board.geometry();
    const auto [height, width] = *g.boxes();
    for (int top = 0; top < g.digits(); ++top)
        for (int bottom = 0; bottom < g.digits(); ++bottom)
            for (int left = 0; left < g.digits(); ++left)
                for (int right = 0; right < g.digits(); ++right) {
                    if (top / height >= bottom / height || left / width >= right / width) continue;
                    std::vector<std::vector<Cell>> houses;
                    std::vector<Cell> cells;
                    for (int row : {top, bottom}) {
                        houses.push_back(open_where(board, row, 1, 0, g.digits()));
                        for (int column : {left, right}) {
                            const int up = row / height * height, side = column / width * width;
                            houses.push_back(open_where(board, up, height, side, width));
                            for (Cell cell : houses.back())
                                if ((g.row(cell) == row) != (g.column(cell) == column)) cells.push_back(cell);
                        }
                    }
                    for (int column : {left, right}) houses.push_back(open_where(board, 0, g.digits(), column, 1));
                    std::size_t needed = 0;
                    std::vector<std::vector<unsigned>> choices;
                    for (Digit digit : g.all_digits()) {
                        choices.push_back(fewest(board, cells, houses, digit));
                        needed += static_cast<std::size_t>(std::popcount(choices.back().front()));
                    }
                    if (cells.empty() || needed != cells.size()) continue;
                    for (Digit digit : g.all_digits())
                        for (unsigned chosen : choices[static_cast<std::size_t>(index(digit))])
                            add_outside(board, cells, houses, chosen, digit, out);
                }
    return out;
}

// For each digit, the rows and the columns, as bits, that have it in the cells.
std::vector<std::array<unsigned, 2>> lines_of_digits(const Board& board, const std::vector<Cell>& cells) {
    const Geometry& g = board.geometry();
    std::vector<std::array<unsigned, 2>> out(static_cast<std::size_t>(g.digits()));
    for (Digit digit : g.all_digits())
        for (Cell cell : cells)
            if (board.has({cell, digit})) {
                auto& [rows, columns] = out[static_cast<std::size_t>(index(digit))];
                rows |= 1U << g.row(cell);
                columns |= 1U << g.column(cell);
            }
    return out;
}

// The eliminations, if the digits of the cells fit in as many lines as there are cells.
Removes outside_of(const Board& board, const std::vector<Cell>& cells) {
    const Geometry& g = board.geometry();
    const auto lines = lines_of_digits(board, cells);
    std::size_t needed = 0;
    for (const auto& [rows, columns] : lines)
        needed += static_cast<std::size_t>(std::min(std::popcount(rows), std::popcount(columns)));
    Removes out;
    if (cells.empty() || needed != cells.size()) return out;
    for (Digit digit : g.all_digits()) {
        const auto [rows, columns] = lines[static_cast<std::size_t>(index(digit))];
        const int by_rows = std::popcount(rows), by_columns = std::popcount(columns);
        for (Cell cell : g.every_cell()) {
            if (!board.has({cell, digit}) || std::find(cells.begin(), cells.end(), cell) != cells.end()) continue;
            const bool in_row = (rows >> g.row(cell) & 1U) != 0;
            const bool in_column = (columns >> g.column(cell) & 1U) != 0;
            if ((in_row && by_rows <= by_columns) || (in_column && by_columns <= by_rows)) out.push_back({cell, digit});
        }
    }
    return out;
}

// All choices of rows and columns, with digits counted by rows or by columns.
Removes crossed_lines(const Board& board) {
    Removes out;
    const Geometry& g = board.geometry();
    for (unsigned rows = 0; rows < 1U << g.digits(); ++rows)
        for (unsigned columns = 0; columns < 1U << g.digits(); ++columns) {
            if (std::popcount(rows) < 2 || std::popcount(columns) < 2) continue;
            std::vector<Cell> cells;
            unsigned crossed_rows = 0, crossed_columns = 0;
            for (Cell cell : g.every_cell()) {
                if ((rows >> g.row(cell) & columns >> g.column(cell) & 1U) == 0 || board.digits(cell).size() < 2)
                    continue;
                cells.push_back(cell);
                crossed_rows |= 1U << g.row(cell);
                crossed_columns |= 1U << g.column(cell);
            }
            if (crossed_rows != rows || crossed_columns != columns) continue;
            for (const auto& each : outside_of(board, cells)) out.push_back(each);
        }
    return out;
}

template <class Definition>
void compare_with(Finder find, Definition&& definition, const std::vector<KindOfBoard>& kinds, int boards,
                  std::size_t least) {
    Random random(15);
    std::size_t seen = 0;
    for (const auto& [name, geometry] : kinds) {
        for (int i = 0; i < boards; ++i) {
            const Board board = random_position(geometry, 40 + 50 * i / boards, random);
            const std::vector<Removes> expected = joined({definition(board)});
            ASSERT_TRUE(joined(found_by(find, board, 0)) == expected) << name << ' ' << i;
            for (const Removes& each : expected) seen += each.size();
        }
    }
    EXPECT_GE(seen, least);
}

std::vector<KindOfBoard> plain(std::initializer_list<Box> boxes) {
    std::vector<KindOfBoard> out;
    for (Box box : boxes) out.push_back({std::to_string(box.height), std::make_shared<const Geometry>(box)});
    return out;
}

TEST(MultiSector, MatchesDefinition) {
    compare_with(find_multi_sector_locked_sets, crossed_lines, plain({{2, 2}, {2, 3}, {3, 2}}), 24, 100);
    compare_with(find_multi_sector_locked_sets, crossed_lines, plain({{3, 3}}), 4, 20);
    compare_with(find_multi_sector_locked_sets, crossed_lines, kinds_of_boards(4), 24, 20);
    compare_with(find_multi_sector_locked_sets, crossed_lines, kinds_of_boards(6), 24, 20);
}

// The puzzle by JPF on which Steve K found the first of these loops.
Board easter_monster(GeometryPtr geometry = std::make_shared<const Geometry>(Box{3, 3})) {
    const std::string text = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    Board board(std::move(geometry));
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '.') board.keep_only(static_cast<Cell>(i), {static_cast<Digit>(text[i] - '1')});
    std::vector<Deduction> ignored;
    close_recorded(board, closing_moves(2), ignored);
    return board;
}

// Positions of this puzzle with random candidates removed: random boards have no such loops.
std::size_t compare_near(const Board& start, Random& random) {
    std::size_t seen = 0;
    for (int i = 0; i < 12; ++i) {
        Board board = start;
        for (int gone = 0; gone < 8 * i; ++gone) {
            const auto cell = static_cast<Cell>(below(random, board.geometry().cells()));
            const auto digit = static_cast<Digit>(below(random, board.geometry().digits()));
            if (board.has({cell, digit}) && board.digits(cell).size() > 2) board.remove({cell, digit});
        }
        const std::vector<Removes> expected = joined({sk_loops(board)});
        EXPECT_TRUE(joined(found_by(find_sk_loops, board, 0)) == expected) << i;
        for (const Removes& each : expected) seen += each.size();
    }
    return seen;
}

TEST(MultiSector, SkLoopMatchesDefinition) {
    Random random(16);
    EXPECT_GT(compare_near(easter_monster(), random), 50U);
    compare_with(find_sk_loops, sk_loops, plain({{2, 2}, {2, 3}, {3, 2}}), 8, 0);
}

// On a part of the boards, with houses that leave the position unchanged.
TEST(MultiSector, SkLoopsWithOtherHouses) {
    Random random(17);
    const auto asterisk =
        std::get<GeometryPtr>(add_rules(parse_houses("boxes", {3, 3}), "extra-region: E2 C3 G3 B5 E5 H5 C7 G7 E8"));
    Board board(asterisk);
    const Board plain_board = easter_monster();
    for (Cell cell : asterisk->every_cell()) board.keep_only(cell, plain_board.digits(cell));
    EXPECT_GT(compare_near(board, random), 50U);
}

TEST(MultiSector, EasterMonster) {
    std::size_t most = 0;
    const auto look = [&](const Deduction& found) {
        most = std::max(most, found.removes.size());
        EXPECT_EQ(std::get<Cover>(found.why).base.size(), 16U);
        return true;
    };
    EXPECT_TRUE(find_sk_loops(easter_monster(), 0, look));
    EXPECT_EQ(most, 13U);  // as published
}

}  // namespace
}  // namespace deduku
