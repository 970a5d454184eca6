// Positions side by side, with every kernel of this machine, compared with the plain solver of lines and published
// solutions.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <fstream>
#include <sstream>

#include "search/solver.hpp"
#include "search/variants/lanes/search.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::variants {
namespace {

using testing::below;
using testing::Random;

struct Published {
    std::string name;
    std::string text;
    DigitRow solution{};
};

// The 9x9 puzzles of data/rules/iss.tsv with a known solution.
std::vector<Published> published() {
    std::vector<Published> out;
    std::ifstream file(DEDUKU_ROOT "/data/rules/iss.tsv");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("#") || line.starts_with("name\t")) continue;
        std::istringstream parts(line);
        Published one;
        std::string count;
        std::string solution;
        std::getline(parts, one.name, '\t');
        std::getline(parts, one.text, '\t');
        std::getline(parts, count, '\t');
        std::getline(parts, solution, '\t');
        if (solution.size() != most_grid_cells) continue;
        for (std::size_t i = 0; i < most_grid_cells; ++i) one.solution[i] = mask_of(solution[i] - '1');
        out.push_back(one);
    }
    return out;
}

DigitRow row_of(const Board& board) {
    DigitRow out{};
    for (const Cell cell : board.geometry().every_cell())
        out[at(index(cell))] = static_cast<DigitMask>(board.digits(cell).bits());
    return out;
}

Grid grid_of(const DigitRow& row) {
    Grid out;
    for (const DigitMask digit : row) out.push_back(static_cast<Digit>(lowest(digit)));
    return out;
}

// Some of the rules, and some digits of the solution.
std::string with_less(const Published& puzzle, int givens, Random& random) {
    const std::size_t rules = puzzle.text.find(" rules:");
    std::string text = puzzle.text.substr(0, most_grid_cells);
    for (int i = 0; i < givens; ++i) {
        const auto cell = at(below(random, most_grid_cells));
        text[cell] = static_cast<char>('1' + lowest(puzzle.solution[cell]));
    }
    std::string kept;
    std::istringstream all(puzzle.text.substr(rules + 7));
    for (std::string rule; std::getline(all, rule, ';');)
        if (below(random, 3) != 0) kept += (kept.empty() ? "" : ";") + rule;
    return kept.empty() ? text : text + " rules:" + kept;
}

