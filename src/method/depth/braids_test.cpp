#include "method/depth/braids.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "grid/isomorph.hpp"
#include "method/depth/depth.hpp"
#include "tests/support/depths.hpp"

namespace deduku::depth {
namespace {

using testing::solution_of;

struct Rated {
    Puzzle puzzle;
    int levels;
    int length;
};

/// Puzzles with a B rating ("B=9"), a BxB rating ("BxB=14"), or a BxBB rating ("BxBB=2 (SHC ..").
std::vector<Rated> rated_puzzles() {
    std::vector<Rated> out;
    for (const auto& [puzzle, columns] : testing::published_depths()) {
        const std::string rating = columns[3].empty() ? columns[4] : columns[3];
        if (rating.empty()) continue;
        const std::size_t equals = rating.find('=');
        out.push_back({puzzle, equals == 1 ? 0 : static_cast<int>(equals) - 2, std::stoi(rating.substr(equals + 1))});
    }
    EXPECT_EQ(out.size(), 66U);
    return out;
}

std::optional<int> rating(const Puzzle& puzzle, int levels, Meter& meter) {
    return levels == 0 ? braid_rating(puzzle, meter) : bxb_rating(puzzle, solution_of(puzzle), levels, meter);
}

void expect_published_ratings(std::size_t every) {
    const std::vector<Rated> rows = rated_puzzles();
    for (std::size_t i = 0; i < rows.size(); i += every) {
        Meter meter;
        EXPECT_EQ(rating(rows[i].puzzle, rows[i].levels, meter), rows[i].length) << to_line(rows[i].puzzle);
    }
}
TEST(Braids, PublishedRatings) { expect_published_ratings(3); }
TEST(ExhaustiveBraids, PublishedRatings) { expect_published_ratings(1); }

TEST(Braids, PublishedRatingsOnBoardsGivenAsHouses) {
    int looked_at = 0;
    for (const Rated& row : rated_puzzles()) {
        if (row.length > 4) continue;
        ++looked_at;
        const Puzzle same = testing::with_houses_of_its_own(row.puzzle);
        Meter meter;
        EXPECT_EQ(
            row.levels == 0 ? braid_rating(same, meter) : bxb_rating(same, solution_of(row.puzzle), row.levels, meter),
            row.length)
            << to_line(row.puzzle);
    }
    EXPECT_GT(looked_at, 4);
}

TEST(Braids, EqualForIsomorphs) {
    std::mt19937_64 random(7);
    const Chance chance = [&random] { return random(); };
    for (const Rated& row : rated_puzzles()) {
        if (row.length > 3) continue;
        const Puzzle other = random_isomorph({3, 3}, chance).image(row.puzzle);
        Meter meter;
        EXPECT_EQ(rating(other, row.levels, meter), row.length) << to_line(other);
    }
}

TEST(Braids, ZeroIfSinglesOrTrialsSuffice) {
    for (const Rated& row : rated_puzzles()) {
        if (row.levels != 0) continue;
        Meter meter;
        EXPECT_EQ(bxb_rating(row.puzzle, solution_of(row.puzzle), 1, meter), 0);
        EXPECT_EQ(bxb_rating(row.puzzle, solution_of(row.puzzle), 2, meter), 0);
    }
}

TEST(Braids, NoRatingForGreaterDepth) {
    for (const Rated& row : rated_puzzles()) {
        Meter meter;
        if (row.levels == 0) continue;
        EXPECT_FALSE(braid_rating(row.puzzle, meter)) << to_line(row.puzzle);
    }
}

TEST(Braids, UnknownAtMeterLimit) {
    for (const Rated& row : rated_puzzles()) {
        if (row.length == 0) continue;
        for (const std::uint64_t nodes : {0U, 1U, 5U}) {
            Meter few(nodes);
            EXPECT_FALSE(rating(row.puzzle, row.levels, few)) << to_line(row.puzzle);
        }
    }
}

// The definition, literally, on cells and digits; independent of the code above.

struct Spot {
    int row;
    int column;
    int digit;
};
bool same(Spot a, Spot b) { return a.row == b.row && a.column == b.column && a.digit == b.digit; }
int box(Spot s) { return s.row / 3 * 3 + s.column / 3; }
bool linked(Spot a, Spot b) {
    if (same(a, b)) return false;
    if (a.row == b.row && a.column == b.column) return true;
    return a.digit == b.digit && (a.row == b.row || a.column == b.column || box(a) == box(b));
}

class Slow {
  public:
    explicit Slow(const Puzzle& puzzle) {
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column)
                for (int digit = 0; digit < 9; ++digit)
                    left_[row][column][digit] =
                        (puzzle.cells[static_cast<Cell>(row * 9 + column)].bits() >> digit & 1) != 0;
        singles();
    }

