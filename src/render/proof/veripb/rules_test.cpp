// VeriPB proofs of boards with rules: every random proof is accepted, and each formula is
// equivalent to its board.
#include <gtest/gtest.h>

#include "render/proof/formula/opb.hpp"
#include "render/proof/veripb/veripb.hpp"
#include "tests/support/random_proof.hpp"
#include "tests/support/veripb_check.hpp"

namespace deduku {
namespace {

using testing::check_veripb;
using Proved = testing::VeripbVerdict::Proved;

Candidate candidate(int cell, int digit) { return {static_cast<Cell>(cell), static_cast<Digit>(digit - 1)}; }

Puzzle small_board_with(Constraints constraints) {
    return Puzzle(std::make_shared<const Geometry>(4, standard_houses({2, 2}), std::move(constraints), ""));
}

std::size_t cases_in(const std::vector<Deduction>& steps) {
    std::size_t out = 0;
    for (const Deduction& step : steps) {
        out += std::holds_alternative<Cases>(step.why) ? 1U : 0U;
        if (const auto* branches = branches_of(step.why))
            for (const Branch& branch : *branches) out += cases_in(branch.steps);
    }
    return out;
}

TEST(VeripbRules, TheFormulaHasSmallHousesLinesAndChoices) {
    const Linear sum{{{candidate(0, 1), 1}, {candidate(0, 2), -2}, {candidate(5, 4), 3}}, -1, 2};
    const Linear at_least{{{candidate(1, 1), 1}, {candidate(1, 2), 1}}, 1, std::nullopt};
    const Puzzle puzzle = small_board_with({{{Cell{0}, Cell{5}}}, {sum}, {{{at_least}, {sum}}}});
    const std::string text = opb_formula(puzzle, NoSolution{});
    EXPECT_TRUE(text.starts_with("* #variable= 66 #constraint= 74\n")) << text.substr(0, 40);
    EXPECT_NE(text.find("\n1 ~x1 1 ~x21 >= 1 ;\n1 ~x2 1 ~x22 >= 1 ;\n1 ~x3 1 ~x23 >= 1 ;\n1 ~x4 1 ~x24 >= 1 ;\n"
                        "1 x1 2 ~x2 3 x24 >= 1 ;\n1 ~x1 2 x2 3 ~x24 >= 2 ;\n"
                        "1 x65 1 x66 >= 1 ;\n"
                        "1 x5 1 x6 1 ~x65 >= 1 ;\n"
                        "1 x1 2 ~x2 3 x24 1 ~x66 >= 1 ;\n1 ~x1 2 x2 3 ~x24 2 ~x66 >= 2 ;\n"),
              std::string::npos)
        << text;
}

// A bound that always holds is still a constraint, so that numbers do not change.
TEST(VeripbRules, TrivialConstraintsAreStated) {
    const Linear line{{{candidate(0, 1), 2}}, -7, 5};
    EXPECT_TRUE(opb_formula(small_board_with({{}, {line}, {}}), NoSolution{}).ends_with("2 x1 >= 0 ;\n2 ~x1 >= 0 ;\n"));
}

TEST(VeripbRules, RandomProofsAreAccepted) {
    testing::Random random(11);
    std::size_t cases = 0, contradictions = 0, claims = 0;
    for (int round = 0; round < 250; ++round) {
        Grid grid;
        const Box box = round % 5 == 4 ? Box{2, 3} : Box{2, 2};
        const auto g = testing::random_rules(box, {3, 4, 6, round % 4 == 3 ? 0 : 1}, random, grid);
        Puzzle start = puzzle_of(testing::random_board(g, grid, 30, random));
        if (round % 3 == 0)  // perhaps without a solution
            start.cells[Cell{5}] = {static_cast<Digit>(testing::below(random, box.digits()))};
        const Ledger ledger = testing::random_ledger(start, random, g->choices().empty() ? 0 : 2);
        cases += cases_in(ledger.steps);
        contradictions += std::holds_alternative<NoSolution>(ledger.claim) ? 1U : 0U;
        const auto* claimed = std::get_if<False>(&ledger.claim);
        if (claimed && claimed->candidates.empty()) continue;
        ++claims;
        std::string text;
        VeripbWriter writer([&](std::string_view piece) { text += piece; });
        tell(ledger, writer);
        ASSERT_EQ(writer.error(), "") << "round " << round;
        const auto verdict = check_veripb(opb_formula(start, ledger.claim), text);
        ASSERT_EQ(verdict.refused, "") << "round " << round << '\n' << text.substr(0, 4000);
        ASSERT_EQ(verdict.proved, Proved::no_solution);
    }
    EXPECT_GT(cases, 100U);
    EXPECT_GT(contradictions, 20U);
    EXPECT_GT(claims, 200U);
}

}  // namespace
}  // namespace deduku
