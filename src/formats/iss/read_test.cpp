// General forms of ISS as text of our rules, written by hand from the meaning of each item.
#include "formats/iss/read.hpp"

#include <gtest/gtest.h>

namespace deduku::formats::iss_read_trials {
namespace {

// The rules of a text, or "POSITION: found .., expected ..".
std::string rules(const std::string& text) {
    const auto out = iss::translate(text, {});
    if (const auto* mistake = std::get_if<ValueError>(&out))
        return std::to_string(mistake->at) + ": found " + mistake->found + ", expected " + mistake->expected;
    return std::get<iss::Translation>(out).rules.text();
}
std::string cells(const std::string& text) {
    auto out = iss::translate(text, {});
    return std::holds_alternative<ValueError>(out) ? "" : to_line(std::get<iss::Translation>(out).puzzle);
}

TEST(IssRead, OrAndAnd) {
    EXPECT_EQ(rules(".Or.Cage~15~R4C5~R5C5.Cage~17~R4C5~R5C5.End"), "any { killer 15: E4 E5 } { killer 17: E4 E5 }");
    // Several rules of one item are one case, and so are the items of an And.
    EXPECT_EQ(rules(".Or.~R1C3_1~R1C2_8_9.Skyscraper~R1~3~4.End"),
              "any { only 1: C1; only 8 9: B1 } { skyscraper 3: row 1; skyscraper 4: row 1 from right }");
    EXPECT_EQ(rules(".Or.Arrow~R1C3~R1C4~R1C5.And.Arrow~R1C4~R1C3.Arrow~R1C4~R1C5.End.End"),
              "any { arrow: C1 = D1 E1 } { arrow: D1 = C1; arrow: D1 = E1 }");
    EXPECT_EQ(rules(".Or.Or.X~R1C1~R1C2.End.V~R1C1~R1C2.End"), "any { any { x: A1 B1 } } { v: A1 B1 }");
    // Outside of an Or, And says nothing new, and values are no rules.
    EXPECT_EQ(rules(".And.~R1C1_2_3.X~R1C1~R1C2.End"), "x: A1 B1");
    EXPECT_EQ(cells(".Shape~4x4.And.~R1C1_2_3~R1C1_3_4.End"), "3...............");
    // A case without a rule holds.
    EXPECT_EQ(rules(".Or.X~R1C1~R1C2.And.End.End"), "");
    EXPECT_EQ(rules(".Or.End"), "1: found an Or without items, expected a case of it");
    EXPECT_EQ(rules(".Or.X~R1C1~R1C2"), "1: found 'Or' without an End, expected '.End' behind it");
    EXPECT_EQ(rules(".X~R1C1~R1C2.End"), "13: found 'End', expected an Or, And or Replicate before it");
    EXPECT_EQ(rules(".Or.Foo~R1C1.End"), "4: found the rule 'Foo', expected houses and rules as in doc/formats.md");
}

TEST(IssRead, Replicate) {
    // Bits 0, 1 and 9 of B = 1 and of the second sign, 8 = 60 for bits 8 to 11: cells R1C1 and R1C9 to R2C3 of 9 columns.
    EXPECT_EQ(rules(".Replicate~B8.X~R1C1~R2C1.End"), "x: A1 A2; x: I1 I2; x: A2 A3; x: B2 B3; x: C2 C3");
    // Cells beside the board have rows and columns of their own, and stay in their group.
    EXPECT_EQ(rules(".Var~L~~2x2.Replicate~F~VL1.AllDifferent~VL1~VL2.End"),
              "layer L 1..9 cells 4; pair all a != b: L.1 L.2; pair all a != b: L.3 L.4");
    EXPECT_EQ(rules(".Replicate~C~R5C5.Thermo~R5C5~R6C5.End"), "thermo: F5 F6");
    EXPECT_EQ(rules(".Replicate~D.Or.Thermo~R1C1~R2C1.~R1C1_5.End.End"),
              "any { thermo: A1 A2 } { only 5: A1 }; any { thermo: B1 B2 } { only 5: B1 }");
    EXPECT_EQ(cells(".Shape~4x4.Replicate~BE.~R1C1_2.End"), "2.......2.......");
    EXPECT_EQ(rules(".Shape~4x4.Replicate~AAE.X~R1C1~R2C1.End"),
              "32: found 'R2C1', moved off the edge by a Replicate, expected a cell that stays inside");
    EXPECT_EQ(rules(".Shape~4x4.Replicate~AAg.X~R1C1~R2C1.End"),
              "21: found a mark behind the last cell, expected marks of cells");
}

// Copies of copies end.
TEST(IssRead, ManyCopies) {
    // The first cell of a copy within a copy is moved, too.
    EXPECT_EQ(rules(".Replicate~D.Replicate~D.Thermo~R1C1~R2C1.End.End"),
              "thermo: A1 A2; thermo: B1 B2; thermo: B1 B2; thermo: C1 C2");
    std::string text;
    for (int i = 0; i < 20000; ++i) text += ".X~R1C1~R1C2";
    EXPECT_EQ(rules(text), "196609: found more items, with their copies, expected at most 16384");
    // 3^12 copies: no rows, one or two further down, each time.
    std::string deep = ".Var~L~~50x16", ends;
    for (int i = 0; i < 12; ++i) {
        deep += ".Replicate~BAQAAE~VL1";
        ends += ".End";
    }
    deep += ".And.End" + ends;
    EXPECT_NE(rules(deep).find("more items"), std::string::npos);
}

TEST(IssRead, Groups) {
    EXPECT_EQ(rules(".Var~L~liar%20flags~3.~VL1_1_2~VL2_1_2~VL3_1_2"), "layer L 1 2 cells 3 as \"liar flags\"");
    EXPECT_EQ(rules(".Var~D~~2.~VD1_2_3~VD2_2_3_4"), "layer D 2..4 cells 2; only 2 3: D.1");
    EXPECT_EQ(rules(".Shape~4x4.Var~G~x~4x4.AllDifferent~VG1~VG5.Thermo~R1C1~VG16"),
              "layer G 1..4 as \"x\"; pair all a != b: G.A1 G.A2; thermo: A1 G.D4");
    EXPECT_EQ(rules(".Var~A.Arrow~VA~R1C2~R1C3"), "layer A 1..9 cells 1; arrow: A.1 = B1 C1");
    EXPECT_EQ(rules(".Var~A~~2.Thermo~VA~R1C1"), "17: found 'VA', expected a cell of its group, up to 2");
    EXPECT_EQ(rules(".Var~a~~2"), "5: found 'a', expected the capital letters of a group");
    // More values than cells in a row serve the groups alone.
    EXPECT_EQ(rules(".Shape~4x4~6.Var~A.Replicate~__P.~R1C1_1_2_3_4.End.Sum~9~VA~R1C1"),
              "layer A 1..6 cells 1; sum 9: A.1 A1");
    EXPECT_EQ(cells(".Shape~4x4~6.~R1C1_1"), "1............... board:4x4 digits:1-6 houses:none");
}

// The examples of tables: bit 6 i + j of a row a and a column b.
TEST(IssRead, Pairs) {
    const auto of = [](const std::string& key, const std::string& more = "~_n~R1C1~R1C2~R1C3") {
        return rules(".Pair~" + key + more);
    };
    EXPECT_EQ(of("8H_xf8H_xf8H_B"), "whispers 2: A1 B1 C1 as \"n\"");
    EXPECT_EQ(rules(".PairX~8H_xf8H_xf8H_B~_n~R1C1~R1C2~R1C3"), "nabner: A1 B1 C1 as \"n\"");
    EXPECT_EQ(rules(".BinaryX~8H-xf8H-xf8H-B~~R1C1~R1C2~~R2C1~R2C2"), "whispers 2: A1 B1 / A2 B2");
    EXPECT_EQ(of("9X_1f9X_1f9X_F"), "pair abs(a - b) != 1: A1 B1 C1 as \"n\"");
    EXPECT_EQ(of("9X_1f9X_1f9X_F", "~_n~R1C1~_~R1C2~R1C3"), "pair abs(a - b) != 1: B1 C1");
    EXPECT_EQ(of("9X_1f9X_1f9X_F", "~~R1C1~R1C2~~R2C1~R2C2"), "pair abs(a - b) != 1: A1 B1 / A2 B2");
    EXPECT_EQ(of("-LABIABIABI"), "pair a = 1 and b in 2..8 or a in 2..8 and b = 1: A1 B1 C1 as \"n\"");
    // In each word of a flag: 1 and an even digit, or 2.
    EXPECT_EQ(rules(".Shape~4x4.Var~F.~VF_1_2.Pair~6D~~VF~R1C1"),
              "layer F 1 2 cells 1; pair a = 2 or b in 2,4: F.1 A1");
    EXPECT_EQ(of("8H_xf8H_xf8H_B~_", "~R1C1~VQ"), "28: found 'VQ', expected a cell of the board, as R1C1");
    EXPECT_EQ(of("8H!"), "6: found '8H!', expected a table of pairs for 9 values");
}

TEST(IssRead, Automata) {
    const std::string three = "~_n~R1C1~R1C2~R1C3";
    EXPECT_EQ(rules(".NFA~Qjf8Av__" + three), "count 9 = 1: A1 B1 C1 as \"n\"");
    EXPECT_EQ(rules(".NFA~Qjf9VVX4" + three), "count 2 4 6 8 = 1: A1 B1 C1 as \"n\"");
    EXPECT_EQ(
        rules(".NFA~Qjf-q_9VAA" + three),
        "regular {start 1; accept 2; 1 [2 4 6 8] -> 1; 1 [1 3 5 7 9] -> 2; 2 [1 3 5 7 9] -> 1; 2 [2 4 6 8] -> 2}: "
        "A1 B1 C1 as \"n\"");
    // Two cells are a pair, one cell has its digits.
    EXPECT_EQ(rules(".NFA~Qjf-q_9VAA~~R1C1~R1C2~~R2C1"), "parity-line: A1 B1; only 1 3 5 7 9: A2");
    // No cage has a 1 so far; this one has; an earlier one had.
    EXPECT_EQ(
        rules(".NFA~Rlv_oAAH_qqq3_VVVA~_c~R2C1~R2C2~-~R1C4"),
        "regular {start 1; accept 1 2 3; 1 break -> 1; 1 [2 3 4 5 6 7 8 9] -> 1; 1 1 -> 2; 2 break -> 3; 2 . -> 2; "
        "3 break -> 3; 3 [2 3 4 5 6 7 8 9] -> 3}: A2 B2 = D1 as \"c\"");
    // A cell twice: one number is 1 or 9, the other is not.
    EXPECT_EQ(rules(".NFA~Qjf8Av__~_n~R1C1~R1C1"), "count 1 = 2: A1 as \"n\"");
    EXPECT_EQ(rules(".NFA~Qj" + three), "5: found 'Qj', expected the code of an automaton for 9 values");
    EXPECT_EQ(rules(".NFA~Qjf8Av__~_n~R1C1~-~R1C2"),
              "5: found 'Qjf8Av__', expected the code of an automaton that reads breaks");
}

TEST(IssRead, Patterns) {
    EXPECT_EQ(rules(".Regex~KDExfDQyfDkzKQ~R1C1~R1C2~~R2C1~R2C2"), "regular (11|42|93): A1 B1 / A2 B2");
    EXPECT_EQ(rules(".Regex~KFsxMzU3OV1bMjQ2OF0pezN9fChbMjQ2OF1bMTM1NzldKXszfQ~R1C1~R1C2"),
              "regular ([1 3 5 7 9][2 4 6 8]){3}|([2 4 6 8][1 3 5 7 9]){3}: A1 B1");
    EXPECT_EQ(rules(".Regex~%5B^2-4%5DA+%7B2,%7D?~R1C1~R1C2"), "regular [^2 3 4]<10>+{2,}?: A1 B1");
    EXPECT_EQ(rules(".Regex~%24~R1C1"), "7: found '%24', expected the code of a pattern of digits");
}

TEST(IssRead, SumsAndSets) {
    EXPECT_EQ(rules(".Sum~1_=_-1_1~R2C1~R1C2"), "weighted 1: -1 A2 1 B1");
    EXPECT_EQ(rules(".Sum~-1_=_2_-1~R2C1~R1C2"), "weighted 1: -2 A2 1 B1");
    EXPECT_EQ(rules(".Sum~0_=_1_1_-10_-1~R8C8~R8C7~R8C9~R7C6"), "weighted 0: 1 H8 1 G8 -10 I8 -1 F7");
    EXPECT_EQ(rules(".Sum~0_=_1_-10_-1~R1C1~R1C2~R1C2"), "weighted 0: 1 A1 -11 B1");
    EXPECT_EQ(rules(".Sum~0_=_1_1_-1~R1C1~R1C2~R1C3"), "equal-sums: A1 B1 = C1");
    EXPECT_EQ(rules(".Sum~0_=_1_-1~R1C1~R1C2"), "pair a = b: A1 B1");
    EXPECT_EQ(rules(".Var~S.SameValues~2~R9C2~VS"), "layer S 1..9 cells 1; pair a = b: B9 S.1");
    EXPECT_EQ(rules(".SameValues~2~R1C1~R1C2~R2C1~R2C2"), "same-digits: A1 B1 = A2 B2");
    EXPECT_EQ(rules(".SameValues~2~R1C1~R1C2~R2C1"),
              "12: found '2', expected a number of pieces of one size, of 3 cells");
    EXPECT_EQ(rules(".ContainExact~1_9_9~R1C6~R2C6~R3C6"), "count 1 = 1: F1 F2 F3; count 9 = 2: F1 F2 F3");
    EXPECT_EQ(rules(".ContainAtLeast~2_2~R1C1~R1C2"), "contains 2 2: A1 B1");
    EXPECT_EQ(rules(".CountDistinct~R5C5~R1C1~R1C2"), "distinct = E5: A1 B1");
    EXPECT_EQ(rules(".LookAndSay~1223~R1C1~R1C2~R1C3"), "count 2 = 1: A1 B1 C1; count 3 = 2: A1 B1 C1");
    EXPECT_EQ(rules(".EqualityCage~R1C1~R1C2"),
              "extra-region: A1 B1; count 2 4 6 8 = 1: A1 B1; count 1 2 3 4 = 1: A1 B1; count 5 = 0: A1 B1");
    EXPECT_EQ(rules(".SumLine~10~LOOP~R1C1~R1C2~R1C3"),
              "any { n-sum-line 10: A1 B1 C1 } { n-sum-line 10: B1 C1 A1 } { n-sum-line 10: C1 A1 B1 }");
    EXPECT_EQ(rules(".Var~A.Cage~9~R1C1~VA"), "layer A 1..9 cells 1; pair all a != b: A1 A.1; sum 9: A1 A.1");
}

TEST(IssRead, Choices) {
    EXPECT_EQ(rules(".Var~O.ValueIndexing~VO~R1C1~R1C1~R2C1"),
              "layer O 1..9 cells 1; any { only 1: A1; pair a = b: O.1 A1 } { only 2: A1; pair a = b: O.1 A2 }");
    EXPECT_EQ(rules(".Lunchbox~5~R1C1~R1C2~R1C3"),
              "extra-region: A1 B1 C1; any { pair a < b: A1 B1 C1; sum 5: B1 } { pair a < b: C1 B1 A1; sum 5: B1 }");
    EXPECT_EQ(rules(".Lunchbox~0~R1C1~R1C2"), "extra-region: A1 B1; any { pair a < b: A1 B1 } { pair a < b: B1 A1 }");
    EXPECT_EQ(rules(".RellikCage~5~R1C1~R1C2~R1C3"),
              "extra-region: A1 B1 C1; count 5 = 0: A1 B1 C1; pair all a + b != 5: A1 B1 C1; not { sum 5: A1 B1 C1 }");
    EXPECT_EQ(rules(".RellikCage~2~R1C1~R1C2~R1C3"),
              "extra-region: A1 B1 C1; count 2 = 0: A1 B1 C1; pair all a + b != 2: A1 B1 C1");
}

// The smallest number begins with 1, as one number from each other side; none of those is smaller. The one from the right
// begins in D2, D3 or D4, that from the top in A1, that from the bottom in B4, C4 or D4. They are compared as far as the cells
// may be equal, which share no house.
TEST(IssRead, FullRank) {
    const std::string first = " as \"Rank 1 of row 1 from the left\"; ";
    std::string smallest = rules(".Shape~4x4.FullRank~R1~1~.FullRankTies~any") + "; ";
    EXPECT_EQ(smallest,
              "only 1: A1" + first +
                  "any { count 1 = 0: D2 } { only 1: D2; pair a > b: C2 B1 } "
                  "{ only 1: D2; pair a = b: C2 B1; pair a > b: B2 C1 } { only 1: D2; clone: C2 B2 A2 = B1 C1 D1 }" +
                  first +
                  "any { count 1 = 0: D3 } { only 1: D3; pair a > b: C3 B1 } "
                  "{ only 1: D3; pair a = b: C3 B1; pair a > b: B3 C1 } { only 1: D3; clone: C3 B3 A3 = B1 C1 D1 }" +
                  first +
                  "any { count 1 = 0: D4 } { only 1: D4; pair a > b: C4 B1 } "
                  "{ only 1: D4; pair a = b: C4 B1; pair a > b: B4 C1 } { only 1: D4; clone: C4 B4 A4 = B1 C1 D1 }" +
                  first + "pair a > b: A2 B1" + first + "any { count 1 = 0: B4 } { only 1: B4; pair a > b: B3 B1 }" +
                  first +
                  "any { count 1 = 0: C4 } { only 1: C4; pair a > b: C3 B1 } "
                  "{ only 1: C4; pair a = b: C3 B1; pair a > b: C2 C1 }" +
                  first +
                  "any { count 1 = 0: D4 } { only 1: D4; pair a > b: D3 B1 } "
                  "{ only 1: D4; pair a = b: D3 B1; pair a > b: D2 C1 }" +
                  first);
    // Rank 7 begins with 2, and two of the three others are smaller.
    const std::string seventh = rules(".Shape~4x4.FullRank~C2~~7");
    const auto has = [&](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    };
    const std::string title = " as \"Rank 7 of column B from the bottom\"";
    EXPECT_TRUE(has(seventh, "layer smaller 0 1 cells 3; only 2: B4" + title));
    EXPECT_TRUE(has(seventh, "{ only 2: A1; only 1: smaller.1; pair a < b: B1 B3 }"));
    EXPECT_TRUE(has(seventh, "{ only 2: A1; only 0: smaller.1; pair a > b: B1 B3 }"));
    EXPECT_TRUE(has(seventh, "; count 1 = 2: smaller.1 smaller.2 smaller.3" + title));
    // A rank above that of another number with the same first digit.
    const std::string third = rules(".Shape~4x4.FullRank~R1~1~.FullRank~C1~3~");
    const std::string above = " as \"Rank 3 of column A from the top\"; ";
    EXPECT_TRUE(has(third, "; only 1: smaller.1" + above + "pair a < b: B1 A2" + above));
    EXPECT_EQ(rules(".Shape~4x4.FullRank~R1~17~"), "23: found '17', expected a rank from 1 to 16");
    EXPECT_EQ(rules(".Shape~4x4.FullRank~R5~1~"), "20: found 'R5', expected a row or column, as R1");
    EXPECT_EQ(rules(".FullRankTies~some"), "14: found 'some', expected none, only-unclued or any");
}

// Lines shorter than their rules need, or with too many ways to cut them.
TEST(IssRead, OddLines) {
    EXPECT_EQ(rules(".Modular~4~R1C1~R1C2~R1C3"), "pair all (a - b) % 4 != 0: A1 B1 C1");
    EXPECT_EQ(rules(".Modular~3~R1C1~R1C2~R1C3"), "modular 3: A1 B1 C1");
    EXPECT_EQ(rules(".Shape~6x6.Entropic~R1C1~R1C2"),
              "pair a <= 2 and b >= 3 or a in 3,4 and b in 1,2,5,6 or a >= 5 and b <= 4: A1 B1");
    std::string line;
    for (int i = 1; i <= 4; ++i)
        for (int k = 1; k <= 4; ++k) line += "~R" + std::to_string(i) + 'C' + std::to_string(k);
    EXPECT_EQ(
        rules(".Shape~4x4.SumLine~5" + line).substr(0, 104),
        "regular {start 1; accept 1; 1 1 -> 2; 1 2 -> 3; 1 3 -> 4; 1 4 -> 5; 2 1 -> 3; 2 2 -> 4; 2 3 -> 5; 2 4 ->");
}

TEST(IssRead, WholeBoard) {
    EXPECT_EQ(rules(".Shape~4x4.AntiTaxicab"),
              "pair leap 1 1 a != 2 or b != 2; pair leap 1 2 a != 3 or b != 3; pair leap 1 3 a != 4 or b != 4; "
              "pair leap 2 2 a != 4 or b != 4");
    EXPECT_EQ(rules(".Shape~5x5.DutchFlatmates").substr(0, 39), "regular .*(13|35).*: A1 A2 A3 A4 A5; re");
    EXPECT_EQ(
        rules(".Shape~4x4.HiddenSkyscraper~R1~~2"),
        "regular {start 1; accept 6; 1 1 -> 2; 1 2 -> 3; 1 3 -> 4; 1 4 -> 5; 2 2 -> 3; 2 3 -> 4; 2 4 -> 5; 3 3 -> "
        "4; 3 4 -> 5; 4 4 -> 5; 4 2 -> 6; 5 2 -> 6; 6 . -> 6}: row 1 from right");
    EXPECT_EQ(rules(".RegionSameValues.RegionSize~9"), "");
    EXPECT_EQ(rules(".RegionSize~6"), "1: found 'RegionSize' of another size, expected regions of 9 cells");
}

}  // namespace
}  // namespace deduku::formats::iss_read_trials
