// Formulas by brute force: for 10,000 subsets of givens of 4x4 grids, with no, one or several solutions, on standard
// boards, a jigsaw and one with diagonals, the formula of a claim has no solution exactly if the claim is true. The
// assignments that the sectors allow are computed once: exactly the grids (288 of the standard board);
// every other line is tested on each of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <sstream>

#include "deduku/puzzle.hpp"
#include "render/proof/formula/cnf.hpp"
#include "render/proof/formula/opb.hpp"
#include "small_boards.hpp"

namespace deduku::spoil {
namespace {

using Clause = std::vector<int>;  // v + 1, or -(v + 1)
using Truth = std::vector<bool>;  // by candidate

// The clauses of a formula in either form, in order; an equality is a clause and a pair of negations for every two.
std::vector<Clause> clauses_of(const std::string& text) {
    std::vector<Clause> out;
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    const bool opb = line.starts_with("*");
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        Clause clause;
        bool equality = false;
        for (std::string word; words >> word;) {
            equality = equality || word == "=";
            if (!opb && word != "0") clause.push_back(std::stoi(word));
            if (opb && word.starts_with("x")) clause.push_back(std::stoi(word.substr(1)));
            if (opb && word.starts_with("~x")) clause.push_back(-std::stoi(word.substr(2)));
        }
        out.push_back(clause);
        for (std::size_t i = 0; equality && i < clause.size(); ++i)
            for (std::size_t j = i + 1; j < clause.size(); ++j) out.push_back({-clause[i], -clause[j]});
    }
    return out;
}

bool holds(const Clause& clause, const Truth& truth) {
    return std::any_of(clause.begin(), clause.end(), [&](int literal) {
        return truth[static_cast<std::size_t>(std::abs(literal) - 1)] == (literal > 0);
    });
}

// All assignments that satisfy the clauses, cell by cell; assignments with no digit or two in a cell are also tried.
void models(const std::vector<Clause>& clauses, Truth& truth, std::vector<Truth>& out) {
    const auto known = truth.size();
    for (const Clause& clause : clauses) {
        const auto unknown = [&](int literal) { return static_cast<std::size_t>(std::abs(literal)) > known; };
        if (std::none_of(clause.begin(), clause.end(), unknown) && !holds(clause, truth)) return;
    }
    if (known == 64) return out.push_back(truth);
    for (bool value : {true, false}) {
        truth.push_back(value);
        models(clauses, truth, out);
        truth.pop_back();
    }
}

Truth truth_of(const std::vector<int>& grid) {
    Truth out(64);
    for (std::size_t cell = 0; cell < grid.size(); ++cell) out[4 * cell + static_cast<std::size_t>(grid[cell])] = true;
    return out;
}

Puzzle empty_puzzle(const SmallBoard& board) {
    if (board.header.starts_with("\"box\"")) return blank_puzzle({2, 2});
    HouseCells houses;
    for (const std::vector<int>& house : board.houses) {
        std::vector<Cell>& cells = houses.emplace_back();
        for (int cell : house) cells.push_back(static_cast<Cell>(cell));
    }
    return Puzzle(std::make_shared<const Geometry>(4, houses, board.name));
}

Puzzle puzzle_of(const SmallPuzzle& small) {
    Puzzle out = empty_puzzle(*small.board);
    for (std::size_t cell = 0; cell < 16; ++cell)
        if (small.clues[cell] >= 0) out.cells[static_cast<Cell>(cell)] = {static_cast<Digit>(small.clues[cell])};
    return out;
}

Grid grid_of(const std::vector<int>& digits) {
    Grid out;
    for (int d : digits) out.push_back(static_cast<Digit>(d));
    return out;
}

class Formulas {
  public:
    // The clauses of the sectors: the formula of the empty board.
    Formulas(const std::function<std::string(const Puzzle&, const Claim&)>& write, const SmallBoard& board)
        : write_(write), sectors_(clauses_of(write(empty_puzzle(board), NoSolution{})).size()) {
        Truth none;
        models(clauses_of(write(empty_puzzle(board), NoSolution{})), none, all_);
        EXPECT_EQ(all_.size(), board.grids.size());
        for (const auto& grid : board.grids) EXPECT_EQ(std::count(all_.begin(), all_.end(), truth_of(grid)), 1);
    }

