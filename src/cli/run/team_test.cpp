// Threads that search a puzzle with rules together find the same as one thread, and exceed no limit.
#include "cli/run/team.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <fstream>

#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

// 11,520 solutions by the oracle.
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

// A puzzle of data/rules/iss.tsv.
Board published(const std::string& name) {
    std::ifstream file(DEDUKU_ROOT "/data/rules/iss.tsv");
    std::string line;
    while (std::getline(file, line) && !line.starts_with(name + '\t')) {
    }
    line.erase(0, name.size() + 1);
    return start_board(std::get<Puzzle>(read_puzzles(line.substr(0, line.find('\t'))).front()));
}

// Each thread searches many positions at a time.
TEST(Team, SolvesAKillerOfManyGuesses) {
    Meter meter;
    const Solutions found = solve_together(published("MATHEMAGIC_KILLERS#0"), {.limit = 2}, 4, meter);
    EXPECT_EQ(found.count, 1U);
    EXPECT_EQ(found.end, SearchEnd::complete);
    EXPECT_GT(found.nodes, 2'000U);
}

TEST(ExhaustiveTeam, TriesFallback) {
    std::atomic<int> asked = 0;
    SearchRequest request{.limit = 2};
    request.fallback = [&](const Board&, std::span<const Nogood> nogoods, const SearchRequest&, Meter& meter) {
        EXPECT_TRUE(nogoods.empty());
        EXPECT_LT(meter.left(), unlimited);
        ++asked;
        return Solutions{};
    };
    Meter meter;
    const Solutions found = solve_together(published("Zero solution: Renban"), request, 2, meter);
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(found.count, 0U);
    EXPECT_EQ(found.end, SearchEnd::complete);
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
    Meter meter(unlimited, [&] { return ++asked > 30; });
    EXPECT_EQ(solve_together(long_one(), {.limit = unlimited}, 4, meter).end, SearchEnd::budget);
}

}  // namespace
}  // namespace deduku::cli
