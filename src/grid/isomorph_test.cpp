#include "grid/isomorph.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "deduku/board.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

constexpr Box shapes[] = {{1, 3}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {3, 4}, {4, 4}, {8, 8}};

Chance chance_of(std::mt19937_64& random) {
    return [&random] { return random(); };
}

bool is_solved(Box box, const Grid& grid) {
    const Geometry geometry(box);
    for (int h = 0; h < geometry.houses(); ++h) {
        Set<Digit> seen;
        for (Cell cell : geometry.cells_of(static_cast<House>(h))) seen.insert(grid[cell]);
        if (seen != geometry.all_digits()) return false;
    }
    return true;
}

// Uses those of the 8 rotations and reflections that map houses to houses, and exchanges digits.
TEST(Isomorph, KeepsOtherHouses) {
    std::mt19937_64 random(3);
    const struct {
        const char* puzzle;
        std::size_t ways;
    } boards[] = {{"................ houses:boxes+diagonals", 8},
                  {"................ houses:AAABABBBCCCDCDDD", 2},
                  {"................ houses:AAABABBBCCDDCCDD", 1},
                  {"................ houses:AABBAABBCDDCCDDC", 2}};
    for (const auto& [text, ways] : boards) {
        const Puzzle puzzle = testing::read_puzzle(text);
        std::set<std::vector<int>> images;
        for (int i = 0; i < 200; ++i) {
            const Isomorph isomorph = random_isomorph(puzzle.geometry(), chance_of(random));
            std::vector<int> image;
            for (Cell cell : puzzle.cells.ids()) image.push_back(index(isomorph.image(cell)));
            images.insert(image);
            EXPECT_EQ(isomorph.image(puzzle).geometry(), puzzle.geometry());
        }
        EXPECT_EQ(images.size(), ways) << text;
    }
}

// The drawing of the header: rows 1 and 2 and digits 1 and 2 are exchanged.
TEST(Isomorph, the_example) {
    Puzzle puzzle = testing::read_puzzle("12..3..4........");
    puzzle.comment = "two rows";
    Isomorph isomorph = identity({2, 2});
    EXPECT_EQ(to_line(isomorph.image(puzzle)), to_line(puzzle));
    isomorph.rows = {1, 0, 2, 3};
    isomorph.digits = {Digit{1}, Digit{0}, Digit{2}, Digit{3}};
    EXPECT_EQ(to_line(isomorph.image(puzzle)), "3..421..........");
    isomorph.transposed = true;
    EXPECT_EQ(to_line(isomorph.image(puzzle)), "32...1......4...");
    EXPECT_EQ(isomorph.image(puzzle).comment, "two rows");
}

TEST(Isomorph, transposing_turns_boxes_and_keeps_candidates) {
    Puzzle puzzle = blank_puzzle({2, 3});
    puzzle.name = "six";
    puzzle.cells[Cell{1}] = {Digit{0}, Digit{4}};  // row 1, column 2
    Isomorph isomorph = identity({2, 3});
    isomorph.transposed = true;
    const Puzzle image = isomorph.image(puzzle);
    EXPECT_EQ(image.box(), (Box{3, 2}));
    EXPECT_EQ(image.name, "six");
    EXPECT_EQ(image.cells[Cell{6}], (Set<Digit>{Digit{0}, Digit{4}}));  // row 2, column 1
    EXPECT_EQ(image.cells[Cell{1}], Set<Digit>::first_n(6));
}

TEST(Isomorph, a_solved_grid_stays_solved) {
    testing::Random draw(1);
    std::mt19937_64 random(2);
    for (Box box : shapes)
        for (int i = 0; i < 20; ++i) {
            const Grid grid = testing::random_grid(box, draw);
            const Isomorph isomorph = random_isomorph(box, chance_of(random));
            EXPECT_TRUE(is_solved(isomorph.image_box(), isomorph.image(grid))) << box.height << "x" << box.width;
        }
}

