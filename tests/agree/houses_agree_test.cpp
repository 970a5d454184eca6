// On boards with other houses every solver of any size counts like the oracle, which knows only peers;
// and the finds of techniques there are accepted by the checker, which knows only the list of houses.
#include <gtest/gtest.h>

#include <map>

#include "deduku/cadical.hpp"
#include "deduku/check.hpp"
#include "deduku/learning.hpp"
#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "method/solve/solve.hpp"
#include "search/solver.hpp"
#include "tests/support/houses.hpp"
#include "tests/support/proved.hpp"

namespace deduku {
namespace {

TEST(AnyHouses, SolversAgreeWithTheOracle) {
    testing::Random random(20261122);
    constexpr std::uint64_t most = 40;
    const std::vector<std::pair<const char*, Solver>> solvers = {{"solve", solve},
                                                                 {"search", solve_by_search},
                                                                 {"sectors", solve_by_sectors},
                                                                 {"descent", solve_by_descent},
                                                                 {"learning", solve_by_learning},
                                                                 {"clauses", solve_by_clauses}};
    int with[3] = {};
    for (int round = 0; round < 2; ++round)
        for (const Puzzle& empty : testing::boards_with_houses(random)) {
            const int n = empty.box().digits();
            for (int share : {30, 40, 60}) {
                const auto puzzle = testing::random_givens(empty, n * n * share / 100, share == 40, random);
                if (!puzzle) continue;
                const Board board = start_board(*puzzle);
                Meter no_limit;
                const Solutions plain = oracle_solve(board, {.limit = most}, no_limit);
                ++with[std::min<std::uint64_t>(plain.count, 2)];
                for (const auto& [name, solver] : solvers) {
                    const Solutions found = solver(board, {.limit = most}, no_limit);
                    ASSERT_EQ(found.count, plain.count) << name << ": " << to_line(*puzzle);
                    ASSERT_EQ(found.end, plain.end);
                    if (found.first) {
                        EXPECT_TRUE(solves(*found.first, *puzzle));
                    }
                }
            }
        }
    std::printf("%d puzzles without solution, %d with one, %d with several\n", with[0], with[1], with[2]);
    for (int n : with) EXPECT_GT(n, 10);
}

// Finds of all rows along the path of a puzzle, those that depend on uniqueness separately.
void look_at(const Puzzle& puzzle, bool one_solution, std::map<std::string_view, int>& finds) {
    Board board = start_board(puzzle);
    std::vector<Deduction> steps;
    for (int round = 0; round < 4; ++round) {
        if (round > 0) close_recorded(board, closing_moves(round == 1 ? 1 : 2), steps);
        const Board frozen = board;
        std::vector<Deduction> sound;
        for (const Technique& row : techniques())
            for (int size = row.min_size; size <= std::min(row.max_size, row.min_size + 2); ++size)
                row.find({frozen, puzzle}, size, [&](const Deduction& found) {
                    EXPECT_TRUE(row.knows(frozen.geometry())) << row.name;
                    const bool rests = rests_on_uniqueness(found);
                    if (rests ? !one_solution : finds[row.name]++ % 8 != 0) return true;
                    std::vector<Deduction> until = steps;
                    until.push_back(found);
                    const Verdict verdict =
                        testing::checked(&puzzle, ledger_text({puzzle, std::move(until), False{found.removes, rests}}));
                    if (const auto* refused = std::get_if<Refused>(&verdict))
                        ADD_FAILURE() << row.name << " " << to_line(puzzle) << ", step " << refused->line << " of "
                                      << steps.size() << ": " << refused->path << refused->rule << refused->detail;
                    if (rests) ++finds[row.name];
                    if (!rests) sound.push_back(found);
                    return !::testing::Test::HasFailure();
                });
        for (const Deduction& found : sound)
            if (auto fitted = settle(board, found); fitted && !board.contradictory()) {
                apply(board, *fitted);
                steps.push_back(std::move(*fitted));
            }
        if (sound.empty() || board.contradictory() || ::testing::Test::HasFailure()) return;
    }
}

TEST(AnyHouses, FindsAreAcceptedByChecker) {
    testing::Random random(20261123);
    std::map<std::string_view, int> finds;
    for (const Puzzle& empty : testing::boards_with_houses(random)) {
        const int n = empty.box().digits();
        for (int share : {25, 35}) {
            const auto puzzle = testing::random_givens(empty, n * n * share / 100, false, random);
            if (!puzzle) continue;
            Meter no_limit;
            const bool one = solve_by_sectors(start_board(*puzzle), {.limit = 2}, no_limit).count == 1;
            look_at(*puzzle, one, finds);
            if (HasFailure()) return;
        }
    }
    int rows = 0;
    for (const Technique& row : techniques()) {
        std::printf("  %-36s %6d\n", std::string(row.name).c_str(), finds[row.name]);
        rows += finds[row.name] > 0 ? 1 : 0;
    }
    // All rows for any houses, except pointing (no house is a box) and bivalue graves, which are rare.
    EXPECT_GE(rows, 18);
}

// Names of houses other than rows, columns and boxes; also of a digit in one of them that is locked in another.
TEST(AnyHouses, InWords) {
    const auto puzzle = std::get<Puzzle>(read_puzzles("1....4.....2.1.. houses:AAABABBBCCCDCDDD\n")[0]);
    const Words words(puzzle, Coords::sheet);
    EXPECT_EQ(words.name(House{9}), "region 2");
    EXPECT_EQ(words.in_houses({House{9}}), "in region 2");
    EXPECT_EQ(words.in_houses({House{3}, House{9}}), "in row 4, in region 2");
    EXPECT_EQ(words.sentence({Cover{{Sector{16 + 8 * 4}}, {Sector{16}}}, {{Cell{3}, Digit{0}}}}),
              "D1 is not 1: region 1 has its 1 in row 1");
}

TEST(AnyHouses, InWordsWithHouseNames) {
    const Puzzle puzzle = testing::empty_puzzle({3, 3}, "boxes+diagonals+windoku");
    const Words words(puzzle, Coords::sheet), source(puzzle, Coords::sheet, Voice::source);
    const House down{27}, up{28}, window{29};
    EXPECT_EQ(words.in_houses({down}), "in the main diagonal");
    EXPECT_EQ(words.in_houses({up, down}), "in the main diagonal, in the anti-diagonal");
    EXPECT_EQ(words.in_houses({House{0}, House{4}, window, House{30}}), "in rows 1 and 5, in windows 1 and 2");
    EXPECT_EQ(source.in_houses({down, window}), "on the main diagonal, in window 1");
    const auto& g = puzzle.geometry();
    const Digit one{0};
    EXPECT_EQ(words.sentence({Cover{{g.sector(down, one)}, {g.sector(House{18}, one)}}, {{Cell{1}, one}}}),
              "B1 is not 1: the main diagonal has its 1 in box 1");
    EXPECT_EQ(words.sentence({Cover{{g.sector(Cell{0})}, {g.sector(down, one)}}, {{Cell{80}, one}}}),
              "I9 is not 1: A1 is 1 and sees it");
}

}  // namespace
}  // namespace deduku
