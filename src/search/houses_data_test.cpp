// The boards of data/houses, twenty of each kind, each with one solution, by solve_by_sectors and by a plain count.
#include <gtest/gtest.h>

#include "search/solver.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

/// Exact cover alone: chooses a cell, or a digit in a house, with the fewest candidates and tries each of them.
/// (The oracle looks only at peers: X-Windoku with eight givens takes it minutes.)
class PlainCount {
  public:
    explicit PlainCount(const Puzzle& puzzle) : board_(puzzle.geometry()), cells_(puzzle.cells) {}

    int count(int limit) {
        const std::vector<Candidate> tried = smallest();
        if (tried.size() == 1 && tried.front().cell == none) return 1;
        int found = 0;
        for (const Candidate c : tried) {
            const Table<Cell, Set<Digit>> before = cells_;
            const auto placed_before = placed_;
            place(c);
            found += count(limit - found);
            cells_ = before;
            placed_ = placed_before;
            if (found >= limit) break;
        }
        return found;
    }

  private:
    static constexpr Cell none{4096};

    void place(Candidate c) {
        for (const Membership& in : board_.houses_of(c.cell))
            for (Cell peer : board_.cells_of(in.house)) cells_[peer].erase(c.digit);
        cells_[c.cell] = {c.digit};
        placed_[c.cell] = 1;
    }

    // Empty if a sector is empty; a candidate of cell `none` if all cells are placed.
    std::vector<Candidate> smallest() const {
        std::vector<Candidate> best(1, {none, Digit{0}});
        std::size_t fewest = 100;
        for (Sector sector : board_.every_sector()) {
            std::vector<Candidate> living;
            bool done = false;
            for (int i = 0; i < board_.size_of(sector); ++i) {
                const Candidate c = board_.member(sector, i);
                if (!cells_[c.cell].has(c.digit)) continue;
                done = done || placed_[c.cell] == 1;
                living.push_back(c);
            }
            if (done || living.size() >= fewest) continue;
            fewest = living.size();
            best = living;
        }
        return best;
    }

    const Geometry& board_;
    Table<Cell, Set<Digit>> cells_;
    Table<Cell, int> placed_ = Table<Cell, int>(board_.cells(), 0);
};

// One in `nth` is also counted by the definition.
void expect_one_solution(std::size_t nth) {
    SearchRequest request;
    request.limit = 2;
    for (const char* kind : {"jigsaw", "x", "windoku", "x-windoku", "disjoint-groups", "asterisk"}) {
        const std::vector<Puzzle> puzzles = testing::read_list(std::string("houses/") + kind + ".txt");
        EXPECT_EQ(puzzles.size(), 20U) << kind;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            const Puzzle& puzzle = puzzles[i];
            EXPECT_FALSE(puzzle.geometry().standard()) << kind;
            EXPECT_EQ(solve_by_sectors(start_board(puzzle), request).count, 1U) << kind;
            if (i % nth == 0) {
                EXPECT_EQ(PlainCount(puzzle).count(2), 1) << kind;
            }
        }
    }
}
TEST(HousesData, OneSolutionEach) { expect_one_solution(5); }
TEST(ExhaustiveHousesData, OneSolutionEach) { expect_one_solution(1); }

}  // namespace
}  // namespace deduku
