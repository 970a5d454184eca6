#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "search/lanes/engine.hpp"
#include "search/solver.hpp"
#include "tests/support/positions.hpp"

namespace deduku::lanes {
namespace {

using deduku::testing::below;
using deduku::testing::Random;
using deduku::testing::random_givens;
using deduku::testing::random_position;
using deduku::testing::read_list;

/// A stream from a list of puzzles to a list of outcomes.
class Batch : public Stream {
  public:
    explicit Batch(const std::vector<Puzzle>& puzzles) : puzzles_(puzzles), outcomes(puzzles.size()) {}
    bool next(CellMasks cells, std::uint64_t& tag) override {
        if (at_ == puzzles_.size()) return false;
        for (std::size_t k = 0; k < 81; ++k)
            cells[k] = static_cast<std::uint16_t>(puzzles_[at_].cells[static_cast<Cell>(k)].bits());
        tag = at_++;
        return true;
    }
    void done(std::uint64_t tag, const SearchOutcome& outcome) override {
        EXPECT_FALSE(outcomes[tag]);
        outcomes[tag] = outcome;
    }
    bool solution(std::uint64_t tag, const NineGrid& digits) override {
        found[tag].push_back(digits);
        return found[tag].size() < enough;
    }
    bool give_up(std::uint64_t tag) override { return tag == hopeless; }

  private:
    const std::vector<Puzzle>& puzzles_;
    std::size_t at_ = 0;

