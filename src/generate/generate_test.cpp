#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "deduku/text.hpp"
#include "generate/any_board.hpp"
#include "generate/minimal.hpp"
#include "generate/plan.hpp"
#include "generate/vicinity.hpp"
#include "search/solver.hpp"
#include "tests/support/plain_houses.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::generate {
namespace {

NineGrid cells_of(const std::string& text) {
    NineGrid out{};
    for (std::size_t k = 0; k < 81; ++k)
        out[k] = text[k] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(text[k] - '0');
    return out;
}

std::uint64_t solutions(const std::string& text) {
    return solve_by_sectors(start_board(testing::read_puzzle(text)), {.limit = 2}).count;
}

/// The definition: without any one of its givens, it has several solutions.
bool is_minimal(const std::string& text) {
    for (std::size_t k = 0; k < 81; ++k) {
        std::string less = text;
        less[k] = '.';
        if (text[k] != '.' && solutions(less) < 2) return false;
    }
    return solutions(text) == 1;
}

std::vector<std::string> made_by(const std::vector<std::unique_ptr<Maker>>& makers) {
    lanes::Engine engine(lanes::best_kernel());
    Meter meter;
    EXPECT_TRUE(run(engine, makers, meter));
    std::vector<std::string> out;
    for (const auto& maker : makers)
        for (const NineGrid& cells : maker->made) out.push_back(text_of(cells));
    return out;
}

template <class Make>
std::vector<std::string> made_by(std::size_t makers, const Make& make) {
    std::vector<std::unique_ptr<Maker>> all;
    for (std::size_t i = 0; i < makers; ++i) all.push_back(make(Draw(5, i)));
    return made_by(all);
}

TEST(TopDown, MinimalPuzzlesAllDifferent) {
    const auto puzzles = made_by(20, [](const Draw& draw) { return top_down(draw, single_cells(), 10); });
    EXPECT_EQ(puzzles.size(), 200U);
    EXPECT_EQ(std::set<std::string>(puzzles.begin(), puzzles.end()).size(), 200U);
    for (const std::string& puzzle : puzzles) EXPECT_TRUE(is_minimal(puzzle)) << puzzle;
}

// The puzzles of a maker do not depend on parallel makers, nor on the kernel.
TEST(TopDown, IsIndependentOfOtherLanes) {
    const auto make = [](const Draw& draw) { return top_down(draw, single_cells(), 3); };
    const auto many = made_by(30, make);
    for (std::size_t i = 0; i < 3; ++i) {
        std::vector<std::unique_ptr<Maker>> one;
        one.push_back(make(Draw(5, i)));
        const auto alone = made_by(one);
        EXPECT_TRUE(std::equal(alone.begin(), alone.end(), many.begin() + static_cast<std::ptrdiff_t>(3 * i)));
    }
    for (const lanes::Kernel* kernel : lanes::kernels()) {
        lanes::Engine engine(*kernel);
        Meter meter;
        std::vector<std::unique_ptr<Maker>> makers;
        makers.push_back(make(Draw(5, 0)));
        ASSERT_TRUE(run(engine, makers, meter));
        for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(text_of(makers[0]->made[i]), many[i]) << kernel->name;
    }
}

TEST(TopDown, SymmetricWithoutRedundantGroup) {
    for (const char* symmetry : {"rotation-180", "rotation-90", "diagonal", "antidiagonal", "horizontal", "vertical",
                                 "both-diagonals", "both-lines"}) {
        const Orbits orbits = orbits_of(symmetry);
        std::size_t cells = 0;
        for (const auto& orbit : orbits) cells += orbit.size();
        EXPECT_EQ(cells, 81U) << symmetry;
        for (const std::string& puzzle : made_by(2, [&](const Draw& draw) { return top_down(draw, orbits, 2); })) {
            EXPECT_EQ(solutions(puzzle), 1U);
            for (const auto& orbit : orbits) {
                std::string less = puzzle;
                for (std::uint8_t cell : orbit) {
                    EXPECT_EQ(puzzle[cell] == '.', puzzle[orbit[0]] == '.') << symmetry;
                    less[cell] = '.';
                }
                if (less != puzzle) {
                    EXPECT_EQ(solutions(less), 2U) << symmetry;
                }
            }
        }
    }
    EXPECT_TRUE(orbits_of("round").empty());
}

TEST(ByPattern, GivensMatchPattern) {
    NineGrid pattern{};
    for (std::size_t k = 0; k < 81; ++k) pattern[k] = k % 2 == 0 || k % 5 == 0 ? 1 : 0;
    const auto puzzles = made_by(4, [&](const Draw& draw) { return by_pattern(draw, pattern, 200, 2000); });
    EXPECT_FALSE(puzzles.empty());
    for (const std::string& puzzle : puzzles) {
        EXPECT_EQ(solutions(puzzle), 1U);
        for (std::size_t k = 0; k < 81; ++k) EXPECT_EQ(puzzle[k] != '.', pattern[k] != 0);
    }
}

TEST(ByPattern, TwentyFourGivens) {
    // The cells of a random minimal puzzle: about one in a hundred thousand grids has one solution with these givens.
    const std::string marks = ".....31......2.....7...5.8.6.71...5.1......2...2..794.7......158..3..6....34.....";
    const auto puzzles = made_by(32, [&](const Draw& draw) { return by_pattern(draw, cells_of(marks), 2, 1000); });
    EXPECT_GE(puzzles.size(), 5U);
    for (const std::string& puzzle : puzzles) {
        EXPECT_EQ(solutions(puzzle), 1U);
        for (std::size_t k = 0; k < 81; ++k) EXPECT_EQ(puzzle[k] != '.', marks[k] != '.');
    }
}

TEST(ByPattern, NothingForImpossiblePattern) {
    NineGrid pattern{};  // 15 givens never have one solution
    for (std::size_t k = 0; k < 15; ++k) pattern[k * 5] = 1;
    EXPECT_TRUE(made_by(4, [&](const Draw& draw) { return by_pattern(draw, pattern, 3, 500); }).empty());
}

TEST(ControlledBias, MinimalOnly) {
    const auto puzzles = made_by(60, [](const Draw& draw) { return controlled_bias(draw, 12'000, 31); });
    EXPECT_FALSE(puzzles.empty());
    for (const std::string& puzzle : puzzles) EXPECT_TRUE(is_minimal(puzzle)) << puzzle;
}

// The published mean of givens over all minimal puzzles is 26.58 (D. Berthier, 5,926,343 puzzles); 300 puzzles estimate
// it within 0.3.
TEST(ExhaustiveControlledBias, MatchesPublishedMean) {
    double sum = 0;
    double weights = 0;
    for (std::size_t part = 0; part < 6; ++part) {
        const auto puzzles = made_by(96, [&](const Draw& draw) {
            Draw other = draw;
            return controlled_bias(Draw(other.bits(), part), 60'000, 31);
        });
        for (const std::string& puzzle : puzzles) {
            const auto givens = 81 - std::count(puzzle.begin(), puzzle.end(), '.');
            double weight = 1;  // C(81, givens), up to a factor
            for (std::ptrdiff_t i = 20; i < givens; ++i)
                weight *= static_cast<double>(81 - i) / static_cast<double>(i + 1);
            sum += weight * static_cast<double>(givens);
            weights += weight;
        }
    }
    EXPECT_NEAR(sum / weights, 26.58, 0.4);
}

/// The definition: all ways to replace one given by another one, solved.
std::set<std::string> brute_vicinity(const std::string& seed, bool minimal) {
    std::set<std::string> out;
    for (std::size_t gone = 0; gone < 81; ++gone) {
        if (seed[gone] == '.') continue;
        std::string rest = seed;
        rest[gone] = '.';
        for (std::size_t cell = 0; cell < 81; ++cell)
            for (char digit = '1'; digit <= '9'; ++digit) {
                if (rest[cell] != '.') continue;
                std::string puzzle = rest;
                puzzle[cell] = digit;
                if (puzzle != seed && solutions(puzzle) == 1 && (!minimal || is_minimal(puzzle))) out.insert(puzzle);
            }
    }
    return out;
}

std::set<std::string> found_vicinity(const std::string& seed, const Vicinity& wanted) {
    lanes::Engine engine(lanes::best_kernel());
    Meter meter;
    VicinityCount count;
    std::set<std::string> out;
    EXPECT_TRUE(vicinity(engine, cells_of(seed), wanted, meter, count, [&](const NineGrid& cells) {
        EXPECT_TRUE(out.insert(text_of(cells)).second) << "twice";
        return true;
    }));
    EXPECT_EQ(count.puzzles, out.size());
    return out;
}

TEST(Vicinity, OneForOneMatchesDefinition) {
    const std::string seed = to_line(testing::read_list("hardest_11plus_50.txt").front());
    EXPECT_EQ(found_vicinity(seed, {.minimal = false}), brute_vicinity(seed, false));
    EXPECT_EQ(found_vicinity(seed, {.minimal = true}), brute_vicinity(seed, true));
}

TEST(Vicinity, TwoForTwo) {
    const std::string seed = to_line(testing::read_list("random_minimal_200.txt").at(1));
    const auto found = found_vicinity(seed, {.remove = 2, .add = 2, .minimal = false, .most_solutions = 200});
    std::size_t number = 0;
    for (const std::string& puzzle : found) {
        if (number++ % 200 != 0) continue;
        int taken = 0;
        int added = 0;
        for (std::size_t k = 0; k < 81; ++k) {
            taken += seed[k] != '.' && puzzle[k] != seed[k] ? 1 : 0;
            added += puzzle[k] != '.' && puzzle[k] != seed[k] ? 1 : 0;
        }
        EXPECT_EQ(taken, 2);
        EXPECT_EQ(added, 2);
        EXPECT_EQ(solutions(puzzle), 1U) << puzzle;
    }
    EXPECT_FALSE(found.empty());
    for (const std::string& puzzle :
         found_vicinity(seed, {.remove = 1, .add = 1, .same_cells = true, .minimal = false}))
        for (std::size_t k = 0; k < 81; ++k) EXPECT_EQ(puzzle[k] == '.', seed[k] == '.');
}

TEST(Minimal, MatchesDefinition) {
    testing::Random random(3);
    for (int i = 0; i < 20; ++i) {
        const Puzzle puzzle = testing::random_givens({3, 3}, 26 + i, random);
        Meter meter;
        const Minimal found = redundant_givens(puzzle, solve_by_sectors, {}, meter);
        const std::string text = to_line(puzzle);
        if (solutions(text) != 1) {
            EXPECT_EQ(found.what, Needed::several);
            continue;
        }
        std::vector<Cell> redundant;
        for (std::size_t k = 0; k < 81; ++k) {
            std::string less = text;
            less[k] = '.';
            if (text[k] != '.' && solutions(less) == 1) redundant.push_back(static_cast<Cell>(k));
        }
        EXPECT_EQ(found.redundant, redundant) << text;
        EXPECT_EQ(found.what, redundant.empty() ? Needed::minimal : Needed::redundant);
        Puzzle reduced = puzzle;
        const Minimal taken = reduce(reduced, solve_by_sectors, {}, meter);
        EXPECT_TRUE(is_minimal(to_line(reduced))) << text;
        EXPECT_EQ(clue_count(puzzle) - clue_count(reduced), static_cast<int>(taken.redundant.size()));
    }
    Meter none(0);
    EXPECT_EQ(redundant_givens(blank_puzzle({2, 2}), solve_by_sectors, {}, none).what, Needed::unknown);
}

TEST(Draw, IsReproducible) {
    // SplitMix64 as published; all numbers are about equally frequent.
    Draw draw(1, 2);
    std::array<int, 6> count{};
    for (int i = 0; i < 60'000; ++i) ++count[draw.below(6)];
    for (int times : count) EXPECT_NEAR(times, 10'000, 400);
    EXPECT_NE(Draw(1, 2).bits(), Draw(1, 3).bits());
    EXPECT_EQ(Draw(1, 2).bits(), Draw(1, 2).bits());
}

// Jigsaws, diagonals, windows, groups, asterisks: one solution, no redundant given, and deterministic for a given seed.
TEST(AnyBoard, MinimalPuzzlesOnEveryKindOfHouses) {
    testing::Random random(1);
    lanes::Engine engine(lanes::best_kernel());
    for (const auto& [kind, empty] : testing::kinds_of_boards(random)) {
        GenerationPlan plan;
        plan.seed = 7;
        plan.board = empty.shared_geometry();
        std::set<std::string> made;
        for (std::uint64_t number = 0; number < 3; ++number) {
            Meter no_limit;
            const GeneratedBatch batch = make_batch(plan, number, engine, no_limit);
            ASSERT_TRUE(batch.whole && batch.puzzles.size() == 1) << kind;
            EXPECT_EQ(make_batch(plan, number, engine, no_limit).puzzles, batch.puzzles);
            made.insert(batch.puzzles.front());
            Puzzle puzzle = empty;
            puzzle.cells = testing::read_puzzle(batch.puzzles.front()).cells;
            const auto solutions = [&] { return solve_by_sectors(start_board(puzzle), {.limit = 2}, no_limit).count; };
            EXPECT_EQ(solutions(), 1U) << kind << ": " << batch.puzzles.front();
            for (Cell cell : puzzle.cells.ids()) {
                const Set<Digit> given = puzzle.cells[cell];
                if (!given.single()) continue;
                puzzle.cells[cell] = puzzle.geometry().all_digits();
                EXPECT_EQ(solutions(), 2U) << kind << ": " << batch.puzzles.front();
                puzzle.cells[cell] = given;
            }
        }
        EXPECT_EQ(made.size(), 3U) << kind;
    }
}

// Cells 3 and 4 have the digit missing in cells 0 to 2, but share a house: there is no grid, and the search ends.
TEST(AnyBoard, NoPuzzleWithoutGrid) {
    const Puzzle empty = testing::read_puzzle("................ houses:[[0,1,2,3],[0,1,2,4],[3,4,5,6]]");
    Meter some(100'000);
    Draw draw(1, 1);
    EXPECT_FALSE(grid_on(start_board(empty), draw, some));
    EXPECT_FALSE(some.exhausted());
}

}  // namespace
}  // namespace deduku::generate
