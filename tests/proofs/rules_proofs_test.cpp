// Random proofs on boards with rules, reduced to the premises of their claims: the checkers accept their files,
// and the claims are true.
#include <gtest/gtest.h>

#include "reason/slicer.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/random_proof.hpp"

namespace deduku {
namespace {

using testing::below;

// The fact shown on the board, or that one of the removed candidates is false.
Claim claim_of(const Board& board, std::size_t given, testing::Random& random) {
    const auto removed = board.trail().subspan(given);
    if (removed.empty() || below(random, 3) > 0) {
        if (board.contradictory()) return NoSolution{*board.empty_sector()};
        if (board.solved()) return Unique{board.grid()};
        if (removed.empty()) return False{};
    }
    return False{{removed[static_cast<std::size_t>(below(random, static_cast<int>(removed.size())))]}};
}

// Whether a solution contradicts the claim.
bool is_wrong(const Claim& claim, const std::vector<Grid>& solutions) {
    if (std::holds_alternative<NoSolution>(claim)) return !solutions.empty();
    if (const auto* unique = std::get_if<Unique>(&claim)) return solutions != std::vector{unique->grid};
    for (Candidate c : std::get<False>(claim).candidates)
        for (const Grid& grid : solutions)
            if (grid[c.cell] == c.digit) return true;
    return false;
}

TEST(WithRules, SlicesAreAccepted) {
    testing::Random random(20261127);
    int claims[3] = {}, reasons[4] = {};
    for (int round = 0; round < 400; ++round) {
        Grid grid;
        const auto g = testing::random_rules({2, 2}, {3, 4, 6, 1 + round % 2}, random, grid);
        Puzzle puzzle = puzzle_of(testing::random_board(g, grid, 30 + 15 * (round % 4), random));
        if (round % 4 == 0) puzzle.cells[Cell{5}] = {static_cast<Digit>(below(random, 4))};
        LedgerBuilder whole, cut;
        whole.begin(puzzle, False{});
        testing::RandomProof proof(puzzle, whole, random);
        proof.steps(20, 2);
        const Claim claim = claim_of(proof.board(), start_board(puzzle).trail().size(), random);
        if (const auto* wrong = std::get_if<False>(&claim); wrong && wrong->candidates.empty()) continue;
        ++claims[claim.index() - 1];
        whole.end(claim);
        const Ledger ledger = slice(whole.take());
        for (const Deduction& step : ledger.steps) ++reasons[step.why.index()];
        const Verdict verdict = testing::checked(&puzzle, ledger_text(ledger));
        ASSERT_TRUE(std::holds_alternative<Accepted>(verdict)) << ledger_text(ledger);
        ASSERT_FALSE(is_wrong(claim, testing::all_solutions(puzzle))) << ledger_text(ledger);
    }
    std::printf("%d unique, %d without solution, %d false; %d covers, %d splits, %d sums, %d cases\n", claims[0],
                claims[1], claims[2], reasons[0], reasons[1], reasons[2], reasons[3]);
    for (int n : claims) EXPECT_GT(n, 20);
    for (int n : reasons) EXPECT_GT(n, 40);
}

}  // namespace
}  // namespace deduku
