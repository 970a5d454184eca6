// Scenarios on boards with rules: every ledger is accepted, by the proved checker as well, and shows all conclusions.
#include <gtest/gtest.h>

#include "deduku/words.hpp"
#include "method/scenarios/ledger.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/rules.hpp"

namespace deduku::scenarios {
namespace {

using testing::below;
using testing::Random;

TEST(ScenariosOnRulesProofs, AreAccepted) {
    Random random(20261130);
    int unique = 0, none = 0, some = 0;
    for (int round = 0; round < 200 && !HasFailure(); ++round) {
        const Puzzle puzzle = testing::random_ruled_puzzle(random);
        ExtendOptions options;
        options.scenarios.rules.rule11 = below(random, 2) == 0;
        options.group = below(random, 8) == 0 ? CellsTogether::pairs : CellsTogether::singles;
        options.apply = below(random, 2) == 0 ? Apply::rounds : Apply::at_once;
        Array array = with_data(puzzle);
        array.settle(options.scenarios.rules);
        Meter meter;
        Extension extension{array, array.contradiction(), {}, 0, {}, false};
        if (!extension.contradiction) extension = extend(array, {}, options, meter);
        const std::optional<Ledger> ledger = ledger_of(puzzle, extension, options);
        if (!ledger) continue;
        const Verdict verdict = testing::checked(&puzzle, ledger_text(*ledger));
        ASSERT_TRUE(std::holds_alternative<Accepted>(verdict)) << to_text(std::get<Refused>(verdict));
        const bool solved = std::holds_alternative<Unique>(ledger->claim);
        EXPECT_EQ(std::holds_alternative<NoSolution>(ledger->claim), extension.contradiction.has_value());
        EXPECT_EQ(solved, !extension.contradiction && extension.array.complete());
        unique += solved ? 1 : 0;
        none += extension.contradiction ? 1 : 0;
        Board board = start_board(puzzle);
        for (const Deduction& step : ledger->steps) apply(board, step);
        for (Cell cell : array.geometry().every_cell())
            if (!extension.contradiction) {
                EXPECT_EQ(board.digits(cell), extension.array.digits(cell));
            }
        some += solved || extension.contradiction ? 0 : 1;
    }
    EXPECT_GT(unique, 20);
    EXPECT_GT(none, 5);
    EXPECT_GT(some, 20);
}

}  // namespace
}  // namespace deduku::scenarios
