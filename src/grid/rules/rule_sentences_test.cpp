// Rules as sentences, written by hand: for each row its example (rule_trials.hpp), and the variants of its sentence.
#include <gtest/gtest.h>

#include "deduku/text.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/rule_trials.hpp"

namespace deduku {
namespace {

std::string sentence(const std::string& text, Coords coords = Coords::sheet, int digits = 9) {
    const std::string blank(static_cast<std::size_t>(digits * digits), '.');
    const Puzzle puzzle = testing::read_puzzle(blank + " rules:" + text);
    return rule_sentence(puzzle.geometry().rules()[0], puzzle.geometry(), coords);
}

TEST(RuleSentences, OfEachExample) {
    for (const RuleRow* row : rule_rows()) {
        if (row->declare != nullptr) continue;  // src/search/layers_test.cpp
        const auto trial = trials::all_trials().find(std::string(row->key));
        ASSERT_NE(trial, trials::all_trials().end()) << row->key;
        EXPECT_EQ(sentence(std::string(row->example)), trial->second.sentence);
    }
}

TEST(RuleSentences, WithAndWithoutValues) {
    EXPECT_EQ(sentence("killer: A1 B1"), "In the cage A1, B1 digits differ.");
    EXPECT_EQ(sentence("diagonal up"), "On the anti-diagonal digits differ.");
    EXPECT_EQ(sentence("white 3: A1 B1"), "A1 and B1 differ by 3.");
    EXPECT_EQ(sentence("all-dots black"), "Of two neighbours without a dot neither is twice the other.");
    EXPECT_EQ(sentence("all-dots white"), "Neighbours without a dot do not differ by 1.");
    EXPECT_EQ(sentence("all-ratios 3 4"), "Of two neighbours without a dot neither is 3 or 4 times the other.");
    EXPECT_EQ(sentence("all-xv v"), "Neighbours without an X or V do not sum to 5.");
    EXPECT_EQ(sentence("quad 1 2: A1 B1 A2 B2"), "The cells A1, B1, A2, B2 hold 1 and 2.");
    EXPECT_EQ(sentence("modular 4: A1-D1"),
              "Any 4 successive cells of the modular line A1-D1 have different remainders by 4.");
    EXPECT_EQ(sentence("whispers 3: A1 B2", Coords::sheet, 6),
              "Neighbours on the whispers line A1, B2 differ by at least 3.");
    EXPECT_EQ(
        sentence("entropic: A1-C1", Coords::sheet, 6),
        "Any three successive cells of the entropic line A1-C1 hold one digit of 1-2, one of 3-4 and one of 5-6.");
}

TEST(RuleSentences, GroupsAndShapes) {
    EXPECT_EQ(sentence("arrow: A1 B1 = C1-E1"), "The digits on the arrow C1-E1 sum to the number in the pill A1, B1.");
    EXPECT_EQ(sentence("arrow: E5 = E4-E2 = F6 G7"),
              "The digits on each of the arrows E4-E2 and F6, G7 sum to the digit in the circle E5.");
    EXPECT_EQ(sentence("zipper: A1-A4"),
              "On the zipper A1-A4 any two cells at the same distance from the ends have the same sum.");
    EXPECT_EQ(sentence("lockout: A1 A2"), "The ends A1 and A2 of the lockout line A1, A2 differ by at least 4.");
    EXPECT_EQ(sentence("odd: A1 B2 C4"), "A1, B2 and C4 are odd.");
    EXPECT_EQ(sentence("minimum: A1 A2"), "A1 and A2 are less than each orthogonal neighbour without this mark.");
    EXPECT_EQ(sentence("minimum: A1; minimum: A2"), "A1 is less than each orthogonal neighbour without this mark.");
    EXPECT_EQ(sentence("non-consecutive; white: A1 A2"),
              "Orthogonal neighbours do not differ by 1, except across a white dot.");
    EXPECT_EQ(sentence("row-indexer: B3"),
              "The digit in B3 is the row in which its column has the number of the cell's own row.");
    EXPECT_EQ(sentence("sandwich 5: column C from bottom"),
              "In column C from the bottom the digits between 1 and 9 sum to 5.");
}

TEST(RuleSentences, CellsFollowTheNotation) {
    EXPECT_EQ(sentence("killer 15: A1 A2 B2", Coords::rc), "In the cage r1c1, r2c1, r2c2 digits differ and sum to 15.");
    EXPECT_EQ(sentence("thermo: A1-A5", Coords::rc), "On the thermometer r1c1-r5c1 digits rise from the bulb r1c1.");
    EXPECT_EQ(sentence("sandwich 5: column C", Coords::rc), "In column 3 the digits between 1 and 9 sum to 5.");
    EXPECT_EQ(sentence("sandwich 5: row 1", Coords::sheet_up), "In row 9 the digits between 1 and 9 sum to 5.");
}

}  // namespace
}  // namespace deduku
