// The step model on boards with rules: every ledger is accepted, by the proved checker as well.
#include <gtest/gtest.h>

#include <array>

#include "deduku/words.hpp"
#include "method/steps/steps.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/rules.hpp"

namespace deduku::steps {
namespace {

TEST(StepsOnRulesProofs, AreAccepted) {
    testing::Random random(20261202);
    constexpr std::array texts = {"T1H1", "T1H1LKDZI", "{T1H1LKDZI:T2B}", "T1H1LKP(T1H1LKDZI)", "T1H1P(T1H1P3(T1H1L))"};
    int unique = 0, none = 0, some = 0;
    for (int round = 0; round < 400 && !HasFailure(); ++round) {
        const Puzzle puzzle = testing::random_ruled_puzzle(random);
        const std::string_view text = texts[static_cast<std::size_t>(round) % texts.size()];
        StepOptions options;
        options.ledger = true;
        Meter meter;
        const auto run = steps::run(puzzle, std::get<Series>(parse_series(text)).orders.front().order, options, meter);
        if (!run.ledger) continue;
        const deduku::Verdict verdict = testing::checked(&puzzle, ledger_text(*run.ledger));
        ASSERT_TRUE(std::holds_alternative<Accepted>(verdict))
            << text << ", round " << round << ": " << to_text(std::get<Refused>(verdict));
        unique += std::holds_alternative<Unique>(run.ledger->claim) ? 1 : 0;
        none += std::holds_alternative<NoSolution>(run.ledger->claim) ? 1 : 0;
        some += std::holds_alternative<False>(run.ledger->claim) ? 1 : 0;
    }
    EXPECT_GT(unique, 20);
    EXPECT_GT(none, 20);
    EXPECT_GT(some, 20);
}

}  // namespace
}  // namespace deduku::steps
