#include "report/parts/serate.hpp"

#include <gtest/gtest.h>

#include "tests/support/reading.hpp"

namespace deduku::report {
namespace {

using se::SeRating;
using se::SeRule;

// Conversions as listed in serate's help.
TEST(Serate, LinesMatchSerate) {
    const Puzzle puzzle =
        testing::read_puzzle("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    SeRating rating;
    rating.er = 107;
    rating.ep = 12;
    rating.ed = 12;
    rating.er_by = {SeRule::contradiction, 60, 0};
    rating.ep_by = rating.ed_by = {SeRule::hidden_single, 0, 0};
    const Rated rated{puzzle, 7, &rating, 65.239};
    EXPECT_EQ(serate_line("%g ED=%r/%p/%d", rated),
              "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. ED=10.7/1.2/1.2");
    EXPECT_EQ(serate_line("%n%t%R%t%P%l%D", rated), "7\tContradiction Forcing Chain\tHidden Single\nHidden Single");
    EXPECT_EQ(serate_line("%i|100%%|%e|%", rated),
              "800000000003600000070090200050007000000045700000100030001000068008500010090000400|100%|1m05s|%");
    EXPECT_EQ(serate_line("%m", rated).substr(0, 20), ".......8.12345678912");
}

TEST(Serate, MissingRatingIsADash) {
    const Puzzle puzzle = blank_puzzle({3, 3});
    EXPECT_EQ(serate_line("%r/%p/%d %R %e", {puzzle, 1, nullptr, 0.0749}), "-/-/- - 0.07s");
    SeRating unknown;
    unknown.unknown = true;
    EXPECT_EQ(serate_line("%r", {puzzle, 1, &unknown, 0}), "unknown");
}

}  // namespace
}  // namespace deduku::report
