// Rules that are written in general forms of ISS mean the same when they are read back: on random fillings.
#include <gtest/gtest.h>

#include <random>

#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "search/solver.hpp"
#include "tests/support/reading.hpp"

namespace deduku::formats::iss_write_trials {
namespace {

std::string iss_of(const Puzzle& puzzle) {
    const Written out = written(*written_format("iss"), puzzle);
    const auto* refusal = std::get_if<Refusal>(&out);
    return refusal != nullptr ? refusal->why : std::get<std::string>(out);
}

bool holds(const Puzzle& puzzle, const Grid& grid) {
    for (Cell cell : puzzle.cells.ids())
        if (!puzzle.cells[cell].has(grid[cell])) return false;
    return obeys(puzzle.geometry().rules(), puzzle.geometry(), grid);
}

constexpr const char* written_rules[] = {
    "pair a + b = 5 or a = b: A1 B1 C1 A1 D4",
    "pair all a < b: A1 D2 B3",
    "pair knight a + b != 8",
    "pair leap 0 2 abs(a - b) <= 2",
    "pair b = a % 3 + 1: A1 B2",
    "white 2: A1 ~ C3",
    "black 3: A1 B1",
    "grey: A1 B1",
    "greater: A1 ~ D4",
    "x: A1 ~ D4",
    "slow-thermo: A1-C1",
    "max-difference 1: A1-C1",
    "parity-line: A1-C1",
    "one-parity: A1-C1",
    "factor-line: A1-C1",
    "nabner: A1 ~ C3",
    "count 1 3 = 2: A1-D1",
    "count odd >= 3: A1-D1",
    "count 4 <= 1: A1-D1",
    "count 2 = 0: A1 B1",
    "count low = B2: A1 B1 C1",
    "count 2 3 <= B2: A1 B1 C1 D1",
    "count 2 >= B2: A1 B1 C1",
    "count 2 = 7: A1 B1",
    "distinct = B2: A1 B1 C1 D1",
    "weighted 3: 1 A1 2 B1 -1 C1",
    "same-digits: A1 B1 = C3 D3",
    "any {x: A1 B1; only 1: C3} {sum 3: A1 C1} {arrow: D4 = A1 B1 = B1 C1}",
    "any {only 1 3: A1 B2; even: C3} {odd: A1 B2 C3}",
    "any {any {only 1: A1} {only 2: B1}} {pair a = b: A1 B1}",
    "regular ([13][24])+: A1-D1",
    "regular .*(12|21).*: A1 B2 C3 D4 A1",
    "regular [1-3]+<break>4.: A1 B1 = C1 D1",
    "regular {start 1; accept 3; 1 [1 3] -> 2; 1 1 -> 3; 2 . -> 3; 3 even -> 3}: A1-C1"};

TEST(IssWriteForms, MeanTheSame) {
    std::mt19937 random(1);
    for (const std::string rule : written_rules) {
        const Puzzle puzzle = testing::read_puzzle("................ rules:" + rule);
        const std::string text = iss_of(puzzle);
        const auto back = read_puzzles(text, {std::nullopt, &all()});
        const auto* read = std::get_if<Puzzle>(&back.at(0));
        ASSERT_NE(read, nullptr) << rule << ": " << text << std::get<ReadError>(back.at(0)).text();
        int held = 0;
        for (int trial = 0; trial < 500; ++trial) {
            Grid grid;
            for (int i = 0; i < 16; ++i) grid.push_back(static_cast<Digit>(random() % 4));
            const bool expected = holds(puzzle, grid);
            held += expected ? 1 : 0;
            ASSERT_EQ(holds(*read, grid), expected) << rule << ": " << text;
        }
        EXPECT_LT(held, 500) << rule;
    }
}

// Boards with digits from 0, and with layers: as many solutions as before.
TEST(IssWriteForms, HaveAsManySolutions) {
    const auto count = [](const Puzzle& puzzle) {
        Meter meter;
        return solve_by_lines(start_board(puzzle), {.limit = 100'000}, meter).count;
    };
    for (const std::string& text : std::initializer_list<std::string>{
             ".... board:2x2 digits:0-2 houses:none rules:pair a + b = 2: A1 B1; count 0 <= 1: A1 B1 A2 B2; regular "
             "0.: A2 B2",
             ".... board:2x2 digits:0-1 houses:none rules:pair a <= b: A1 B1; count 1 = A2: A1 B1 B2",
             "................ rules:layer shaded 1 2 once-in row column; pair a = b: shaded.A1 A1; sum 5: shaded.B2 "
             "C3 D4",
             "1234341221434321 rules:layer total 1..4 cells 3; thermo: total.1-total.3; weighted 0: 1 A1 1 B1 -1 "
             "total.2",
             "1234341221434321 rules:layer heavy 1 3; sum 4 of heavy: A1 B1; whispers 2 of heavy: C1 C2; layer one 2 3 "
             "cells 1; greater: A4 one.1",
             "1234341221434321 rules:layer heavy 1 3; killer 4 of heavy: A1 B1; killer of heavy: C1 D1; any { killer 6 "
             "of "
             "heavy: A2 B2 } { killer 2 of heavy: A2 B2 }"}) {
        const Puzzle puzzle = testing::read_puzzle(text);
        const std::string written = iss_of(puzzle);
        const auto back = read_puzzles(written, {std::nullopt, &all()});
        const auto* read = std::get_if<Puzzle>(&back.at(0));
        ASSERT_NE(read, nullptr) << text << ": " << written << std::get<ReadError>(back.at(0)).text();
        EXPECT_GT(count(puzzle), 0U) << text;
        EXPECT_EQ(count(*read), count(puzzle)) << text << ": " << written;
    }
    // Numbers beyond the digits, and digits of flags, have no spelling.
    for (const std::string rule : {"layer doubler 0 1 once-in row", "layer doubler 1 2 once-in digit", "layer a1 1 2"})
        EXPECT_TRUE(iss_of(testing::read_puzzle("................ rules:" + rule)).starts_with("cannot")) << rule;
}

// By the tables of iss-forms: rows a, columns b, six bits a sign.
TEST(IssWriteForms, Texts) {
    const std::string blank(81, '.');
    const auto said = [&](const std::string& rule) { return iss_of(testing::read_puzzle(blank + " rules:" + rule)); };
    EXPECT_EQ(said("pair abs(a - b) >= 2: A1 B1 C1 as \"a b\""),
              ".Shape~9x9.Pair~8H_xf8H_xf8H_B~_a%20b~R1C1~R1C2~R1C3\n");
    EXPECT_EQ(said("nabner: A1 B1 C1"), ".Shape~9x9.PairX~8H_xf8H_xf8H_B~_~R1C1~R1C2~R1C3\n");
    EXPECT_EQ(said("any {killer 15: E4 E5} {killer 17: E4 E5; x: A1 B1}"),
              ".Or.And.Cage~15~R4C5~R5C5.End.And.Cage~17~R4C5~R5C5.X~R1C1~R1C2.End.End\n");
    EXPECT_EQ(said("weighted 0: 1 H8 1 G8 -10 I8 -1 F7"), ".Shape~9x9.Sum~0_=_1_1_-10_-1~R8C8~R8C7~R8C9~R7C6\n");
    EXPECT_EQ(said("contains 2 2: A1 B1"), ".Shape~9x9.ContainAtLeast~2_2~R1C1~R1C2\n");
    EXPECT_EQ(said("exactly 1 {x: A1 B1} {v: A1 B1}"),
              "cannot represent the rule 'exactly 1 { x: A1 B1 } { v: A1 B1 }'");
}

}  // namespace
}  // namespace deduku::formats::iss_write_trials
