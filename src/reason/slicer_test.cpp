// The output of a Slicer contains the premises of the claim, with any limit; unneeded Splits are removed.
#include "reason/slicer.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "reason/held.hpp"

namespace deduku {
namespace {

// A 2x2 board of one-cell-high boxes: cells 0 1 / 2 3, digits 0 and 1; candidates cell * 2 + digit.
// Sectors: 0-3 the cells; 4 + house * 2 + digit, houses: rows 0, 1, columns 2, 3, boxes 4, 5 (= rows).
const Box smallest{1, 2};

Candidate candidate(int number) { return {static_cast<Cell>(number / 2), static_cast<Digit>(number % 2)}; }
std::vector<Candidate> candidates(const std::vector<int>& numbers) {
    std::vector<Candidate> out;
    for (int n : numbers) out.push_back(candidate(n));
    return out;
}
Sector cell(int i) { return static_cast<Sector>(i); }
Sector place(int house, int digit) { return static_cast<Sector>(4 + 2 * house + digit); }
Cover cover(Sector base, Sector over) { return {{base}, {over}}; }

Puzzle given_first() {
    Puzzle puzzle = blank_puzzle(smallest);
    puzzle.cells[Cell{0}] = {static_cast<Digit>(0)};
    return puzzle;
}

TEST(Slicer, KeepsStepsNeededByClaim) {
    for (std::size_t most : {0U, 1U, 2U, 1000U}) {
        LedgerBuilder out;
        Slicer slicer(out, most);
        slicer.begin(given_first(), False{});
        slicer.cover(cover(cell(0), place(0, 0)), candidates({2}));  // 0 not in the second cell
        slicer.cover(cover(cell(0), place(2, 0)), candidates({4}));  // nor in the third
        slicer.cover(cover(cell(2), place(1, 1)), candidates({7}));  // which holds 1, so the fourth does not
        EXPECT_LE(slicer.held(), std::max<std::size_t>(most, 0));
        slicer.end(False{candidates({7})});
        const Ledger ledger = out.take();
        ASSERT_EQ(ledger.steps.size(), most < 2 ? 3U : most == 2 ? 3U : 2U);
        EXPECT_EQ(ledger.steps.back().removes, candidates({7}));
    }
}

// The branch ends with the third cell empty; one of its steps was not needed.
TEST(Slicer, CutsBranchesWhenTheyClose) {
    Puzzle puzzle = blank_puzzle(smallest);
    puzzle.cells[Cell{0}] = puzzle.cells[Cell{3}] = {static_cast<Digit>(0)};
    LedgerBuilder out;
    Slicer slicer(out);
    slicer.begin(puzzle, False{});
    slicer.open_split(cell(1));
    slicer.open_branch(candidates({2}));
    slicer.cover(cover(cell(0), place(0, 0)), candidates({2}));
    slicer.cover(cover(cell(0), place(2, 0)), candidates({4}));
    EXPECT_EQ(slicer.held(), 2U);
    slicer.close_branch(cell(1));
    EXPECT_EQ(slicer.held(), 1U);
    EXPECT_FALSE(slicer.hypothesis_unused());  // the removal of the other digit emptied the cell
    slicer.open_branch(candidates({3}));
    slicer.close_branch(std::nullopt);
    slicer.close_split(candidates({2}));
    EXPECT_EQ(slicer.held(), 2U);
    slicer.end(False{candidates({2})});
    const Ledger ledger = out.take();
    ASSERT_EQ(ledger.steps.size(), 1U);
    const auto& split = std::get<Split>(ledger.steps[0].why);
    ASSERT_EQ(split.branches.size(), 2U);
    EXPECT_EQ(split.branches[0].steps.size(), 1U);
    EXPECT_EQ(split.branches[0].empty, cell(1));
    EXPECT_FALSE(split.branches[1].empty);
}

// 0 1 / 1 0 can be exchanged for 1 0 / 0 1: the reasons that force the four cells stay, in any rows or columns;
// removals elsewhere are dropped.
TEST(Slicer, KeepsStepsThatForceATwin) {
    for (std::size_t most : {0U, 1000U}) {
        LedgerBuilder out;
        Slicer slicer(out, most);
        slicer.begin(blank_puzzle(smallest), False{{}, true});
        slicer.open_split(cell(0));
        slicer.open_branch(candidates({0}));
        slicer.cover(cover(cell(0), place(0, 0)), candidates({2}));
        slicer.cover(cover(cell(0), place(2, 0)), candidates({4}));
        slicer.cover(cover(cell(1), place(3, 1)), candidates({7}));
        slicer.close_twin({candidates({0, 3, 5, 6}), candidates({1, 2, 4, 7})});
        EXPECT_FALSE(slicer.hypothesis_unused());
        slicer.open_branch(candidates({1}));
        slicer.cover(cover(cell(0), place(0, 1)), candidates({3}));
        slicer.close_branch(std::nullopt);
        slicer.close_split(candidates({0}));
        slicer.end(False{candidates({0}), true});
        const Ledger ledger = out.take();
        ASSERT_EQ(ledger.steps.size(), 1U);
        const auto& split = std::get<Split>(ledger.steps[0].why);
        ASSERT_TRUE(split.branches[0].twin);
        EXPECT_TRUE(split.branches[0].closed());
        EXPECT_EQ(split.branches[0].twin->in, candidates({0, 3, 5, 6}));
        EXPECT_EQ(split.branches[0].twin->instead, candidates({1, 2, 4, 7}));
        EXPECT_EQ(split.branches[0].steps.size(), 3U);
        if (most > 0) {
            EXPECT_TRUE(split.branches[1].steps.empty());
        }
    }
}

// The first and fourth cells hold 0, so the second and third must hold 1, but the third is a given 0: no solution,
// whatever the branch supposed.
TEST(Slicer, DropsASplitWhoseHypothesisWasNotUsed) {
    Puzzle puzzle = blank_puzzle(smallest);
    puzzle.cells[Cell{0}] = puzzle.cells[Cell{2}] = {static_cast<Digit>(0)};
    for (std::size_t most : {0U, 1000U}) {
        LedgerBuilder out;
        Slicer slicer(out, most);
        slicer.begin(puzzle, NoSolution{});
        slicer.open_split(cell(3));
        slicer.open_branch(candidates({6}));
        slicer.cover(cover(cell(0), place(2, 0)), candidates({4}));
        slicer.close_branch(cell(2));
        // Once written, it must stay.
        ASSERT_EQ(slicer.hypothesis_unused(), most > 0);
        if (most == 0) {
            slicer.open_branch(candidates({7}));
            slicer.cover(cover(cell(0), place(2, 0)), candidates({4}));
            slicer.close_branch(cell(2));
            EXPECT_FALSE(slicer.hypothesis_unused());
            slicer.close_split(candidates({6, 7}));
            slicer.end(NoSolution{cell(3)});
            const Ledger ledger = out.take();
            ASSERT_EQ(ledger.steps.size(), 1U);
            EXPECT_EQ(std::get<Split>(ledger.steps[0].why).branches.size(), 2U);
            continue;
        }
        slicer.drop_split();
        slicer.end(NoSolution{cell(2)});
        const Ledger ledger = out.take();
        ASSERT_EQ(ledger.steps.size(), 1U);
        EXPECT_EQ(std::get<Cover>(ledger.steps[0].why).base, std::vector<Sector>{cell(0)});
    }
}

// A Cover needs the dead members of its base; a refutation needs what ends its branch, and leaves the other members open.
TEST(Slicer, ImplicationsSayWhatEachDeductionNeeds) {
    ProofEvents nowhere;
    Slicer slicer(nowhere);
    slicer.begin(given_first(), False{});
    slicer.cover(cover(cell(0), place(0, 0)), candidates({2}));
    slicer.open_split(cell(3));
    slicer.open_branch(candidates({7}));
    slicer.cover(cover(cell(3), place(1, 1)), candidates({5}));
    slicer.cover(cover(cell(0), place(2, 0)), candidates({4}));
    slicer.close_branch(cell(2));
    slicer.open_branch(candidates({6}));
    slicer.close_branch(std::nullopt);
    slicer.close_split(candidates({7}));
    const auto found = slicer.take_implications();
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].premises, candidates({1}));
    EXPECT_EQ(found[0].removes, candidates({2}));
    EXPECT_EQ(found[1].deduction, 1U);
    EXPECT_EQ(found[1].premises, candidates({1}));
    EXPECT_EQ(found[1].removes, candidates({7}));
    EXPECT_EQ(slicer.held(), 0U);
}

}  // namespace
}  // namespace deduku
