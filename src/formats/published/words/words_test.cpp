// Words of published puzzles: plain text, sentences, clauses, and the sayings of each rule.
#include <gtest/gtest.h>

#include <algorithm>

#include "formats/published/text/plain_sentences.hpp"
#include "formats/published/text/plain_text.hpp"
#include "formats/published/words/clauses.hpp"
#include "grid/reading/spelling.hpp"
#include "grid/rules/said.hpp"

namespace deduku::formats::published {
namespace {

using Lines = std::vector<std::string>;

Lines texts_of(const std::string& paragraph) {
    Lines out;
    for (const Sentence& sentence : sentences_of(paragraph)) out.push_back(sentence.text);
    return out;
}

/// The rules of a paragraph: "thermo", "whispers 5 green", "none", "?".
Lines rules_of(const std::string& paragraph) {
    Lines out;
    for (const ReadSentence& sentence : understand(paragraph)) {
        if (sentence.sense != Sense::rule) {
            out.emplace_back(sentence.sense == Sense::unknown ? "?" : "none");
            continue;
        }
        for (const Match& match : sentence.matches) {
            if (match.saying->row == nullptr) continue;
            const std::string& head = match.saying->head;
            std::string text = head.empty() ? std::string(match.saying->row->key) : head;
            for (int value : match.values) text += ' ' + std::to_string(value);
            for (std::string_view colour : match.colours) text += ' ' + std::string(colour);
            if (out.empty() || out.back() != text) out.push_back(text);
        }
    }
    return out;
}

TEST(PlainText, HasNoMarkup) {
    EXPECT_EQ(plain_text("<b>Killer</b>&nbsp;cages<br>a &lt; b"), " Killer  cages\na < b");
    EXPECT_EQ(plain_text("**Bold** and “quoted” – it’s"), "Bold and \"quoted\"  -  it's");
    EXPECT_EQ(plain_text("one\\ntwo\r\nthree"), "one\ntwo\n\nthree");
    EXPECT_EQ(plain_text("\xF0\x9D\x97\xA5\xF0\x9D\x98\x82\xF0\x9D\x97\xB9\xF0\x9D\x97\xB2 \xEF\xBC\x91"), "Rule 1");
    EXPECT_EQ(plain_text("see [my page](https://example.org/x) there"), "see my page there");
    EXPECT_EQ(plain_text("a \xE2\x89\xA5 5"), "a  at least  5");
    EXPECT_EQ(plain_text("\xFF\xFE a"), " a");
}

TEST(Sentences, EndWhereAPersonEndsThem) {
    EXPECT_EQ(texts_of("First one. Second, e.g. this. Third 1.5!"),
              (Lines{"First one.", "Second, e.g. this.", "Third 1.5!"}));
    EXPECT_EQ(texts_of("- a list\n2) of lines\n• with marks"), (Lines{"a list", "of lines", "with marks"}));
    EXPECT_EQ(texts_of("Digits rise (not by one!), from the bulb."),
              Lines{"Digits rise (not by one!), from the bulb."});
    EXPECT_EQ(texts_of(""), Lines{});
}

TEST(Sentences, HaveHeadingsAndPlainWords) {
    const auto sentences = sentences_of("Killer cages: Digits in a cage can't repeat.");
    ASSERT_EQ(sentences.size(), 1U);
    EXPECT_EQ(sentences[0].heading, (Lines{"killer", "cage"}));
    EXPECT_EQ(sentences[0].words, (Lines{"digit", "in", "a", "cage", "cannot", "repeat"}));
    EXPECT_EQ(words_in("Row/column, 1:2 (boxes)"), (Lines{"row", "column", ",", "1:2", "(", "box", ")"}));
}

// A paragraph of any length is read in bounded time; its end is not dropped.
TEST(Sentences, LongParagraphsAreCutAndSaid) {
    std::string text;
    while (text.size() < 3 * longest_paragraph) text += "Digits in cages do not repeat. ";
    const auto read = understand(text);
    EXPECT_EQ(read.back().sense, Sense::unknown);
}

struct Said {
    std::string paragraph;
    Lines rules;
};

TEST(Understanding, OfEachRule) {
    for (const auto& [paragraph, rules] : std::initializer_list<Said>{
             {"Normal sudoku rules apply.", {"none"}},
             {"Place the digits 1 to 6 once each in every row, column and box.", {"none"}},
             {"Digits on a thermometer increase from the bulb to the tip.", {"thermo"}},
             {"Along a slow thermometer digits increase or stay the same from the bulb.", {"slow-thermo"}},
             {"Neighbouring digits on a green line differ by at least 5.", {"whispers 5 green"}},
             {"Digits next to each other on an orange line have a difference of 4 or more.", {"whispers 4 orange"}},
             {"Purple lines contain consecutive digits in any order, without repeats.", {"renban purple"}},
             {"No two digits on a gold line are the same or consecutive.", {"nabner yellow"}},
             {"Grey lines are palindromes.", {"palindrome grey"}},
             {"Digits along an arrow sum to the digit in its circle.", {"arrow"}},
             {"Digits on a line lie strictly between the digits in the circles at its ends.", {"between"}},
             {"Box borders divide a blue line into segments with the same sum.", {"region-sum blue"}},
             {"Any three adjacent digits on a peach line include a low (1-3), a middle (4-6) and a high (7-9) digit.",
              {"entropic peach"}},
             {"White dots join consecutive digits; black dots join digits in a 1:2 ratio.", {"white", "black"}},
             {"Digits with a white dot between them have a difference of 3.", {"white 3"}},
             {"Digits separated by an X sum to 10, those separated by a V sum to 5.", {"x", "v"}},
             {"All possible white dots are given.", {"all-dots"}},
             {"Digits in cages do not repeat and sum to the number in the corner.", {"killer"}},
             {"Digits in a white circle appear at least once in the four surrounding cells.", {"quad white"}},
             {"Cells with a grey circle contain odd digits.", {"odd grey"}},
             {"Cells with a grey square contain even digits.", {"even grey"}},
             {"Clues outside the grid give the sum of the digits on the indicated diagonal.", {"little-killer"}},
             {"Clues outside the grid give the sum of the digits between the 1 and the 9 in that row or column.",
              {"sandwich"}},
             {"Digits cannot repeat on either marked diagonal.", {"diagonals"}},
             {"Identical digits cannot be a knight's move apart.", {"anti-knight"}},
             {"Cells a king's move apart cannot contain the same digit.", {"anti-king"}},
             {"Orthogonally adjacent cells cannot contain consecutive digits.", {"non-consecutive"}},
             {"Consecutive digits cannot be (orthogonal) neighbours.", {"non-consecutive"}},
             {"No two adjacent cells can have consecutive digits.", {"non-consecutive"}},
             {"Each digit takes every possible position of a 3x3 box.", {"?"}},
             {"Each digit occupies every possible position within a box.", {"disjoint-groups"}},
             {"Digits in column 1 indicate the column in which the digit 1 appears in that row.",
              {"column-indexer 1 1"}},
             {"All cages have the same sum, to be determined.", {"equal-sums"}},
             {"Digits along thermometers increase from the bulb to the tip(s).", {"thermo"}},
             {"Along a red line odd and even digits alternate.", {"parity-line red"}},
             {"The digits of a line are either all odd or all even.", {"one-parity"}},
             {"Grey circles contain low digits (1-4), grey squares high ones (6-9).", {"only grey"}},
             {"Digits outside the grid appear in the first three cells from there.", {"contains 3"}},
             {"Neighbouring digits on a line differ by at most 2.", {"max-difference 2"}},
             {"Digits along a grey line form an arithmetic sequence.", {"sequence grey"}},
             {"Two adjacent cells cannot sum to 5 or 10.", {"no-sums 5 10"}},
             {"Digits on a blue line sum to 12.", {"sum 12 blue"}},
             {"Lines of the same colour have the same sum.", {"equal-sums"}},
             {"All pink lines contain the same digits.", {"same-digits pink"}},
             {"Cages show the product of their digits.", {"product"}},
             {"Digits on a red line multiply to 60.", {"product 60 red"}},
             {"Cells a camel's move apart cannot contain the same digit.", {"anti-leaper"}},
             {"Cells a zebra move apart contain different digits.", {"anti-leaper"}},
             {"No two 9s are a queen's move apart.", {"anti-queen 9"}},
             {"Every 5 is a queen's move from another one.", {"?"}},
             {"5s cannot be a chess queen's move apart.", {"anti-queen 5"}},
             {"Every 2x2 area has a low (1-3), a middle (4-6) and a high (7-9) digit.", {"global-entropy"}},
             {"The grid follows global entropy.", {"global-entropy"}},
             {"Each 2x2 block contains one of 147, one of 258 and one of 369.", {"global-modular"}},
             {"Every 2x2 square includes all remainders modulo 3.", {"global-modular 3"}},
             {"Digits on a grey line increase from one end to the other.", {"rising-line grey"}},
             {"Cells 1 row and 3 columns apart, or 3 rows and 1 column, differ.", {"anti-leaper"}},
             {"No two cells a queen's move apart hold 9.", {"anti-queen 9"}},
             {"Each 2x2 square of cells holds one digit of 1-3, one of 4-6 and one of 7-9.", {"global-entropy"}},
             {"Each 2x2 square of cells holds digits with all remainders by 3.", {"global-modular 3"}},
             {"Grey lines are bulbless thermometers.", {"rising-line grey"}},
             {"Of adjacent digits on a red line one is a multiple of the other.", {"factor-line red"}},
             {"Along a blue line each digit divides its neighbour or is a multiple of it.", {"factor-line blue"}},
             {"The digit in position N along an index line, starting from the circle, is the position of the digit N.",
              {"index-line"}},
             {"On a green line the digit in the Nth cell from the diamond gives the place of N on the line.",
              {"index-line green"}},
             {"A digit in a circle shows how many circles contain that digit.", {"counting-circles"}},
             {"Each circled digit appears in exactly that many circles.", {"counting-circles"}},
             {"The shaded cells are a magic square.", {"magic-square"}},
             {"In grey magic squares all rows, columns and diagonals have the same sum.", {"magic-square grey"}},
             {"Each orange line can be divided into segments that sum to 10.", {"n-sum-line 10 orange"}},
             {"Digits on a red line form groups of adjacent cells with a total of 12.", {"n-sum-line 12 red"}},
             {"Not all dots are given.", {"none"}},
             {"Clues outside the grid give the sum of the digits between the 1 and the 6.", {"sandwich"}},
             {"Two cells separated by a brown dot are consecutive or in a 1:2 ratio.", {"grey brown"}},
             {"The 3x3 borders break a blue line into segments with equal sums.", {"region-sum blue"}},
             {"Grey areas of the same size and shape are exact clones.", {"clone grey"}},
             {"Coloured regions do not contain repeated digits.", {"extra-region"}},
             {"Lines do not branch or cross.", {"none"}},
             {"Thick borders: each row, column and region has the digits 1-9 once.", {"none"}},
             {"Clues outside the grid show how many skyscrapers are visible in that row or column from there.",
              {"skyscraper"}},
             {"Each digit is a building of its height.", {"none"}},
             {"Taller buildings hide smaller ones.", {"none"}},
             {"Not all dots, Xs or Vs are given.", {"none"}},
             {"Grey dots: the digits are consecutive or in a 1:2 ratio.", {"grey"}},
             {"Two adjacent cells along a red line contain one even digit and one odd digit.", {"parity-line red"}},
             {"No orthogonally adjacent pair of digits sums to 10.", {"no-sums 10"}},
             {"Different blue lines can have different sums.", {"none"}},
             {"No digit occurs twice in the same position within two 3x3 boxes.", {"disjoint-groups"}},
             {"Digits may repeat on an arrow if allowed by other rules.", {"none"}},
             {"The grid is partially covered in fog.", {"none"}},
         })
        EXPECT_EQ(rules_of(paragraph), rules) << paragraph;
}

// Rules that need more than the name of a row: the rule up to its cells is part of the saying.
TEST(Understanding, OfFormsAndSeveralRules) {
    for (const auto& [paragraph, rules] : std::initializer_list<Said>{
             {"Adjacent digits on a red line sum to at least 10.", {"pair a + b >= # 10 red"}},
             {"Neighbouring digits on a blue line sum to at most 9.", {"pair a + b <= # 9 blue"}},
             {"Two adjacent digits on a teal line have consecutive values.", {"pair abs(a - b) = 1 teal"}},
             {"Neighbours on a line differ by exactly 3.", {"pair abs(a - b) = # 3"}},
             {"Of two neighbours on a line one is double the other.", {"pair a = 2 * b or b = 2 * a"}},
             {"Neighbours along a line sum to a prime.", {"pair a + b in 2,3,5,7,11,13,17"}},
             {"No two orthogonal neighbours can sum to 4 or a multiple of 4.", {"pair board (a + b) % # != 0 4 4"}},
             {"All marked diagonals have the same product.", {"equal-products"}},
             {"Both indicated diagonals have the same sum.", {"equal-sums"}},
             {"Every 5 in the grid has a 1 directly above it or a 9 directly below it.",
              {"each column: regular ([^5]|15|59)*: @"}},
             {"The two digits on an arrow have the difference of the digit in its circle.", {"@difference"}},
             {"Digits along the blue line have the same difference within each box it passes.",
              {"@box-differences blue"}},
             {"A look and say clue on a diagonal: the first digit shows how many times the second digit appears.",
              {"@look-and-say"}},
             {"Clues outside the grid give the sum of the first run of increasing digits.", {"@first-run"}},
             {"A digit along a diagonal shows how many diagonals contain that digit.", {"@counted-groups"}},
             {"Digits on an arrow appear again in the direction of the arrow.", {"some ahead: pair a = b: @"}},
             {"Every 2x2 area has both even and odd digits.", {"each square: count odd >= 1: @; count even >= 1: @"}},
             {"The number in a cage is the median of its digits.", {"@median"}},
             {"In each cage one digit is the sum of the other three digits.", {"@one-is-sum"}},
             {"The sum of any three consecutive digits along a line is divisible by 3.",
              {"each line-three: @multiples 3"}},
             {"No two orthogonal neighbours differ by more than 4.", {"?"}},
             {"Orthogonally adjacent digits differ by at most 4.", {"pair board abs(a - b) <= # 4"}},
             {"Cells a knight's move apart cannot have consecutive digits.", {"pair knight abs(a - b) != 1"}},
             {"No two even digits are orthogonally adjacent.", {"pair board a % 2 = 1 or b % 2 = 1"}},
             {"Digits on both sides of a blue dot have the same parity.", {"pair a % 2 = b % 2 blue"}},
             {"A purple dot joins digits that differ by at least 4.", {"pair abs(a - b) >= # 4 purple"}},
             {"Digits separated by a blue dot are in a ratio of 3:1.", {"black 3 blue"}},
             {"Digits separated by a blue dot sum to 8.", {"sum # 8 blue"}},
             {"Digits separated by a white dot have a difference of N, where N is the number in the dot.", {"white"}},
             {"Each cage has one odd and one even digit.", {"count odd = 1: @; count even = 1: @"}},
             {"The digits of a cage are either all odd or all even.", {"one-parity"}},
             {"Along a thermometer digits increase consecutively from the bulb.", {"thermo: @; renban: @"}},
             {"Digits on a thermometer increase by one from the bulb.", {"thermo: @; renban: @"}},
             {"The digit at one end of a line is the sum of all other digits of the line.",
              {"any { arrow: @first = @rest } { arrow: @last = @front }"}},
             {"The circle of an arrow has the average of the digits along the arrow.",
              {"weighted 0: 1 @shaft -@size @circle"}},
             {"Digits cannot repeat on a grey line.", {"killer: @ grey"}},
             {"Circled cells contain prime numbers.", {"only 2 3 5 7"}},
             {"No two cages have the same sum.", {"different-sums"}},
             {"A small clue in a cage shows digits that must appear in it.", {"contains $digits"}},
             {"Within cages digits increase from left to right and from top to bottom.", {"@rising"}},
             {"The sum of the first three digits is given outside the grid.", {"sum $ 3"}},
             {"The difference of two adjacent digits on a line shows how many pairs of the line have that difference.",
              {"@counted"}},
             {"Each cage has a different sum.", {"different-sums"}},
             {"A digit in the nth column of a row indicates the column where n appears in that row.",
              {"column-indexer: @board"}},
             {"Every pair of orthogonally adjacent cells that sum to 10 is marked with an X.", {"all-xv", "x"}},
         })
        EXPECT_EQ(rules_of(paragraph), rules) << paragraph;
}

// Rules that words make of forms: a digit beside another, extremes, products, counts.
TEST(Understanding, OfCasesAndCounts) {
    for (const auto& [paragraph, rules] : std::vector<Said>{
             {"Clues outside the grid give the digit directly before the 9 in that row or column.", {"@before 9"}},
             {"A number outside the grid is next to the 9 in its row.", {"@beside 9"}},
             {"Clues outside give all digits that are adjacent to the 9 in that row.", {"@all-beside 9"}},
             {"Digits in cells with an arrow show how far it is to the digit 9 in that direction.", {"@distance-to 9"}},
             {"If N appears in a cell with an arrow, the same digit must also appear N steps away in its direction.",
              {"@same-at-distance"}},
             {"Arrows in a cell show that the Nth cell has the same digit in both directions.", {"?"}},
             {"A clue outside shows the first odd or the first even digit of the row from that side.",
              {"@first-of-parity"}},
             {"Clues outside give the sum of the first group of even digits seen from that side.", {"@first-even-run"}},
             {"The number of a cage is the sum of the smallest and the largest digit in the cage.",
              {"@sum-of-extremes"}},
             {"A clue outside the grid gives the position of the largest digit in the first three cells.",
              {"@place-of-largest 3"}},
             {"The product of the digits on an arrow is the number in its circle.", {"@arrow-product"}},
             {"Cells separated by an X have a product of less than 12.", {"pair a * b < #: @ 12"}},
             {"Digits on a red line form a Fibonacci sequence.", {"@fibonacci red"}},
             {"Every digit of a blue line appears exactly twice on the line.", {"@twice-each blue"}},
             {"In each cage the sum of the odd digits equals the sum of the even digits.",
              {"value balance digit * (1 - 2 * (digit % 2)); sum 0 of balance: @"}},
             {"A digit N cannot be at a taxicab distance of N from another N.", {"@no-taxicab"}},
             {"A digit in a circle shows how many odd digits are in the surrounding cells, including diagonally.",
              {"each around: count odd = @first: @rest"}},
             {"Digits in a white circle may not appear in the four surrounding cells.", {"count $digits = 0: @ white"}},
             {"Outside clues show the number of different digits on the diagonal.", {"distinct = $"}},
             {"Digits in rows 1 and 9 give the rows in which the digits 1 and 9 appear in that column.",
              {"row-indexer 1 9 1 9"}},
             {"Clues outside give the sum of all digits up to the first region border.", {"sum $: @to-border"}},
             {"Cages with a < or > have a sum less than or greater than the number.", {"killer"}},
             {"A question mark stands for a single digit of the cage total.", {"killer"}},
         })
        EXPECT_EQ(rules_of(paragraph), rules) << paragraph;
}

// Cells whose value is not their digit.
TEST(Understanding, OfValues) {
    for (const std::string sentence :
         {"There is one doubler in each row, column and box.", "Each digit appears in exactly one doubler.",
          "A doubler counts as double its digit for the purposes of cages.",
          "Nine cells, one in each row, column and box, are negators.",
          "Digits in negators count as negative in cages and on arrows.",
          // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one sentence
          "Each row, column and box has one hot cell, whose value is one more than its digit, and one cold cell, whose "
          "value is one less."})
        EXPECT_EQ(rules_of(sentence), Lines{"layer"}) << sentence;
}

// The sentences that we write into links are understood.
TEST(Understanding, OfOurOwnSentences) {
    for (const RuleRow* row : rule_rows()) {
        if (row->drawing.empty() || rules::said_of(*row).empty() || row->key == "minimum" || row->key == "maximum" ||
            row->drawing.find("the same letter") != std::string::npos)
            continue;
        std::string sentence(row->drawing);
        if (const std::size_t slot = sentence.find("{value}"); slot != std::string::npos)
            sentence.replace(slot, 7, "3");
        std::string key(row->key);
        if (key == "extra-region") key = "windows";     // which stands for both
        if (key == "dutch-whispers") key = "whispers";  // of another difference
        const Lines rules = rules_of(sentence);
        EXPECT_TRUE(
            std::any_of(rules.begin(), rules.end(), [&](const std::string& rule) { return rule.starts_with(key); }))
            << row->key << ": " << sentence;
        EXPECT_EQ(std::count(rules.begin(), rules.end(), "?"), 0) << sentence;
    }
}

// A condition that is not known is never dropped.
TEST(Understanding, RefusesUnknownConditions) {
    for (const std::string sentence : {
             "Digits in cages do not repeat, except in blue ones.",
             "Digits on thermometers do not increase from the bulb.",
             "Digits separated by an X must not sum to 10.",
             "Neighbouring digits on a green line differ by at least 5 unless they are even.",
             "Exactly one of the arrows is right: its digits sum to the circle.",
             "White dots join consecutive digits in the upper half.",
             "All cages have the same sum except one.",
             "Consecutive digits cannot be (diagonal) neighbours.",
             "The snake does not touch itself.",
             "Digits on a grey line do not increase from one end to the other.",
             "A digit in a circle shows how many circles do not contain that digit.",
             "No cage shows the product of its digits.",
             "No two orthogonal neighbours can sum to 4 or to one of its multiples, except 8.",
             "All cage totals are different and nonconsecutive.",
             "Orthogonally adjacent cages cannot sum to 10.",
             "Digits on a line may not repeat unless they are odd.",
             "Digits along a line are even or increase.",
             "Each cage has exactly one digit that is the sum of two others.",
         })
        EXPECT_EQ(rules_of(sentence), Lines{"?"}) << sentence;
}

// Lines that are sayings, not lists that these use.
std::size_t lines_in(std::string_view text) {
    std::size_t out = 0;
    for (std::string_view line : split(text, '\n'))
        if (!line.starts_with("list ")) ++out;
    return out;
}

TEST(Sayings, AllAreRead) {
    std::size_t rules = 0;
    for (const RuleRow* row : rule_rows()) {
        EXPECT_EQ(sayings_in(rules::said_of(*row), row).size(), lines_in(rules::said_of(*row))) << row->key;
        if (!rules::said_of(*row).empty()) ++rules;
    }
    EXPECT_GE(rules, 40U);
    EXPECT_EQ(sayings_in(plain_sentences(), nullptr).size(), lines_in(plain_sentences()));
    EXPECT_TRUE(sayings_in("nothing: a ; b\nline a b", nullptr).empty());
}

TEST(Sayings, UseListsOfTheirText) {
    const auto read =
        sayings_in("board: <kinds> ; row / <seen> box\nlist kinds: odd|even\nlist seen: of the board", nullptr);
    ASSERT_EQ(read.size(), 1U);
    EXPECT_EQ(read[0].needs[0], (std::vector<std::vector<std::string>>{{"odd"}, {"even"}}));
    EXPECT_EQ(read[0].words, (std::vector<std::string>{"of", "the", "board", "box"}));
}

// Words of denial and exception occur in phrases only.
TEST(Sayings, DenyInPhrasesOnly) {
    for (const Saying& saying : sayings()) {
        if (saying.row == nullptr) continue;
        for (const std::string denial :
             {"not", "cannot", "no", "never", "without", "unless", "except", "neither", "nor"})
            EXPECT_EQ(std::count(saying.words.begin(), saying.words.end(), denial), 0)
                << saying.row->key << ": " << denial;
    }
}

}  // namespace
}  // namespace deduku::formats::published
