// Finds of techniques for rules: their patterns, and their removals, each of which must follow from its reason.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "technique/rules/view.hpp"
#include "tests/support/finders.hpp"

namespace deduku::testing {

struct RuleFind {
    Pattern pattern;
    Removes removes;  ///< of all its deductions, ascending
};

/// The finds on this board, in order. The deductions of a find must follow one after another.
inline std::vector<RuleFind> rule_finds(RuleFinder find, const Board& board, int size) {
    const RuleView rules(board.shared_geometry());
    std::vector<RuleFind> out;
    EXPECT_TRUE(find(board, rules, size, [&](const Find& found) {
        Board position = board;
        out.push_back({found.pattern(), {}});
        for (const Deduction& deduction : found.deductions) {
            EXPECT_TRUE(follows(position, deduction));
            apply(position, deduction);
            out.back().removes.insert(out.back().removes.end(), deduction.removes.begin(), deduction.removes.end());
        }
        std::sort(out.back().removes.begin(), out.back().removes.end());
        return true;
    }));
    return out;
}

}  // namespace deduku::testing
