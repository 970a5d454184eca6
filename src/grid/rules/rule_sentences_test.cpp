// Rules as sentences, written by hand: for each row its example, and the variants of its sentence.
#include <gtest/gtest.h>

#include <map>

#include "deduku/text.hpp"
#include "tests/support/reading.hpp"

namespace deduku {
namespace {

std::string sentence(const std::string& text, Coords coords = Coords::sheet, int digits = 9) {
    const std::string blank(static_cast<std::size_t>(digits * digits), '.');
    const Puzzle puzzle = testing::read_puzzle(blank + " rules:" + text);
    return rule_sentence(puzzle.geometry().rules()[0], puzzle.geometry(), coords);
}

const std::map<std::string_view, std::string_view> of_examples = {
    {"extra-region", "In the extra region A1, B2, C3, D4 digits differ."},
    {"diagonal", "On the main diagonal digits differ."},
    {"diagonals", "On each of the two long diagonals digits differ."},
    {"windows", "In each of the four windows digits differ."},
    {"disjoint-groups", "Cells at the same place of their boxes differ."},
    {"anti-knight", "Cells a knight's move apart differ."},
    {"anti-king", "Cells a king's move apart differ."},
    {"non-consecutive", "Orthogonal neighbours do not differ by 1."},
    {"killer", "In the cage A1, A2, B2 digits differ and sum to 15."},
    {"sum", "In the cage A1, A2, B2 digits sum to 15; they may repeat."},
    {"white", "A1 and A2 differ by 1."},
    {"black", "One of A1 and A2 is 2 times the other."},
    {"all-dots", "Neighbours without a dot do not differ by 1, and neither is twice the other."},
    {"all-ratios", "Of two neighbours without a dot neither is 3 times the other."},
    {"x", "A1 and A2 sum to 10."},
    {"v", "A1 and A2 sum to 5."},
    {"all-xv", "Neighbours without an X or V do not sum to 10 or 5."},
    {"greater", "A1 is greater than A2."},
    {"thermo", "On the thermometer A1-A5 digits rise from the bulb A1."},
    {"slow-thermo", "On the slow thermometer A1-A5 digits never fall from the bulb A1."},
    {"whispers", "Neighbours on the whispers line A1-A5 differ by at least 5."},
    {"dutch-whispers", "Neighbours on the Dutch whispers line A1-A5 differ by at least 4."},
    {"renban", "The renban line A1-A5 holds consecutive digits in any order."},
    {"palindrome", "The palindrome A1-A5 reads the same from both ends."},
    {"arrow", "The digits on the arrow B1-D1 sum to the digit in the circle A1."},
    {"double-arrow",
     "On the double arrow A1-A5 the digits between the circles A1 and A5 sum to the sum of those in the circles."},
    {"zipper",
     "On the zipper A1-A5 any two cells at the same distance from the ends sum to the digit in the middle, A3."},
    {"region-sum", "On the region sum line A1-A6 the stretches in each box have the same sum."},
    {"equal-sums", "The groups (A1, A2), (D5) and (F7, G8, H9) have the same sum."},
    {"clone", "The clones (A1, A2) and (D5, D6) hold the same digits in the same order."},
    {"little-killer", "On the diagonal A3-G9 digits sum to 22; they may repeat."},
    {"quad", "The cells A1, B1, A2, B2 hold 1, 2 and 2, as often as listed."},
    {"odd", "A1 is odd."},
    {"even", "A1 is even."},
    {"minimum", "A1 is less than each orthogonal neighbour."},
    {"maximum", "A1 is greater than each orthogonal neighbour."},
    {"entropic",
     "Any three successive cells of the entropic line A1-A5 hold one digit of 1-3, one of 4-6 and one of 7-9."},
    {"modular", "Any 3 successive cells of the modular line A1-A5 have different remainders by 3."},
    {"nabner", "On the nabner line A1-A4 no two digits are equal or consecutive."},
    {"between", "On the line A1-A4 the digits between the ends A1 and A4 lie strictly between the digits of the ends."},
    {"lockout",
     "The ends A1 and A4 of the lockout line A1-A4 differ by at least 4; no digit between them lies in their closed "
     "range."},
    {"sandwich", "In row 1 the digits between 1 and 9 sum to 12."},
    {"x-sum", "The first X cells of row 1 from the right sum to 12, where X is the digit in I1."},
    {"numbered-room", "The digit in I1 is the place of 7 in row 1 from the right."},
    {"row-indexer",
     "The digit in each of the cells A1-I1 is the row in which its column has the number of the cell's own row."},
    {"column-indexer",
     "The digit in each of the cells A1-A9 is the column in which its row has the number of the cell's own column."},
    {"box-indexer",
     "The digit in each of the cells A1-C3 is the place in its box, counted row by row, that has the number of the "
     "cell's own place."},
};

TEST(RuleSentences, OfEachExample) {
    for (const RuleRow* row : rule_rows()) {
        const auto expected = of_examples.find(row->key);
        ASSERT_NE(expected, of_examples.end()) << row->key;
        EXPECT_EQ(sentence(std::string(row->example)), expected->second);
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
