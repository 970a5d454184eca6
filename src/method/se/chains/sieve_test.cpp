// Results kept from another position, or derived from new links alone, equal those of a search from the start.
#include "method/se/chains/sieve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "method/se/chains/new_links.hpp"
#include "method/se/chains/quick_multiple.hpp"
#include "method/se/chains/quick_single.hpp"
#include "method/se/chains/runner.hpp"
#include "method/se/explainer.hpp"
#include "tests/support/reading.hpp"

namespace deduku::se {
namespace {

using testing::read_puzzle;

std::vector<SePosition> hardest(std::size_t most) {
    std::ifstream in(DEDUKU_ROOT "/data/hardest_1106.txt");
    std::vector<SePosition> out;
    for (std::string line; out.size() < most && std::getline(in, line);)
        if (line.size() >= 81 && line[0] != '#') out.emplace_back(read_puzzle(line.substr(0, 81)));
    return out;
}

template <class With>
void each_literal(const SePosition& position, With&& with) {
    for (int candidate = 0; candidate < candidate_count; ++candidate)
        if (position.has(candidate) && count(position.digits(cell_of(candidate))) > 1)
            for (OnOff literal : {on(candidate), off(candidate)}) with(literal);
}

// An open cell without a digit, or a house without a place for one: impossible in a puzzle with a solution.
bool is_broken(const SePosition& position) {
    for (int cell = 0; cell < cell_count; ++cell)
        if (!position.filled(cell) && position.digits(cell) == 0) return true;
    for (int house = 0; house < house_count; ++house)
        for (int digit = 0; digit < 9; ++digit) {
            bool placed = false;
            for (int cell : nine.cell_at[house])
                placed = placed || (position.filled(cell) && position.value(cell) == digit);
            if (!placed && position.places(house, digit) == 0) return true;
        }
    return false;
}

// Compares all literals of a position; returns the number that contradict themselves. In a broken position, kept
// results may contain more, since sectors that are empty from the start are not detected later.
int compare(Sieve& kept, const SePosition& position) {
    int contradictions = 0;
    Sieve fresh;
    fresh.move_to(position);
    const bool broken = is_broken(position);
    each_literal(position, [&](OnOff literal) {
        const bool may = fresh.may_contradict(literal);
        EXPECT_EQ(kept.may_contradict(literal), may || (broken && kept.may_contradict(literal)));
        contradictions += fresh.may_contradict(literal) ? 1 : 0;
    });
    return contradictions;
}

TEST(Sieve, KeepsConsistentCandidates) {
    int contradictions = 0;
    for (const SePosition& start : hardest(6)) {
        Sieve kept, inside;
        SePosition position = start;
        Meter meter;
        Workspace workspace(meter);
        Runner runner(position, {dynamic_mode}, workspace);
        int number = 0;
        kept.move_to(position);
        each_literal(start, [&](OnOff literal) {
            if (!position.has(candidate_in(literal)) || ++number % 17 != 0) return;
            se::ChainRun run;
            runner.run(literal, run);
            if (run.contradictory()) return;
            SePosition grid = position;
            run.set(false).for_each([&](int candidate) { grid.remove(candidate); });
            inside.move_to(grid, &kept);
            contradictions += compare(inside, grid);
            if (number % 3 != 0) return;
            position.remove(candidate_in(literal));
            kept.move_to(position);
            contradictions += compare(kept, position);
        });
    }
    EXPECT_GT(contradictions, 1000);
}

// Along paths: the sieves of levels, kept from step to step, give the results of the runs in SE's order.
TEST(Sieve, LevelsMatchSeparateRuns) {
    constexpr int most_level = 3;
    int runs[most_level + 1] = {}, contradictions = 0;
    for (const SePosition& start : hardest(24)) {
        Meter meter;
        Workspace workspace(meter);
        StepFinder explainer({}, meter);
        Sieve sieves[most_level + 1];
        SePosition position = start;
        for (int step = 0; step < 6; ++step) {
            const auto hint = explainer.next(position);
            ASSERT_TRUE(hint);
            const int level = std::min(hint->ends.mode.level, most_level);
            DigitMemory digits;
            QuickSingle around(position, digits);
            if (level > 0 && around.best() == nullptr) {
                workspace.outer = &around;
                sieves[0].move_to(position);
            }
            for (int l = 1; l <= level && workspace.outer != nullptr; ++l) {
                InnerCuts cuts(l, around.graph(), around.closure());
                sieves[l].go_on_from(position, l, sieves[l - 1], cuts);
                Runner runner(position, {nested_mode(l)}, workspace);
                each_literal(position, [&](OnOff literal) {
                    const bool contradicts = sieves[l].may_contradict(literal);
                    if ((literal + step) % 7 != 0) return;
                    se::ChainRun run;
                    runner.run(literal, run);
                    ASSERT_EQ(contradicts, run.contradictory());
                    contradictions += contradicts ? 1 : 0;
                    ++runs[l];
                    if (contradicts) return;
                    EXPECT_EQ(sieves[l].on(literal), run.set(true));
                    EXPECT_EQ(sieves[l].off(literal), run.set(false));
                });
            }
            workspace.outer = nullptr;
            apply(position, *hint);
        }
    }
    EXPECT_GT(contradictions, 0);
    for (int l = 1; l <= most_level; ++l) EXPECT_GT(runs[l], 100) << l;
}

// If the links show no contradiction, there is none; if they show no common consequences of groups, there are none.
TEST(NewLinks, PredictWhereNoChainExists) {
    int vain = 0, found = 0, several_vain = 0, several_found = 0;
    for (const SePosition& position : hardest(40)) {
        DigitMemory digits;
        QuickSingle around(position, digits);
        if (around.best() != nullptr || QuickMultiple(position, around.graph(), around.closure()).any()) continue;
        Meter meter;
        Workspace workspace(meter);
        Runner runner(position, {dynamic_mode}, workspace);
        each_literal(position, [&](OnOff literal) {
            se::ChainRun run;
            runner.run(literal, run);
            if (run.contradictory()) return;
            SePosition grid = position;
            run.set(false).for_each([&](int candidate) { grid.remove(candidate); });
            workspace.graph.build(grid, xy_links);
            workspace.closure.build(workspace.graph);
            const NewLinks links(position, grid, around.graph(), around.closure());
            if (workspace.closure.any()) {
                EXPECT_TRUE(links.may_refute());
                ++found;
                return;
            }
            if (!links.may_refute()) ++vain;
            const bool may = links.may_agree(position, grid);
            if (!QuickMultiple(grid, workspace.graph, workspace.closure).cuts().empty()) {
                EXPECT_TRUE(may);
                ++several_found;
            } else if (!may) {
                ++several_vain;
            }
        });
    }
    EXPECT_GT(found, 100);
    EXPECT_GT(vain, 100);
    EXPECT_GT(several_found, 20) << several_vain;
    EXPECT_GT(several_vain, 100);
}

TEST(DigitMemory, MatchesOnlyIdenticalPlaces) {
    SePosition position;
    DigitMemory memory;
    EXPECT_FALSE(memory.has(position, 3));
    memory.keep(position, 3);
    EXPECT_TRUE(memory.has(position, 3));
    EXPECT_FALSE(memory.has(position, 4));
    position.remove(candidate_of(40, 4));
    EXPECT_TRUE(memory.has(position, 3));
    position.remove(candidate_of(40, 3));
    EXPECT_FALSE(memory.has(position, 3));
}

}  // namespace
}  // namespace deduku::se
