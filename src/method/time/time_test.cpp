// Rounds by two implementations, the sum, and the times of people.
#include "method/time/time.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <numeric>
#include <random>
#include <sstream>

#include "grid/isomorph.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::time {
namespace {

using deduku::testing::read_list;
using deduku::testing::read_puzzle;

/// A row of data/human/times.tsv.
struct Timed {
    Puzzle puzzle;
    double seconds = 0;
    std::optional<double> d_to;
};

std::vector<Timed> people() {
    std::vector<Timed> out;
    std::ifstream in(DEDUKU_ROOT "/data/human/times.tsv");
    for (std::string line; std::getline(in, line);) {
        std::istringstream fields(line);
        std::string puzzle, players, seconds, d_to;
        fields >> puzzle >> players >> seconds >> d_to;
        if (puzzle.size() != 81) continue;
        out.push_back({read_puzzle(puzzle), std::stod(seconds), {}});
        if (d_to != "-") out.back().d_to = std::stod(d_to);
    }
    return out;
}

TimeRating rated(const Puzzle& puzzle) {
    Meter meter;
    return rate(puzzle, meter).value();
}

// Up to the first round harder than triples, which other boards count differently.
std::vector<SolvingRound> easy_part(std::vector<SolvingRound> rounds) {
    const auto hard = [](const SolvingRound& round) { return round.kind > RoundKind::triples; };
    rounds.erase(std::find_if(rounds.begin(), rounds.end(), hard), rounds.end());
    return rounds;
}

void expect_same_on_boards(const std::vector<Puzzle>& puzzles) {
    for (const Puzzle& puzzle : puzzles) {
        Meter meter;
        EXPECT_EQ(easy_part(*nine_rounds(puzzle, meter)), easy_part(*rounds_on_board(puzzle, meter)))
            << to_line(puzzle);
    }
}

TEST(TimeRounds, DigitBoardsMatchTheTableOfTechniques) {
    std::vector<Puzzle> puzzles = read_list("random_minimal_200.txt");
    puzzles.resize(60);
    expect_same_on_boards(puzzles);
}

TEST(ExhaustiveTimeRounds, DigitBoardsMatchTheTableOfTechniques) {
    expect_same_on_boards(read_list("random_minimal_200.txt"));
}

// By hand: two cells are left, each the last of its box, row, column and with one candidate.
TEST(TimeRounds, OfAnAlmostFullGrid) {
    const std::string grid = "123456789456789123789123456231674895875912364694538217317265948542897631968341572";
    std::string puzzle = grid;
    puzzle[0] = puzzle[40] = '.';
    const TimeRating rating = rated(read_puzzle(puzzle));
    EXPECT_EQ(rating.rounds, (std::vector<SolvingRound>{{RoundKind::box, 2, 2, 2, 2, 2}}));
    EXPECT_EQ(rating.level, TimeLevel::gentle);
    EXPECT_TRUE(rated(read_puzzle(grid)).rounds.empty());
}

void expect_invariant(const std::vector<Puzzle>& puzzles, int isomorphs) {
    std::mt19937_64 random(70);
    for (const Puzzle& puzzle : puzzles) {
        const TimeRating here = rated(puzzle);
        for (int i = 0; i < isomorphs; ++i) {
            const Isomorph map = random_isomorph(puzzle.geometry(), [&] { return random(); });
            const TimeRating there = rated(map.image(puzzle));
            EXPECT_EQ(there.rounds, here.rounds) << to_line(puzzle);
            EXPECT_EQ(there.tenths, here.tenths) << to_line(puzzle);
        }
    }
}

TEST(Time, IsTheSameForIsomorphs) {
    std::vector<Puzzle> puzzles;
    for (const auto* list : {"random_minimal_200.txt", "top1465.txt", "hardest_1106.txt"}) {
        const std::vector<Puzzle> all = read_list(list);
        puzzles.insert(puzzles.end(), all.begin(), all.begin() + 12);
    }
    ASSERT_EQ(puzzles.size(), 36U);
    expect_invariant(puzzles, 20);
}

TEST(ExhaustiveTime, IsTheSameForIsomorphs) {
    expect_invariant(read_list("top1465.txt"), 5);
    expect_invariant(read_list("large.txt"), 2);
    expect_invariant(read_list("houses/jigsaw.txt"), 4);
}

// More work never means less time.
TEST(Time, IsMonotone) {
    for (const Timed& timed : people()) {
        const std::vector<SolvingRound> rounds = rated(timed.puzzle).rounds;
        const double work = rating_of(rounds, TimeBoard::fitted).work;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            const auto changed = [&](auto&& change) {
                std::vector<SolvingRound> other = rounds;
                change(other);
                return rating_of(other, TimeBoard::fitted).work;
            };
            EXPECT_LT(changed([&](auto& r) { r.erase(r.begin() + static_cast<std::ptrdiff_t>(i)); }), work);
            EXPECT_GT(changed([&](auto& r) { ++r[i].open; }), work);
            EXPECT_LE(changed([&](auto& r) { ++r[i].naked; }), work);
            if (rounds[i].kind == RoundKind::stuck) continue;
            EXPECT_GE(changed([&](auto& r) { r[i].kind = RoundKind::stuck; }), work);
            if (rounds[i].kind < RoundKind::locked) continue;
            EXPECT_GE(changed([&](auto& r) { r[i].kind = static_cast<RoundKind>(static_cast<int>(r[i].kind) + 1); }),
                      work);
        }
    }
}

