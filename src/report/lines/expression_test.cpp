#include "report/lines/expression.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <map>

namespace deduku::report {
namespace {

using Value = std::optional<std::int64_t>;
constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();

Expression parsed(std::string_view text) {
    auto result = parse_expression(text, is_step_name);
    if (const auto* error = std::get_if<steps::SyntaxError>(&result)) ADD_FAILURE() << text << ": " << error->text();
    return std::holds_alternative<Expression>(result) ? std::get<Expression>(result) : Expression({});
}

// V has no value here.
Value lookup(std::string_view name) {
    const std::map<std::string, std::int64_t, std::less<>> known = {{"P", 9},  {"S", 20}, {"R", 99699},
                                                                    {"T1", 7}, {"T", 12}, {"H2", 0}};
    const auto it = known.find(name);
    return it == known.end() ? Value() : it->second;
}

Value value(std::string_view text) { return evaluate(parsed(text), lookup); }

std::string mistake(std::string_view text) {
    const auto result = parse_expression(text, is_step_name);
    const auto* error = std::get_if<steps::SyntaxError>(&result);
    return error == nullptr ? "fine" : std::to_string(error->column) + ": " + error->found + "; " + error->expected;
}

TEST(Expression, precedence_is_that_of_c) {
    EXPECT_EQ(value("1 + 2 * 3 - 4 / 2 % 2"), 1 + 2 * 3 - 4 / 2 % 2);
    EXPECT_EQ(value("10 - 3 - 2"), 5);
    EXPECT_EQ(value("100 / 10 / 5"), 2);
    EXPECT_EQ(value("(1 + 2) * 3"), 9);
    EXPECT_EQ(value("- 2 * -3"), 6);
    EXPECT_EQ(value("2--3"), 5);
    EXPECT_EQ(value("--5"), 5);
    EXPECT_EQ(value("1 < 2 == 2 > 1"), 1);
    EXPECT_EQ(value("3 > 2 > 1"), 0);
    EXPECT_EQ(value("1 || 0 && 0"), 1);
    EXPECT_EQ(value("(1 || 0) && 0"), 0);
    EXPECT_EQ(value("!1 + 1"), 1);
    EXPECT_EQ(value("!!7"), 1);
    EXPECT_EQ(value("!0==1"), 1);
    EXPECT_EQ(value("-7 / 2"), -3);
    EXPECT_EQ(value("-7 % 2"), -1);
}

TEST(Expression, comparisons) {
    constexpr std::array<std::string_view, 6> signs = {"<", "<=", ">", ">=", "==", "!="};
    constexpr std::array<std::array<int, 3>, 6> below_equal_above = {
        {{1, 0, 0}, {1, 1, 0}, {0, 0, 1}, {0, 1, 1}, {0, 1, 0}, {1, 0, 1}}};
    for (std::size_t i = 0; i < signs.size(); ++i)
        for (int right = 4; right >= 2; --right)
            EXPECT_EQ(value("3" + std::string(signs[i]) + std::to_string(right)),
                      below_equal_above[i][static_cast<std::size_t>(4 - right)])
                << signs[i] << right;
}

TEST(Expression, names_are_looked_up) {
    EXPECT_EQ(value("P"), 9);
    EXPECT_EQ(value("R - 99000"), 699);
    EXPECT_EQ(value("T1 + T\t*2"), 31);
    EXPECT_EQ(value("S>P&&!H2"), 1);
    EXPECT_EQ(value("V"), Value());
}

TEST(Expression, missing_values_propagate_and_are_false) {
    for (const char* none : {"V + 1", "1 - V", "-V", "V * 0", "V == V", "V < 5", "(V)"})
        EXPECT_EQ(value(none), Value()) << none;
    EXPECT_EQ(value("!V"), 1);
    EXPECT_EQ(value("V || 3"), 1);
    EXPECT_EQ(value("V && 1"), 0);
    EXPECT_EQ(value("V || V"), 0);
    const auto three = [](std::string_view) { return Value(3); };
    EXPECT_TRUE(keeps(parsed("V"), three));
    EXPECT_FALSE(keeps(parsed("V"), lookup));
    EXPECT_TRUE(keeps(parsed("!V"), lookup));
    EXPECT_FALSE(keeps(parsed("V > 2"), lookup));
    EXPECT_FALSE(keeps(parsed("H2"), lookup));
    EXPECT_FALSE(keeps(parsed("1 / 0"), lookup));
}

TEST(Expression, division_by_zero_has_no_value) {
    EXPECT_EQ(value("1 / 0"), Value());
    EXPECT_EQ(value("1 % 0"), Value());
    EXPECT_EQ(value("9223372036854775807"), most);
    EXPECT_EQ(value("9223372036854775807 + 1"), Value());
    EXPECT_EQ(value("-9223372036854775807 - 1"), least);
    EXPECT_EQ(value("-9223372036854775807 - 2"), Value());
    EXPECT_EQ(value("-(-9223372036854775807 - 1)"), Value());
    EXPECT_EQ(value("(-9223372036854775807 - 1) / -1"), Value());
    EXPECT_EQ(value("(-9223372036854775807 - 1) % -1"), 0);
    EXPECT_EQ(value("9223372036854775807 * 2"), Value());
    EXPECT_EQ(value("7 / -1"), -7);
}

TEST(Expression, errors_have_positions) {
    const std::string operand = "a number, a name, '-', '!' or '('", end = "an operator or the end";
    const std::string name = "V P S G R or a technique";
    const std::vector<std::array<std::string, 2>> cases = {
        {"", "1: the end; " + operand},
        {"  ", "3: the end; " + operand},
        {"1 +", "4: the end; " + operand},
        {"* 2", "1: '*'; " + operand},
        {"1 2", "3: '2'; " + end},
        {"P S", "3: 'S'; " + end},
        {"(1", "3: the end; an operator or ')'"},
        {"(1 2)", "4: '2'; an operator or ')'"},
        {"1)", "2: ')'; " + end},
        {"()", "2: ')'; " + operand},
        {"V = 2", "3: '='; '=='"},
        {"V & P", "3: '&'; '&&'"},
        {"(V | P)", "4: '|'; '||'"},
        {"V =< 2", "3: '='; '=='"},
        {"V <> 2", "4: '>'; " + operand},
        {"V ? 1", "3: '?'; " + end},
        {"v > 2", "1: 'v'; " + name},
        {"2 * Q", "5: 'Q'; " + name},
        {"T0", "1: 'T0'; " + name},
        {"T01", "1: 'T01'; " + name},
        {"B4", "1: 'B4'; " + name},
        {"T65 > 1", "1: 'T65'; " + name},
        {"T1H1", "1: 'T1H1'; " + name},
        {"T99999999999", "1: 'T99999999999'; " + name},
        {"1 + 2x", "5: '2x'; a number below 2^63"},
        {"9223372036854775808", "1: '9223372036854775808'; a number below 2^63"},
        {"1.5", "2: '.'; " + end},
        {"\x80", "1: '\\x80'; " + operand},
    };
    for (const auto& [text, expected] : cases) EXPECT_EQ(mistake(text), expected) << "'" << text << "'";
}

TEST(Expression, nesting_is_limited_but_length_is_not) {
    const std::string too_deep = "101: '('; at most 100 parentheses and signs inside each other";
    EXPECT_EQ(value(std::string(100, '(') + "1" + std::string(100, ')')), 1);
    EXPECT_EQ(mistake(std::string(101, '(') + "1" + std::string(101, ')')), too_deep);
    EXPECT_EQ(mistake(std::string(100000, '(')), too_deep);
    EXPECT_EQ(mistake(std::string(100000, '-')), "101: '-'; at most 100 parentheses and signs inside each other");
    std::string sum = "1";
    for (int i = 0; i < 10000; ++i) sum += "+1";
    EXPECT_EQ(value(sum), 10001);
}

TEST(Expression, names_of_counts_come_from_the_table) {
    for (const char* name : {"V", "P", "S", "G", "R", "T", "T1", "H2", "B", "B3", "T64"})
        EXPECT_TRUE(is_step_name(name)) << name;
    for (const char* name : {"", "v", "VV", "V1", "P4", "Q", "T-1", "T+1", "T1 ", "B1", "_"})
        EXPECT_FALSE(is_step_name(name)) << name;
    EXPECT_EQ(technique_name("H2"), (steps::Item{'H', 2}));
    EXPECT_EQ(technique_name("H"), (steps::Item{'H', 0}));
    EXPECT_EQ(technique_name("V"), std::nullopt);
    EXPECT_EQ(technique_name("X"), (steps::Item{'X', 0}));
    EXPECT_EQ(technique_name("X0"), std::nullopt);
}

}  // namespace
}  // namespace deduku::report
