// Rounds by two implementations, the sum, and the times of people.
#include "method/time/time.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <sstream>

#include "grid/isomorph.hpp"
#include "method/path/path.hpp"
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

// By hand: the cage leaves 3 for B1; then singles fill the board but for what the thermometer says.
TEST(TimeRounds, WithRulesEachStepIsARoundBetweenSingles) {
    const TimeRating rating =
        rated(read_puzzle("1............... rules: killer 4: A1 B1; thermo: D1-D3; killer 3: B3 B4"));
    EXPECT_FALSE(rating.calibrated);
    EXPECT_EQ(rating.level, TimeLevel::gentle);
    ASSERT_FALSE(rating.rounds.empty());
    EXPECT_EQ(rating.rounds.front().kind, RoundKind::look);
    EXPECT_EQ(rating.rounds.front().open, 15);
    for (std::size_t i = 0; i < rating.rounds.size(); ++i) {
        const SolvingRound& round = rating.rounds[i];
        EXPECT_GT(round.moves, 0);
        if (round.kind == RoundKind::look) continue;
        ASSERT_LT(round.kind, RoundKind::locked);
        // All singles of a kind are made together.
        const int open = i + 1 < rating.rounds.size() ? rating.rounds[i + 1].open : 0;
        EXPECT_EQ(open, round.open - round.moves);
    }
}

// Made by this project's generator.
constexpr std::string_view puzzles_with_rules[] = {
    "....................5..........7...36.......93...6..........2.................... rules:thermo: E9 D8 D9; thermo: "
    "I9 I8 H8; thermo: F9 G8 G9 H9; thermo: D7 E6 F6; thermo: C3 D4 E3; thermo: A9 B8 B7; thermo: A5 B6 C5; thermo: "
    "B2-B4 C4; thermo: A4-C6 D6; thermo: I3 H3 I2; thermo: D5-F5 G6; thermo: C1 D2 E1",
    "...................9...............7.........7...............1................... rules:killer 19: A1 B1 A2-C2; "
    "killer 10: C1 D1; killer 13: E1 F1 E2; killer 19: G1 H1 H2; killer 16: I1 I2 H3 I3; killer 20: D2 D3 E3; killer "
    "16: F2 G2 F3; killer 18: A3-C3; killer 21: G3-G5 H5; killer 21: A4-D4; killer 10: E4 F4 F5; killer 12: H4 I4; "
    "killer 22: B5 C5-C7; killer 14: D5 D6 E6; killer 9: A6 B6; killer 16: F6-I6; killer 21: A7 B7 A8 A9; killer 8: D7 "
    "C8 D8; killer 13: E7 F7 F8; killer 18: G7-I7; killer 14: B8 B9 C9; killer 22: E8 D9 E9; killer 24: G8-I8 H9 I9; "
    "killer 8: F9 G9",
    "..............8..4......2..4........8..9.4..7........2..3......5..1.............. rules:thermo: D3-D5; thermo: B7 "
    "A8-A6; thermo: A4 A3 B2 B1; thermo: F8-H8 H9; thermo: H3 I2 H2 H1 I1; thermo: D1 C2 C3; thermo: G3 F3 G2; thermo: "
    "H5-F7; thermo: E1 E2 F2 E3; thermo: C4-C6; thermo: E6 D6 E7",
    ".4.9........................1.......................8........................5.3. rules:killer 34: A1-C1 B2 B3; "
    "killer 29: D1 E1 D2-F2; killer 5: F1 G1; killer 3: I1 I2; killer 4: C2 C3; killer 28: H2 E3-H3; killer 13: A3-A5; "
    "killer 29: D3 C4-E4; killer 15: I3 H4 I4; killer 7: B4 B5; killer 12: F4 F5; killer 9: G4 G5; killer 13: C5 C6; "
    "killer 5: D5 D6; killer 13: H5 H6; killer 18: I5-I7; killer 6: A6 B6 A7; killer 18: E6-G6 F7; killer 32: B7-E7 "
    "B8; killer 14: G7 G8; killer 17: H7 H8 G9-I9; killer 15: A8 A9; killer 18: D8-F8 E9 F9; killer 8: C9 D9",
    "....4.......................7.....8...........5.....7.......................6.... rules:killer 17: B1-D1 B2; "
    "killer 14: E1-G1; killer 12: H1 I1 I2; killer 29: A2-A6; killer 24: C2 D2 B3 C3; killer 15: E2 D3-F3; killer 24: "
    "F2-H2 G3 G4; killer 17: H3 I3; killer 21: B4 C4 B5 C5 B6; killer 16: D4-D6 E6; killer 26: E4 F4-F6; killer 28: H4 "
    "G5 H5 G6 H6; killer 17: I4-I8; killer 32: C6 C7 B8-D8; killer 13: A7 B7; killer 22: D7-F7 E8; killer 17: G7 H7 F8 "
    "G8; killer 6: A8 A9 B9; killer 18: H8 F9-H9; killer 17: C9-E9",
    ".....9.52.9........4...5.....45...................61.....9...1........6.62.1..... rules:thermo: B3 C2 D3; thermo: "
    "B9-D7; thermo: F4 G3 G2; thermo: G8 H9 G9; thermo: H6 I5 I6; thermo: H2 I3 I4; thermo: A7 B7 C6; thermo: F3-H5; "
    "thermo: G5 F5 E4 E5; thermo: A2 A1 B2; thermo: D4 C5 D6; thermo: E3 F2 E2 F1",
    "..5..........8.........5..3..3.......92...47.......1..2..4.........9..........2.. rules:thermo: G2 G1 H1; thermo: "
    "B6 A5 B5; thermo: B4 C5-C3 D2; thermo: E3 F4 G3; thermo: E1 D1 E2; thermo: E7 D6 C7; thermo: H9 I8 H7; thermo: C8 "
    "D7 E8; thermo: H6 G5 G4 H5 I4; thermo: I3 H2 I1; thermo: C6 B7 B8 C9"};

