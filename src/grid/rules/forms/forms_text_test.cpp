// Forms of rules as text: braces, titles, texts between name and colon; their errors and sentences, and spoiled texts.
#include <gtest/gtest.h>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "grid/rules/parsed.hpp"
#include "tests/support/rule_trials.hpp"

namespace deduku {
namespace {

const Geometry& nine() {
    static const Geometry board(Box{3, 3});
    return board;
}

// The rules written again, or "AT: found, expected".
std::string again(std::string_view text, const Geometry& board = nine()) {
    const auto parsed = parse_rules(text, board);
    if (const auto* error = std::get_if<RuleError>(&parsed))
        return std::to_string(error->at) + ": " + error->found + ", " + error->expected;
    return write_rules(std::get<std::vector<Rule>>(parsed), board);
}

std::string sentence(std::string_view text, Coords coords = Coords::sheet) {
    const auto parsed = parse_rules(text, nine());
    if (parsed.index() == 1) return again(text);
    return rule_sentence(std::get<std::vector<Rule>>(parsed)[0], nine(), coords);
}

TEST(FormsText, BracesAndQuotesProtectSeparators) {
    const auto parsed = parse_rules("any{killer 15:A1 B1}\t{ killer 17: A1 B1\nx: C1 D1 / E1 F1 };odd: I9", nine());
    const auto& rules = std::get<std::vector<Rule>>(parsed);
    ASSERT_EQ(rules.size(), 2U);
    ASSERT_EQ(rules[0].cases.size(), 2U);
    EXPECT_EQ(rules[0].cases[0].size(), 1U);
    EXPECT_EQ(rules[0].cases[1].size(), 3U);
    EXPECT_EQ(rules[0].cases[1][2].row, find_rule("x"));
    EXPECT_EQ(write_rules(rules, nine()), "any { killer 15: A1 B1 } { killer 17: A1 B1; x: C1 D1; x: E1 F1 }; odd: I9");
    EXPECT_EQ(again("ANY { not{odd : A1;even:B1} }{exactly 1 {odd: A1}}"),
              "any { not { odd: A1; even: B1 } } { exactly 1 { odd: A1 } }");
}

TEST(FormsText, Titles) {
    const std::string titled = "thermo: A1-A3 as \"Any } title; with: / = {\"; anti-king as \"K\"";
    EXPECT_EQ(again(titled), titled);
    EXPECT_EQ(again("white: A1 A2 / B1 B2 as \"dots\""), "white: A1 A2 as \"dots\"; white: B1 B2 as \"dots\"");
    const std::string nested = "any { odd: A1 as \"in; ner\" } { even: A2 } as \"outer\"";
    EXPECT_EQ(again(nested), nested);
    EXPECT_EQ(again("odd: A1 \"x\""), "8: '\"', as before a title");
    EXPECT_EQ(again("odd: A1 as \"\""), "11: '\"\"', a title of 1 to 100 characters in quotes");
    EXPECT_EQ(again("odd: A1 as \"x"), "11: '\"x', a title of 1 to 100 characters in quotes");
    EXPECT_EQ(again("odd: A1 as \"a\nb\"").substr(0, 4), "11: ");
    EXPECT_EQ(again("odd: A1 as \"x\" B1"), "15: 'B1', the end of the rule");
    EXPECT_EQ(again("as \"x\""), "0: a title, the name of a rule");
    EXPECT_EQ(sentence("thermo: A1-A3 as \"Rope\""),
              "Rope A1-A3: on the thermometer A1-A3 digits rise from the bulb A1.");
    EXPECT_EQ(sentence("pair abs(a-b) >= 5: A1-A5 as \"Fibonacci line\""),
              "Fibonacci line A1-A5: neighbours differ by at least 5.");
    EXPECT_EQ(sentence("any {odd: A1} {even: B1} as \"Fog\""), "Fog A1, B1: either A1 is odd; or B1 is even.");
    EXPECT_EQ(sentence("only 5: B2 as \"Rank 19 of row 2 from the left\""), "Rank 19 of row 2 from the left: B2 is 5.");
    EXPECT_EQ(sentence("any {odd: A1}"), "This holds: A1 is odd.");
    EXPECT_EQ(sentence("anti-king as \"Polite\""), "Polite: cells a king's move apart differ.");
}

TEST(FormsText, ErrorsInBraces) {
    EXPECT_EQ(again("any"), "3: the end of the rule, { rules }");
    EXPECT_EQ(again("any { }"), "4: no rule in braces, { rules }");
    EXPECT_EQ(again("any { odd: A1"), "4: '{' alone, '}' after its rules");
    EXPECT_EQ(again("any { odd: A1 } x"), "16: 'x', '{'");
    EXPECT_EQ(again("any 3 { odd: A1 }"), "4: '3', { rules }");
    EXPECT_EQ(again("any { odd: A1 }: B1"), "15: ':', the end of the rule: it has no cells");
    EXPECT_EQ(again("any { odd: A1; kiler: B1 }"), "15: 'kiler', the name of a rule; did you mean 'killer'?");
    EXPECT_EQ(again("not { odd: A1 } { odd: B1 }"), "16: '{', the end of the rule");
    EXPECT_EQ(again("exactly { odd: A1 }"), "8: '{', a number from 0 to 999999");
    EXPECT_EQ(again("exactly 2 { odd: A1 }"), "0: 'exactly', at most as many as there are braces");
    EXPECT_EQ(again("killer { odd: A1 }: B1"), "7: '{', a sum from 0 to 999999");
    EXPECT_EQ(again("{ odd: A1 }").substr(0, 27), "0: '{', the name of a rule");
    const std::string many = "not { non-consecutive; anti-knight }";
    const auto added = add_rules(std::make_shared<const Geometry>(Box{3, 3}), "odd: A1; any { " + many + " }");
    ASSERT_TRUE(std::holds_alternative<RuleError>(added));
    EXPECT_EQ(std::get<RuleError>(added).at, 9U);
    EXPECT_EQ(std::get<RuleError>(added).found, "'any'");
    EXPECT_EQ(std::get<RuleError>(added).expected, "rules with at most 2000 cases and 2000000 terms of lines together");
    EXPECT_EQ(again("not { anti-knight }"), "not { anti-knight }");
    std::string deep = "odd: A1", wide;
    for (int i = 0; i < 8; ++i) deep = "any { " + deep + " }";
    EXPECT_EQ(again(deep), deep);
    EXPECT_EQ(again("any { " + deep + " }"), "53: more braces, at most 8 within each other");
    for (int i = 0; i < 1024; ++i) wide += "any { odd: A1 };";
    EXPECT_EQ(again(wide).substr(0, 33), "any { odd: A1 }; any { odd: A1 };");
    EXPECT_EQ(again(wide + "not { odd: A1 }"),
              std::to_string(wide.size()) + ": another rule with braces, at most 1024 of them");
}

TEST(FormsText, ErrorsInPairs) {
    EXPECT_EQ(again("pair abs(a-c) > 2: A1 B1"), "11: 'c', a, b, a number, abs, min, max, not or (");
    EXPECT_EQ(again("any { odd: A1 } { pair abs(a-c) > 2: A1 B1 }").substr(0, 8), "29: 'c',");
    EXPECT_EQ(again("pair: A1 B1").substr(0, 30), "4: the end of the formula, a, ");
    EXPECT_EQ(again("pair a < b"), "0: 'pair a < b', ':' and cells after the predicate");
    EXPECT_EQ(again("pair a < b:"), "11: no cells, at least 2 cells");
    EXPECT_EQ(again("pair board a < b: A1 B1"), "18: 'A1 B1', no cells: the rule is about the whole board");
    EXPECT_EQ(again("pair leap 1 9 a < b"), "12: '9', a distance from 0 to 8");
    EXPECT_EQ(again("pair leap 0 0 a < b"), "10: '0 0', two distances that are not both 0");
    EXPECT_EQ(again("pair leap 1"), "11: the end of the rule, two distances and a predicate");
    EXPECT_EQ(again("pair a < b: A1 A1 B1"), "12: 'A1 A1 B1', a line without a cell next to itself");
    EXPECT_EQ(again("pair all a < b: A1 B1 A1"), "16: 'A1 B1 A1', each cell once");
    EXPECT_EQ(again("Pair ALONG (a<b): A1 B1 A1"), "pair a < b: A1 B1 A1");
    EXPECT_EQ(again("pair leap 01 3 not(a=b)"), "pair leap 1 3 not a = b");
}

TEST(FormsText, CountsAndWeights) {
    EXPECT_EQ(again("Count 3,1 ODD<=2:A1 B1"), "count 3 1 odd <= 2: A1 B1");
    EXPECT_EQ(again("count -1 0 >=r2c2: A1"), "count -1 0 >= B2: A1");
    EXPECT_EQ(again("count = 2: A1"), "6: '=', numbers, odd, even, low or high");
    EXPECT_EQ(again("count 1 3: A1"), "9: the end of the text, = <= or >=, and a number or a cell");
    EXPECT_EQ(again("count 1 < 3: A1"), "8: '<', = <= or >=, and a number or a cell");
    EXPECT_EQ(again("count 1 big = 3: A1"), "8: 'big', a number, odd, even, low, high, or = <= >=");
    EXPECT_EQ(again("count 1 1 = 3: A1"), "8: '1' again, it once");
    EXPECT_EQ(again("count odd = -3: A1"), "12: '-3', a number from 0 to 999999, or a cell");
    EXPECT_EQ(again("count odd = 3 4: A1"), "14: '4', ':' and cells");
    EXPECT_EQ(again("count odd = 3"), "13: the end of the rule, ':' and at least 1 cell");
    EXPECT_EQ(again("distinct=3: A1 B1 C1"), "distinct = 3: A1-C1");
    EXPECT_EQ(again("distinct <= 3: A1 B1"), "9: '<', = and a number or a cell");
    EXPECT_EQ(again("distinct odd = 3: A1"), "9: 'odd', = and a number or a cell");
    EXPECT_EQ(again("distinct = J1: A1"), "11: 'J1', a number from 0 to 999999, or a cell");
    EXPECT_EQ(again("subset: A1 A2 = A3"), "8: 'A1 A2 = A3', at least as many cells after = as before");
    EXPECT_EQ(again("weighted -5: 1 A1 1 A2 -10 A3, B4"), "weighted -5: 1 A1 A2 -10 A3 B4");
    EXPECT_EQ(again("weighted 0: 2 A1-A3 C3"), "weighted 0: 2 A1-A3 C3");
    EXPECT_EQ(again("weighted 0: A1"), "12: 'A1', a weight before it from 1 to 9999, or negative");
    EXPECT_EQ(again("weighted 0: 10000 A1"), "18: 'A1', a weight before it from 1 to 9999, or negative");
    EXPECT_EQ(again("weighted 0: 1 A1 2 A1"), "19: A1 again, each cell once");
    EXPECT_EQ(again("weighted: 1 A1"), "8: ':', a sum from -999999 to 999999");
    EXPECT_EQ(again("killer 5: 1 A1"), "10: '1', a cell from A1 to I9, or r1c1");
    EXPECT_EQ(sentence("count low <= 1: A1 B1"), "At most 1 of A1 and B1 holds a low digit.");
    EXPECT_EQ(sentence("count 1 even >= A3: A1 B1"),
              "The digit in A3 is at most the number of cells among A1 and B1 that hold 1 or an even digit.");
    EXPECT_EQ(sentence("distinct = A3: A1 B1"), "The digit in A3 is the number of different digits in A1 and B1.");
    EXPECT_EQ(sentence("weighted -3: -1 A1 2 B1"), "-A1 + 2 B1 = -3.");
    // Far too many sets and ways on a large board.
    const auto large = std::make_shared<const Geometry>(Box{5, 5});
    std::string far = "distinct = 12:";
    for (int i = 1; i <= 25; ++i) far += " r" + std::to_string(i) + 'c' + std::to_string(i % 25 + 1);
    EXPECT_EQ(std::get<RuleError>(add_rules(large, far)).expected,
              "cells with at most 2000 ways to hold so many different digits");
}

TEST(FormsText, PairsInWords) {
    const auto line = [](const std::string& predicate) { return sentence("pair " + predicate + ": A1-A5"); };
    const std::string along = "Along the line A1-A5 ";
    EXPECT_EQ(line("a - b > 4 or b - a > 4"), along + "neighbours differ by at least 5.");
    EXPECT_EQ(line("abs(a-b) < 3"), along + "neighbours differ by at most 2.");
    EXPECT_EQ(line("abs(a-b) = 1"), along + "neighbours are consecutive.");
    EXPECT_EQ(line("a != b + 1 and b != a + 1"), along + "neighbours are not consecutive.");
    EXPECT_EQ(line("abs(a - b) = 3"), along + "neighbours differ by 3.");
    EXPECT_EQ(line("abs(a - b) != 3"), along + "neighbours do not differ by 3.");
    EXPECT_EQ(line("a + b = 5 or a + b = 10"), along + "neighbours sum to 5 or 10.");
    EXPECT_EQ(line("a + b != 10"), along + "neighbours do not sum to 10.");
    EXPECT_EQ(line("a + b > 10"), along + "neighbours sum to at least 11.");
    EXPECT_EQ(line("a % 2 != b % 2"), along + "neighbours differ in parity.");
    EXPECT_EQ(line("(a + b) % 2 = 0"), along + "neighbours are both odd or both even.");
    EXPECT_EQ(line("a = b"), along + "neighbours are equal.");
    EXPECT_EQ(line("a < b or b < a"), along + "neighbours differ.");
    EXPECT_EQ(line("a + 1 <= b"), along + "each digit is less than the next.");
    EXPECT_EQ(line("b = a - 2"), along + "each digit is 2 more than the next.");
    EXPECT_EQ(line("a = 2 * b or b = 2 * a"), "Along the line A1-A5, of two neighbours one is twice the other.");
    EXPECT_EQ(line("a = 3 * b or b = 3 * a"), "Along the line A1-A5, of two neighbours one is 3 times the other.");
    EXPECT_EQ(line("not a in 1,2 or b in 8,9"), "Along the line A1-A5, if a digit is 1 or 2, then the next is 8 or 9.");
    EXPECT_EQ(line("a in 5..9 or b in 5..9"), "Along the line A1-A5, at most one of two neighbours is 1 to 4.");
    EXPECT_EQ(line("a * b in 6,8"), "Along the line A1-A5, for a digit a and the next b: a * b in 6,8.");
    EXPECT_EQ(sentence("pair a * b = 6: A1 C3"), "For a = A1 and b = C3: a * b = 6.");
    EXPECT_EQ(sentence("pair a < b: A1 C3"), "A1 is less than C3.");
    EXPECT_EQ(sentence("pair all a != b: A1 C3 D1"), "Any two of A1, C3 and D1 differ.");
    EXPECT_EQ(sentence("pair all a <= b: A1 C3 D1"),
              "Of any two of A1, C3 and D1 in this order, the first is at most the second.");
    EXPECT_EQ(sentence("pair knight a + b != 10"), "Cells a knight's move apart do not sum to 10.");
    EXPECT_EQ(
        sentence("pair board a = 1 and b = 2 or a = 2 and b = 1 or a > 2 and b > 2"),
        "Of two orthogonal neighbours in reading order, for the first a and the second b: a = 1 and b = 2 or a = 2 "
        "and b = 1 or a > 2 and b > 2.");
    EXPECT_EQ(sentence("pair leap 1 3 a != b"), "Cells 1 by 3 apart differ.");
}

TEST(FormsText, BracesInWords) {
    EXPECT_EQ(sentence("any { odd: A1 } { not { any { odd: B1 } { odd: C1 } } }"),
              "Either A1 is odd; or (this does not hold: (either B1 is odd; or C1 is odd)).");
    EXPECT_EQ(sentence("exactly 2 { odd: A1 } { odd: B1 } { odd: C1 }"),
              "Exactly 2 of these hold: A1 is odd; B1 is odd; C1 is odd.");
    EXPECT_EQ(sentence("not { odd: A1; odd: B1 }"), "Not all of this holds: A1 is odd, and B1 is odd.");
    EXPECT_EQ(sentence("any { odd: A1 } { even: B2 }", Coords::rc), "Either r1c1 is odd; or r2c2 is even.");
}

// A rule in braces sees those of the same braces only.
TEST(FormsText, RulesInBracesKeepToThemselves) {
    const Geometry four(Box{2, 2});
    const auto lines = [&](std::string_view text) {
        const auto parsed = parse_rules(text, four);
        return std::get<Constraints>(rules::compile(std::get<std::vector<Rule>>(parsed), four)).lines.size();
    };
    const std::size_t all = lines("non-consecutive");
    EXPECT_LT(lines("any { non-consecutive; white: A1 B1 }"), all + lines("white: A1 B1"));
    EXPECT_EQ(lines("any { non-consecutive }; white: A1 B1"), all + lines("white: A1 B1"));
    EXPECT_EQ(lines("any { white: A1 B1 }; non-consecutive"), all + lines("white: A1 B1"));
}

// 20,000 texts with a few changed characters: no crash; what is read is written and read again, and has lines.
TEST(FormsText, SpoiledTexts) {
    trials::Random random(11);
    const Geometry four(Box{2, 2});
    std::vector<std::string> texts = {"any { killer 5: A1 B1 } { killer 7: A1 B1; x: C1 D1 } as \"Two; cages\"",
                                      "not { palindrome: A1-A4 }",
                                      "exactly 2 { odd: A1 } { v: A1 B1 } { not { even: C1; thermo: A1-A3 } }",
                                      "odd: A1 as \"first\"; even: B1",
                                      "pair leap 1 2 abs(a - b) >= 2 or a in 1,3..4",
                                      "pair all not (a < 3 and b > 2): A1 B2 C3",
                                      "count 1 odd <= B2: A1 B1 C1; distinct = 2: A1 B2 C3",
                                      "weighted -3: 1 A1 B2 -2 C3 / 3 D4",
                                      "subset: A1 = B2 C3; different-sums: A1 B1 = C1 = D1",
                                      "pair min(a, b) * 2 = max(a, b) and a % 2 = 0: A1-A4"};
    for (const RuleRow* row : rule_rows())
        if (row->read_text != nullptr || row->fewest_cases > 0) texts.emplace_back(row->example);
    const std::string_view signs = "{}{}\"\";:/=()abAB1234 ,.<>!+-*%#~\n\tnot any";
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text = texts[random() % texts.size()];
        for (unsigned k = random() % 4; k > 0 && !text.empty(); --k) {
            const std::size_t at = random() % text.size(), from = random() % text.size(), size = random() % 12;
            const char sign = signs[random() % signs.size()];
            if (random() % 3 == 0)
                text.erase(at, size);
            else if (random() % 2 == 0)
                text.insert(at, text.substr(from, size));
            else
                text[at] = sign;
        }
        const auto parsed = parse_rules(text, four);
        if (const auto* error = std::get_if<RuleError>(&parsed)) {
            EXPECT_LE(error->at, text.size()) << text;
            EXPECT_FALSE(error->found.empty() || error->expected.empty()) << text;
            continue;
        }
        ++read;
        const auto& rules = std::get<std::vector<Rule>>(parsed);
        const std::string written = write_rules(rules, four);
        const auto once_more = parse_rules(written, four);
        ASSERT_EQ(once_more.index(), 0U) << text << " -> " << written;
        EXPECT_EQ(std::get<std::vector<Rule>>(once_more), rules) << text << " -> " << written;
        EXPECT_EQ(write_rules(std::get<std::vector<Rule>>(once_more), four), written);
        EXPECT_EQ(rules::compile(rules, four).index(), 0U) << written;
        for (const Rule& rule : rules) EXPECT_FALSE(rule_sentence(rule, four, Coords::sheet).empty());
    }
    EXPECT_GT(read, 4000);
    EXPECT_LT(read, 16'000);
}

}  // namespace
}  // namespace deduku
