#include "report/lines/line_format.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace deduku::report {
namespace {

using Values = std::map<std::string, std::int64_t, std::less<>>;

// A puzzle of the document's table: ocean-01 2.
const Values ocean = {{"V", 6}, {"P", 9}, {"S", 31}, {"G", 34}, {"R", 99699}, {"T1", 12}};

std::string line(std::string_view format, const Values& values = ocean, std::string_view source = "ocean-01") {
    const auto parsed = parse_format(format);
    if (const auto* error = std::get_if<steps::SyntaxError>(&parsed)) return error->text();
    const auto lookup = [&values](std::string_view name) {
        const auto it = values.find(name);
        return it == values.end() ? std::optional<std::int64_t>() : it->second;
    };
    return line_of(std::get<LineFormat>(parsed), {source, 2, ".....1..2", "solved", lookup});
}

std::string format_mistake(std::string_view format) {
    const auto parsed = parse_format(format);
    const auto* error = std::get_if<steps::SyntaxError>(&parsed);
    return error == nullptr ? "fine" : std::to_string(error->column) + ": " + error->found + "; " + error->expected;
}

TEST(LineFormat, format_of_the_source) {
    constexpr std::string_view format = "%f:%j %16@%(V)x %2(P)x %5r";
    EXPECT_EQ(line(format), "ocean-01:2      6  9 99699");
    EXPECT_EQ(line(format, {{"P", 12}}), "ocean-01:2      - 12     -");
    EXPECT_EQ(line(format, ocean, "a-list-of-puzzles"), "a-list-of-puzzles:2 6  9 99699");
}

TEST(LineFormat, each_field) {
    EXPECT_EQ(line(""), "");
    EXPECT_EQ(line("plain text"), "plain text");
    EXPECT_EQ(line("%f|%j|%p|%r|%g|%s|%o"), "ocean-01|2|.....1..2|99699|34|31|solved");
    EXPECT_EQ(line("%r %g %s %(V)x", {}), "- - - -");
    EXPECT_EQ(line("100%%\\t|\\n|\\\\|%%f"), "100%\t|\n|\\|%f");
    EXPECT_EQ(line("%(V * 100 + (P - 1))x!"), "608!");
    EXPECT_EQ(line("%(1/0)x"), "-");
}

TEST(LineFormat, widths) {
    EXPECT_EQ(line("[%5j][%-5j][%1r][%12p][%-12p]"), "[    2][2    ][99699][   .....1..2][.....1..2   ]");
    EXPECT_EQ(line("[%4(V)x][%-4(V)x][%-3(H2)x]"), "[   6][6   ][-  ]");
    EXPECT_EQ(line("[%4f]", ocean, "\xc3\xa9t\xc3\xa9"), "[ \xc3\xa9t\xc3\xa9]");
    EXPECT_EQ(line("%1000j").size(), 1000U);
}

TEST(LineFormat, columns_count_from_the_start_of_the_line) {
    EXPECT_EQ(line("%4@|"), "    |");
    EXPECT_EQ(line("ab%4@|cd%4@|"), "ab  |cd|");
    EXPECT_EQ(line("abcdef\\nab%4@|"), "abcdef\nab  |");
    EXPECT_EQ(line("%f%4@|", ocean, "\xc3\xa9"), "\xc3\xa9   |");
    EXPECT_EQ(line("ab%8@"), "ab      ");
}

TEST(LineFormat, errors_have_positions) {
    const std::string after = "one of f j p o r g s, (, %, or a width", wide = "one of f j p o r g s ( @";
    const std::string width = "a width from 1 to 1000", operand = "a number, a name, '-', '!' or '('";
    const std::vector<std::array<std::string, 2>> cases = {
        {"%", "2: the end; " + after},
        {"ab%q", "4: 'q'; " + after},
        {"%x", "2: 'x'; " + after},
        {"%5", "3: the end; " + wide},
        {"%5%", "3: '%'; " + wide},
        {"%-5q", "4: 'q'; " + wide},
        {"%-j", "3: 'j'; " + width},
        {"%-", "3: the end; " + width},
        {"%0j", "2: '0'; " + width},
        {"%05j", "2: '05'; " + width},
        {"%1001j", "2: '1001'; " + width},
        {"%99999999999999999999j", "2: '99999999999999999999'; " + width},
        {"%@", "2: '@'; a column before the @: %16@"},
        {"%-4@", "2: '-'; a column before the @: %16@"},
        {"%(V", "4: the end; an operator or ')'"},
        {"%(V x", "5: 'x'; an operator or ')'"},
        {"%(V)", "5: the end; the x of %(..)x"},
        {"%(V)d", "5: 'd'; the x of %(..)x"},
        {"%()x", "3: ')'; " + operand},
        {"ab%12(V+)x", "9: ')'; " + operand},
        {"%(2*(Q))x", "6: 'Q'; V P S G R or a technique"},
        {"%(V))x", "5: ')'; the x of %(..)x"},
        {"a\\", "3: the end; t, n or \\ after the \\"},
        {"a\\q", "3: 'q'; t, n or \\ after the \\"},
    };
    for (const auto& [text, expected] : cases) EXPECT_EQ(format_mistake(text), expected) << "'" << text << "'";
}

TEST(LineFormat, names_come_from_the_caller) {
    const auto only_a = [](std::string_view name) { return name == "a"; };
    EXPECT_TRUE(std::holds_alternative<LineFormat>(parse_format("%(a)x", only_a)));
    EXPECT_TRUE(std::holds_alternative<steps::SyntaxError>(parse_format("%(V)x", only_a)));
}

}  // namespace
}  // namespace deduku::report
