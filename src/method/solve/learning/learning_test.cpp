// The parts of the learning search, each separately; the whole is compared with the oracle in
// method/solve/solve_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>

#include "method/solve/learning/search.hpp"

namespace deduku::learning {
namespace {

// Three cells with the common digits 0..2: variable 3 * cell + digit.
SectorMembers three_cells() {
    SectorMembers out;
    for (Variable i = 0; i < 3; ++i) {
        out.push_back({3 * i, 3 * i + 1, 3 * i + 2});
        out.push_back({i, 3 + i, 6 + i});
    }
    return out;
}

TEST(Assignment, PropagatesSectorsAndUndoes) {
    Assignment assignment(9, three_cells());
    assignment.guess(is_true(0));
    EXPECT_TRUE(assignment.follow_sectors());
    EXPECT_EQ(assignment.trail().size(), 5U);  // cell 0 and digit 0
    EXPECT_EQ(assignment.reason(1).kind, LiteralReason::Kind::killer);
    assignment.guess(is_false(4));
    EXPECT_TRUE(assignment.follow_sectors());
    EXPECT_TRUE(assignment.complete());
    EXPECT_TRUE(assignment.holds(is_true(5)));
    EXPECT_TRUE(assignment.holds(is_true(7)));
    EXPECT_EQ(assignment.reason(5).kind, LiteralReason::Kind::sector);
    int taken = 0;
    assignment.take_back(0, [&](Literal) { ++taken; });
    EXPECT_EQ(taken, 9);
    int left = 0;
    assignment.each_left(assignment.smallest_sector(0), [&](Variable) { return ++left > 0; });
    EXPECT_EQ(left, 3);
}

TEST(Assignment, FindsContradictions) {
    for (const std::vector<Literal>& truths :
         {std::vector{is_true(0), is_true(1)}, {is_false(0), is_false(1), is_false(2)}}) {
        Assignment assignment(9, three_cells());
        for (Literal l : truths) assignment.assign(l, {});
        EXPECT_FALSE(assignment.follow_sectors());
        for (Literal l : assignment.conflict()) EXPECT_TRUE(assignment.fails(l));
    }
}

// Ten disjoint pairs.
class Pairs : public ::testing::Test {
  protected:
    Pairs() : assignment(20, sectors()), clauses(20) {}
    static SectorMembers sectors() {
        SectorMembers out;
        for (Variable v = 0; v < 20; v += 2) out.push_back({v, v + 1});
        return out;
    }
    // False if a clause fails.
    bool follow() {
        for (; followed < assignment.trail().size(); ++followed)
            if (!assignment.follow_sectors() || !clauses.follow(assignment.trail()[followed], assignment)) return false;
        return true;
    }
    Assignment assignment;
    Clauses clauses;
    std::size_t followed = 0;
};

TEST_F(Pairs, ClausesPropagateTheirLastLiteral) {
    clauses.add({is_false(0), is_false(2), is_true(4)}, 3);
    assignment.guess(is_true(0));
    EXPECT_TRUE(follow());
    EXPECT_TRUE(assignment.open(4));
    assignment.guess(is_true(2));
    EXPECT_TRUE(follow());
    EXPECT_TRUE(assignment.holds(is_true(4)));
    EXPECT_EQ(assignment.reason(4).kind, LiteralReason::Kind::clause);
    clauses.add({is_false(6), is_false(4)}, 2);
    clauses.add({is_false(7), is_false(4)}, 2);
    assignment.guess(is_true(6));
    EXPECT_FALSE(follow());
    for (Literal l : clauses.literals(clauses.conflict())) EXPECT_TRUE(assignment.fails(l));
}

// Clauses of few levels stay, and recently used ones; three quarters of the others are deleted, most levels first.
TEST_F(Pairs, ClausesAreForgotten) {
    Variable says = 2;
    for (std::uint32_t levels : {9U, 8U, 7U, 7U, 2U, 0U}) {
        clauses.add({is_false(0), is_true(says)}, levels);
        says += 2;
    }
    for (int i = 0; i < 3; ++i) {
        clauses.note_use(0, 9);
        clauses.forget();
    }
    EXPECT_EQ(clauses.levels(0), 9U);
    assignment.guess(is_true(0));
    EXPECT_TRUE(follow());
    std::vector<Variable> said;
    for (Literal l : assignment.trail())
        if (l.says_true()) said.push_back(l.variable());
    std::sort(said.begin(), said.end());
    EXPECT_EQ(said, (std::vector<Variable>{0, 2, 8, 10, 12}));
}

// As in the example: the cause on the last level, and the earlier guess itself.
TEST_F(Pairs, AnalysisNamesKillers) {
    clauses.add({is_false(4), is_true(1), is_true(6)}, 3);
    clauses.add({is_false(4), is_true(1), is_false(6)}, 3);
    ConflictAnalysis analysis(assignment, clauses);
    assignment.guess(is_true(0));  // excludes 1
    EXPECT_TRUE(follow());
    assignment.guess(is_true(8));
    EXPECT_TRUE(follow());
    assignment.guess(is_true(4));
    EXPECT_FALSE(follow());
    analysis.learn(clauses.literals(clauses.conflict()));
    EXPECT_EQ(analysis.clause(), (Clause{is_false(4), is_false(0)}));
    EXPECT_EQ(analysis.levels(), 2U);
    EXPECT_EQ(analysis.level_to_go_to(), 1U);
}

TEST_F(Pairs, ChoicePrefersActiveAndLongest) {
    NextVariable choice(assignment);
    const std::vector<Variable> met{7, 13};
    choice.raise(met);
    choice.raise(std::span(met).last(1));
    const auto guess_next = [&] {
        const Literal l = choice.next();
        assignment.guess(l);
        EXPECT_TRUE(assignment.follow_sectors());
        return l;
    };
    const auto start_again = [&] { assignment.take_back(0, [&](Literal l) { choice.take_back(l); }); };
    EXPECT_EQ(guess_next(), is_true(13));
    EXPECT_EQ(guess_next(), is_true(7));
    start_again();
    assignment.guess(is_true(6));
    EXPECT_TRUE(assignment.follow_sectors());
    assignment.guess(is_true(10));
    choice.note_way();
    for (int i = 0; i < 2; ++i) {
        start_again();
        EXPECT_EQ(guess_next(), is_true(13));
        EXPECT_EQ(guess_next(), is_true(6));  // 7 was false on the longest path, so its pair is guessed true
        choice.begin_round();
    }
}

}  // namespace
}  // namespace deduku::learning