    bool satisfiable(const Puzzle& puzzle, const Claim& claim) const {
        const std::vector<Clause> clauses = clauses_of(write_(puzzle, claim));
        return std::any_of(all_.begin(), all_.end(), [&](const Truth& truth) {
            return std::all_of(clauses.begin() + static_cast<std::ptrdiff_t>(sectors_), clauses.end(),
                               [&](const Clause& clause) { return holds(clause, truth); });
        });
    }

  private:
    std::function<std::string(const Puzzle&, const Claim&)> write_;
    std::size_t sectors_;
    std::vector<Truth> all_;
};

struct Tried {
    int with[3] = {};  // no, one, several solutions
    int claims = 0;
    int true_claims = 0;
};

void try_formulas(const SmallBoard& board, int puzzles, std::mt19937_64& random, Tried& tried) {
    const std::vector<Formulas> both = {{[](const Puzzle& p, const Claim& c) { return cnf_formula(p, c); }, board},
                                        {[](const Puzzle& p, const Claim& c) { return opb_formula(p, c); }, board}};
    const auto expect = [&](const Puzzle& puzzle, const Claim& claim, bool is_true) {
        for (const Formulas& formulas : both) ASSERT_EQ(!formulas.satisfiable(puzzle, claim), is_true) << board.name;
        tried.true_claims += is_true ? 1 : 0;
        ++tried.claims;
    };
    for (int i = 0; i < puzzles && !::testing::Test::HasFatalFailure(); ++i) {
        const SmallPuzzle small = random_puzzle(board, 3 + i % 7, random);
        const Puzzle puzzle = puzzle_of(small);
        ++tried.with[std::min<std::size_t>(small.solutions.size(), 2)];
        expect(puzzle, NoSolution{}, small.solutions.empty());
        const auto& grid =
            small.solutions.empty() ? board.grids[random() % board.grids.size()] : *small.solutions.front();
        expect(puzzle, Unique{grid_of(grid)}, small.solutions.size() < 2);
        False listed;
        for (std::size_t k = 1 + random() % 3; k > 0; --k)
            listed.candidates.push_back({static_cast<Cell>(random() % 16), static_cast<Digit>(random() % 4)});
        const bool in_none = std::all_of(small.solutions.begin(), small.solutions.end(), [&](const auto* solution) {
            return std::none_of(listed.candidates.begin(), listed.candidates.end(), [&](Candidate c) {
                return (*solution)[static_cast<std::size_t>(c.cell)] == index(c.digit);
            });
        });
        expect(puzzle, listed, in_none);
    }
}

void compare_with_claims(int share) {
    std::mt19937_64 random(20261122);
    int boards = 0;
    for (const SmallBoard& board : small_boards()) {
        // The library has no houses that are pairs of different cells.
        if (std::any_of(board.houses.begin(), board.houses.end(), [](const auto& house) { return house.size() < 4; }))
            continue;
        Tried tried;
        const int puzzles = (++boards == 1 ? 5'000 : 2'500) / share;
        try_formulas(board, puzzles, random, tried);
        std::printf("%s: %d puzzles, %d without solution, %d with one, %d with several; %d claims, %d of them true\n",
                    board.name.c_str(), puzzles, tried.with[0], tried.with[1], tried.with[2], tried.claims,
                    tried.true_claims);
        for (int n : tried.with) EXPECT_GT(n, puzzles / 20);
    }
    EXPECT_EQ(boards, 3);
}
TEST(Formulas, AreUnsatisfiableIffTheClaimIsTrue) { compare_with_claims(4); }
TEST(ExhaustiveFormulas, AreUnsatisfiableIffTheClaimIsTrue) { compare_with_claims(1); }

}  // namespace
}  // namespace deduku::spoil
