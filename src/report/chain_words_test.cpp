// Lines of HDP chains in words, as on the page of the notation (doc/methods/hdp.md).
#include <gtest/gtest.h>

#include "report/hdp.hpp"

namespace deduku::report {
namespace {

class ChainWordsTest : public ::testing::Test {
  protected:
    std::string told(std::string_view text, std::optional<Sector> empty = {}) const {
        const auto line = hdp::parse_line(words.geometry(), text);
        return chain_words(words, std::get<hdp::HdpLine>(line), empty);
    }
    Sector h3() const { return words.geometry().sector(*parse_cell(words.geometry(), "H3", Coords::sheet)); }

    Puzzle puzzle = blank_puzzle({3, 3});
    Words words{puzzle, Coords::sheet};
};

TEST_F(ChainWordsTest, ADisproof) {
    EXPECT_EQ(told("DIS # I8: 3,9 => CTR => I8: 2,7", h3()),
              "Suppose I8 is 3 or 9. Then no digit is left for H3. So I8 is 2 or 7.");
}

TEST_F(ChainWordsTest, ADisproofUnderAHypothesis) {
    EXPECT_EQ(told("DIS # I8: 3,9 + B1: 6 # A2: 1,2 => CTR => A2: 5,9", h3()),
              "Suppose I8 is 3 or 9. Then B1 is 6, as shown before. Suppose also that A2 is 1 or 2. "
              "Then no digit is left for H3. So A2 is 5 or 9, if I8 is 3 or 9.");
    // The hypothesis itself is refuted, so the conclusion depends on none.
    EXPECT_EQ(told("DIS # I8: 3,9 + B1: 6 + A2: 5,9 => CTR => I8: 2,7", h3()),
              "Suppose I8 is 3 or 9. Then B1 is 6 and A2 is 5 or 9, as shown before. Then no digit is left for H3. "
              "So I8 is 2 or 7.");
}

TEST_F(ChainWordsTest, FactsOfTheFirstLevel) {
    const Sector place = words.geometry().sector(words.geometry().house(HouseKind::row, 2), static_cast<Digit>(3));
    EXPECT_EQ(told("DIS I8: 2,7 # G7: 5 # G4: 6 => CTR => G4: 1,8", place),
              "I8 is 2 or 7, as shown before. Suppose G7 is 5. Suppose also that G4 is 6. "
              "Then no place is left for 4 in row 3. So G4 is 1 or 8, if G7 is 5.");
    EXPECT_EQ(told("DIS C4: 1,5,6,8 => CTR", h3()),
              "C4 is 1, 5, 6 or 8, as shown before. Then no digit is left for H3. So the puzzle has no solution.");
}

TEST_F(ChainWordsTest, OtherEnds) {
    EXPECT_EQ(told("PRF I8: 2,7 # E1: 5 => SOL"),
              "I8 is 2 or 7, as shown before. Suppose E1 is 5. That solves the puzzle.");
    EXPECT_EQ(told("INC # C4: 2,4"), "Suppose C4 is 2 or 4. Nothing more follows.");
    EXPECT_EQ(told("STA I8: 2,7 + E1: 5"), "I8 is 2 or 7 and E1 is 5, as shown before.");
}

}  // namespace
}  // namespace deduku::report
