// The phrases of the source verbatim, the plain ones, and one sentence for each other shape in both voices.
#include "deduku/words.hpp"

#include <gtest/gtest.h>

namespace deduku {
namespace {

// Cells, houses and candidates in the source's notation: columns by letter, rows from the bottom.
class WordsTest : public ::testing::Test {
  protected:
    Cell cell(std::string_view name) const { return *parse_cell(geometry, name, Coords::sheet_up); }
    Sector at(std::string_view name) const { return geometry.sector(cell(name)); }
    static Digit digit(int shown) { return static_cast<Digit>(shown - 1); }
    Candidate candidate(std::string_view name, int shown) const { return {cell(name), digit(shown)}; }
    // Row 1 is the lowest, column and box 1 the first.
    Sector in_row(int row, int d) const { return geometry.sector(geometry.house(HouseKind::row, 9 - row), digit(d)); }
    Sector in_column(char column, int d) const {
        return geometry.sector(geometry.house(HouseKind::column, column - 'A'), digit(d));
    }
    Sector in_box(int box, int d) const { return geometry.sector(geometry.house(HouseKind::box, box - 1), digit(d)); }

    std::string sentence(Cover cover, std::vector<Candidate> removes) const {
        return words.sentence({std::move(cover), std::move(removes)});
    }
    ReasonShape shape(const Cover& cover) const { return shape_of(geometry, cover); }

