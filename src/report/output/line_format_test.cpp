#include "report/output/line_format.hpp"

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
    EXPECT_EQ(line("%(V)x%(P)x!"), "69!");
    EXPECT_EQ(line("%(X)x"), "-");
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
    const std::string width = "a width from 1 to 1000", name = "V P S G R or a technique", end = "the )x of %(..)x";
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
        {"%(V", "4: the end; " + end},
        {"%(V x", "3: 'V x'; " + name},
        {"%(V)", "5: the end; " + end},
        {"%(V)d", "5: 'd'; " + end},
        {"%()x", "3: ''; " + name},
        {"ab%12(V+)x", "7: 'V+'; " + name},
        {"%(Q)x", "3: 'Q'; " + name},
        {"%(V))x", "5: ')'; " + end},
        {"a\\", "3: the end; t, n or \\ after the \\"},
        {"a\\q", "3: 'q'; t, n or \\ after the \\"},
    };
    for (const auto& [text, expected] : cases) EXPECT_EQ(format_mistake(text), expected) << "'" << text << "'";
}

TEST(LineFormat, names_of_steps) {
    for (const char* name : {"V", "P", "S", "G", "R", "T", "T1", "T64", "X"}) EXPECT_TRUE(is_step_name(name)) << name;
    for (const char* name : {"", "Q", "T0", "T65", "v", "TT"}) EXPECT_FALSE(is_step_name(name)) << name;
}

}  // namespace
}  // namespace deduku::report
