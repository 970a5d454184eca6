// Every chain that explains an answer is accepted by the checker, and refused if any of its steps is omitted.
#include "reason/explain/bounds.hpp"
#include "tests/proofs/explained.hpp"

namespace deduku::testing {
namespace {

void every_method(int every, int least) {
    int settled = 0;
    int offset = 0;
    for (const char* list : {"random_minimal_200.txt", "sample_top1465.txt", "sample_clue17.txt"})
        for (const Puzzle& puzzle : read_list(list)) {
            if (++offset % every != 0) continue;
            settled += expect_answers(Explainer(by_rules(puzzle)), 53);
            settled += expect_answers(Explainer(by_steps(puzzle, "T1H1BTHWXY")), 67);
            settled += expect_answers(Explainer(by_steps(puzzle, "T1H1P(T1H1)")), 97);
            settled += expect_answers(Explainer(by_hdp(puzzle)), 97);
        }
    EXPECT_GT(settled, least);
}
TEST(ExplainProofs, EveryMethod) { every_method(39, 130); }
TEST(ExhaustiveExplainProofs, EveryMethod) { every_method(13, 400); }

TEST(ExplainProofs, OtherSizes) {
    for (const Puzzle& puzzle : {read_puzzle("...43.1..1..4..."), read_puzzle("1.....2...3.4..."),
                                 read_puzzle("1....3.3....2..4.....3..5..5....6..1")}) {
        EXPECT_GT(expect_answers(Explainer(by_rules(puzzle)), 1), 0);
        EXPECT_GT(expect_answers(Explainer(by_steps(puzzle, "T1H1BP(T1H1)")), 1), 0);
        EXPECT_GT(expect_answers(Explainer(by_hdp(puzzle)), 1), 0);
    }
    // Chains on larger boards are long: they are accepted, and one of their steps is omitted.
    int large = 0;
    for (const Puzzle& puzzle : read_list("large.txt")) {
        const Explainer explainer(by_rules(puzzle));
        const Geometry& geometry = explainer.end().geometry();
        for (int n = 0; n < geometry.candidates(); n += 397) {
            Answer answer = explainer.answer(geometry.candidate(n));
            if (answer.verdict == explain::Truth::open) continue;
            EXPECT_TRUE(accepted(answer.chain, Proved::false_candidates));
            auto& steps = answer.chain.steps;
            if (steps.empty()) continue;
            steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2));
            EXPECT_FALSE(accepted(answer.chain, Proved::false_candidates));
            ++large;
        }
    }
    EXPECT_GT(large, 20);
}

TEST(ExplainProofs, Contradictions) {
    Random random(12);
    int shown = 0;
    for (Puzzle puzzle : read_list("random_minimal_200.txt")) {
        const auto at = static_cast<std::size_t>(below(random, 81));
        if (puzzle.cells[static_cast<Cell>(at)].single() || shown > 60) continue;
        puzzle.cells[static_cast<Cell>(at)] = {static_cast<Digit>(below(random, 9))};
        for (Finding& found : std::vector{by_rules(puzzle), by_steps(puzzle, "T1H1B"), by_steps(puzzle, "T1P(T1)")}) {
            if (found.ending != Ending::contradiction) continue;
            expect_proof(Explainer(std::move(found)).contradiction(), Proved::no_solution);
            ++shown;
        }
    }
    EXPECT_GT(shown, 40);
    const Puzzle clash = read_puzzle("11..............");
    for (Finding& found : std::vector{by_rules(clash), by_steps(clash, "T1"), by_hdp(clash)})
        expect_proof(Explainer(std::move(found)).contradiction(), Proved::no_solution);
}

TEST(ExplainProofs, Bounds) {
    Random random(13);
    int offset = 0;
    for (const Puzzle& puzzle : read_list("random_minimal_200.txt")) {
        if (++offset % 25 != 0) continue;
        const Explainer explainer(by_rules(puzzle));
        SearchRequest request;
        const Grid grid = *solve_by_search(start_board(puzzle), request).first;
        for (int i = 0; i < 9; ++i) {
            std::vector<Cell> cells;
            int count = 0;
            for (int c = 0; c < 81; ++c) {
                if (below(random, 9) > i) continue;
                cells.push_back(static_cast<Cell>(c));
                count += index(grid[static_cast<Cell>(c)]) == i ? 1 : 0;
            }
            const auto found = explain::bounds(explainer.end(), cells, static_cast<Digit>(i));
            EXPECT_LE(found.least(), count);
            EXPECT_GE(found.most(), count);
            expect_proof(explainer.why_not(premises(explainer.end(), cells, static_cast<Digit>(i), found)),
                         Proved::false_candidates);
        }
    }
}

}  // namespace
}  // namespace deduku::testing
