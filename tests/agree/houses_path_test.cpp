// Solving paths of puzzles of each kind of houses (data/houses; twenty of each in the exhaustive tests): to the
// solution, step by step and hint by hint; their ledgers are accepted, and their words name existing houses.
#include <gtest/gtest.h>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "method/path/hint.hpp"
#include "method/path/path.hpp"
#include "report/path/sentence.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

const std::vector<std::string> kinds = {"jigsaw", "x", "windoku", "x-windoku", "disjoint-groups", "asterisk"};

std::vector<Puzzle> puzzles_of(const std::string& kind) { return testing::read_list("houses/" + kind + ".txt"); }

// No slot remains unfilled, and only houses of the board are named.
void expect_words(const Puzzle& puzzle, const path::Step& step, const std::string& kind) {
    const report::Teacher teacher(puzzle, Coords::sheet);
    std::string all = teacher.where(step) + '\n' + teacher.cells(step) + '\n' + teacher.sentence(step);
    for (const report::StepNotation notation :
         {report::StepNotation::sheet, report::StepNotation::rc, report::StepNotation::hodoku})
        all += '\n' + report::StepLine(puzzle, notation, Coords::sheet).line(step);
    for (auto at = all.find('{'); at != all.npos; at = all.find('{', at + 1))
        EXPECT_FALSE('a' <= all[at + 1] && all[at + 1] <= 'z') << all;
    for (const char* one : {kind == "jigsaw" ? "box" : "region", "house 1", "in .", "In ,"})
        EXPECT_EQ(all.find(one), all.npos) << one << ": " << all;
}

void expect_solved(const std::string& kind, std::size_t most) {
    std::vector<Puzzle> puzzles = puzzles_of(kind);
    ASSERT_EQ(puzzles.size(), 20U);
    puzzles.erase(puzzles.begin() + static_cast<std::ptrdiff_t>(most), puzzles.end());
    std::size_t steps = 0, beyond = 0, number = 0;
    for (const Puzzle& puzzle : puzzles) {
        Meter no_limit;
        const Solutions found = solve_by_sectors(start_board(puzzle), {.limit = 2}, no_limit);
        ASSERT_EQ(found.count, 1U);
        ++number;
        for (const bool uniqueness : {false, true}) {
            if (uniqueness && number % 3 != 0) continue;
            path::PathOptions options;
            options.uniqueness = uniqueness;
            path::Path path = path::walk(
                puzzle, options, [&]() -> const Solutions& { return found; }, no_limit);
            ASSERT_EQ(path.end, path::PathEnd::solved) << to_line(puzzle);
            for (const path::Step& step : path.steps) {
                ++steps;
                beyond += path::is_beyond(step) ? 1U : 0U;
                if (step.places) {
                    EXPECT_EQ((*found.first)[step.places->cell], step.places->digit) << to_line(puzzle);
                }
                for (Candidate c : step.removes) EXPECT_NE((*found.first)[c.cell], c.digit) << to_line(puzzle);
                expect_words(puzzle, step, kind);
            }
            const Ledger ledger = path::finding_of(std::move(path)).ledger;
            const Verdict verdict = check(&puzzle, ledger_text(ledger));
            ASSERT_TRUE(std::holds_alternative<Accepted>(verdict)) << to_line(puzzle);
            if (!uniqueness) {
                EXPECT_EQ(std::get<Accepted>(verdict).what, Proved::unique) << to_line(puzzle);
            }
            ASSERT_FALSE(::testing::Test::HasFailure());
        }
    }
    std::printf("%s: %zu steps, %zu of them suppositions\n", kind.c_str(), steps, beyond);
}

class HousesPath : public ::testing::TestWithParam<std::string> {};
class ExhaustiveHousesPath : public HousesPath {};

TEST_P(HousesPath, ReachesSolution) { expect_solved(GetParam(), 3); }
TEST_P(ExhaustiveHousesPath, ReachesSolution) { expect_solved(GetParam(), 20); }

// The board of a player who follows each hint: for every tenth puzzle to the end, otherwise only the first.
TEST_P(HousesPath, HintByHint) {
    int number = 0;
    for (const Puzzle& puzzle : puzzles_of(GetParam())) {
        Meter no_limit;
        const Solutions found = solve_by_sectors(start_board(puzzle), {.limit = 2}, no_limit);
        const path::CountSolutions count = [&]() -> const Solutions& { return found; };
        Table<Cell, Set<Digit>> state = puzzle.cells;
        const bool to_the_end = number++ % 10 == 1;
        for (int hints = 0;; ++hints) {
            ASSERT_LT(hints, 400);
            const path::Hint hint = path::hint(puzzle, state, {}, count, no_limit);
            ASSERT_TRUE(hint.mistakes.empty()) << to_line(puzzle);
            if (hint.finished) {
                for (Cell cell : puzzle.geometry().every_cell())
                    EXPECT_EQ(state[cell], Set<Digit>{(*found.first)[cell]}) << to_line(puzzle);
                break;
            }
            ASSERT_TRUE(hint.step) << to_line(puzzle);
            for (Cell cell : puzzle.geometry().every_cell()) state[cell] = hint.before.digits(cell);
            for (const Deduction& deduction : hint.step->deductions)
                for (Candidate c : deduction.removes) state[c.cell].erase(c.digit);
            if (!to_the_end) break;
        }
    }
}

// A digit entered twice in one of these houses is a mistake.
TEST(HousesHint, ReportsRepeatedDigitOnDiagonal) {
    const Puzzle puzzle = puzzles_of("x").front();
    Meter no_limit;
    const Solutions found = solve_by_sectors(start_board(puzzle), {.limit = 2}, no_limit);
    const Geometry& g = puzzle.geometry();
    const House diagonal = *g.find_house(HouseKind::diagonal, 0);
    Table<Cell, Set<Digit>> state = puzzle.cells;
    std::vector<Cell> open;
    for (Cell cell : g.cells_of(diagonal))
        if (!puzzle.cells[cell].single()) open.push_back(cell);
    const Cell one = open.front(), other = open.back();
    ASSERT_NE(g.house_of(one, HouseKind::box), g.house_of(other, HouseKind::box));
    state[one] = state[other] = {(*found.first)[one]};
    const path::Hint hint = path::hint(
        puzzle, state, {}, [&]() -> const Solutions& { return found; }, no_limit);
    ASSERT_FALSE(hint.mistakes.empty());
    EXPECT_EQ(hint.mistakes.front().kind, path::Mistake::Kind::twice);
    EXPECT_EQ(hint.mistakes.front().what.cell, other);
    EXPECT_EQ(hint.mistakes.front().house, diagonal);
}

std::string name_of(const ::testing::TestParamInfo<std::string>& kind) {
    std::string name = kind.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}
INSTANTIATE_TEST_SUITE_P(All, HousesPath, ::testing::ValuesIn(kinds), name_of);
INSTANTIATE_TEST_SUITE_P(All, ExhaustiveHousesPath, ::testing::ValuesIn(kinds), name_of);

}  // namespace
}  // namespace deduku