TEST(Time, LevelsHaveLimitsInMinutes) {
    for (const Timed& timed : people()) {
        const TimeRating rating = rated(timed.puzzle);
        const int level =
            (rating.tenths >= 50) + (rating.tenths >= 70) + (rating.tenths >= 100) + (rating.tenths >= 150);
        EXPECT_EQ(static_cast<int>(rating.level), level);
        EXPECT_LE(rating.from, rating.tenths);
        EXPECT_LE(rating.tenths, rating.to);
        EXPECT_TRUE(rating.calibrated);
    }
}

TEST(Time, StuckPuzzlesAreNeverGentle) {
    const TimeRating hardest =
        rated(read_puzzle("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
    EXPECT_TRUE(hardest.stuck());
    EXPECT_EQ(hardest.level, TimeLevel::very_hard);
    int stuck = 0;
    for (const Puzzle& puzzle : read_list("hardest_1106.txt")) {
        const TimeRating rating = rated(puzzle);
        EXPECT_EQ(rating.level, TimeLevel::very_hard) << to_line(puzzle);
        stuck += rating.stuck() ? 1 : 0;
    }
    EXPECT_GT(stuck, 0);
}

TEST(Time, OtherBoardsAreNotCalibrated) {
    const TimeRating small = rated(read_puzzle("...43.1..1..4..."));
    EXPECT_FALSE(small.calibrated);
    EXPECT_EQ(small.tenths, 10);
    EXPECT_EQ(words_of(small), "gentle, about 1 minute (not calibrated)");
    for (const char* list : {"large.txt", "houses/jigsaw.txt"}) {
        const TimeRating rating = rated(read_list(list).front());
        EXPECT_FALSE(rating.calibrated);
        EXPECT_EQ(rating.tenths % 10, 0);
        EXPECT_GE(rating.tenths, 10);
    }
}

// An end at a limit is no rating; a higher limit does not change it.
TEST(Time, HasALimit) {
    for (const char* text : {"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                             ".......6.326..45.8........3.128....4..942.8...4519.6....827.345.54..3..7....4.986"})
        for (const std::uint64_t most : {0U, 1U, 7U, 300U, 100'000U}) {
            Meter meter(most);
            const auto rating = rate(read_puzzle(text), meter);
            EXPECT_EQ(rating.has_value(), !meter.exhausted());
            if (rating) {
                EXPECT_EQ(rating->rounds, rated(read_puzzle(text)).rounds);
            }
        }
}

std::vector<double> ranks(const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> out(values.size());
    for (std::size_t i = 0, j = 0; i < order.size(); i = j) {
        while (j < order.size() && values[order[j]] == values[order[i]]) ++j;
        for (std::size_t k = i; k < j; ++k) out[order[k]] = static_cast<double>(i + j - 1) / 2;
    }
    return out;
}

double spearman(const std::vector<double>& a, const std::vector<double>& b) {
    const std::vector<double> x = ranks(a), y = ranks(b);
    const double mean = static_cast<double>(x.size() - 1) / 2;
    double xy = 0, xx = 0, yy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xy += (x[i] - mean) * (y[i] - mean);
        xx += (x[i] - mean) * (x[i] - mean);
        yy += (y[i] - mean) * (y[i] - mean);
    }
    return xy / std::sqrt(xx * yy);
}

// The data to which the numbers are fitted; figures of held-out parts: scripts/fit_time.py.
TEST(Time, FollowsTheTimesOfPeople) {
    std::vector<double> work, seconds, errors, difficult_work, difficulty;
    int inside = 0;
    for (const Timed& timed : people()) {
        const TimeRating rating = rated(timed.puzzle);
        work.push_back(rating.work);
        seconds.push_back(timed.seconds);
        errors.push_back(std::abs(rating.tenths * 6 / timed.seconds - 1));
        inside += rating.from * 6 <= timed.seconds && timed.seconds <= rating.to * 6 ? 1 : 0;
        if (!timed.d_to) continue;
        difficult_work.push_back(rating.work);
        difficulty.push_back(*timed.d_to);
    }
    ASSERT_EQ(work.size(), 763U);
    EXPECT_GE(spearman(difficult_work, difficulty), 0.81);
    EXPECT_GE(spearman(work, seconds), 0.67);
    std::sort(errors.begin(), errors.end());
    EXPECT_LE(errors[errors.size() / 2], 0.19);
    EXPECT_GE(inside, 2 * 763 / 3);
}

}  // namespace
}  // namespace deduku::time
