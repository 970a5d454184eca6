// holds(), consequences() and premises() against the definition, for each candidate of the whole board.
#include "deduku/reason.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "deduku/board.hpp"

namespace deduku {
namespace {

using Random = std::mt19937_64;

int pick(Random& random, int limit) { return static_cast<int>(random() % static_cast<std::uint64_t>(limit)); }

Digit shown(int digit) { return static_cast<Digit>(digit - 1); }

// Whether a candidate is a member of the sector, by the meaning of the sector.
bool lies_in(const Geometry& geometry, Candidate c, Sector sector) {
    if (geometry.is_cell(sector)) return geometry.cell_of(sector) == c.cell;
    if (geometry.digit_of(sector) != c.digit) return false;
    const auto cells = geometry.cells_of(geometry.house_of(sector));
    return std::find(cells.begin(), cells.end(), c.cell) != cells.end();
}

// By how many its cover sectors exceed its base sectors.
int surplus(const Geometry& geometry, const Cover& cover, Candidate c) {
    int sum = 0;
    for (Sector s : cover.cover) sum += lies_in(geometry, c, s) ? 1 : 0;
    for (Sector s : cover.base) sum -= lies_in(geometry, c, s) ? 1 : 0;
    return sum;
}

struct Measured {
    bool holds = false;
    std::vector<Candidate> consequences;
    std::vector<Candidate> premises;  // sorted, without repetition
};

Measured brute_force(const Board& board, const Cover& cover) {
    const Geometry& geometry = board.geometry();
    Measured out{cover.base.size() == cover.cover.size(), {}, {}};
    for (int v = 0; v < geometry.candidates(); ++v) {
        const Candidate c = geometry.candidate(v);
        const int more = surplus(geometry, cover, c);
        if (more < 0) out.premises.push_back(c);
        if (more < 0 && board.has(c)) out.holds = false;
        if (more > 0 && board.has(c)) out.consequences.push_back(c);
    }
    return out;
}

void expect_as_measured(const Board& board, const Cover& cover) {
    const Measured expected = brute_force(board, cover);
    EXPECT_EQ(holds(board, cover), expected.holds);
    EXPECT_EQ(consequences(board, cover), expected.consequences);
    std::vector<Candidate> found = premises(board.geometry(), cover);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    EXPECT_EQ(found, expected.premises);
}

std::vector<Sector> any_sectors(const Geometry& geometry, Random& random, std::size_t count) {
    std::vector<Sector> out;
    while (out.size() < count) {
        const auto sector = static_cast<Sector>(pick(random, geometry.sectors()));
        if (std::find(out.begin(), out.end(), sector) == out.end()) out.push_back(sector);
    }
    return out;
}

TEST(Reason, RandomCoversMatchDefinition) {
    Random random(3);
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{4, 4}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int round = 0; round < 100; ++round) {
            Board board(geometry);
            for (int v = 0; v < geometry->candidates(); ++v)
                if (pick(random, 10) < round % 10) board.remove(geometry->candidate(v));
            const auto k = static_cast<std::size_t>(1 + pick(random, 4));
            expect_as_measured(board, {any_sectors(*geometry, random, k), any_sectors(*geometry, random, k)});
            expect_as_measured(board, {any_sectors(*geometry, random, k), any_sectors(*geometry, random, k + 1)});
        }
    }
}

// Removes base candidates until the Cover holds, as few random Covers do.
TEST(Reason, ValidCovers) {
    Random random(4);
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    int removing = 0;
    for (int round = 0; round < 200; ++round) {
        const auto k = static_cast<std::size_t>(1 + pick(random, 3));
        const Cover cover{any_sectors(*geometry, random, k), any_sectors(*geometry, random, k)};
        Board board(geometry);
        EXPECT_FALSE(holds(board, cover) && !brute_force(board, cover).holds);
        for (Candidate c : premises(*geometry, cover))
            if (board.has(c)) board.remove(c);
        EXPECT_TRUE(holds(board, cover));
        expect_as_measured(board, cover);
        removing += consequences(board, cover).empty() ? 0 : 1;
    }
    EXPECT_GT(removing, 100);
}

TEST(Reason, UnequalNumbersAreInvalid) {
    const auto geometry = std::make_shared<const Geometry>(Box{2, 2});
    const Board board(geometry);
    const Sector cell = geometry->sector(geometry->cell(0, 0));
    EXPECT_TRUE(holds(board, {{cell}, {cell}}));
    EXPECT_FALSE(holds(board, {{}, {cell}}));
    EXPECT_FALSE(holds(board, {{cell}, {}}));
}

// A1 and B1 hold 2 and 5 only: 2 and 5 are removed from the rest of row 1. If C1 may hold 2, nothing follows.
TEST(Reason, NakedPair) {
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    const Geometry& g = *geometry;
    Board board(geometry);
    const Cell a1 = g.cell(0, 0), b1 = g.cell(0, 1);
    const House row = g.house(HouseKind::row, 0);
    const Cover pair{{g.sector(a1), g.sector(b1)}, {g.sector(row, shown(2)), g.sector(row, shown(5))}};
    board.keep_only(a1, {shown(2), shown(5)});
    EXPECT_FALSE(holds(board, pair));
    board.keep_only(b1, {shown(2), shown(5)});
    EXPECT_TRUE(holds(board, pair));
    std::vector<Candidate> expected;
    for (int column = 2; column < 9; ++column)
        for (int digit : {2, 5}) expected.push_back({g.cell(0, column), shown(digit)});
    EXPECT_EQ(consequences(board, pair), expected);
    std::vector<Candidate> resting;
    for (Cell cell : {a1, b1})
        for (int digit : {1, 3, 4, 6, 7, 8, 9}) resting.push_back({cell, shown(digit)});
    EXPECT_EQ(premises(g, pair), resting);
    apply(board, {pair, expected});
    EXPECT_TRUE(consequences(board, pair).empty());
    EXPECT_EQ(board.digits(g.cell(0, 2)).size(), 7);
}

