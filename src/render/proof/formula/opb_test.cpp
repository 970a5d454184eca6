#include "render/proof/formula/opb.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/support/reading.hpp"

namespace deduku::proof {
namespace {

using testing::read_puzzle;

constexpr const char* four = "...43.1..1..4...";

std::string golden(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(DEDUKU_ROOT "/data/golden/proof4x4/" + name).rdbuf();
    return text.str();
}

Grid published_grid() {
    Grid out;
    for (char c : std::string("1234341221434321")) out.push_back(static_cast<Digit>(c - '1'));
    return out;
}

TEST(Opb, ThePublishedExamples) {
    const Puzzle puzzle = read_puzzle(four);
    EXPECT_EQ(opb_formula(puzzle, Unique{published_grid()}), golden("four.opb"));
    EXPECT_EQ(opb_formula(puzzle, NoSolution{}), golden("four_v.opb"));
    const Geometry& geometry = puzzle.geometry();
    EXPECT_EQ(opb_formula(puzzle, False{{geometry.candidate(42)}}), golden("false.opb"));
}

TEST(Opb, CellsOfSeveralDigitsAndSeveralCandidates) {
    const Puzzle puzzle = read_puzzle("[12]..[134]............");
    const Geometry& geometry = puzzle.geometry();
    const False goal{{geometry.candidate(9), geometry.candidate(2), geometry.candidate(9)}};
    const std::string text = opb_formula(puzzle, goal);
    EXPECT_EQ(text.substr(0, text.find('\n')), "* #variable= 64 #constraint= 67");
    EXPECT_TRUE(text.ends_with("\n1 x1 1 x2 >= 1 ;\n1 x13 1 x15 1 x16 >= 1 ;\n1 x3 1 x10 >= 1 ;\n"));
}

TEST(Opb, IdsCountEqualitiesTwice) {
    const Puzzle puzzle = read_puzzle(four);
    const OpbIds ids(puzzle, False{{Candidate{}}});
    EXPECT_EQ(OpbIds::at_least_one(Sector{3}), 7);
    EXPECT_EQ(ids.at_most_one(Sector{3}), 8);
    EXPECT_EQ(ids.allowed(Cell{0}), 0);
    EXPECT_EQ(ids.allowed(Cell{3}), 129);
    EXPECT_EQ(ids.allowed(Cell{12}), 133);
    EXPECT_EQ(ids.opposite(), 134);
    EXPECT_EQ(ids.count(), 134);
    EXPECT_EQ(OpbIds(puzzle, NoSolution{}).opposite(), 0);
    EXPECT_EQ(OpbIds(puzzle, NoSolution{}).count(), 133);
    EXPECT_EQ(OpbIds(puzzle, Unique{published_grid()}).opposite(), 134);
}

TEST(Opb, SizesOfTheSpecification) {
    // 9x9: 670 constraints with 21 givens and one for the goal; 16x16: 136 KB.
    Puzzle nine = blank_puzzle({3, 3});
    for (std::size_t i = 0; i < 21; ++i) nine.cells[static_cast<Cell>(i)] = {static_cast<Digit>(i % 9)};
    EXPECT_EQ(OpbIds(nine, False{}).count(), 648 + 21 + 1);
    EXPECT_NEAR(static_cast<double>(opb_formula(blank_puzzle({4, 4}), NoSolution{}).size()), 136e3, 5e3);
}

}  // namespace
}  // namespace deduku::proof