  public:
    std::vector<std::optional<SearchOutcome>> outcomes;
    std::map<std::uint64_t, std::vector<NineGrid>> found;
    std::size_t enough = ~std::size_t{0};
    std::uint64_t hopeless = ~std::uint64_t{0};
};

Grid grid_of(const NineGrid& digits) {
    Grid grid;
    for (std::uint8_t digit : digits) grid.push_back(static_cast<Digit>(digit - 1));
    return grid;
}

std::vector<Puzzle> mixed_puzzles() {
    std::vector<Puzzle> out;
    for (const char* list : {"sample_top1465.txt", "sample_clue17.txt", "sample_singles.txt", "sample_multi_serg.txt",
                             "sample_raw.txt", "sample_hardest_1106.txt", "random_minimal_200.txt"})
        for (Puzzle& puzzle : read_list(list)) out.push_back(std::move(puzzle));
    Random random(2);
    for (int i = 0; i < 40; ++i) out.push_back(random_givens({3, 3}, 22 + i / 4, random));
    // Pencil marks, and conflicting digits.
    for (int i = 0; i < 40; ++i) {
        Puzzle puzzle = out[static_cast<std::size_t>(i)];
        for (int k = 0; k < 20; ++k) {
            auto& cell = puzzle.cells[static_cast<Cell>(below(random, 81))];
            if (!cell.single()) cell.erase(static_cast<Digit>(below(random, 9)));
        }
        out.push_back(puzzle);
        puzzle.cells[static_cast<Cell>(below(random, 81))] = {static_cast<Digit>(i % 9)};
        out.push_back(std::move(puzzle));
    }
    return out;
}

TEST(Kernels, ScalarKernelIsLast) {
    ASSERT_FALSE(kernels().empty());
    EXPECT_EQ(kernels().back(), &plain_kernel());
    EXPECT_EQ(kernels().back()->name, "plain");
}

/// Whether a cell of a lane is the only place of two digits in a house.
bool has_crowded_cell(const Block& block, int lanes, int lane) {
    const auto at = [&](int cell) { return block.digits[static_cast<std::size_t>(cell * lanes + lane)]; };
    const auto crowded = [&](int cell) {
        std::array<unsigned, 3> others{};  // of the row, the column, the box
        for (int k = 0; k < 81; ++k) {
            if (k == cell) continue;
            if (k / 9 == cell / 9) others[0] |= at(k);
            if (k % 9 == cell % 9) others[1] |= at(k);
            if (k / 27 == cell / 27 && k % 9 / 3 == cell % 9 / 3) others[2] |= at(k);
        }
        return std::popcount(at(cell) & ~(others[0] & others[1] & others[2])) > 1;
    };
    for (int cell = 0; cell < 81; ++cell)
        if (crowded(cell)) return true;
    return false;
}

/// Settles rows from `first` on in a block.
Settled settled_from(const Kernel& kernel, Rows& rows, int first, Block& block) {
    Rows part{};
    for (int i = 0; i < kernel.lanes; ++i)
        std::copy_n(rows.row(static_cast<std::size_t>(first + i)), 81, part.row(static_cast<std::size_t>(i)));
    kernel.load(part, block);
    block.sums.fill(changed);
    std::uint64_t sweeps = 0;
    const Mask all = kernel.lanes == most_lanes ? ~Mask{0} : (Mask{1} << kernel.lanes) - 1;
    const Settled now = kernel.settle(block, all, 0, sweeps);
    EXPECT_EQ(now.dead | now.solved | now.open, all) << kernel.name;
    return now;
}

// Random positions in blocks of every kernel: same fixpoints, same branching cells.
TEST(Kernels, SettleAndChooseLikeScalarKernel) {
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    Random random(5);
    std::array<int, 3> seen{};
    for (int round = 0; round < 60; ++round) {
        Rows rows{};
        for (std::size_t lane = 0; lane < most_lanes; ++lane) {
            const Board board = random_position(geometry, 30 + below(random, 50), random);
            for (int k = 0; k < 81; ++k)
                rows.row(lane)[k] = static_cast<std::uint16_t>(board.digits(static_cast<Cell>(k)).bits());
            // Some without a solution.
            if (lane % 5 == 0) rows.row(lane)[below(random, 81)] = static_cast<std::uint16_t>(1 << below(random, 9));
        }
        std::map<int, std::array<std::uint16_t, 81>> expected;  // by lane, without dead ones
        std::map<int, int> cell_of;
        Mask dead_by_plain = 0;
        for (const Kernel* kernel : {&plain_kernel()}) {
            for (int first = 0; first < most_lanes; first += kernel->lanes) {
                Block block{};
                const Settled now = settled_from(*kernel, rows, first, block);
                std::array<std::uint8_t, most_lanes> chosen{};
                kernel->choose(&block, now.open, chosen);
                for (int i = 0; i < kernel->lanes; ++i) {
                    if ((now.dead >> i & 1) != 0) dead_by_plain |= Mask{1} << (first + i);
                    if ((now.open >> i & 1) != 0) cell_of[first + i] = chosen[static_cast<std::size_t>(i)];
                    for (int k = 0; k < 81; ++k)
                        expected[first + i][static_cast<std::size_t>(k)] =
                            block.digits[static_cast<std::size_t>(k * kernel->lanes + i)];
                }
            }
        }
        for (const Kernel* kernel : kernels()) {
            std::array<Block, most_blocks> blocks{};
            std::array<Settled, most_blocks> ends;
            Mask open = 0;
            for (int b = 0; b < kernel->blocks; ++b) {
                const int first = b * kernel->lanes;
                Settled& end = ends[static_cast<std::size_t>(b)];
                end = settled_from(*kernel, rows, first, blocks[static_cast<std::size_t>(b)]);
                open |= end.open << first;
            }
            std::array<std::uint8_t, most_lanes> chosen{};
            kernel->choose(blocks.data(), open, chosen);
            for (int b = 0; b < kernel->blocks; ++b) {
                const auto at = static_cast<std::size_t>(b);
                std::array<std::uint8_t, most_lanes> in_one{};
                kernel->choose_in_one(&blocks[at], ends[at].open, in_one);
                for (int i = 0; i < kernel->lanes; ++i)
                    ASSERT_TRUE((ends[at].open >> i & 1) == 0 ||
                                in_one[static_cast<std::size_t>(i)] ==
                                    chosen[static_cast<std::size_t>(b * kernel->lanes + i)])
                        << kernel->name;
            }
            for (int lane = 0; lane < kernel->lanes * kernel->blocks; ++lane) {
                const auto b = static_cast<std::size_t>(lane / kernel->lanes);
                const Block& block = blocks[b];
                const int i = lane % kernel->lanes;
                const bool dead = (ends[b].dead >> i & 1) != 0;
                ASSERT_TRUE(!dead || (dead_by_plain >> lane & 1) != 0) << kernel->name;
                if (dead) continue;
                if ((dead_by_plain >> lane & 1) != 0) {
                    ASSERT_TRUE((open >> lane & 1) != 0 && has_crowded_cell(block, kernel->lanes, i)) << kernel->name;
                    continue;
                }
                for (int k = 0; k < 81; ++k)
                    ASSERT_EQ(block.digits[static_cast<std::size_t>(k * kernel->lanes + i)],
                              expected[lane][static_cast<std::size_t>(k)])
                        << kernel->name << " lane " << lane << " cell " << k;
                ASSERT_TRUE((open >> lane & 1) == 0 || chosen[static_cast<std::size_t>(lane)] == cell_of[lane])
                    << kernel->name << " lane " << lane;
            }
            for (const Settled& end : ends) {
                seen[0] += std::popcount(end.dead);
                seen[1] += std::popcount(end.solved);
                seen[2] += std::popcount(end.open);
            }
        }
    }
    for (int count : seen) EXPECT_GT(count, 100);
}

std::vector<std::array<std::uint16_t, row_size>> positions_alone() {
    std::vector<std::array<std::uint16_t, row_size>> out;
    const auto add = [&](const auto& digits_of) {
        auto& row = out.emplace_back();
        for (std::size_t k = 0; k < 81; ++k)
            row[k] = static_cast<std::uint16_t>(digits_of(static_cast<Cell>(k)).bits());
    };
    for (const Puzzle& puzzle : mixed_puzzles()) add([&](Cell cell) { return puzzle.cells[cell]; });
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    Random random(7);
    for (int i = 0; i < 500; ++i) {
        const Board board = random_position(geometry, 20 + below(random, 60), random);
        add([&](Cell cell) { return board.digits(cell); });
    }
    return out;
}

/// A row in the first lane of a block.
Block one_in(const std::array<std::uint16_t, row_size>& row, const Kernel& kernel) {
    Block block{};
    for (std::size_t k = 0; k < 81; ++k) block.digits[k * static_cast<std::size_t>(kernel.lanes)] = row[k];
    block.sums.fill(changed);
    return block;
}

void expect_settled(const Kernel& kernel, const std::array<std::uint16_t, row_size>& given, Alone alone,
                    const std::array<std::uint16_t, row_size>& row) {
    Block block = one_in(given, kernel);
    std::uint64_t sweeps = 0;
    const Settled expected = kernel.settle(block, 1, 0, sweeps);
    EXPECT_EQ(alone == Alone::unknown, expected.dead == 1) << kernel.name;
    EXPECT_EQ(alone == Alone::solved, expected.solved == 1) << kernel.name;
    const Block is = one_in(row, kernel);
    EXPECT_TRUE(alone == Alone::unknown ? row == given : is.digits == block.digits) << kernel.name;
}

// A puzzle in three registers has the same result as in a lane, of this kernel and of the plain one; except that a cell
// that is the only place of two digits is not always detected.
TEST(Kernels, SinglePuzzleSettlesLikeALane) {
    std::map<Alone, int> seen;
    for (const Kernel* kernel : kernels()) {
        if (kernel->settle_alone == nullptr) continue;
        for (const auto& given : positions_alone()) {
            auto row = given;
            const Alone alone = kernel->settle_alone(row.data());
            ++seen[alone];
            if (alone == Alone::open && has_crowded_cell(one_in(row, *kernel), kernel->lanes, 0)) continue;
            expect_settled(*kernel, given, alone, row);
            expect_settled(plain_kernel(), given, alone, row);
        }
    }
    if (seen.empty()) GTEST_SKIP() << "no registers of 32 words here";
    for (const Alone alone : {Alone::unknown, Alone::open, Alone::solved}) EXPECT_GT(seen[alone], 20);
}

// A1 is the only place in its box for 1 and for 2: no solution, which singles show, whichever is placed first.
TEST(Kernels, SinglesDetectTwoDigitsInOneCell) {
    for (const Kernel* kernel : kernels()) {
        Rows rows{};
        for (std::size_t lane = 0; lane < static_cast<std::size_t>(kernel->lanes); ++lane)
            for (std::size_t k = 0; k < 81; ++k)
                rows.row(lane)[k] = lane == 3 && k != 0 && k < 27 && k % 9 < 3 ? 0x1FC : 0x1FF;
        Block block{};
        kernel->load(rows, block);
        std::fill(block.sums.begin(), block.sums.end(), changed);
        std::uint64_t sweeps = 0;
        const Mask all = kernel->lanes == most_lanes ? ~Mask{0} : (Mask{1} << kernel->lanes) - 1;
        const Settled now = kernel->settle_singles(block, all, 0, sweeps);
        EXPECT_EQ(now.dead, Mask{1} << 3) << kernel->name;
        EXPECT_EQ(now.open, all & ~now.dead) << kernel->name;
    }
}

// Singles alone, and lanes narrowed to a row: every kernel agrees with the plain one.
TEST(Kernels, SinglesAndNarrowingAgree) {
    Random random(12);
    const auto in_lanes = [](const Kernel& kernel, const Rows& rows, const Rows& to, int first) {
        Rows part{};
        for (int i = 0; i < kernel.lanes; ++i) {
            Rows& all = const_cast<Rows&>(rows);
            std::copy_n(all.row(static_cast<std::size_t>((first + i) % most_lanes)), 81,
                        part.row(static_cast<std::size_t>(i)));
        }
        Block block{};
        kernel.load(part, block);
        block.sums.fill(changed);
        std::vector<std::array<std::uint16_t, 81>> out(static_cast<std::size_t>(kernel.lanes));
        const Mask lost = kernel.narrow(const_cast<Rows&>(to).row(0), block);
        std::uint64_t sweeps = 0;
        const Mask all = kernel.lanes == most_lanes ? ~Mask{0} : (Mask{1} << kernel.lanes) - 1;
        const Settled now = kernel.settle_singles(block, all, 0, sweeps);
        std::vector<int> said;
        for (int i = 0; i < kernel.lanes; ++i) {
            said.push_back(static_cast<int>(lost >> i & 1) + 2 * static_cast<int>(now.dead >> i & 1) +
                           4 * static_cast<int>(now.solved >> i & 1));
            for (int k = 0; k < 81 && (now.dead >> i & 1) == 0; ++k)
                out[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)] =
                    block.digits[static_cast<std::size_t>(k * kernel.lanes + i)];
        }
        return std::pair(said, out);
    };
    for (int round = 0; round < 20; ++round) {
        Rows rows{};
        Rows narrow{};
        const Grid grid = testing::random_grid({3, 3}, random);
        const auto digit_at = [&grid](int k) {
            return static_cast<std::uint16_t>(1 << index(grid[static_cast<Cell>(k)]));
        };
        for (int k = 0; k < 81; ++k)
            narrow.row(0)[k] = static_cast<std::uint16_t>(digit_at(k) | (random() & 0x1FF) | (random() & 0x1FF));
        for (std::size_t lane = 0; lane < most_lanes; ++lane)
            for (int k = 0; k < 81; ++k)
                rows.row(lane)[k] = static_cast<std::uint16_t>(
                    below(random, 100) < 24 ? digit_at(k) : (0x1FF & ~(lane % 7 == 0 && k == 40 ? digit_at(k) : 0)));
        for (const Kernel* kernel : kernels()) {
            const auto [said, out] = in_lanes(*kernel, rows, narrow, 0);
            for (int first = 0; first < kernel->lanes; first += plain_kernel().lanes) {
                const auto [plain_said, plain_out] = in_lanes(plain_kernel(), rows, narrow, first);
                for (std::size_t i = 0; i < plain_said.size() && first + static_cast<int>(i) < kernel->lanes; ++i) {
                    EXPECT_EQ(said[static_cast<std::size_t>(first) + i], plain_said[i]) << kernel->name;
                    EXPECT_EQ(out[static_cast<std::size_t>(first) + i], plain_out[i]) << kernel->name;
                }
            }
        }
    }
}

TEST(Kernels, RowsRoundTrip) {
    Random random(6);
    for (const Kernel* kernel : kernels()) {
        std::vector<std::string> lines;
        Rows rows{};
        for (std::size_t lane = 0; lane < static_cast<std::size_t>(kernel->lanes); ++lane) {
            std::string line;
            for (int k = 0; k < 81; ++k) line += static_cast<char>('1' + below(random, 9));
            kernel->parse(line.data(), rows.row(lane));
            lines.push_back(line);
        }
        Block block{};
        kernel->load(rows, block);
        for (std::size_t lane = 0; lane < lines.size(); ++lane)
            for (std::size_t k = 0; k < 81; ++k)
                ASSERT_EQ(block.digits[k * lines.size() + lane], 1 << (lines[lane][k] - '1')) << kernel->name;
        Rows out{};
        kernel->unload(block, out);
        for (std::size_t lane = 0; lane < lines.size(); ++lane)
            for (std::size_t k = 0; k < 81; ++k) ASSERT_EQ(out.row(lane)[k], lines[lane][k] - '0') << kernel->name;
        // Lanes copied singly or several together.
        for (const Mask which : {Mask{1}, Mask{2}, Mask{0b1011}}) {
            Block copied{};
            kernel->copy(block, which, copied);
            for (std::size_t i = 0; i < 81 * lines.size(); ++i)
                ASSERT_EQ(copied.digits[i], (which >> (i % lines.size()) & 1) != 0 ? block.digits[i] : 0);
        }
    }
}

TEST(Kernels, NonDigitsAreOpenCells) {
    for (const Kernel* kernel : kernels()) {
        std::string line(81, '.');
        for (int c = 0; c < 81; ++c) line[static_cast<std::size_t>(c)] = static_cast<char>(c + 20);
        Rows rows{};
        kernel->parse(line.data(), rows.row(0));
        for (int k = 0; k < 81; ++k) {
            const char c = line[static_cast<std::size_t>(k)];
            EXPECT_EQ(rows.row(0)[k], c >= '1' && c <= '9' ? 1 << (c - '1') : 0x1FF) << kernel->name << ' ' << c;
        }
    }
}

TEST(Engine, KernelsMatchGeneralSolver) {
    const std::vector<Puzzle> puzzles = mixed_puzzles();
    for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{50}}) {
        std::vector<Solutions> expected;
        for (const Puzzle& puzzle : puzzles) {
            SearchRequest request;
            request.limit = limit;
            expected.push_back(deduku::solve_by_search(start_board(puzzle), request));
        }
        for (const Kernel* kernel : kernels()) {
            Engine engine(*kernel);
            Batch batch(puzzles);
            SearchGoal wanted;
            wanted.limit = limit;
            engine.run(batch, wanted);
            for (std::size_t i = 0; i < puzzles.size(); ++i) {
                ASSERT_TRUE(batch.outcomes[i]) << kernel->name;
                const SearchOutcome& outcome = *batch.outcomes[i];
                ASSERT_EQ(outcome.count, expected[i].count) << kernel->name << ' ' << i;
                ASSERT_EQ(outcome.end == SearchEnd::complete, expected[i].end == SearchEnd::complete) << kernel->name;
                ASSERT_TRUE(outcome.count == 0 || solves(grid_of(outcome.first), puzzles[i])) << kernel->name;
                ASSERT_TRUE(limit == 1 || outcome.count != 1 || grid_of(outcome.first) == *expected[i].first);
            }
        }
    }
}

