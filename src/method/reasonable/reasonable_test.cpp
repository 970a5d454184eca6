// The fixpoint matches slower versions: with enumeration instead of matching, with recording, and by the rows of the
// table of techniques. Also the last example of the riddle.
#include "method/reasonable/reasonable.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/techniques.hpp"
#include "search/solver.hpp"
#include "tests/support/enumerating_fixpoint.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::reasonable {
namespace {

using deduku::testing::below;
using deduku::testing::Random;

bool same(const Board& a, const Board& b) {
    for (int c = 0; c < a.geometry().cells(); ++c)
        if (a.digits(static_cast<Cell>(c)) != b.digits(static_cast<Cell>(c))) return false;
    return true;
}

// The numbers of boards that the rules solved, did not solve, or found contradictory.
struct Counts {
    int yes = 0;
    int no = 0;
    int contradiction = 0;
};

// One of several kinds of boards: with givens, or with randomly removed candidates; every third one is corrupted.
Board random_board(const GeometryPtr& geometry, int kind, Random& random) {
    const int n = geometry->digits();
    Board board(geometry);
    if (kind % 2 == 0) {
        board = start_board(
            deduku::testing::random_givens(geometry->box(), n * n * (35 + below(random, 35)) / 100, random));
    } else {
        // From loose to tight: on average 1 to 5 additional digits per cell.
        board = deduku::testing::random_position(geometry, 100 - (100 + below(random, 500)) / n, random);
    }
    if (kind % 3 == 0) {
        for (int k = 1 + n / 3; k > 0; --k) {
            const auto cell = static_cast<Cell>(below(random, geometry->cells()));
            const auto digit = static_cast<Digit>(below(random, n));
            if (board.has({cell, digit})) board.keep_only(cell, {digit});
        }
    }
    return board;
}

void expect_same_fixpoint(const Board& board, Fixpoint& components, Fixpoint& enumeration, Counts& counts) {
    Board matched = board;
    Board counted = board;
    const bool consistent = components.close(matched);
    ASSERT_EQ(enumeration.close(counted), consistent);
    ASSERT_EQ(matched.contradictory(), !consistent);
    ASSERT_EQ(counted.contradictory(), !consistent);
    if (consistent) {
        ASSERT_TRUE(same(matched, counted));
    }
    ++(!consistent ? counts.contradiction : matched.solved() ? counts.yes : counts.no);
}

void expect_same_fixpoints(Box box, int boards, unsigned seed) {
    Random random(seed);
    const auto geometry = std::make_shared<const Geometry>(box);
    Fixpoint components(geometry);
    EnumeratingFixpoint enumeration(geometry);
    Counts counts;
    for (int i = 0; i < boards; ++i) {
        expect_same_fixpoint(random_board(geometry, i, random), components, enumeration, counts);
        ASSERT_FALSE(::testing::Test::HasFatalFailure()) << "board " << i;
    }
    EXPECT_GT(counts.yes, boards / 20);
    EXPECT_GT(counts.no, boards / 20);
    EXPECT_GT(counts.contradiction, boards / 20);
}

TEST(Fixpoint, MatchingAndEnumerationAgree) {
    expect_same_fixpoints({2, 2}, 400, 1);
    expect_same_fixpoints({2, 3}, 100, 2);
    expect_same_fixpoints({3, 3}, 300, 3);
    expect_same_fixpoints({4, 4}, 150, 4);
    expect_same_fixpoints({5, 5}, 50, 5);
}

TEST(ExhaustiveFixpoint, MatchingAndEnumerationAgree) {
    expect_same_fixpoints({2, 2}, 3000, 11);
    expect_same_fixpoints({3, 3}, 3000, 12);
    expect_same_fixpoints({4, 4}, 2500, 13);
    expect_same_fixpoints({5, 5}, 1500, 14);
}

// By the rows of the table of techniques: subsets of every size by their definitions.
void expect_fixpoint_of_the_table(Box box, int boards, unsigned seed) {
    Random random(seed);
    const auto geometry = std::make_shared<const Geometry>(box);
    Fixpoint fixpoint(geometry);
    for (int i = 0; i < boards; ++i) {
        const Board board = random_board(geometry, i, random);
        Board closed = board;
        Board plain = board;
        std::vector<Deduction> steps;
        close_recorded(plain, closing_moves(geometry->digits()), steps);
        ASSERT_EQ(fixpoint.close(closed), !plain.contradictory()) << "board " << i;
        ASSERT_TRUE(plain.contradictory() || same(closed, plain)) << "board " << i;
    }
}

TEST(Fixpoint, EqualsThatOfTable) {
    expect_fixpoint_of_the_table({2, 2}, 300, 21);
    expect_fixpoint_of_the_table({2, 3}, 100, 22);
    expect_fixpoint_of_the_table({3, 2}, 100, 23);
    expect_fixpoint_of_the_table({1, 5}, 50, 24);
    expect_fixpoint_of_the_table({3, 3}, 60, 25);
}

TEST(ExhaustiveFixpoint, EqualsThatOfTable) {
    expect_fixpoint_of_the_table({3, 3}, 1000, 26);
    expect_fixpoint_of_the_table({3, 4}, 100, 27);
}

// Every step is a valid Cover that removes living candidates; together they lead to the fixpoint.
void expect_recorded(const Board& board, Fixpoint& fixpoint) {
    Board closed = board;
    Board recorded = board;
    Board replayed = board;
    std::vector<Deduction> steps;
    const bool consistent = fixpoint.close(closed);
    ASSERT_EQ(fixpoint.close(recorded, &steps), consistent);
    for (const Deduction& step : steps) {
        const auto& cover = std::get<Cover>(step.why);
        ASSERT_TRUE(holds(replayed, cover));
        const std::vector<Candidate> shown = consequences(replayed, cover);
        for (Candidate c : step.removes) ASSERT_TRUE(std::binary_search(shown.begin(), shown.end(), c));
        apply(replayed, step);
    }
    ASSERT_TRUE(same(recorded, replayed));
    ASSERT_TRUE(!consistent || same(closed, recorded));
    ASSERT_EQ(replayed.contradictory(), !consistent);
}

TEST(Fixpoint, RecordsEveryRemoval) {
    Random random(31);
    for (const Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{4, 4}})
        for (const bool enumerating : {false, true}) {
            const auto geometry = std::make_shared<const Geometry>(box);
            Fixpoint components(geometry);
            EnumeratingFixpoint enumeration(geometry);
            for (int i = 0; i < 60; ++i) {
                expect_recorded(random_board(geometry, i, random), enumerating ? enumeration : components);
                ASSERT_FALSE(HasFatalFailure()) << "board " << i;
            }
        }
}