    bool solved() const { return all().size() == 81; }

    /// Applies singles and braids of at most this many variables.
    void reduce(int most) {
        for (bool removed = true; removed && !solved();) {
            removed = false;
            for (const Spot target : all()) {
                if (!is_left(target) || alone(target) || !braid({target}, most)) continue;
                removed = true;
                left_[target.row][target.column][target.digit] = false;
                singles();
            }
        }
    }

  private:
    bool is_left(Spot s) const { return left_[s.row][s.column][s.digit]; }

    std::vector<Spot> all() const {
        std::vector<Spot> out;
        for (int cell = 0; cell < 81; ++cell)
            for (const Spot s : variable(0, cell / 9, cell % 9, {})) out.push_back(s);
        return out;
    }

    bool alone(Spot s) const { return variable(0, s.row, s.column, {}).size() == 1; }

    /// The remaining candidates of a variable: kind 0 the cell (a, b), 1 digit b in row a, 2 in column a, 3 in box a.
    std::vector<Spot> variable(int kind, int a, int b, const std::vector<Spot>& placed) const {
        std::vector<Spot> out;
        for (int i = 0; i < 9; ++i) {
            const Spot s = kind == 0   ? Spot{a, b, i}
                           : kind == 1 ? Spot{a, i, b}
                           : kind == 2 ? Spot{i, a, b}
                                       : Spot{a / 3 * 3 + i / 3, a % 3 * 3 + i % 3, b};
            bool gone = !is_left(s);
            for (const Spot p : placed) gone = gone || linked(s, p);
            if (!gone) out.push_back(s);
        }
        return out;
    }

    template <class F>
    void each_variable(F&& f) const {
        for (int kind = 0; kind < 4; ++kind)
            for (int a = 0; a < 9; ++a)
                for (int b = 0; b < 9; ++b) f(kind, a, b);
    }

    /// `placed`: the target and the right-linking candidates so far.
    bool braid(const std::vector<Spot>& placed, int more) const {
        bool found = false;
        each_variable([&](int kind, int a, int b) {
            if (found || more == 0) return;
            const std::vector<Spot> rest = variable(kind, a, b, placed);
            found = rest.empty();
            if (rest.size() != 1) return;
            for (const Spot p : placed)
                if (same(p, rest[0])) return;
            std::vector<Spot> longer = placed;
            longer.push_back(rest[0]);
            found = braid(longer, more - 1);
        });
        return found;
    }

    void singles() {
        for (std::size_t before = 0; before != all().size();) {
            before = all().size();
            each_variable([&](int kind, int a, int b) {
                const std::vector<Spot> rest = variable(kind, a, b, {});
                if (rest.size() != 1) return;
                for (const Spot s : all())
                    if (linked(s, rest[0])) left_[s.row][s.column][s.digit] = false;
            });
        }
    }

    bool left_[9][9][9];
};

void expect_definition(int wanted) {
    std::ifstream in(std::string(DEDUKU_ROOT) + "/data/random_minimal_200.txt");
    int compared = 0;
    for (std::string line; compared < wanted && std::getline(in, line);) {
        if (line.starts_with("#")) continue;
        const Puzzle puzzle = testing::read_puzzle(line.substr(0, 81));
        Meter meter;
        if (*te_depth(puzzle, solution_of(puzzle), meter) != 1) continue;
        ++compared;
        const int rating = *braid_rating(puzzle, meter);
        for (int most = 1; most <= 2; ++most) {
            Slow slow(puzzle);
            slow.reduce(most);
            EXPECT_EQ(slow.solved(), rating <= most) << to_line(puzzle) << " rated " << rating;
        }
    }
    EXPECT_EQ(compared, wanted);
}
TEST(Braids, ShortOnesMatchDefinition) { expect_definition(2); }
TEST(ExhaustiveBraids, ShortOnesMatchDefinition) { expect_definition(6); }

}  // namespace
}  // namespace deduku::depth