TEST(Engine, FindsAllSolutionsOfOnePuzzleInAllLanes) {
    Random random(9);
    const std::vector<Puzzle> one = {random_givens({3, 3}, 23, random)};
    std::uint64_t expected = 0;
    SearchRequest all;
    all.limit = unlimited;
    expected = oracle_solve(start_board(one[0]), all).count;
    ASSERT_GT(expected, 300U);
    for (const Kernel* kernel : kernels()) {
        Engine engine(*kernel);
        Batch batch(one);
        SearchGoal wanted;
        wanted.limit = unlimited;
        wanted.each = true;
        engine.run(batch, wanted);
        EXPECT_EQ(batch.outcomes[0]->count, expected);
        EXPECT_EQ(batch.outcomes[0]->end, SearchEnd::complete);
        std::vector<NineGrid>& found = batch.found[0];
        EXPECT_EQ(found.size(), expected);
        for (const NineGrid& digits : found) ASSERT_TRUE(solves(grid_of(digits), one[0]));
        std::sort(found.begin(), found.end());
        EXPECT_EQ(std::unique(found.begin(), found.end()), found.end());
        EXPECT_GT(engine.work().taken_over, 0U);
    }
}

TEST(Engine, StreamCanStopAPuzzle) {
    const std::vector<Puzzle> blank(40, blank_puzzle({3, 3}));
    for (const Kernel* kernel : kernels()) {
        Engine engine(*kernel);
        Batch some(blank);
        some.enough = 7;
        SearchGoal wanted;
        wanted.limit = unlimited;
        wanted.each = true;
        engine.run(some, wanted);
        for (std::size_t i = 0; i < blank.size(); ++i) {
            EXPECT_EQ(some.found[i].size(), 7U);
            EXPECT_EQ(some.outcomes[i]->count, 7U);
            EXPECT_EQ(some.outcomes[i]->end, SearchEnd::limit);
        }
    }
}

