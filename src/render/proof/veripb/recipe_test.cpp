#include "render/proof/veripb/recipe.hpp"

#include <gtest/gtest.h>

#include "render/proof/formula/opb.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

using testing::read_puzzle;

std::string refused(std::string_view proof) {
    VeripbLines lines;
    for (char c : proof)
        if (!lines.feed({&c, 1})) break;
    return lines.finish();
}

const std::string begin = "pseudo-Boolean proof version 1.2\nf 134\n";

TEST(VeripbRecipe, AcceptsDedukusLines) {
    EXPECT_EQ(refused(begin + "p 1 2 +\n# 1\nu 1 ~x4 >= 1 ;\nw 1\nc 136\n"), "");
    EXPECT_EQ(refused(""), "line 1: the last line has no end");
    EXPECT_EQ(refused(begin + "c 136"), "line 3: the last line has no end");
    EXPECT_EQ(refused("pseudo-Boolean proof version 2.0\nf 134\n"),
              "line 1: expected 'pseudo-Boolean proof version 1.2'");
}

TEST(VeripbRecipe, EveryOtherLineIsRefused) {
    for (const char* word : {"v", "ov", "a", "sol", "solx", "soli", "red",        "dom",       "o",
                             "i", "j",  "d", "del", "core", "r",    "load_order", "pre_order", "l",
                             "k", "e",  "s", "*",   "",     " v",   "set_level",  "def_order"}) {
        const std::string proof = begin + word + " x1 x6\nu >= 1 ;\nc 135\n";
        EXPECT_TRUE(refused(proof).starts_with("line 3: ")) << word;
    }
    // Texts that a checker might read as two lines, or in which it might miss a word.
    for (const char* text : {"u >= 1 ;\rv x1\n", "u >= 1 ;\x0bv x1\n", "\tv x1\n", "u\tx\n", "u >= 1 ;\xc2\x85v x1\n",
                             "u >= 1 ;\xe2\x80\xa8v x1\n"})
        EXPECT_EQ(refused(begin + text), "line 3: a character that is not plain text");
}

TEST(VeripbRecipe, FormulaMustMatchPuzzleAndClaim) {
    const Puzzle puzzle = read_puzzle("...43.1..1..4...");
    Unique unique, other;
    for (char c : std::string("1234341221434321")) unique.grid.push_back(static_cast<Digit>(c - '1'));
    other = unique;
    std::swap(other.grid[Cell{0}], other.grid[Cell{1}]);
    const Geometry& geometry = puzzle.geometry();
    const False listed{{geometry.candidate(1), geometry.candidate(42)}};
    const auto index_of = [&](const std::string& opb) -> int {
        const auto claim = claim_of_opb(puzzle, opb);
        return std::holds_alternative<Claim>(claim) ? static_cast<int>(std::get<Claim>(claim).index()) : -1;
    };
    const std::string none = opb_formula(puzzle, NoSolution{});
    EXPECT_EQ(index_of(none), static_cast<int>(Claim{NoSolution{}}.index()));
    EXPECT_EQ(index_of(opb_formula(puzzle, unique)), static_cast<int>(Claim{unique}.index()));
    EXPECT_EQ(index_of(opb_formula(puzzle, listed)), static_cast<int>(Claim{listed}.index()));
    const auto found = claim_of_opb(puzzle, opb_formula(puzzle, listed));
    EXPECT_EQ(std::get<False>(std::get<Claim>(found)).candidates, listed.candidates);
    EXPECT_EQ(index_of(opb_formula(puzzle, other)), -1);  // of a grid that is not a solution
    EXPECT_EQ(index_of(""), -1);
    EXPECT_EQ(index_of(none + "1 x1 >= 2 ;\n"), -1);
    EXPECT_EQ(index_of(none + "1 x65 >= 1 ;\n"), -1);
    EXPECT_EQ(index_of(none + "1 ~x1 1 ~x2 >= 1 ;\n"), -1);
    EXPECT_EQ(index_of(opb_formula(puzzle, unique) + "1 x1 >= 1 ;\n"), -1);
    EXPECT_EQ(index_of(opb_formula(read_puzzle("1..43.1..1..4..."), unique)), -1);
    for (const Claim& claim : {Claim{unique}, Claim{listed}, Claim{NoSolution{}}})
        EXPECT_LE(opb_formula(puzzle, claim).size(), most_opb_bytes(puzzle));
}

}  // namespace
}  // namespace deduku