TEST(Refutation, KeepsTheOtherLivingMembersOpen) {
    Board board(std::make_shared<const Geometry>(Box{2, 2}));
    const Cell a1{};
    board.remove({a1, shown(4)});
    const Sector cell = board.geometry().sector(a1);
    const Split one = refutation(board, cell, {{a1, shown(2)}}, {Deduction{}}, Sector{5});
    EXPECT_EQ(one.on, cell);
    ASSERT_EQ(one.branches.size(), 2U);
    EXPECT_EQ(one.branches[0].keep, (std::vector<Candidate>{{a1, shown(2)}}));
    EXPECT_EQ(one.branches[0].steps.size(), 1U);
    EXPECT_EQ(one.branches[0].empty, Sector{5});
    EXPECT_EQ(one.branches[1].keep, (std::vector<Candidate>{{a1, shown(1)}, {a1, shown(3)}}));
    EXPECT_TRUE(one.branches[1].steps.empty());
    EXPECT_FALSE(one.branches[1].empty);
    // The sector has no other living members: there is one branch.
    const Split all = refutation(board, cell, {{a1, shown(1)}, {a1, shown(2)}, {a1, shown(3)}}, {}, Sector{5});
    ASSERT_EQ(all.branches.size(), 1U);
    EXPECT_EQ(all.branches[0].keep.size(), 3U);
}

// The members of a house's sector are candidates of its cells: 1 in row 1, with B1 refuted.
TEST(Refutation, WorksOnSectorsOfHouses) {
    const Board board(std::make_shared<const Geometry>(Box{2, 2}));
    const Sector row = board.geometry().sector(House{0}, shown(1));
    const Split split = refutation(board, row, {{Cell{1}, shown(1)}}, {}, row);
    ASSERT_EQ(split.branches.size(), 2U);
    EXPECT_EQ(split.branches[1].keep,
              (std::vector<Candidate>{{Cell{0}, shown(1)}, {Cell{2}, shown(1)}, {Cell{3}, shown(1)}}));
}

// The corners of rows 1 and 3 and columns 1 and 2 of a 4x4: 1 2 / 2 1 or 2 1 / 1 2.
TEST(Twin, Conditions) {
    const Puzzle start = blank_puzzle({2, 2});
    Board board = start_board(start);
    const auto c = [](int cell, int digit) {
        return Candidate{static_cast<Cell>(cell), static_cast<Digit>(digit - 1)};
    };
    const Twin twin{{c(0, 1), c(1, 2), c(8, 2), c(9, 1)}, {c(0, 2), c(1, 1), c(8, 1), c(9, 2)}};
    EXPECT_FALSE(holds(board, twin, start));  // nothing is forced
    for (Candidate in : twin.in) board.keep_only(in.cell, {in.digit});
    EXPECT_TRUE(holds(board, twin, start));
    EXPECT_FALSE(holds(board, Twin{twin.instead, twin.in}, start));
    EXPECT_FALSE(holds(board, Twin{}, start));
    EXPECT_FALSE(holds(board, Twin{twin.in, {c(0, 2), c(1, 1), c(8, 1)}}, start));
    EXPECT_FALSE(holds(board, Twin{{c(0, 1), c(1, 2)}, {c(0, 2), c(1, 1)}}, start));
    EXPECT_FALSE(holds(board, Twin{twin.in, twin.in}, start));
    Puzzle given = start;
    given.cells[static_cast<Cell>(8)] = {static_cast<Digit>(1)};  // 2, a given
    EXPECT_FALSE(holds(board, twin, given));
    EXPECT_EQ(premises(board.geometry(), twin).size(), 12U);
    const Deduction plain{Split{Sector{0}, {{{c(0, 1)}, {}, Sector{1}}}}, {c(0, 1)}};
    Deduction with = plain;
    std::get<Split>(with.why).branches[0] = {
        {c(0, 1)}, {{Split{Sector{1}, {{{c(1, 1)}, {}, {}, twin}}}, {c(1, 1)}}}, Sector{1}};
    EXPECT_FALSE(rests_on_uniqueness(plain));
    EXPECT_TRUE(rests_on_uniqueness(with));  // at any depth
}

// A1 is 1 or 2, and both leave a cell of row 1 without a digit: A1 loses both. D4, which both would have excluded, is
// not removed by this Split.
TEST(Settle, StaysInSectorIfAllBranchesAreClosed) {
    const auto geometry = std::make_shared<const Geometry>(Box{2, 2});
    const auto c = [&](int cell, int digit) { return Candidate{static_cast<Cell>(cell), static_cast<Digit>(digit)}; };
    const auto branch = [&](int digit) {
        const Sector in_row = geometry->sector(House{0}, static_cast<Digit>(digit));
        return Branch{{c(0, digit)}, {{Cover{{Sector{0}}, {in_row}}, {c(1, digit), c(2, digit)}}}, std::nullopt};
    };
    const Deduction deduction{Split{Sector{0}, {branch(0), branch(1)}}, {c(15, 0)}};
    Board board(geometry);
    board.keep_only(Cell{0}, {Digit{0}, Digit{1}});
    ASSERT_TRUE(settle(board, deduction));
    EXPECT_EQ(settle(board, deduction)->removes, std::vector{c(15, 0)});
    board.keep_only(Cell{1}, {Digit{0}});
    board.keep_only(Cell{2}, {Digit{1}});
    EXPECT_EQ(settle(board, deduction)->removes, (std::vector{c(0, 0), c(0, 1)}));
}

}  // namespace
}  // namespace deduku
