#include "search/lanes/closures.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "tests/support/position_rows.hpp"
#include "tests/support/positions.hpp"

namespace deduku::lanes {
namespace {

using deduku::testing::below;
using deduku::testing::Random;
using deduku::testing::read_list;

const std::vector<std::uint8_t> by_singles = {naked_singles | hidden_singles};

std::size_t ends_seen[3];

// Candidates requested a few at a time end like fresh what-ifs. Returns the dead candidates.
std::vector<Assumption> compare(Closures& closures, const PositionRow& row) {
    const std::vector<Assumption> all = candidates_of(row);
    WhatIfs anew;
    anew.begin(row);
    anew.follow(all, {by_singles, 0, false});
    anew.wait_for(all.size());
    std::vector<Assumption> out;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i % 7 == 0) {
            const auto from = all.begin() + static_cast<std::ptrdiff_t>(i);
            closures.close(std::span(from, std::min<std::size_t>(7, all.size() - i)));
        }
        const bool dead = anew[i].end == Followed::End::dead || anew[i].lacks_place;
        const BranchOutcome end = closures.outcome(all[i]);
        EXPECT_EQ(end == BranchOutcome::contradiction, dead);
        EXPECT_EQ(end == BranchOutcome::solution, anew[i].end == Followed::End::done);
        if (end == BranchOutcome::solution && anew[i].end == Followed::End::done) {
            EXPECT_EQ(closures.solution(all[i]), anew.position(i));
        }
        if (dead) out.push_back(all[i]);
        ++ends_seen[static_cast<std::size_t>(end)];
    }
    return out;
}

// Places one more candidate and its consequences; false if that solves or contradicts.
bool branch(PositionRow& row, Random& random) {
    const std::vector<Assumption> all = candidates_of(row);
    WhatIfs lanes;
    lanes.begin(row);
    lanes.follow({all[static_cast<std::size_t>(below(random, static_cast<int>(all.size())))]}, {by_singles, 0, true});
    lanes.wait_for(1);
    if (lanes[0].end != Followed::End::still || lanes[0].lacks_place) return false;
    row = lanes.position(0);
    return true;
}

// A puzzle, positions inside it, and each of these while it loses candidates.
TEST(Closures, MatchWhatIfsFromScratch) {
    for (const Kernel* kernel : kernels()) {
        Random random(5);
        Closures wider(*kernel);
        Closures closures(*kernel);
        std::size_t puzzles = 0;
        for (const char* list : {"sample_top1465.txt", "sample_hardest_1106.txt"})
            for (const Puzzle& puzzle : read_list(list)) {
                if (++puzzles % 8 != 0) continue;
                const PositionRow start = row_of(puzzle);
                wider.begin(start);
                compare(wider, start);
                for (int i = 0; i < 3; ++i) {
                    PositionRow row = start;
                    if (!branch(row, random)) continue;
                    closures.begin(row, wider);
                    for (int loss = 0; loss < 4; ++loss) {
                        EXPECT_TRUE(closures.contains(row));
                        for (const Assumption dead : compare(closures, row)) {
                            std::uint16_t& cell = row[dead.cell];
                            if (below(random, 3) == 0 && std::popcount(cell) > 2)
                                cell &= static_cast<std::uint16_t>(~(1U << dead.digit));
                        }
                        closures.narrow(row);
                    }
                    EXPECT_FALSE(closures.contains(start));
                }
            }
    }
    for (const std::size_t count : ends_seen) EXPECT_GT(count, 20U);
}

}  // namespace
}  // namespace deduku::lanes
