#include "deduku/board.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace deduku {
namespace {

// The obvious board: one flag for each candidate, all other values recomputed.
class Flags {
  public:
    explicit Flags(const Geometry& geometry)
        : geometry_(geometry), living_(static_cast<std::size_t>(geometry.candidates()), true) {}

    bool has(Candidate c) const { return living_[static_cast<std::size_t>(geometry_.number(c))]; }
    void set(Candidate c, bool value) { living_[static_cast<std::size_t>(geometry_.number(c))] = value; }
    std::uint64_t living(Sector sector) const {
        std::uint64_t bits = 0;
        for (int i = 0; i < geometry_.digits(); ++i)
            if (has(geometry_.member(sector, i))) bits |= std::uint64_t{1} << i;
        return bits;
    }

  private:
    const Geometry& geometry_;
    std::vector<bool> living_;
};

// The first sector that a sequence of removals empties; of several at once: cell, row, column, box.
std::optional<Sector> first_emptied(const Geometry& geometry, std::span<const Candidate> removals) {
    Flags flags(geometry);
    for (Candidate c : removals) {
        flags.set(c, false);
        for (Sector sector : geometry.sectors_of(c))
            if (flags.living(sector) == 0) return sector;
    }
    return std::nullopt;
}

void expect_agreement(const Board& board, const Flags& flags) {
    const Geometry& g = board.geometry();
    int living = 0;
    for (int i = 0; i < g.candidates(); ++i) {
        const Candidate c = g.candidate(i);
        living += flags.has(c);
        ASSERT_EQ(board.has(c), flags.has(c));
        for (const Membership& m : g.houses_of(c.cell))
            ASSERT_EQ(board.places(m.house, c.digit).has(m.place), flags.has(c));
    }
    ASSERT_EQ(board.living_count(), living);
    for (int s = 0; s < g.sectors(); ++s)
        ASSERT_EQ(board.living(static_cast<Sector>(s)), flags.living(static_cast<Sector>(s)));
    ASSERT_EQ(board.empty_sector(), first_emptied(g, board.trail()));
    ASSERT_EQ(board.contradictory(), board.empty_sector().has_value());
}

// Random removals and undos: both views, the trail and the empty sector stay correct.
TEST(Board, AgreesWithFlagsUnderRemoveAndUndo) {
    std::mt19937 random(7);
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{1, 5}, Box{4, 4}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        Board board(geometry);
        Flags flags(*geometry);
        for (int round = 0; round < 60; ++round) {
            // Enough removals to empty some sectors, mostly around one cell.
            const int count = static_cast<int>(random() % static_cast<unsigned>(geometry->candidates()));
            const auto centre = static_cast<int>(random() % static_cast<unsigned>(geometry->candidates()));
            for (int i = 0; i < count; ++i) {
                const int spread = static_cast<int>(random() % static_cast<unsigned>(3 * geometry->digits()));
                const Candidate c = geometry->candidate((centre + spread) % geometry->candidates());
                if (!board.has(c)) continue;
                board.remove(c);
                flags.set(c, false);
            }
            expect_agreement(board, flags);
            const std::size_t length = random() % (board.trail().size() + 1);
            for (std::size_t i = length; i < board.trail().size(); ++i) flags.set(board.trail()[i], true);
            board.undo_to(length);
            ASSERT_EQ(board.trail().size(), length);
            expect_agreement(board, flags);
        }
    }
}

TEST(Board, UndoRestoresTheEmptySector) {
    Board board(std::make_shared<const Geometry>(Box{2, 2}));
    const auto a1 = static_cast<Cell>(0);
    board.keep_only(a1, {static_cast<Digit>(3)});
    EXPECT_EQ(board.trail().size(), 3u);
    EXPECT_FALSE(board.contradictory());
    board.remove({a1, static_cast<Digit>(3)});
    EXPECT_EQ(board.empty_sector(), static_cast<Sector>(0));
    board.undo_to(3);
    EXPECT_FALSE(board.contradictory());
    EXPECT_TRUE(board.digits(a1).single());
}

TEST(Board, StartBoardRemovesOnlyWhatThePuzzleForbids) {
    Puzzle puzzle = blank_puzzle({3, 3});
    puzzle.cells[Cell{10}] = {static_cast<Digit>(4)};
    puzzle.cells[Cell{80}] = {static_cast<Digit>(0), static_cast<Digit>(8)};
    const Board board = start_board(puzzle);
    EXPECT_EQ(board.trail().size(), 8u + 7u);
    EXPECT_EQ(board.digits(static_cast<Cell>(11)).size(), 9);
    EXPECT_EQ(board.digits(static_cast<Cell>(80)), puzzle.cells[Cell{80}]);
    EXPECT_EQ(clue_count(puzzle), 1);
}

// 1234 3412 2143 4321 is a 4x4 solution.
TEST(Board, SolvedAndSolves) {
    const std::vector<int> digits = {0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0};
    Grid grid;
    for (int d : digits) grid.push_back(static_cast<Digit>(d));
    Puzzle puzzle = blank_puzzle({2, 2});
    EXPECT_TRUE(solves(grid, puzzle));
    puzzle.cells[Cell{0}] = {static_cast<Digit>(1), static_cast<Digit>(2)};
    EXPECT_FALSE(solves(grid, puzzle));  // contradicts the puzzle
    Grid twice = grid;
    std::swap(twice[Cell{0}], twice[Cell{1}]);
    EXPECT_FALSE(solves(twice, blank_puzzle({2, 2})));     // two equal digits in a column
    EXPECT_FALSE(solves(Grid(15), blank_puzzle({2, 2})));  // lacks a cell

    Board board(std::make_shared<const Geometry>(Box{2, 2}));
    EXPECT_FALSE(board.solved());
    for (std::size_t i = 0; i < digits.size(); ++i)
        board.keep_only(static_cast<Cell>(i), {static_cast<Digit>(digits[i])});
    EXPECT_TRUE(board.solved());
    EXPECT_EQ(index(board.grid()[Cell{5}]), 3);
}

// Both views and members() use one table: they agree with the definition after any removals and undos.
TEST(Board, MembersAreLivingCandidates) {
    const auto geometry = std::make_shared<const Geometry>(Box{2, 3});
    Board board(geometry);
    std::set<Candidate> dead;
    const auto expect_agreement = [&] {
        for (Sector sector : geometry->every_sector())
            for (Place i : geometry->all_places()) {
                const bool lives = !dead.contains(geometry->member(sector, i));
                ASSERT_EQ(board.members(sector).has(i), lives);
                ASSERT_EQ((board.living(sector) >> index(i) & 1) != 0, lives);
            }
        for (Candidate c : geometry->every_candidate()) ASSERT_EQ(board.has(c), !dead.contains(c));
    };
    for (int number = 0; number < geometry->candidates(); number += 7) {
        dead.insert(geometry->candidate(number));
        board.remove(geometry->candidate(number));
    }
    expect_agreement();
    const std::vector<Candidate> trail(board.trail().begin(), board.trail().end());
    board.undo_to(10);
    dead = std::set<Candidate>(trail.begin(), trail.begin() + 10);
    expect_agreement();
}

}  // namespace
}  // namespace deduku
