// Paths without the steps that nobody needs: they are shorter, each step follows, and together they are a proof.
#include "method/path/pruning.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "tests/support/proved.hpp"
#include "tests/support/reading.hpp"

namespace deduku::path {
namespace {

// Generated puzzles: cages, thermometers.
const std::vector<std::string> puzzles = {
    ".................................8................................1.............. rules:killer 34: A1 A2-C2 A3; "
    "killer 6: B1-D1; killer 19: E1 D2 E2; killer 19: F1-F4; killer 14: G1 H1 G2 H2; killer 10: I1 I2; killer 7: B3 "
    "C3; killer 16: D3 E3 D4; killer 21: G3-I3; killer 13: A4 A5; killer 12: B4 C4 B5; killer 11: E4 D5 E5; killer "
    "13: G4 G5; killer 21: H4 I4 H5 I5; killer 28: C5 A6-D6; killer 10: F5 F6; killer 21: E6 C7-E7 D8; killer 16: G6 "
    "G7 H7 G8 H8; killer 18: H6 I6 I7; killer 8: A7 A8; killer 21: B7 B8 C8; killer 8: F7 F8; killer 19: E8 E9 F9; "
    "killer 22: I8 G9-I9; killer 8: A9 B9; killer 10: C9 D9",
    "6...............3..25...7....7...........6...........3..2..........9............. rules:thermo: H7-H5; thermo: "
    "I5 I4 H3; thermo: D9 C9 B8; thermo: E9 F8 F9 G9; thermo: B4 A4 A3; thermo: F6-H4 G4; thermo: F3 E4 E3 F2; "
    "thermo: B5 B6 A5; thermo: A7 A6 B7; thermo: D8 C7 C6; thermo: A2-C2; thermo: G1-E1"};

class Both {
  public:
    explicit Both(const std::string& text) : puzzle_(testing::read_puzzle(text)) {
        solutions_ = solve_by_lines(start_board(puzzle_), {.limit = 2});
    }
    Path walked(bool pruned, bool proved) {
        PathOptions options;
        options.pruned = pruned;
        options.proved = proved;
        Meter meter;
        return walk(
            puzzle_, options, [&]() -> const Solutions& { return solutions_; }, meter);
    }
    const Grid& solution() const { return *solutions_.first; }

  private:
    Puzzle puzzle_;
    Solutions solutions_;
};

// Its removals live, and are not in the solution.
void expect_steps_follow(const Path& path, const Grid& solution) {
    Board board = start_board(path.start);
    for (const Deduction& deduction : path.givens) apply(board, deduction);
    for (const Step& step : path.steps) {
        for (const Candidate c : step.removes) {
            EXPECT_TRUE(board.has(c));
            EXPECT_NE(solution[c.cell], c.digit);
        }
        apply(board, step);
    }
    EXPECT_TRUE(board.solved());
}

TEST(Pruning, FewerStepsThatFollow) {
    for (const std::string& text : puzzles) {
        SCOPED_TRACE(text.substr(0, 120));
        Both both(text);
        const Path whole = both.walked(false, false), pruned = both.walked(true, false);
        ASSERT_EQ(whole.end, PathEnd::solved);
        EXPECT_EQ(pruned.end, PathEnd::solved);
        EXPECT_LT(pruned.steps.size(), whole.steps.size());
        EXPECT_LE(std::count_if(pruned.steps.begin(), pruned.steps.end(), is_trial),
                  std::count_if(whole.steps.begin(), whole.steps.end(), is_trial));
        expect_steps_follow(pruned, both.solution());
    }
}

TEST(Pruning, LedgerIsAccepted) {
    for (const std::string& text : puzzles) {
        const Path path = Both(text).walked(true, true);
        const Ledger ledger = finding_of(path).ledger;
        EXPECT_TRUE(std::holds_alternative<Unique>(ledger.claim) || std::get<False>(ledger.claim).if_unique);
        const Verdict verdict = testing::checked(&path.start, ledger_text(ledger));
        if (const auto* refused = std::get_if<Refused>(&verdict)) ADD_FAILURE() << to_text(*refused);
    }
}

// Each removes something, and nothing twice.
TEST(Pruning, StepsAreNeeded) {
    for (const std::string& text : puzzles) {
        const Path whole = Both(text).walked(false, false);
        std::vector<Candidate> removed;
        for (const NeededStep& step : needed_steps(whole)) {
            EXPECT_FALSE(step.removes.empty());
            removed.insert(removed.end(), step.removes.begin(), step.removes.end());
        }
        std::sort(removed.begin(), removed.end());
        EXPECT_EQ(std::adjacent_find(removed.begin(), removed.end()), removed.end());
    }
}

// A trial of the first walk may have an easier step on the second.
TEST(Pruning, NothingEasierRemovesWhatATrialDoes) {
    // Arrows of data/rules/iss.tsv.
    const std::string text =
        "................................................................................. rules:arrow: B1 = A2 "
        "A3; arrow: C1 = B2 A1; arrow: E2 = E1 D2; arrow: G3 = G2 H1; arrow: I3 = H2 H3 I2; arrow: F3 = F4 G5; "
        "arrow: B4 = C4 B3; arrow: A5 = B5 C5; arrow: B6 = C7 D7; arrow: B7 = C6 D5; arrow: C2 = D3 E4 F5; arrow: "
        "A7 = A8 B9; arrow: C9 = B8 A9; arrow: D9 = E9 F9 G9; arrow: G8 = H8 I8; arrow: H7 = G6 F7; arrow: H5 = H6 "
        "G7; arrow: E5 = F6 E7";
    const Path path = Both(text).walked(true, false);
    const RuleView rules(path.start.shared_geometry());
    const std::vector<Move> moves = by_difficulty();
    Board board = start_board(path.start);
    for (const Deduction& deduction : path.givens) apply(board, deduction);
    int trials = 0;
    for (const Step& step : path.steps) {
        const bool trial = step.move && by_trial(*step.move->technique);
        trials += trial ? 1 : 0;
        for (const Move& move : trial ? moves : std::vector<Move>{}) {
            if (by_trial(*move.technique)) break;
            if (move.technique->effect == Effect::places || move.technique->rests_on_uniqueness()) continue;
            for (const Step& easier : finds({board, path.start, &rules}, move, 1000))
                for (const Candidate c : easier.removes)
                    EXPECT_EQ(std::count(step.removes.begin(), step.removes.end(), c), 0) << title_of(move);
        }
        apply(board, step);
    }
    EXPECT_GT(trials, 0);
}

}  // namespace
}  // namespace deduku::path
