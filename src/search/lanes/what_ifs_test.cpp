#include "search/lanes/what_ifs.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <string>

#include "tests/support/position_rows.hpp"
#include "tests/support/positions.hpp"

namespace deduku::lanes {
namespace {

using deduku::testing::below;
using deduku::testing::Random;
using deduku::testing::read_list;

constexpr std::uint8_t singles = naked_singles | hidden_singles;

// A puzzle with its givens placed and a few candidates removed.
PositionRow thinned(const Puzzle& puzzle, unsigned removed, Random& random) {
    PositionRow row = row_of(puzzle);
    for (unsigned i = 0; i < removed; ++i) {
        std::uint16_t& cell = row[static_cast<std::size_t>(below(random, cells))];
        if ((cell & placed_flag) == 0 && std::popcount(cell) > 1) cell &= static_cast<std::uint16_t>(cell - 1);
    }
    return row;
}

struct Case {
    const char* name;
    std::vector<std::uint8_t> groups;
    int limit;
};
const std::vector<Case> cases = {
    {"T1 H1", {naked_singles, hidden_singles}, 0},
    {"H1 T1", {hidden_singles, naked_singles}, 4},
    {"{T1H1}", {singles}, 0},
    {"T1 H1 {B2B3}", {naked_singles, hidden_singles, pointing | claiming}, 0},
    {"B2 {T1B3}", {pointing, naked_singles | claiming}, 6},
    {"nothing", {}, 0},
};

std::vector<PositionRow> positions() {
    Random random(7);
    std::vector<PositionRow> out;
    for (const char* list : {"sample_top1465.txt", "sample_hardest_1106.txt", "sample_raw.txt"})
        for (const Puzzle& puzzle : read_list(list))
            if (out.size() % 5 != 4 || below(random, 2) == 0)
                out.push_back(thinned(puzzle, static_cast<unsigned>(below(random, 40)), random));
    out.resize(12);
    return out;
}

// Every kernel ends every assumption like the plain one, after as many steps, with the same candidates left.
TEST(WhatIfs, KernelsMatchScalarKernel) {
    std::array<int, 4> seen{};
    for (const PositionRow& row : positions())
        for (const Case& each : cases) {
            WhatIfs plain(plain_kernel());
            plain.begin(row);
            const std::vector<Assumption> assumptions = candidates_of(row);
            plain.follow(assumptions, {each.groups, each.limit, true});
            plain.wait_for(assumptions.size());
            for (const Kernel* kernel : kernels()) {
                WhatIfs lanes(*kernel);
                lanes.begin(row);
                lanes.follow(assumptions, {each.groups, each.limit, true});
                // In two portions, as passes request them.
                lanes.wait_for(assumptions.size() / 3);
                lanes.wait_for(assumptions.size());
                for (std::size_t i = 0; i < assumptions.size(); ++i) {
                    const std::string where = each.name + std::string(" ") + std::string(kernel->name);
                    ASSERT_EQ(lanes[i].end, plain[i].end) << where;
                    ASSERT_EQ(lanes[i].steps, plain[i].steps) << where;
                    ASSERT_EQ(lanes[i].lacks_place, plain[i].lacks_place) << where;
                    ++seen[static_cast<std::size_t>(plain[i].end)];
                    if (plain[i].end != Followed::End::dead) {
                        ASSERT_EQ(lanes.position(i), plain.position(i)) << where;
                    }
                }
            }
        }
    for (const int count : seen) EXPECT_GT(count, 100);
}

// If only the ends are requested, assumptions that are not followed have the same ends.
TEST(WhatIfs, OnlyEndsGivesTheSameEnds) {
    int spared = 0;
    for (const PositionRow& row : positions())
        for (const std::vector<std::uint8_t>& groups :
             {std::vector<std::uint8_t>{singles}, {naked_singles}, {hidden_singles}}) {
            const std::vector<Assumption> assumptions = candidates_of(row);
            WhatIfs followed;
            WhatIfs only_ends;
            for (WhatIfs* each : {&followed, &only_ends}) {
                each->begin(row);
                each->follow(assumptions, {groups, 0, false, each == &only_ends});
                each->wait_for(assumptions.size());
            }
            for (std::size_t i = 0; i < assumptions.size(); ++i) {
                const auto bad = [&](const Followed& one) { return one.end == Followed::End::dead || one.lacks_place; };
                ASSERT_EQ(bad(followed[i]), bad(only_ends[i]));
                ASSERT_EQ(followed[i].end == Followed::End::done, only_ends[i].end == Followed::End::done);
                spared += followed[i].steps != only_ends[i].steps ? 1 : 0;
            }
        }
    EXPECT_GT(spared, 100);
}

TEST(WhatIfs, OneOpenCellIsSolvedAtOnce) {
    PositionRow row{};
    for (std::size_t k = 0; k < cells; ++k)
        row[k] = static_cast<std::uint16_t>(1U << ((k / 9 * 3 + k / 27 + k % 9) % 9)) | placed_flag;
    row[40] = static_cast<std::uint16_t>(row[40] & ~placed_flag);
    for (const Kernel* kernel : kernels()) {
        WhatIfs lanes(*kernel);
        lanes.begin(row);
        lanes.follow(candidates_of(row), {{}, 0});
        lanes.wait_for(1);
        EXPECT_EQ(lanes[0].end, Followed::End::done);
        EXPECT_EQ(lanes[0].steps, 0);
        EXPECT_EQ(lanes.position(0)[40], row[40] | placed_flag);
    }
}

}  // namespace
}  // namespace deduku::lanes
