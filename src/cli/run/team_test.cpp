// Threads that search a puzzle with rules together find what one alone finds, and no limit is exceeded.
#include "cli/run/team.hpp"

#include <gtest/gtest.h>

#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

// 11,520 solutions, as the oracle counts.
Board long_one() {
    const auto read = read_puzzles(std::string(36, '.') + " rules:anti-knight").front();
    return start_board(std::get<Puzzle>(read));
}

TEST(Team, CountsWhatThereIs) {
    Meter meter;
    const Solutions found = solve_together(long_one(), {.limit = unlimited}, 4, meter);
    EXPECT_EQ(found.count, 11'520U);
    EXPECT_EQ(found.end, SearchEnd::complete);
    EXPECT_TRUE(found.first);
    EXPECT_EQ(found.nodes, meter.spent());
}

TEST(Team, StopsAtTheLimit) {
    Meter meter;
    const Solutions found = solve_together(long_one(), {.limit = 9'000}, 4, meter);
    EXPECT_EQ(found.count, 9'000U);
    EXPECT_EQ(found.end, SearchEnd::limit);
}

TEST(Team, StopsWithoutNodes) {
    Meter meter(5'000);
    const Solutions found = solve_together(long_one(), {.limit = unlimited}, 4, meter);
    EXPECT_LT(found.count, 11'520U);
    EXPECT_EQ(found.end, SearchEnd::budget);
    EXPECT_EQ(found.nodes, 5'000U);
}

TEST(Team, StopsWhenTold) {
    int asked = 0;
    Meter meter(unlimited, [&] { return ++asked > 3'000; });
    EXPECT_EQ(solve_together(long_one(), {.limit = unlimited}, 4, meter).end, SearchEnd::budget);
}

}  // namespace
}  // namespace deduku::cli