TEST(Fixpoint, LargestBoards) {
    Random random(32);
    for (const Box box : {Box{6, 6}, Box{7, 7}, Box{8, 8}}) {
        const int cells = box.digits() * box.digits();
        const Puzzle puzzle = deduku::testing::random_givens(box, cells / 2, random);
        Fixpoint fixpoint(puzzle.shared_geometry());
        expect_recorded(start_board(puzzle), fixpoint);
    }
}

TEST(Classify, AgreesWithTheBoardAndTheSolver) {
    Random random(41);
    Counts counts;
    for (const Box box : {Box{2, 2}, Box{3, 3}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        Fixpoint fixpoint(geometry);
        EnumeratingFixpoint enumeration(geometry);
        for (int i = 0; i < 300; ++i) {
            const int cells = box.digits() * box.digits();
            Puzzle puzzle = deduku::testing::random_givens(box, cells * (40 + i % 20) / 100, random);
            auto& cell = puzzle.cells[static_cast<Cell>(below(random, cells))];
            if (i % 3 == 0) cell = {static_cast<Digit>(below(random, box.digits()))};
            if (i % 3 == 1) cell = cell | Set<Digit>{static_cast<Digit>(below(random, box.digits()))};
            const Class found = classify(fixpoint, puzzle);
            EXPECT_EQ(found, classify(puzzle));
            EXPECT_EQ(found, run(puzzle).outcome);
            EXPECT_EQ(found, classify(enumeration, puzzle));
            SearchRequest two;
            two.limit = 2;
            const std::uint64_t solutions = solve_by_search(start_board(puzzle), two).count;
            EXPECT_TRUE(found != Class::yes || solutions == 1);
            EXPECT_TRUE(found != Class::contradiction || solutions == 0);
            ++(found == Class::yes ? counts.yes : found == Class::no ? counts.no : counts.contradiction);
        }
    }
    EXPECT_GT(counts.yes, 50);
    EXPECT_GT(counts.no, 50);
    EXPECT_GT(counts.contradiction, 50);
}

// Equal givens in a row; a cell that sees all digits; a digit without a place in row 1.
TEST(Classify, Contradictions) {
    for (const char* text : {"1..1............", ".12.3...4.......", "23........1....1"})
        EXPECT_EQ(classify(deduku::testing::read_puzzle(text)), Class::contradiction) << text;
}

// Five cells of row 1 with four digits, and no smaller contradiction.
TEST(Classify, NoPerfectMatching) {
    Puzzle puzzle = blank_puzzle({3, 3});
    for (std::size_t c : {0U, 1U, 3U, 4U, 6U}) puzzle.cells[static_cast<Cell>(c)] = Set<Digit>::first_n(4);
    EXPECT_EQ(classify(puzzle), Class::contradiction);
    const auto run = reasonable::run(puzzle);
    EXPECT_EQ(run.outcome, Class::contradiction);
    ASSERT_EQ(run.ledger.steps.size(), 1U);
    EXPECT_EQ(std::get<Cover>(run.ledger.steps[0].why).base.size(), 4U);
    EXPECT_EQ(run.end.living(std::get<NoSolution>(run.ledger.claim).empty), 0U);
}

TEST(Classify, NothingToRemove) {
    const auto run = reasonable::run(blank_puzzle({2, 2}));
    EXPECT_EQ(run.outcome, Class::no);
    EXPECT_TRUE(run.ledger.steps.empty());
    EXPECT_TRUE(std::get<False>(run.ledger.claim).candidates.empty());
    EXPECT_EQ(run.end.living_count(), 64);
}

TEST(Classify, HasWords) {
    EXPECT_EQ(to_text(Class::yes), "yes");
    EXPECT_EQ(to_text(Class::no), "no");
    EXPECT_EQ(to_text(Class::contradiction), "contradiction");
}

}  // namespace
}  // namespace deduku::reasonable
