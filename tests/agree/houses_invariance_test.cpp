// The eliminations of a technique do not depend on the orientation of a board with other houses, nor do the counts of
// the step model: rotated, reflected or with other digits, a board is an isomorph.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "deduku/techniques.hpp"
#include "method/steps/order.hpp"
#include "method/steps/steps.hpp"
#include "tests/support/houses.hpp"

namespace deduku {
namespace {

using testing::KindOfBoard;
using testing::Random;

// One of the eight symmetries of a square, and a permutation of digits.
class Symmetry {
  public:
    Symmetry(const GeometryPtr& from, int way, Random& random)
        : from_(*from), way_(way), digits_(static_cast<std::size_t>(from->digits())) {
        std::iota(digits_.begin(), digits_.end(), 0);
        std::shuffle(digits_.begin(), digits_.end(), random);
        HouseCells houses;
        for (House house : from_.every_house()) {
            std::vector<Cell>& cells = houses.emplace_back();
            for (Cell cell : from_.cells_of(house)) cells.push_back(image(cell));
            std::sort(cells.begin(), cells.end());
        }
        std::shuffle(houses.begin(), houses.end(), random);
        // Regions are found in the order of their houses: boxes precede other houses that fill the board.
        std::stable_sort(houses.begin(), houses.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
        to_ = std::make_shared<const Geometry>(from_.digits(), houses);
    }

    const GeometryPtr& board() const { return to_; }
    Cell image(Cell cell) const {
        const int last = from_.digits() - 1;
        int row = from_.row(cell), column = from_.column(cell);
        if ((way_ & 1) != 0) std::swap(row, column);
        if ((way_ & 2) != 0) row = last - row;
        if ((way_ & 4) != 0) column = last - column;
        return from_.cell(row, column);
    }
    Candidate image(Candidate c) const {
        return {image(c.cell), static_cast<Digit>(digits_[static_cast<std::size_t>(index(c.digit))])};
    }
    Board image(const Board& board) const {
        Board out(to_);
        for (Candidate c : from_.every_candidate())
            if (!board.has(c)) out.remove(image(c));
        return out;
    }
    Puzzle image(const Puzzle& puzzle) const {
        Puzzle out(to_);
        for (Cell cell : from_.every_cell()) {
            Set<Digit> digits;
            for (Digit d : puzzle.cells[cell]) digits.insert(image(Candidate{cell, d}).digit);
            out.cells[image(cell)] = digits;
        }
        return out;
    }

  private:
    int rank(const std::vector<Cell>& image_of_house) const {
        for (House house : from_.every_house()) {
            std::vector<Cell> cells;
            for (Cell cell : from_.cells_of(house)) cells.push_back(image(cell));
            std::sort(cells.begin(), cells.end());
            if (cells == image_of_house) return from_.kind(house) == HouseKind::group ? 1 : 0;
        }
        return 2;
    }

    const Geometry& from_;
    int way_;
    std::vector<int> digits_;
    GeometryPtr to_;
};

std::vector<Candidate> removed_by(const Position& at, const Technique& row, int size) {
    std::vector<Candidate> out;
    row.find(at, size, [&](const Deduction& found) {
        out.insert(out.end(), found.removes.begin(), found.removes.end());
        return true;
    });
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// Positions of each kind of board: `of_nine` of 9x9 boards, `smaller` of others. Returns the techniques without a find.
std::vector<std::string_view> match_images(int of_nine, int smaller) {
    Random random(20261129);
    std::vector<std::size_t> seen(techniques().size());
    for (const KindOfBoard& kind : testing::kinds_of_boards())
        for (int i = 0; i < (kind.board->digits() == 9 ? of_nine : smaller); ++i) {
            const Board board = testing::random_position(kind.board, 35 + i % 8 * 7, random);
            const Symmetry symmetry(kind.board, i % 8, random);
            const Board other = symmetry.image(board);
            for (std::size_t t = 0; t < techniques().size(); ++t) {
                const Technique& row = techniques()[t];
                if (row.rests_on_uniqueness()) continue;  // a branch ends at the first contradiction
                const int largest = std::min({row.max_size, std::max(row.min_size, 3), kind.board->digits() - 1});
                for (int size = row.min_size; size <= largest; ++size) {
                    std::vector<Candidate> expected = removed_by(board, row, size);
                    for (Candidate& c : expected) c = symmetry.image(c);
                    std::sort(expected.begin(), expected.end());
                    EXPECT_TRUE(removed_by(other, row, size) == expected) << name_of(row, size) << " " << kind.name;
                    seen[t] += expected.size();
                }
            }
        }
    std::vector<std::string_view> out;
    for (std::size_t t = 0; t < seen.size(); ++t)
        if (techniques()[t].in_orders() && !techniques()[t].reads_rules() && seen[t] == 0)
            out.push_back(techniques()[t].key);
    return out;
}

TEST(HousesInvariance, OfEveryTechnique) { EXPECT_LT(match_images(2, 6).size(), 20U); }
TEST(ExhaustiveHousesInvariance, OfEveryTechnique) { EXPECT_EQ(match_images(8, 24), std::vector<std::string_view>()); }

TEST(HousesInvariance, OfStepCountsAndRatings) {
    Random random(20261130);
    const steps::Series series = steps::default_series(Geometry({3, 3}));
    for (const KindOfBoard& kind : testing::kinds_of_boards())
        for (int i = 0; i < 4; ++i) {
            const Puzzle puzzle = testing::random_minimal(kind.board, random);
            const Symmetry symmetry(kind.board, 1 + (i + 2) % 7, random);
            Meter no_limit;
            const steps::StepRating one = steps::rate(puzzle, series, {}, no_limit);
            const steps::StepRating other = steps::rate(symmetry.image(puzzle), series, {}, no_limit);
            EXPECT_EQ(one.label, other.label) << kind.name;
            EXPECT_EQ(one.value, other.value) << kind.name;
            EXPECT_EQ(one.run.group_steps, other.run.group_steps) << kind.name;
            EXPECT_EQ(one.run.passes, other.run.passes) << kind.name;
            EXPECT_EQ(one.run.girth, other.run.girth) << kind.name;
        }
}

}  // namespace
}  // namespace deduku