// None if there are too many, or the search takes too long.
std::optional<std::vector<DigitRow>> all_by_lines(const Board& board) {
    std::vector<DigitRow> out;
    SearchRequest request{.limit = unlimited};
    request.each = [&](const Grid& grid) {
        DigitRow& row = out.emplace_back();
        for (const Cell cell : board.geometry().every_cell()) row[at(index(cell))] = mask_of(index(grid[cell]));
        return true;
    };
    Meter meter(5'000);
    if (solve_by_lines(board, request, meter).end != SearchEnd::complete) return std::nullopt;
    std::sort(out.begin(), out.end());
    return out;
}

// All solutions; with `give`, every other pending position goes to a separate search.
std::vector<DigitRow> all_by_lanes(const VariantModel& model, const Program& program, const PassKernel& kernel,
                                   const DigitRow& start, bool give) {
    std::vector<DigitRow> out;
    std::deque<DigitRow> others;
    int asked = 0;
    const LaneSearch::Events events{[] { return true; },
                                    [&](const DigitRow& row) {
                                        out.push_back(row);
                                        return true;
                                    },
                                    [&] { return give && ++asked % 2 == 0; },
                                    [&](const DigitRow& row) { others.push_back(row); }};
    for (others.push_back(start); !others.empty(); others.pop_front()) {
        VariantBranching branching(model);
        LaneSearch search(model, program, kernel, branching, events);
        search.add(others.front());
        search.run();
    }
    std::sort(out.begin(), out.end());
    return out;
}

// Returns the total number of solutions.
std::size_t compare(int givens, Random& random) {
    std::size_t solutions = 0;
    int boards = 0, repeated = 0;
    for (const Published& puzzle : published()) {
        if (puzzle.text.find(" rules:") != most_grid_cells) continue;
        const Board board = start_board(testing::read_puzzle(with_less(puzzle, givens, random)));
        const auto model = VariantModel::make(board);
        const std::optional<Program> program = Program::make(*model);
        if (!program) continue;
        const auto all = all_by_lines(board);
        if (!all) continue;
        ++boards;
        solutions += all->size();
        DigitRow start{};
        std::copy_n(model->start.begin(), start.size(), start.begin());
        for (const PassKernel* kernel : pass_kernels()) {
            EXPECT_EQ(all_by_lanes(*model, *program, *kernel, start, false), *all) << puzzle.name;
            EXPECT_EQ(all_by_lanes(*model, *program, *kernel, start, true), *all) << puzzle.name;
        }
        Meter meter;
        const Solutions found = RepeatedSearch(board).side_by_side(board, {.limit = unlimited}, meter);
        if (found.end != SearchEnd::complete) continue;
        ++repeated;
        EXPECT_EQ(found.count, all->size()) << puzzle.name;
    }
    EXPECT_GT(boards, 25);
    if (!pass_kernels().empty()) {
        EXPECT_GT(repeated, 20);
    }
    return solutions;
}

TEST(RuleLanes, FindTheSolutionsOfThePlainSolver) {
    Random random(1);
    std::size_t solutions = 0;
    for (const int givens : {18, 20, 22, 26}) solutions += compare(givens, random);
    EXPECT_GT(solutions, 1000U);
}
TEST(ExhaustiveRuleLanes, FindTheSolutionsOfThePlainSolver) {
    Random random(4);
    for (int i = 0; i < 60; ++i) compare(20 + i % 8, random);
}

// With any other candidates beside those of the solution.
TEST(RuleLanes, PassesKeepSolutions) {
    Random random(2);
    for (const Published& puzzle : published()) {
        const Board board = start_board(testing::read_puzzle(puzzle.text));
        const auto model = VariantModel::make(board);
        const std::optional<Program> program = Program::make(*model);
        if (!program) continue;
        ASSERT_TRUE(holds(*model, puzzle.solution)) << puzzle.name;
        for (const PassKernel* kernel : pass_kernels()) {
            lanes::Block block{};
            const auto width = static_cast<std::size_t>(kernel->houses->lanes);
            for (std::size_t i = 0; i < most_grid_cells * width; ++i) {
                const auto more = static_cast<DigitMask>(random() & random() & 511U);
                block.digits[i] = static_cast<DigitMask>(puzzle.solution[i / width] | (i % width % 4 == 0 ? 0 : more));
            }
            OfLanes step{};
            for (std::size_t round = 0; round < 4; ++round) {
                ASSERT_EQ(kernel->pass(*program, round, block, step), 0U) << puzzle.name;
                ASSERT_EQ(kernel->houses->sweep(block), 0U) << puzzle.name;
            }
            for (std::size_t i = 0; i < most_grid_cells * width; ++i)
                ASSERT_NE(block.digits[i] & puzzle.solution[i / width], 0) << puzzle.name << ' ' << i;
        }
    }
}

TEST(RuleLanes, OnlySolutionsHold) {
    Random random(3);
    int refuted = 0;
    for (const Published& published : published()) {
        const Puzzle puzzle = testing::read_puzzle(published.text);
        const auto model = VariantModel::make(start_board(puzzle));
        if (!Program::make(*model)) continue;
        // Two digits exchanged everywhere: houses still hold, most rules do not.
        DigitRow other = published.solution;
        const DigitMask a = mask_of(below(random, 9));
        const DigitMask b = mask_of(below(random, 9));
        for (DigitMask& digit : other) digit = digit == a ? b : digit == b ? a : digit;
        Puzzle open = puzzle;
        for (const Cell cell : puzzle.geometry().every_cell()) open.cells[cell] = puzzle.geometry().all_digits();
        const bool is_solution = solves(grid_of(other), open);
        EXPECT_EQ(holds(*model, other), is_solution) << published.name;
        refuted += is_solution ? 0 : 1;
    }
    EXPECT_GT(refuted, 35);
}

TEST(RuleLanes, AreForBoardsOfSums) {
    const std::string empty(81, '.');
    const auto fits = [](const std::string& text) {
        return Program::make(*VariantModel::make(start_board(testing::read_puzzle(text)))).has_value();
    };
    EXPECT_TRUE(fits(empty + " rules: killer 15: A1 B1 A2 B2; diagonal down"));
    EXPECT_TRUE(fits(empty + " rules: arrow: A1 = B1 C1 D1; thermo: A2 B2 C2; anti-knight"));
    EXPECT_FALSE(fits(empty));
    EXPECT_FALSE(fits(std::string(36, '.') + " rules: killer 8: A1 B1 A2"));
    EXPECT_FALSE(fits(empty + " rules: sandwich 12: row 1; killer 15: A1 B1 A2"));
}

TEST(RuleLanes, EndAtOnce) {
    const Board board = start_board(testing::read_puzzle(std::string(81, '.') + " rules: killer 15: A1 B1 A2"));
    const auto model = VariantModel::make(board);
    const auto program = Program::make(*model);
    for (const PassKernel* kernel : pass_kernels()) {
        int guesses = 0;
        int found = 0;
        const LaneSearch::Events events{[&] { return ++guesses < 500; },
                                        [&](const DigitRow& row) {
                                            EXPECT_TRUE(holds(*model, row));
                                            return ++found < 3;
                                        },
                                        [] { return false; }, [](const DigitRow&) {}};
        VariantBranching branching(*model);
        LaneSearch search(*model, *program, *kernel, branching, events);
        search.add(row_of(board));
        search.run();
        EXPECT_TRUE(guesses == 500 || found == 3) << guesses << ' ' << found;
    }
}

}  // namespace
}  // namespace deduku::variants
