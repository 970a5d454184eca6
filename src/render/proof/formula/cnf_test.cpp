#include "render/proof/formula/cnf.hpp"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

namespace deduku::proof {
namespace {

using Clause = std::vector<int>;

std::vector<Clause> clauses_of(const std::string& text) {
    std::vector<Clause> out;
    std::istringstream in(text.substr(text.find('\n') + 1));
    Clause clause;
    for (int literal = 0; in >> literal;) {
        if (literal != 0) {
            clause.push_back(literal);
        } else {
            out.push_back(clause);
            clause.clear();
        }
    }
    return out;
}

std::string head(const std::string& text) { return text.substr(0, text.find('\n')); }

// The definition: sectors as sets, all pairs of members, each pair once.
std::set<std::pair<int, int>> pairs_by_definition(const Geometry& geometry) {
    std::set<std::pair<int, int>> out;
    for (int a = 0; a < geometry.candidates(); ++a) {
        for (Sector s : geometry.sectors_of(geometry.candidate(a))) {
            for (int i = 0; i < geometry.digits(); ++i) {
                const int b = geometry.number(geometry.member(s, i));
                if (a < b) out.insert({-a - 1, -b - 1});
            }
        }
    }
    return out;
}

TEST(Cnf, ClauseNumbersMatchFile) {
    for (Box box : {Box{1, 2}, Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{1, 5}, Box{3, 3}, Box{3, 4}}) {
        Puzzle puzzle = blank_puzzle(box);
        puzzle.cells[Cell{1}] = {static_cast<Digit>(1)};
        puzzle.cells[Cell{3}] = {static_cast<Digit>(0)};
        if (box.digits() > 2) puzzle.cells[Cell{2}].erase(static_cast<Digit>(1));
        const CnfNumbers numbers(puzzle);
        const Geometry& geometry = numbers.geometry();
        const std::vector<Clause> clauses = clauses_of(cnf_formula(puzzle, NoSolution{}));
        ASSERT_EQ(numbers.puzzle_clauses(), static_cast<ClauseId>(clauses.size()));
        const auto at = [&](ClauseId id) -> const Clause& { return clauses.at(static_cast<std::size_t>(id - 1)); };
        std::set<std::pair<int, int>> pairs;
        for (int a = 0; a < geometry.candidates(); ++a) {
            for (int b = 0; b < geometry.candidates(); ++b) {
                const auto id = numbers.pair(geometry.candidate(a), geometry.candidate(b));
                if (!id) continue;
                EXPECT_EQ(std::set<int>({-a - 1, -b - 1}), std::set<int>(at(*id).begin(), at(*id).end()));
                if (a < b) pairs.insert({-a - 1, -b - 1});
            }
        }
        EXPECT_EQ(pairs, pairs_by_definition(geometry));
        for (int s = 0; s < geometry.sectors(); ++s) {
            Clause members;
            for (int i = 0; i < geometry.digits(); ++i)
                members.push_back(numbers.variable(geometry.member(static_cast<Sector>(s), i)));
            EXPECT_EQ(at(CnfNumbers::sector(static_cast<Sector>(s))), members);
        }
        EXPECT_EQ(at(numbers.allowed(static_cast<Cell>(1))), Clause{box.digits() + 2});
        EXPECT_EQ(at(numbers.allowed(static_cast<Cell>(3))), Clause{3 * box.digits() + 1});
        if (box.digits() > 2) {
            EXPECT_EQ(at(numbers.allowed(static_cast<Cell>(2))), Clause{-2 * box.digits() - 2});
        }
        const auto others = static_cast<std::size_t>(geometry.sectors()) + pairs.size();
        EXPECT_EQ(clauses.size(), others + (box.digits() > 2 ? 3 : 2));
    }
}

TEST(Cnf, SizesOfTheSpecification) {
    EXPECT_EQ(head(cnf_formula(blank_puzzle({3, 3}), NoSolution{})), "p cnf 729 10530");
    EXPECT_EQ(head(cnf_formula(blank_puzzle({4, 4}), NoSolution{})), "p cnf 4096 111616");
}

TEST(Cnf, TheLastClauseContradictsTheClaim) {
    const Puzzle puzzle = blank_puzzle({2, 2});
    const auto last = [&](const Claim& claim) { return clauses_of(cnf_formula(puzzle, claim)).back(); };
    Grid grid(16);
    grid[Cell{1}] = static_cast<Digit>(2);
    EXPECT_EQ(last(Unique{grid}),
              (Clause{-1, -7, -9, -13, -17, -21, -25, -29, -33, -37, -41, -45, -49, -53, -57, -61}));
    const std::vector<Candidate> listed = {{static_cast<Cell>(1), static_cast<Digit>(0)},
                                           {static_cast<Cell>(0), static_cast<Digit>(3)}};
    EXPECT_EQ(last(False{listed}), (Clause{5, 4}));
}

}  // namespace
}  // namespace deduku::proof
