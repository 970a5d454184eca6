// Boards with rules: small houses, lines and choices in a geometry, on a board, in a solution.
#include "deduku/lines.hpp"

#include <gtest/gtest.h>

#include "deduku/board.hpp"
#include "deduku/text.hpp"

namespace deduku {
namespace {

constexpr Box two_by_two{2, 2};

Candidate candidate(int cell, int digit) { return {static_cast<Cell>(cell), static_cast<Digit>(digit - 1)}; }
Linear pair(Candidate a, Candidate b) { return {{{a, 1}, {b, 1}}, 0, 1}; }

// A cage of three cells, the long diagonal, and a pair a knight's move apart; not both A1 = 1 and B2 = 2.
Constraints some_rules() {
    return {{{Cell{0}, Cell{1}, Cell{4}}, {Cell{0}, Cell{5}, Cell{10}, Cell{15}}, {Cell{0}, Cell{9}}},
            {pair(candidate(0, 1), candidate(5, 2)),
             {{{candidate(0, 1), 1}, {candidate(0, 2), 2}}, 1, {}},
             {{{candidate(3, 1), 1}, {candidate(3, 2), 1}}, 1, 1}},
            {}};
}

GeometryPtr board_with(Constraints constraints) {
    return std::make_shared<const Geometry>(4, standard_houses(two_by_two), std::move(constraints), "");
}

TEST(Lines, FullHousesComeFirst) {
    const auto shared = board_with(some_rules());
    const Geometry& g = *shared;
    EXPECT_TRUE(g.constrained());
    EXPECT_FALSE(g.standard());
    EXPECT_EQ(g.houses(), 15);
    EXPECT_EQ(g.full_houses(), 13);
    EXPECT_EQ(g.sectors(), 16 + 15 * 4);
    EXPECT_EQ(g.every_house().size(), 13);
    EXPECT_EQ(*g.every_small_house().begin(), House{13});
    EXPECT_EQ(g.every_small_house().size(), 2);
    EXPECT_EQ(g.every_sector().size(), 16 + 13 * 4);
    EXPECT_EQ(g.all_sectors().size(), g.sectors());
    EXPECT_EQ(g.kind(House{12}), HouseKind::diagonal);
    EXPECT_EQ(g.size_of(House{12}), 4);
    EXPECT_EQ(g.size_of(House{13}), 3);
    EXPECT_EQ(g.cells_of(House{14}).size(), 2U);
    EXPECT_EQ(g.cell_at(House{14}, Place{1}), Cell{9});
    EXPECT_EQ(house_name(g, House{13}), "cells A1,B1,A2");
    EXPECT_EQ(house_label(g, House{13}), "A1,B1,A2");
    EXPECT_FALSE(Geometry(4, standard_houses(two_by_two)).constrained());
}

TEST(Lines, CellsKnowTheirSmallHouses) {
    const auto shared = board_with(some_rules());
    const Geometry& g = *shared;
    std::vector<House> of_first;
    for (const Membership& m : g.houses_of(Cell{0})) of_first.push_back(m.house);
    EXPECT_EQ(of_first, (std::vector{House{0}, House{4}, House{8}, House{12}, House{13}, House{14}}));
    EXPECT_EQ(g.houses_of(Cell{2}).size(), 3U);
    // Row, column, box and diagonal: 3 + 3 + 1 + 2; and C2, a knight's move away.
    EXPECT_EQ(g.peers_of(Cell{0}).size(), 10U);
    const SectorsOf of = g.sectors_of(candidate(9, 3));
    EXPECT_EQ(of.size(), 5U);
    EXPECT_EQ(of[4], g.sector(House{14}, Digit{2}));
    EXPECT_EQ(g.house_sectors_of(candidate(9, 3)).size(), 4U);
    EXPECT_EQ(g.house_sectors_of(candidate(9, 3))[3], of[4]);
    // The cage crosses row 1 and column A in two cells each; box 1 contains it.
    std::vector<House> crossing_cage;
    for (House house : g.every_house())
        for (const Crossing& x : g.crossings_of(house))
            if (x.to == House{13}) crossing_cage.push_back(house);
    EXPECT_EQ(crossing_cage, (std::vector{House{0}, House{4}}));
    for (House house : g.every_small_house()) EXPECT_TRUE(g.crossings_of(house).empty());
}

TEST(Lines, BoundNumberOfTrueCandidates) {
    const auto shared = board_with(some_rules());
    const Geometry& g = *shared;
    const Sector one = g.sector_of_line(0), sum = g.sector_of_line(1), exact = g.sector_of_line(2);
    EXPECT_EQ(index(one), 76);
    for (Sector s : g.every_sector()) EXPECT_TRUE(g.exactly_one(s) && g.at_most_one(s));
    for (House house : g.every_small_house()) {
        EXPECT_FALSE(g.exactly_one(g.sector(house, Digit{1})));
        EXPECT_TRUE(g.at_most_one(g.sector(house, Digit{1})));
    }
    EXPECT_TRUE(g.at_most_one(one) && !g.exactly_one(one));
    EXPECT_TRUE(!g.at_most_one(sum) && !g.exactly_one(sum));
    EXPECT_TRUE(g.at_most_one(exact) && g.exactly_one(exact));
    EXPECT_TRUE(g.is_linear(one));
    EXPECT_FALSE(g.is_linear(g.sector(House{14}, Digit{3})));
    const auto links = [&](Candidate c) { return std::vector(g.links_of(c).begin(), g.links_of(c).end()); };
    EXPECT_EQ(links(candidate(0, 1)), std::vector{one});
    EXPECT_EQ(links(candidate(3, 2)), std::vector{exact});
    EXPECT_EQ(links(candidate(0, 2)), std::vector<Sector>{});
    EXPECT_TRUE(Geometry(two_by_two).links_of(candidate(0, 2)).empty());
}

TEST(Lines, MakeBoardsDifferent) {
    EXPECT_TRUE(*board_with(some_rules()) == *board_with(some_rules()));
    for (int part = 0; part < 4; ++part) {
        Constraints other = some_rules();
        if (part == 0) other.houses.pop_back();
        if (part == 1) other.houses.back() = {Cell{0}, Cell{10}};
        if (part == 2) other.lines.front().least = {};
        if (part == 3) other.choices.push_back({{}});
        EXPECT_FALSE(*board_with(some_rules()) == *board_with(std::move(other))) << part;
    }
}

TEST(Lines, RejectsInvalidLines) {
    const auto with = [](auto change) {
        Constraints constraints = some_rules();
        change(constraints);
        return is_valid(4, standard_houses(two_by_two), constraints);
    };
    EXPECT_TRUE(with([](Constraints&) {}));
    EXPECT_TRUE(with([](Constraints& c) { c.houses = {{Cell{3}}}; }));
    EXPECT_FALSE(with([](Constraints& c) { c.houses = {{}}; }));
    EXPECT_FALSE(with([](Constraints& c) { c.houses = {{Cell{3}, Cell{2}}}; }));
    EXPECT_FALSE(with([](Constraints& c) { c.houses = {{Cell{3}, Cell{16}}}; }));
    EXPECT_FALSE(with([](Constraints& c) { c.houses = {{Cell{0}, Cell{1}, Cell{2}, Cell{3}, Cell{4}}}; }));
    EXPECT_TRUE(with([](Constraints& c) { c.houses.assign(57, {Cell{0}}); }));
    EXPECT_FALSE(with([](Constraints& c) { c.houses.assign(58, {Cell{0}}); })) << "a cell in 61";
    const auto line = [&](const Linear& one) { return with([&](Constraints& c) { c.lines = {one}; }); };
    const Candidate c = candidate(0, 1);
    EXPECT_TRUE(line({{}, {}, {}}));
    EXPECT_TRUE(line({{{c, -999'999}}, -999'999'999, 999'999'999}));
    EXPECT_FALSE(line({{{c, 0}}, 0, 1}));
    EXPECT_FALSE(line({{{c, 1'000'000}}, 0, 1}));
    EXPECT_FALSE(line({{{c, -1'000'000}}, 0, 1}));
    EXPECT_FALSE(line({{{c, 1}}, 0, 1'000'000'000}));
    EXPECT_FALSE(line({{{c, 1}}, -1'000'000'000, 0}));
    EXPECT_FALSE(line({{{c, 1}, {c, 1}}, 0, 1}));
    EXPECT_FALSE(line({{{candidate(0, 5), 1}}, 0, 1}));
    EXPECT_FALSE(line({{{candidate(16, 1), 1}}, 0, 1}));
    EXPECT_FALSE(with([](Constraints& all) { all.choices = {{}}; }));
    EXPECT_TRUE(with([](Constraints& all) { all.choices = {{{}}}; }));
    EXPECT_FALSE(with([&](Constraints& all) { all.choices = {{{}, {{{{c, 0}}, 0, 1}}}}; }));
    EXPECT_TRUE(with([](Constraints& all) { all.lines.resize(65'536); }));
    EXPECT_FALSE(with([](Constraints& all) { all.lines.resize(65'537); }));
    EXPECT_FALSE(with([](Constraints& all) {
        all.lines.resize(65'530);
        all.choices = {{std::vector<Linear>(3), std::vector<Linear>(4)}, {std::vector<Linear>(3)}};
    }));
    // 90 x 91 houses of a 25x25 board and its own 75: the maximal number, and one more.
    HouseCells many(8192 - 75);
    for (std::size_t i = 0; i < many.size(); ++i) many[i] = {static_cast<Cell>(i % 625)};
    EXPECT_TRUE(is_valid(25, standard_houses({5, 5}), {many, {}, {}}));
    many.push_back({Cell{0}});
    EXPECT_FALSE(is_valid(25, standard_houses({5, 5}), {many, {}, {}}));
}

TEST(Lines, AnEmptySmallHouseIsNoContradiction) {
    const auto shared = board_with(some_rules());
    Board board(shared);
    EXPECT_EQ(board.places(House{14}, Digit{2}).size(), 2);
    board.remove(candidate(0, 3));
    board.remove(candidate(9, 3));
    EXPECT_TRUE(board.places(House{14}, Digit{2}).empty());
    EXPECT_FALSE(board.contradictory());
    board.undo_to(1);
    EXPECT_EQ(board.places(House{14}, Digit{2}).size(), 1);
}

TEST(Lines, BoardsNumberTheLinesOfCases) {
    Constraints rules = some_rules();
    rules.choices = {{{pair(candidate(0, 1), candidate(1, 1))}, {{}, pair(candidate(0, 2), candidate(1, 2))}}};
    const auto shared = board_with(std::move(rules));
    const Geometry& g = *shared;
    Board board(shared);
    EXPECT_EQ(board.line(g.sector(Cell{3})), nullptr);
    EXPECT_EQ(board.line(g.sector(House{14}, Digit{3})), nullptr);
    EXPECT_EQ(board.line(g.sector_of_line(2)), &g.lines()[2]);
    EXPECT_EQ(board.line(g.sector_of_line(3)), nullptr);
    board.open_case(g.choices()[0][1]);
    board.open_case(g.choices()[0][0]);
    EXPECT_EQ(board.line(g.sector_of_line(4)), &g.choices()[0][1][1]);
    EXPECT_EQ(board.line(g.sector_of_line(5)), &g.choices()[0][0][0]);
    board.close_case();
    EXPECT_EQ(board.line(g.sector_of_line(5)), nullptr);
}

TEST(Lines, SolutionsSatisfyThem) {
    const std::vector<int> digits = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    Grid grid;
    for (int d : digits) grid.push_back(static_cast<Digit>(d - 1));
    const auto keeps = [&](Constraints constraints) {
        const auto shared = board_with(std::move(constraints));
        Board board(shared);
        for (Cell cell : grid.ids()) board.keep_only(cell, {grid[cell]});
        EXPECT_FALSE(board.contradictory());
        EXPECT_EQ(board.solved(), solves(grid, Puzzle(shared)));
        return board.solved();
    };
    EXPECT_TRUE(keeps({}));
    EXPECT_TRUE(keeps({{{Cell{0}, Cell{1}}}, {}, {}}));
    EXPECT_FALSE(keeps({{{Cell{0}, Cell{6}}}, {}, {}}));  // two 1s
    const Linear first_two{
        {{candidate(0, 1), 1}, {candidate(0, 2), 2}, {candidate(1, 2), 2}, {candidate(1, 3), 3}}, 3, 3};
    EXPECT_TRUE(keeps({{}, {first_two}, {}}));
    for (const auto& [least, most] : {std::pair{4, 9}, {0, 2}}) {
        Linear wrong = first_two;
        wrong.least = least;
        wrong.most = most;
        EXPECT_FALSE(keeps({{}, {wrong}, {}}));
        EXPECT_TRUE(keeps({{}, {}, {{{wrong}, {first_two}}}}));
        EXPECT_FALSE(keeps({{}, {}, {{{wrong}, {first_two, wrong}}}}));
    }
}

}  // namespace
}  // namespace deduku