TEST(Engine, BudgetStopsOnlyItsPuzzle) {
    std::vector<Puzzle> puzzles = read_list("sample_top1465.txt");
    puzzles.insert(puzzles.begin() + 3, blank_puzzle({3, 3}));
    for (const Kernel* kernel : kernels()) {
        Engine engine(*kernel);
        SearchGoal wanted;
        wanted.limit = unlimited;
        wanted.max_guesses = 2000;
        Batch limited(puzzles);
        engine.run(limited, wanted);
        wanted.max_guesses = unlimited;
        Batch hopeless(puzzles);
        hopeless.hopeless = 3;
        engine.run(hopeless, wanted);  // reuses the engine
        for (std::size_t i = 0; i < puzzles.size(); ++i)
            for (const Batch* batch : {&limited, &hopeless}) {
                EXPECT_EQ(batch->outcomes[i]->end, i == 3 ? SearchEnd::budget : SearchEnd::complete)
                    << kernel->name << ' ' << i;
                EXPECT_EQ(batch->outcomes[i]->count == 1, i != 3) << kernel->name << ' ' << i;
            }
        EXPECT_LE(limited.outcomes[3]->guesses, 2001U);
    }
}

TEST(Engine, EmptyInput) {
    for (const Kernel* kernel : kernels()) {
        Engine engine(*kernel);
        const std::vector<Puzzle> none;
        Batch batch(none);
        engine.run(batch, {});
        EXPECT_EQ(engine.work().steps, 0U);
    }
}

}  // namespace
}  // namespace deduku::lanes