// The level is that of the hardest step of the path, by its name.
TEST(Time, LevelsWithRulesAreThoseOfTheHardestStep) {
    const std::map<std::string, TimeLevel> known = {{"hidden-single", TimeLevel::gentle},
                                                    {"look-at-sums", TimeLevel::gentle},
                                                    {"look-at-pairs", TimeLevel::gentle},
                                                    {"innie-or-outie", TimeLevel::gentle},
                                                    {"must-have-digits", TimeLevel::easy},
                                                    {"two-or-three-innies", TimeLevel::easy},
                                                    {"pointing", TimeLevel::medium},
                                                    {"naked-pair", TimeLevel::medium},
                                                    {"no-combination", TimeLevel::medium},
                                                    {"x-wing", TimeLevel::medium},
                                                    {"short-contradiction", TimeLevel::hard},
                                                    {"xy-chain", TimeLevel::hard},
                                                    {"forcing-net-of-rules", TimeLevel::very_hard}};
    std::set<TimeLevel> seen;
    for (const std::string_view text : puzzles_with_rules) {
        const Puzzle puzzle = read_puzzle(std::string(text));
        Meter meter;
        Solutions one;
        one.count = 1;
        const path::Path path = path::walk(
            puzzle, {}, [&]() -> const Solutions& { return one; }, meter);
        ASSERT_EQ(path.end, path::PathEnd::solved) << text;
        const path::Step* step = path::hardest(path, {});
        const auto level = known.find(key_of(*step->move->technique, step->move->size));
        if (level == known.end()) continue;
        const TimeRating rating = rated(puzzle);
        EXPECT_EQ(rating.level, level->second) << text;
        EXPECT_FALSE(rating.calibrated);
        EXPECT_EQ(rating.tenths % 10, 0);
        seen.insert(rating.level);
    }
    EXPECT_GE(seen.size(), 4U);
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
