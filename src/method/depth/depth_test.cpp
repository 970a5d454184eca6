#include "method/depth/depth.hpp"

#include <gtest/gtest.h>

#include <random>

#include "grid/isomorph.hpp"
#include "tests/support/depths.hpp"

namespace deduku::depth {
namespace {

using testing::PublishedDepth;
using testing::solution_of;

std::vector<PublishedDepth> published() {
    std::vector<PublishedDepth> out = testing::published_depths();
    EXPECT_EQ(out.size(), 67U);
    return out;
}

TEST(TrialAndError, PublishedDepths) {
    for (const PublishedDepth& row : published()) {
        Meter meter;
        const auto depth = te_depth(row.puzzle, solution_of(row.puzzle), meter);
        EXPECT_EQ(std::to_string(*depth), row.columns[5]) << row.columns[0];
        if (!row.columns[2].empty()) {
            EXPECT_EQ(std::to_string(*depth), row.columns[2]) << row.columns[0];
        }
    }
}

TEST(Backdoors, MatchPublishedOnes) {
    for (const PublishedDepth& row : published()) {
        Meter meter;
        const auto found = backdoors(row.puzzle, solution_of(row.puzzle), meter);
        EXPECT_EQ(std::to_string(found->size), row.columns[6]) << row.columns[0];
        EXPECT_EQ(std::to_string(found->number), row.columns[7]) << row.columns[0];
    }
}

TEST(TrialAndError, EqualForIsomorphs) {
    std::mt19937_64 random(1);
    const Chance chance = [&random] { return random(); };
    for (const PublishedDepth& row : published()) {
        const Puzzle other = random_isomorph({3, 3}, chance).image(row.puzzle);
        Meter meter;
        EXPECT_EQ(te_depth(row.puzzle, solution_of(row.puzzle), meter), te_depth(other, solution_of(other), meter));
        const auto here = backdoors(row.puzzle, solution_of(row.puzzle), meter);
        const auto there = backdoors(other, solution_of(other), meter);
        EXPECT_EQ(here->size, there->size);
        EXPECT_EQ(here->number, there->number);
    }
}

TEST(TrialAndError, PublishedDepthsOnBoardsGivenAsHouses) {
    int looked_at = 0;
    for (const PublishedDepth& row : published()) {
        if (row.columns[5] != "1" || row.columns[6] > "2") continue;
        ++looked_at;
        const Puzzle same = testing::with_houses_of_its_own(row.puzzle);
        Meter meter;
        EXPECT_EQ(te_depth(same, solution_of(row.puzzle), meter), 1) << row.columns[0];
        const auto found = backdoors(same, solution_of(row.puzzle), meter);
        EXPECT_EQ(std::to_string(found->size), row.columns[6]) << row.columns[0];
        EXPECT_EQ(std::to_string(found->number), row.columns[7]) << row.columns[0];
    }
    EXPECT_GT(looked_at, 4);
}

TEST(TrialAndError, UnknownAtMeterLimit) {
    const Puzzle puzzle = published().front().puzzle;
    for (const std::uint64_t nodes : {0U, 1U, 50U, 1000U}) {
        Meter few(nodes);
        EXPECT_FALSE(te_depth(puzzle, solution_of(puzzle), few));
        Meter again(nodes);
        EXPECT_FALSE(backdoors(puzzle, solution_of(puzzle), again));
    }
}

}  // namespace
}  // namespace deduku::depth