TEST(Isomorph, inverse_restores_the_puzzle) {
    testing::Random draw(3);
    std::mt19937_64 random(4);
    for (Box box : shapes)
        for (int i = 0; i < 20; ++i) {
            const Isomorph isomorph = random_isomorph(box, chance_of(random));
            const Isomorph back = inverse(isomorph);
            EXPECT_EQ(inverse(back), isomorph);
            const Grid grid = testing::random_grid(box, draw);
            EXPECT_EQ(back.image(isomorph.image(grid)), grid);
            const Puzzle puzzle = testing::random_givens(box, box.digits(), draw);
            const Puzzle again = back.image(isomorph.image(puzzle));
            EXPECT_EQ(again.box(), box);
            EXPECT_EQ(again.cells, puzzle.cells);
            EXPECT_EQ(inverse(identity(box)), identity(box));
        }
}

// Houses are mapped to houses: the candidates in the sectors of a candidate are mapped to those of its image.
TEST(Isomorph, candidates_keep_their_sectors) {
    std::mt19937_64 random(5);
    for (Box box : {Box{2, 3}, Box{3, 3}}) {
        const Geometry here(box);
        const Isomorph isomorph = random_isomorph(box, chance_of(random));
        const Geometry there(isomorph.image_box());
        const auto members = [](const Geometry& geometry, Candidate c) {
            std::set<Candidate> seen;
            for (Sector sector : geometry.sectors_of(c))
                for (int i = 0; i < geometry.digits(); ++i) seen.insert(geometry.member(sector, i));
            return seen;
        };
        for (int i = 0; i < here.candidates(); ++i) {
            std::set<Candidate> images;
            for (Candidate c : members(here, here.candidate(i))) images.insert(isomorph.image(c));
            EXPECT_EQ(images, members(there, isomorph.image(here.candidate(i))));
        }
    }
}

// Every symmetry is drawn, with similar frequencies: the 8 orders of 4 lines in two bands, 24 orders of 4 digits,
// transposed or not.
TEST(Isomorph, draws_are_uniform) {
    std::mt19937_64 random(6);
    std::map<std::vector<int>, int> rows;
    std::map<std::vector<int>, int> columns;
    std::map<std::vector<Digit>, int> digits;
    std::map<bool, int> transposed;
    constexpr int draws = 24'000;
    for (int i = 0; i < draws; ++i) {
        const Isomorph isomorph = random_isomorph({2, 2}, chance_of(random));
        ++rows[isomorph.rows];
        ++columns[isomorph.columns];
        ++digits[{isomorph.digits.begin(), isomorph.digits.end()}];
        ++transposed[isomorph.transposed];
    }
    const auto expect_even = [](const auto& counts, std::size_t kinds) {
        EXPECT_EQ(counts.size(), kinds);
        const double mean = static_cast<double>(draws) / static_cast<double>(kinds);
        for (const auto& [kind, count] : counts) EXPECT_NEAR(count, mean, 0.2 * mean);
    };
    expect_even(rows, 8);
    expect_even(columns, 8);
    expect_even(digits, 24);
    expect_even(transposed, 2);
    std::set<std::vector<int>> nine;  // 6^4 orders of nine rows
    for (int i = 0; i < draws; ++i) nine.insert(random_isomorph({3, 3}, chance_of(random)).rows);
    EXPECT_EQ(nine.size(), 1296U);
}

// Random values beyond the last full round are rejected: no number is more likely.
TEST(Isomorph, draws_beyond_the_last_round_are_not_used) {
    int asked = 0;
    const auto isomorph = random_isomorph({2, 2}, [&asked] { return ++asked % 2 == 1 ? ~std::uint64_t{0} : 0; });
    EXPECT_GT(asked, 0);
    EXPECT_EQ(inverse(inverse(isomorph)), isomorph);
}

}  // namespace
}  // namespace deduku
