#include <gtest/gtest.h>

#include <array>

#include "method/steps/order.hpp"

namespace deduku::steps {
namespace {

// "3: 'Q'; a technique ..", or "fine".
std::string mistake(std::string_view text) {
    const auto result = parse_series(text);
    const auto* error = std::get_if<SyntaxError>(&result);
    if (error == nullptr) return "fine";
    return std::to_string(error->column) + ": " + error->found + "; " + error->expected;
}

// "a technique (T H B ..)", from the table.
std::string a_technique() {
    std::string letters;
    for (const Technique& row : ordered_techniques())
        if (letters.find(row.letter) == letters.npos) (letters += row.letter) += ' ';
    letters.back() = ')';
    return "a technique (" + letters;
}

TEST(OrderMistake, each_error_has_its_position) {
    const std::string t = a_technique();
    const std::string more = t + ", '{', 'P', 'V', '-G', '||' or the end", inside = t + ", '{', 'P' or ')'";
    const std::string start = t + ", '{' or 'P'", behind_p = "'V', '-G', '||' or the end";
    const std::string label = "a label from 1 to 9999", girth = "a girth from 1 to 1000000";
    const std::vector<std::array<std::string, 2>> cases = {
        // Letters.
        {"Q", "1: 'Q'; " + start},
        {"T1Q", "3: 'Q'; " + more},
        {"T1\xc3\xa9", "3: '\\xc3'; " + more},
        {"{Q}", "2: 'Q'; " + t},
        {"{T1Q}", "4: 'Q'; " + t + ", ':' or '}'"},
        {"t1", "1: 't'; the capital 'T'"},
        {"T1 h1", "4: 'h'; the capital 'H'"},
        {"{T1b}", "4: 'b'; the capital 'B'"},
        {"T1p(T1)", "3: 'p'; the capital 'P'"},
        {"T1v(2)", "3: 'v'; the capital 'V'"},
        {"T1P(T1)v(2)", "8: 'v'; the capital 'V'"},
        {"T1-g", "4: 'g'; the 'G' of '-G'"},
        {"q", "1: 'q'; " + start},
        // Sizes.
        {"T0", "2: '0'; a size of T from 1 to 64"},
        {"T01", "2: '01'; a size of T from 1 to 64"},
        {"H1B4", "4: '4'; a size of B from 2 to 3"},
        {"B1", "2: '1'; a size of B from 2 to 3"},
        {"T65", "2: '65'; a size of T from 1 to 64"},
        {"T99", "2: '99'; a size of T from 1 to 64"},
        {"{T1H99999999999999999999}", "5: '99999999999999999999'; a size of H from 1 to 64"},
        // Groups.
        {"{", "2: the end; " + t},
        {"{}", "2: '}'; " + t},
        {"{ }", "3: '}'; " + t},
        {"{T1", "4: the end; " + t + ", ':' or '}'"},
        {"{T1:}", "5: '}'; " + t},
        {"{:T1}", "2: ':'; " + t},
        {"{T1::H1}", "5: ':'; " + t},
        {"{T1{H1}}", "4: '{'; " + t + ", ':' or '}'"},
        {"{{T1}}", "2: '{'; " + t},
        {"{T1P(T1)}", "4: 'P'; " + t + ", ':' or '}'"},
        {"T1}", "3: '}'; " + more},
        {"T1:H1", "3: ':'; " + more},
        // Propositions.
        {"P", "2: the end; a girth or '('"},
        {"P4", "3: the end; '('"},
        {"T1P T1", "5: 'T'; a girth or '('"},
        {"P4T1", "3: 'T'; '('"},
        {"P(", "3: the end; " + inside},
        {"P(T1", "5: the end; " + inside},
        {"P(T1P(T1)", "10: the end; ')'"},
        {"P(T1))", "6: ')'; " + behind_p},
        {"T1)", "3: ')'; " + more},
        {"P0(T1)", "2: '0'; " + girth},
        {"P-4(T1)", "2: '-'; a girth or '('"},
        {"P1000001(T1)", "2: '1000001'; " + girth},
        {"P99999999999999999999(T1)", "2: '99999999999999999999'; " + girth},
        {"P(T1)P(T1)", "6: 'P'; " + behind_p},
        {"P(T1)T1", "6: 'T'; " + behind_p},
        {"P(P(T1)T1)", "8: 'T'; ')'"},
        {"P(P(T1)P(T1))", "8: 'P'; ')'"},
        {"P(T1V(2))", "5: 'V'; " + inside},
        {"P(T1-G)", "5: '-'; " + inside},
        {"P(T1 || T2)", "6: '|'; " + inside},
        // Labels.
        {"T1V", "4: the end; '('"},
        {"T1V2", "4: '2'; '('"},
        {"T1V()", "5: ')'; " + label},
        {"T1V(x)", "5: 'x'; " + label},
        {"T1V(-2)", "5: '-'; " + label},
        {"T1V(0)", "5: '0'; " + label},
        {"T1V(10000)", "5: '10000'; " + label},
        {"T1V(2", "6: the end; ')'"},
        {"T1V(2)V(3)", "7: 'V'; '-G', '||' or the end"},
        {"T1V(2)T2", "7: 'T'; '-G', '||' or the end"},
        {"T1V(2) || T2V(2)", "15: '2'; a label that no order before has"},
        {"V(2)", "1: 'V'; " + start},
        // -G
        {"T1-", "4: the end; the 'G' of '-G'"},
        {"T1-G-G", "5: '-'; 'V', '||' or the end"},
        {"T1V(2)-G-G", "9: '-'; '||' or the end"},
        {"-G", "1: '-'; " + start},
        // Series.
        {"", "1: the end; " + start},
        {"  ", "3: the end; " + start},
        {"||", "1: '|'; " + start},
        {"|", "1: '|'; " + start},
        {"T1|", "4: the end; a second '|'"},
        {"T1|T2", "4: 'T'; a second '|'"},
        {"T1 ||", "6: the end; " + start},
        {"T1 || || T2", "7: '|'; " + start},
        {"|| T1", "1: '|'; " + start},
        {std::string("T1\0", 3), "3: '\\x00'; " + more},
    };
    for (const auto& [text, expected] : cases) EXPECT_EQ(mistake(text), expected) << "'" << text << "'";
    EXPECT_EQ(std::get<SyntaxError>(parse_series("T1P4T1")).text(), "column 5: found 'T', expected '('");
}

TEST(OrderMistake, letters_without_a_size_and_from_2) {
    EXPECT_EQ(mistake("W1"), "2: '1'; a size of W from 2 to 64");
    EXPECT_EQ(mistake("X2"), "2: '2'; no size: X has none");
    EXPECT_EQ(mistake("X0"), "2: '0'; no size: X has none");
    EXPECT_EQ(mistake("{T1XY3}"), "6: '3'; no size: Y has none");
}

TEST(OrderMistake, sizes_and_words_are_not_split) {
    EXPECT_EQ(mistake("T 1"), "3: '1'; " + a_technique() + ", '{', 'P', 'V', '-G', '||' or the end");
    EXPECT_EQ(mistake("T1P 4(T1)"), "5: '4'; a girth or '('");
    EXPECT_EQ(mistake("T1- G"), "4: ' '; the 'G' of '-G'");
    EXPECT_EQ(mistake("T1| |T2"), "4: ' '; a second '|'");
}

TEST(OrderMistake, propositions_nest_up_to_16) {
    const auto nested = [](std::size_t depth) {
        std::string text;
        for (std::size_t i = 0; i < depth; ++i) text += "P(";
        return text + "T1" + std::string(depth, ')');
    };
    EXPECT_EQ(mistake(nested(16)), "fine");
    EXPECT_EQ(mistake(nested(17)), "33: 'P'; at most 16 P inside each other");
    EXPECT_EQ(mistake(nested(100000)), "33: 'P'; at most 16 P inside each other");
}

}  // namespace
}  // namespace deduku::steps
