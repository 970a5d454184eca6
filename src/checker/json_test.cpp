#include "checker/json.hpp"

#include <gtest/gtest.h>

#include <string>

namespace deduku::checker {
namespace {

// The column of the error, or 0 if the text is valid.
int column_of_mistake(const std::string& text, bool signs = false) {
    std::vector<LedgerValue> out;
    Conditions conditions;
    conditions.here.line = 1;
    JsonReader(text, out, conditions, signs);
    if (conditions.hold()) return 0;
    EXPECT_TRUE(conditions.refusal.rule.starts_with("JSON: ")) << conditions.refusal.rule;
    return std::stoi(conditions.refusal.detail.substr(std::string("column ").size()));
}

TEST(LedgerValue, ReadsNumbersStringsListsObjects) {
    std::vector<LedgerValue> out;
    Conditions conditions;
    const std::string text = R"( {"a":[0,12,[999999999],[]],"b":{"c":"x\"y"},"d":7} )";
    JsonReader(text, out, conditions, false);
    std::string kinds;
    std::vector<int> numbers;
    for (const LedgerValue& value : out) {
        kinds += "nslo"[static_cast<int>(value.kind)];
        if (value.kind == ValueKind::string) {
            EXPECT_EQ(text[static_cast<std::size_t>(value.number) - 1], '"');
        }
        if (value.kind == ValueKind::number) numbers.push_back(value.number);
    }
    EXPECT_EQ(kinds, "oslnnlnlsosssn");
    EXPECT_EQ(numbers, (std::vector<int>{0, 12, 999999999, 7}));
    EXPECT_EQ(out[0].span, out.size());
    EXPECT_EQ(out[2].span, 6U);  // [0,12,[999999999],[]]
    EXPECT_EQ(out[2].end(), &out[8]);
    EXPECT_EQ(out[5].end() - out[5].begin(), 1);
    EXPECT_EQ(out[7].begin(), out[7].end());
}

TEST(LedgerValue, RefusesUnusedJson) {
    for (const char* text :
         {"1.5",      "1e3",   "-1",   "true",    "false",       "null",       "01",        "1234567890",
          "+1",       "1 2",   "[1,]", "[1",      "[1 2]",       "{\"a\":1,}", "{\"a\" 1}", "{a:1}",
          "{\"a\":1", "{1:2}", "\"x",  "\"\\x\"", "\"\\u12g4\"", "\"\\u12",    "\"\\",      "]",
          "}",        "",      " ",    "[1}",     "// x",        "'a'",        "{}x",       "\"\t\""})
        EXPECT_NE(column_of_mistake(text), 0) << text;
    EXPECT_NE(column_of_mistake(std::string("1\0", 2)), 0);
    EXPECT_NE(column_of_mistake(std::string("[\0]", 3)), 0);
}

TEST(LedgerValue, SignsOfVersion2) {
    std::vector<LedgerValue> out;
    Conditions conditions;
    JsonReader("[-1,-999999999,0,7]", out, conditions, true);
    ASSERT_TRUE(conditions.hold());
    EXPECT_EQ(out[1].number, -1);
    EXPECT_EQ(out[2].number, -999999999);
    EXPECT_EQ(out[4].number, 7);
    for (const char* text : {"-0", "-01", "--1", "- 1", "-", "+1", "-1234567890", "1-1", "-1.5", "-x"})
        EXPECT_NE(column_of_mistake(text, true), 0) << text;
    EXPECT_EQ(column_of_mistake("[5,-1]"), 4);
}

TEST(LedgerValue, ErrorsHavePositions) {
    EXPECT_EQ(column_of_mistake("[1, x]"), 5);
    EXPECT_EQ(column_of_mistake("[1,2"), 5);
    EXPECT_EQ(column_of_mistake("{} {}"), 4);
}

TEST(LedgerValue, DepthIsBounded) {
    const auto nested = [](std::size_t n) { return std::string(n, '[') + std::string(n, ']'); };
    EXPECT_EQ(column_of_mistake(nested(803)), 0);
    EXPECT_NE(column_of_mistake(nested(804)), 0);
    EXPECT_NE(column_of_mistake(std::string(1000000, '[')), 0);
}

}  // namespace
}  // namespace deduku::checker
