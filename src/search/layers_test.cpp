// Layers and values: every filling of 4x4 boards with every number of their own cells, against the words; and sentences.
#include <gtest/gtest.h>

#include <set>

#include "deduku/board.hpp"
#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/rules.hpp"

namespace deduku {
namespace {

using Numbers = std::vector<int>;  // of all cells that count, as numbers

GeometryPtr with(const std::string& rules, Box box = {2, 2}) {
    auto board = add_rules(std::make_shared<const Geometry>(box), rules);
    if (const auto* error = std::get_if<RuleError>(&board)) {
        ADD_FAILURE() << error->at << ": found " << error->found << ", expected " << error->expected;
        return std::make_shared<const Geometry>(box);
    }
    return std::get<GeometryPtr>(board);
}

std::string error_of(const std::string& rules, Box box = {3, 3}) {
    const auto board = add_rules(std::make_shared<const Geometry>(box), rules);
    const auto* error = std::get_if<RuleError>(&board);
    return error == nullptr ? "" : std::to_string(error->at) + ": " + error->found + ", " + error->expected;
}

Numbers numbers(const Grid& grid, const Geometry& board) {
    Numbers out;
    for (const Cell cell : board.every_cell())
        if (!board.is_helper(cell)) out.push_back(board.worth({cell, grid[cell]}));
    return out;
}

std::set<Numbers> solutions(const Puzzle& puzzle, Solver solver) {
    std::set<Numbers> out;
    std::uint64_t count = 0;
    SearchRequest request;
    request.limit = unlimited;
    request.each = [&](const Grid& grid) {
        EXPECT_TRUE(obeys(puzzle.geometry().rules(), puzzle.geometry(), grid));
        out.insert(numbers(grid, puzzle.geometry()));
        ++count;
        return true;
    };
    Meter no_limit;
    EXPECT_EQ(solver(start_board(puzzle), request, no_limit).end, SearchEnd::complete);
    EXPECT_EQ(count, out.size());
    return out;
}

// Every grid with every choice of flags, one in each row: `fits(digits, flags)`, from 1 and as 0 or 1.
template <class Fits>
std::set<Numbers> with_flags(const Puzzle& puzzle, bool one_a_row, const Fits& fits) {
    std::set<Numbers> out;
    for (const Grid& grid : testing::all_solutions(Puzzle(without_rules(puzzle.shared_geometry())))) {
        Numbers digits;
        bool given = true;
        for (const Cell cell : puzzle.geometry().every_grid_cell()) {
            digits.push_back(index(grid[cell]) + 1);
            given = given && puzzle.cells[cell].has(grid[cell]);
        }
        if (!given) continue;
        for (int ways = 0; ways < (one_a_row ? 256 : 1); ++ways) {
            Numbers flags(16, 0);
            for (int row = 0; row < 4; ++row) flags[static_cast<std::size_t>(4 * row + (ways >> 2 * row & 3))] = 1;
            if (!fits(digits, flags)) continue;
            Numbers all = digits;
            all.insert(all.end(), flags.begin(), flags.end());
            out.insert(std::move(all));
        }
    }
    return out;
}

int place(int row, int column) { return 4 * row + column; }

bool once_in_all(const Numbers& digits, const Numbers& flags) {
    std::set<int> columns, boxes, marked;
    for (int i = 0; i < 16; ++i)
        if (flags[static_cast<std::size_t>(i)] == 1) {
            columns.insert(i % 4);
            boxes.insert(i / 8 * 2 + i % 4 / 2);
            marked.insert(digits[static_cast<std::size_t>(i)]);
        }
    return columns.size() == 4 && boxes.size() == 4 && marked.size() == 4;
}

TEST(Layers, FlagsOnceInEachRowColumnBoxAndDigit) {
    Puzzle puzzle(with("layer doubler 0 1 once-in row column box digit"));
    puzzle.cells[Cell{0}] = {Digit{0}};
    puzzle.cells[Cell{5}] = {Digit{3}};
    const std::set<Numbers> expected = with_flags(puzzle, true, once_in_all);
    EXPECT_EQ(expected.size(), 32U);
    EXPECT_EQ(solutions(puzzle, solve_by_rules), expected);
}

TEST(Layers, DoublersInCages) {
    const std::string rules =
        "layer doubler 0 1 once-in row column box digit; value v digit * (1 + doubler); killer 9 of v: A1 A2 B2; "
        "pair a < b of v: C3 D3 C2; only 0: doubler.B3";
    const Puzzle puzzle(with(rules));
    const auto v = [](const Numbers& digits, const Numbers& flags, int at) {
        return digits[static_cast<std::size_t>(at)] * (1 + flags[static_cast<std::size_t>(at)]);
    };
    std::set<Numbers> expected;
    for (const Numbers& filling : with_flags(puzzle, true, [&](const Numbers&d, const Numbers&f) {
             const std::set<int> cage = {d[0], d[4], d[5]};
             return once_in_all(d, f) && cage.size() == 3 && v(d, f, 0) + v(d, f, 4) + v(d, f, 5) == 9 &&
                    v(d, f, place(2, 2)) < v(d, f, place(2, 3)) && v(d, f, place(2, 3)) < v(d, f, place(1, 2)) &&
                    f[9] == 0;
         })) {
        Numbers all = filling;
        for (std::size_t i = 0; i < 16; ++i) all.push_back(filling[i] * (1 + filling[16 + i]));
        expected.insert(std::move(all));
    }
    EXPECT_GT(expected.size(), 3U);
    EXPECT_EQ(solutions(puzzle, solve_by_rules), expected);
}

// Rules in braces that read a layer, and do not hold.
TEST(Layers, ThatDoNotHold) {
    const Puzzle puzzle(with(
        "layer v 1..4 once-in row; not { pair a != b of v: A1 B1 }; not { regular .*[34].* of v: A1 B1 C1 }; only 2: "
        "v.A2 v.A3 v.A4; only 1: v.B2 v.B3 v.B4 v.C2 v.C3 v.C4 v.D2 v.D3 v.D4; only 1: v.D1"));
    // In the first row one number is not 1, of the first three none is above 2, and the first two are equal.
    const Numbers first = {1, 1, 2, 1};
    for (const Numbers& filling : solutions(puzzle, solve_by_rules))
        EXPECT_EQ(Numbers(filling.begin() + 16, filling.begin() + 20), first);
    EXPECT_EQ(solutions(puzzle, solve_by_rules).size(), testing::all_solutions(blank_puzzle({2, 2})).size());
}

// A pattern in braces, its complement, and exactly one of two patterns: by definition, and by both searches.
TEST(Layers, PatternsThatDoNotHold) {
    const Puzzle puzzle(
        with("not { regular .*(12|31).*: A1-D1 }; exactly 1 { regular [12]+[34]+: A2-D2 } { regular .*1.*4.*: A3-D3 }; "
             "any { not { regular 1<break>4: A1 = D4 } } { odd: B2 }"));
    std::set<Numbers> expected;
    for (const Grid& grid : testing::all_solutions(blank_puzzle({2, 2}))) {
        Numbers all;
        for (const Digit d : grid) all.push_back(index(d) + 1);
        bool good = true;
        for (std::size_t i = 0; i < 3; ++i)
            good = good && !(all[i] == 1 && all[i + 1] == 2) && !(all[i] == 3 && all[i + 1] == 1);
        const bool low_first = all[4] < 3 && all[5] < 3;
        const auto place_in_third = [&](int digit) { return std::find(all.begin() + 8, all.begin() + 12, digit); };
        good = good && low_first != (place_in_third(1) < place_in_third(4));
        good = good && (!(all[0] == 1 && all[15] == 4) || all[5] % 2 == 1);
        if (good) expected.insert(std::move(all));
    }
    EXPECT_GT(expected.size(), 3U);
    EXPECT_EQ(solutions(puzzle, solve_by_rules), expected);
    EXPECT_EQ(solutions(puzzle, solve_by_lines), expected);
    EXPECT_EQ(solutions(puzzle, oracle_solve), expected);
}

TEST(Layers, ListsOfCells) {
    // Two hidden sums, of which the first is the smaller one.
    const Puzzle puzzle(
        with("layer total 4..6 cells 2; arrow: total.1 = A1 B2; arrow: total.2 = C3 D4; "
             "greater: total.2 total.1; extra-region: A1 B2 C3; only 1: A1"));
    std::set<Numbers> expected;
    for (const Grid& grid : testing::all_solutions(blank_puzzle({2, 2}))) {
        Numbers all;
        for (const Digit d : grid) all.push_back(index(d) + 1);
        const int first = all[0] + all[5], second = all[10] + all[15];
        const std::set<int> region = {all[0], all[5], all[10]};
        if (first < 4 || second > 6 || first >= second || region.size() < 3 || all[0] != 1) continue;
        all.push_back(first);
        all.push_back(second);
        expected.insert(std::move(all));
    }
    EXPECT_GT(expected.size(), 3U);
    EXPECT_EQ(solutions(puzzle, solve_by_rules), expected);
    EXPECT_EQ(solutions(puzzle, oracle_solve), expected);
}

TEST(Layers, AreReadAndWritten) {
    for (const std::string rules :
         {"layer doubler 0 1 once-in row column box digit", "layer v -3..5; killer -2 of v: A1 B1",
          "layer t 1 4 9 cells 12; regular ([1 4]<9>)+: t.1-t.4 t.7 A1; pair a = b: t.1 t.2 as \"same\"",
          "layer d 0 1; value v digit * (1 + d); pair all a != b of v: A1 B1 C1; any { sum 5 of v: A1 B1 } { odd: A1 "
          "}"}) {
        const GeometryPtr board = with(rules, {3, 3});
        const std::string written = write_rules(board->rules(), *board);
        EXPECT_EQ(*with(written, {3, 3}), *board) << written;
    }
    EXPECT_EQ(
        write_rules(with("sum 3: T.1 T.2; Layer T 2 1 cells 3", {3, 3})->rules(), *with("layer T 1 2 cells 3", {3, 3})),
        "layer T 1 2 cells 3; sum 3: T.1 T.2");
    const GeometryPtr more =
        std::get<GeometryPtr>(add_rules(with("layer a 0 1; odd: A1", {3, 3}), "layer b 0 1; sum 1: a.A1 b.B2"));
    EXPECT_EQ(write_rules(more->rules(), *more), "layer a 0 1; layer b 0 1; odd: A1; sum 1: a.A1 b.B2");
}

TEST(Layers, Errors) {
    EXPECT_EQ(error_of("layer"), "5: the end of the rule, the name of the layer, such as doubler");
    EXPECT_EQ(error_of("layer a"), "7: the end of the rule, 1 to 64 different numbers: 0 1, or -9..18");
    EXPECT_EQ(error_of("layer a 0 1; layer A 2"), "19: a second layer A, another name");
    EXPECT_EQ(error_of("layer a 0 1 twice"),
              "12: 'twice', once-in and row, column, box or digit; or cells and their number");
    EXPECT_EQ(error_of("layer a 0 1 cells 0"), "18: '0', a number of cells from 1 to 10000");
    EXPECT_EQ(error_of("layer a 0 1; odd: a.A1"), "18: 'a.A1', a cell of the grid: this rule has no own cells");
    EXPECT_EQ(error_of("layer a 0 1; sum 3: b.A1"), "20: 'b.A1', a cell of the layers a");
    EXPECT_EQ(error_of("sum 3: b.A1"), "7: 'b.A1', a cell of the grid: there are no layers");
    EXPECT_EQ(error_of("any { layer a 0 1 } { x: A1 B1 }"), "6: 'layer' in braces, layers and values outside braces");
    EXPECT_EQ(error_of("layer a 0 1; odd of a: A1"), "17: 'of', the end of the rule: it reads digits only");
    EXPECT_EQ(error_of("killer 3 of b: A1 A2"), "12: 'b', a layer with a cell for each cell of the grid");
    EXPECT_EQ(error_of("value v digit * triple").substr(0, 13), "16: 'triple',");
    EXPECT_EQ(error_of("regular [1-3: A1"), "12: the end of the pattern, a digit, <12>, <odd>, [..], (..) or .");
    EXPECT_EQ(error_of("regular (1|2: A1"), "12: the end of the pattern, ')'");
    EXPECT_EQ(error_of("regular 1{0}: A1"), "12: the end of the pattern, a number of times from 1");
    EXPECT_EQ(error_of("regular {start 1; 1 2 > 1}: A1"), "22: '>', '->'");
}

TEST(Layers, Sentences) {
    const GeometryPtr board = with(
        "layer doubler 0 1 once-in row digit; layer t 1..9 cells 2; value v digit * (1 + doubler); "
        "killer 15 of v: A1 A2; sum 3: t.1 t.2 doubler.C3",
        {3, 3});
    std::vector<std::string> said;
    for (const Rule& rule : board->rules()) said.push_back(rule_sentence(rule, *board, Coords::sheet));
    EXPECT_EQ(said,
              (std::vector<std::string>{
                  "Each cell also has a number called doubler: 0 1; it is not 0 in exactly one cell of each row and of "
                  "the cells of each digit.",
                  "There are 2 numbers beside the grid, called t: 1..9.",
                  "Each cell also has the number v = digit * (1 + doubler).",
                  "With the numbers v instead of digits, in the cage A1, A2 digits differ and sum to 15.",
                  "In the cage t.1, t.2, doubler.C3 digits sum to 3; they may repeat."}));
}

}  // namespace
}  // namespace deduku