    Geometry geometry{Box{3, 3}};
    Puzzle puzzle = [] {
        Puzzle made = blank_puzzle({3, 3});
        made.cells[static_cast<Cell>(2 * 9 + 6)] = {static_cast<Digit>(1)};  // G7 = 2 in the source's notation
        made.cells[Cell{0}] = {static_cast<Digit>(2), static_cast<Digit>(4), static_cast<Digit>(6)};  // A9
        return made;
    }();
    Words words{puzzle, Coords::sheet_up, Voice::source};
    Words plain{puzzle, Coords::sheet_up};
};

TEST_F(WordsTest, HiddenSingleInSourceWords) {
    const Deduction deduction{Cover{{in_column('I', 4)}, {at("I4")}}, {candidate("I4", 1), candidate("I4", 2)}};
    EXPECT_EQ(words.why(deduction), "discovered while checking [4] on column I and finding it only on I4");
    EXPECT_EQ(words.is(candidate("I4", 4)) + ": " + words.why_is(candidate("I4", 4), deduction),
              "4 is on I4: discovered while checking [4] on column I and finding it only on I4");
    EXPECT_EQ(words.is_not(deduction.removes), "1, 2 are not on I4");
    EXPECT_EQ(shape_of(geometry, deduction.why), ReasonShape::hidden_single);
}

TEST_F(WordsTest, TellsRequiredDigitUntilItIsWritten) {
    const Deduction deduction{Cover{{at("E4")}, {in_row(4, 2)}}, {candidate("I4", 2)}};
    const Cell e4 = candidate("E4", 2).cell;
    Puzzle played = puzzle;
    const auto told = [&] { return Words(played, Coords::sheet_up, Voice::player).why(deduction); };
    EXPECT_EQ(told(), "E4 must be 2 and sees it");
    played.state = played.cells;
    played.state[e4] = {static_cast<Digit>(1)};
    EXPECT_EQ(told(), "E4 is 2 and sees it");
    played.lone_marks = {e4};
    EXPECT_EQ(told(), "E4 must be 2 and sees it");
    played.state[e4] = {static_cast<Digit>(4)};
    EXPECT_EQ(told(), "E4 must be 2 and sees it");
    played.cells[e4] = {static_cast<Digit>(1)};
    EXPECT_EQ(told(), "E4 is given as 2 and sees it");
}

TEST_F(WordsTest, NakedSingleInSourceWords) {
    EXPECT_EQ(sentence({{at("E4")}, {in_row(4, 2)}}, {candidate("I4", 2)}),
              "2 is not on I4: discovered while checking row 4 and discovering that E4 is 2");
}

TEST_F(WordsTest, ReadingInSourceWords) {
    EXPECT_EQ(sentence({{at("G7")}, {in_column('G', 2)}}, {candidate("G8", 2)}),
              "2 is not on G8: discovered while reading the board, where G7 is 2");
    EXPECT_EQ(words.why_at_start({cell("G7"), digit(2)}), "discovered while reading the board, where G7 is 2");
    EXPECT_EQ(words.why_at_start(candidate("A9", 1)), "discovered while reading the board, where A9 is 3, 5 or 7");
}

TEST_F(WordsTest, PointingAndClaiming) {
    const Cover pointing{{in_box(3, 8)}, {in_row(7, 8)}};
    EXPECT_EQ(shape(pointing), ReasonShape::pointing);
    EXPECT_EQ(sentence(pointing, {candidate("A7", 8)}),
              "8 is not on A7: discovered while checking [8] in box 3 and finding it only on row 7");
    const Cover claiming{{in_row(7, 8)}, {in_box(3, 8)}};
    EXPECT_EQ(shape(claiming), ReasonShape::claiming);
    EXPECT_EQ(sentence(claiming, {candidate("G9", 8), candidate("I9", 8)}),
              "8 is not on G9, I9: discovered while checking [8] on row 7 and finding it only in box 3");
}

TEST_F(WordsTest, Sets) {
    const Cover naked{{at("E2"), at("F2")}, {in_row(2, 4), in_row(2, 9)}};
    EXPECT_EQ(shape(naked), ReasonShape::naked_set);
    EXPECT_EQ(sentence(naked, {candidate("A2", 4), candidate("C2", 4), candidate("G2", 4), candidate("G2", 9)}),
              "4 is not on A2, C2; 4, 9 are not on G2: discovered while checking row 2 and discovering that "
              "E2, F2 are 4, 9 in some order");
    const Cover hidden{{in_row(8, 3), in_row(8, 7)}, {at("B8"), at("I8")}};
    EXPECT_EQ(shape(hidden), ReasonShape::hidden_set);
    EXPECT_EQ(sentence(hidden, {candidate("I8", 2)}),
              "2 is not on I8: discovered while checking [3,7] on row 8 and finding them only on B8, I8");
}

TEST_F(WordsTest, FishAndOtherCovers) {
    const Cover wing{{in_row(1, 7), in_row(5, 7)}, {in_column('A', 7), in_column('F', 7)}};
    EXPECT_EQ(shape(wing), ReasonShape::fish);
    EXPECT_EQ(sentence(wing, {candidate("A3", 7)}),
              "7 is not on A3: discovered while checking [7] on rows 1, 5 and finding it only on columns A, F");
    const Cover mixed{{in_row(1, 7), in_box(1, 7)}, {in_column('A', 7), in_column('F', 7)}};
    EXPECT_EQ(shape(mixed), ReasonShape::fish);
    EXPECT_EQ(words.why({mixed, {}}),
              "discovered while checking [7] on row 1, in box 1 and finding it only on columns A, F");
    // A loop over two digits: cells and houses mixed.
    const Cover loop{{at("A1"), in_row(5, 7)}, {in_column('A', 7), in_column('F', 7)}};
    EXPECT_EQ(shape(loop), ReasonShape::cover);
    EXPECT_EQ(words.why({loop, {}}),
              "discovered while checking A1 and [7] on row 5 and finding all that they need among [7] on columns A, F");
    // A cell and a digit of a house without that cell: not a single.
    EXPECT_EQ(shape({{at("A1")}, {in_row(9, 7)}}), ReasonShape::cover);
}

TEST_F(WordsTest, Splits) {
    const Deduction inner{Cover{{at("E4")}, {in_row(4, 3)}}, {candidate("A4", 3)}};
    Split split{at("E4"), {}};
    split.branches.push_back({{candidate("E4", 2)}, {inner}, at("A5")});
    split.branches.push_back({{candidate("E4", 3), candidate("E4", 5)}, {}, std::nullopt});
    EXPECT_EQ(words.sentence({split, {candidate("E4", 2)}}),
              "2 is not on E4: discovered while supposing that E4 is 2, which leaves no digit for A5");
    EXPECT_EQ(title_of(geometry, split), "forcing chain contradiction");
    split.branches[1].steps.push_back(inner);
    EXPECT_EQ(words.sentence({split, {candidate("A4", 3)}}),
              "3 is not on A4: discovered while supposing that E4 is 2, which leaves no digit for A5, and that E4 is "
              "3 or 5, which rules it out");
    const Split places{in_row(3, 7), {{{candidate("A3", 7), candidate("C3", 7)}, {inner}, in_box(1, 4)}}};
    EXPECT_EQ(words.why({places, {}}),
              "discovered while supposing that 7 is on A3 or C3, which leaves no place for 4 in box 1");
}

TEST_F(WordsTest, LastCandidateAndContradiction) {
    const Deduction last{Cover{{at("E4")}, {in_row(4, 2)}}, {candidate("I4", 2), candidate("H4", 2)}};
    EXPECT_EQ(
        words.why_is(candidate("I4", 4), last),
        "discovered while checking I4 and finding only [4] left on it: the last to go was 2, while checking row 4 "
        "and discovering that E4 is 2");
    EXPECT_EQ(words.nothing_left(at("A5")), "no digit is left for A5");
    EXPECT_EQ(words.nothing_left(in_row(3, 4)), "no place is left for 4 on row 3");
}

// The same finds in the plain voice.
TEST_F(WordsTest, PlainSingles) {
    const Deduction hidden{Cover{{in_column('I', 4)}, {at("I4")}}, {candidate("I4", 1), candidate("I4", 2)}};
    EXPECT_EQ(plain.sentence(hidden), "I4 is 4: the only place for 4 in column I");
    EXPECT_EQ(plain.why(hidden), "I4 is the only place for 4 in column I");
    const Deduction naked{Cover{{at("E4")}, {in_row(4, 2)}}, {candidate("I4", 2)}};
    EXPECT_EQ(plain.sentence(naked), "I4 is not 2: E4 is 2 and sees it");
    const Deduction two{Cover{{at("E4")}, {in_row(4, 2)}}, {candidate("I4", 2), candidate("A4", 2)}};
    EXPECT_EQ(plain.sentence(two), "I4 and A4 are not 2: E4 is 2 and sees them");
    EXPECT_EQ(plain.why_is(candidate("I4", 4), two), "no other digit is left; 2 went last: E4 is 2 and sees it");
    const Deduction column{Cover{{at("E4")}, {in_column('E', 2)}}, {candidate("E9", 2)}};
    EXPECT_TRUE(plain.alike(naked, column));
    EXPECT_FALSE(words.alike(naked, column));
    EXPECT_FALSE(plain.alike(naked, hidden));
}

TEST_F(WordsTest, PlainGivens) {
    const Deduction read{Cover{{at("G7")}, {in_column('G', 2)}}, {candidate("G8", 2)}};
    EXPECT_EQ(plain.sentence(read), "G8 is not 2: G7 is given as 2 and sees it");
    EXPECT_TRUE(plain.reads_given(read));
    EXPECT_FALSE(plain.reads_given({Cover{{at("E4")}, {in_row(4, 2)}}, {candidate("I4", 2)}}));
    EXPECT_EQ(plain.givens({read, read}), "given: G7 is 2");
    EXPECT_TRUE(plain.folds_givens());
    EXPECT_FALSE(words.folds_givens());
    EXPECT_EQ(plain.why_at_start(candidate("G7", 2)), "it is given");
    EXPECT_EQ(plain.why_at_start(candidate("G7", 3)), "G7 is given as 2");
    EXPECT_EQ(plain.why_at_start(candidate("A9", 1)), "the puzzle allows 3, 5 or 7 there");
}

TEST_F(WordsTest, PlainSets) {
    const Cover naked{{at("E2"), at("F2")}, {in_row(2, 4), in_row(2, 9)}};
    EXPECT_EQ(plain.sentence({naked, {candidate("A2", 4), candidate("C2", 4), candidate("G2", 4), candidate("G2", 9)}}),
              "A2 and C2 are not 4; G2 is not 4 or 9: E2 and F2 are 4 and 9 in some order (row 2)");
    const Cover hidden{{in_row(8, 3), in_row(8, 7)}, {at("B8"), at("I8")}};
    EXPECT_EQ(plain.sentence({hidden, {candidate("I8", 2)}}),
              "I8 is not 2: B8 and I8 are the only places for 3 and 7 in row 8");
    EXPECT_EQ(title_of(geometry, naked), "naked pair");
    EXPECT_EQ(title_of(geometry, hidden), "hidden pair");
    EXPECT_EQ(title_of(geometry, Cover{{at("E4")}, {in_row(4, 2)}}), "naked single");
}

TEST_F(WordsTest, PlainLinesAndFish) {
    EXPECT_EQ(plain.sentence({Cover{{in_box(3, 8)}, {in_row(7, 8)}}, {candidate("A7", 8)}}),
              "A7 is not 8: box 3 has its 8 in row 7");
    EXPECT_EQ(plain.sentence({Cover{{in_row(7, 8)}, {in_box(3, 8)}}, {candidate("G9", 8)}}),
              "G9 is not 8: row 7 has its 8 in box 3");
    const Cover wing{{in_row(1, 7), in_row(5, 7)}, {in_column('A', 7), in_column('F', 7)}};
    EXPECT_EQ(plain.sentence({wing, {candidate("A3", 7)}}),
              "A3 is not 7: in rows 1 and 5, 7 is only in columns A and F");
    EXPECT_EQ(title_of(geometry, wing), "X-Wing");
    const Cover loop{{at("A1"), in_row(5, 7)}, {in_column('A', 7), in_column('F', 7)}};
    EXPECT_EQ(plain.why({loop, {}}), "A1 and 7 in row 5 take up 7 in columns A and F");
    const Cover crossed{{at("A1"), at("A5"), at("F1")}, {in_row(1, 7), in_column('A', 8), in_row(1, 9)}};
    EXPECT_EQ(plain.why({crossed, {}}), "A1, A5 and F1 take up 7 in row 1; 8 in column A; 9 in row 1");
}

TEST_F(WordsTest, PlainSplits) {
    const Deduction inner{Cover{{at("E4")}, {in_row(4, 3)}}, {candidate("A4", 3)}};
    Split split{at("E4"), {}};
    split.branches.push_back({{candidate("E4", 2)}, {inner}, at("A5")});
    split.branches.push_back({{candidate("E4", 3), candidate("E4", 5)}, {}, std::nullopt});
    EXPECT_EQ(plain.sentence({split, {candidate("E4", 2)}}), "E4 is not 2: if E4 is 2, no digit is left for A5");
    EXPECT_EQ(title_of(geometry, split), "forcing chain contradiction");
    split.branches[1].steps.push_back(inner);
    EXPECT_EQ(plain.sentence({split, {candidate("A4", 3)}}),
              "A4 is not 3: if E4 is 2, no digit is left for A5, and if E4 is 3 or 5, that rules it out");
    EXPECT_EQ(title_of(geometry, split), "forcing chain verity");
    // A step that needs the previous one and the supposition: two causes.
    const Deduction joined{Cover{{at("E4"), in_row(4, 3)}, {in_row(4, 5), at("H4")}}, {candidate("H4", 6)}};
    split.branches[1].steps.push_back(joined);
    EXPECT_EQ(title_of(geometry, split), "forcing net verity");
    split.branches[0].twin = Twin{};
    EXPECT_EQ(title_of(geometry, split), "uniqueness");
    const Split places{in_row(3, 7), {{{candidate("A3", 7), candidate("C3", 7)}, {inner}, in_box(1, 4)}}};
    EXPECT_EQ(plain.why({places, {}}), "if 7 is in A3 or C3, no place is left for 4 in box 1");
}

TEST_F(WordsTest, OtherCoordinates) {
    const Deduction deduction{Cover{{in_column('I', 4)}, {at("I4")}}, {candidate("I4", 1)}};
    EXPECT_EQ(Words(puzzle, Coords::rc, Voice::source).sentence(deduction),
              "1 is not on r6c9: discovered while checking [4] on column 9 and finding it only on r6c9");
    EXPECT_EQ(Words(puzzle, Coords::rows, Voice::source).sentence(deduction),
              "1 is not on F9: discovered while checking [4] on column 9 and finding it only on F9");
}

// Sums of rules, and cases of a choice; in both voices.
TEST(Words, Rules) {
    const auto c = [](int cell, int digit) {
        return Candidate{static_cast<Cell>(cell), static_cast<Digit>(digit - 1)};
    };
    Linear cage{{}, 4, 4};
    for (int cell : {0, 1})
        for (int digit = 1; digit <= 9; ++digit) cage.terms.push_back({c(cell, digit), digit});
    const Linear pair{{{c(0, 1), 1}, {c(10, 2), 1}}, 0, 1}, other{{{c(3, 9), 1}}, 1, 1};
    Constraints rules{{{Cell{0}, Cell{1}}}, {cage, pair}, {{{other}, {}}}};
    const Puzzle puzzle(std::make_shared<const Geometry>(9, standard_houses({3, 3}), rules, ""));
    const Geometry& g = puzzle.geometry();
    const Words plain(puzzle, Coords::sheet), source(puzzle, Coords::sheet, Voice::source);
    const Deduction too_much{Sum{{{g.sector_of_line(0), -1}}}, {c(0, 4), c(1, 4)}};
    EXPECT_EQ(plain.sentence(too_much), "A1 and B1 are not 4: the rules on A1 and B1 leave no room for them");
    EXPECT_EQ(
        source.sentence(too_much),
        "4 is not on A1, B1: discovered while checking the rules on A1, B1 and finding that they leave no room for "
        "them");
    const Deduction by_pair{Cover{{g.sector(Cell{0})}, {g.sector_of_line(1)}}, {c(10, 2)}};
    EXPECT_EQ(plain.sentence(by_pair), "B2 is not 2: A1 and the rules on A1 and B2 leave no room for it");
    const Deduction in_cage{Cover{{g.sector(Cell{0})}, {g.sector(House{27}, Digit{2})}}, {c(1, 3)}};
    EXPECT_EQ(plain.sentence(in_cage), "B1 is not 3: A1 is 3 and sees it");
    const Cases cases{0, {{{}, {}, g.sector(Cell{3})}, {{}, {too_much}, {}}}};
    EXPECT_EQ(
        plain.sentence({cases, {c(0, 4)}}),
        "A1 is not 4: if case 1 of 2 holds, no digit is left for D1, and if case 2 of 2 holds, that rules it out");
    EXPECT_EQ(plain.why({Sum{{{g.sector_of_line(2), 1}}}, {c(0, 4)}}), "the rules of the case leave no room for it");
    EXPECT_EQ(title_of(g, too_much.why), "sum");
    EXPECT_EQ(title_of(g, cases), "cases");
    EXPECT_EQ(name_of(shape_of(g, by_pair.why)), "cover");
    EXPECT_EQ(name_of(shape_of(g, in_cage.why)), "naked single");
}

TEST(Words, Twins) {
    const Puzzle puzzle = blank_puzzle({3, 3});
    const Words words(puzzle, Coords::sheet, Voice::source);
    const auto c = [](int cell, int digit) {
        return Candidate{static_cast<Cell>(cell), static_cast<Digit>(digit - 1)};
    };
    const Twin twin{{c(27, 5), c(28, 2), c(0, 2), c(1, 5)}, {c(27, 2), c(28, 5), c(0, 5), c(1, 2)}};
    const Branch closed{{c(0, 2)}, {}, {}, twin}, open{{c(0, 7)}, {}, {}, {}};
    EXPECT_EQ(words.end_of(closed),
              "other digits would do as well on " + words.names({static_cast<Cell>(0), static_cast<Cell>(1),
                                                                 static_cast<Cell>(27), static_cast<Cell>(28)}));
    EXPECT_EQ(words.end_of(open), "");
    EXPECT_EQ(
        words.why({Split{Sector{0}, {closed, open}}, {c(0, 2)}}),
        "discovered while supposing that " + words.one_of({c(0, 2)}) + ", after which " + words.exchangeable(twin));
}

}  // namespace
}  // namespace deduku
