#include "check/json.hpp"

#include <gtest/gtest.h>

#include <string>

namespace deduku::checking {
namespace {

// The column of the mistake, or 0 if the text is read.
std::size_t column_of_mistake(const std::string& text) {
    std::vector<Json> out;
    const auto error = read_json(text, out);
    return error ? error->column : 0;
}

TEST(Json, ReadsNumbersStringsArraysObjects) {
    std::vector<Json> out;
    const std::string text = R"( {"a":[0,12,[999999999],[]],"b":{"c":"x\"y"},"d":7} )";
    ASSERT_FALSE(read_json(text, out));
    const Json& object = out.front();
    ASSERT_EQ(object.kind, Json::Kind::object);
    const Json* a = object.find("a");
    ASSERT_TRUE(a);
    std::vector<int> kinds, numbers;
    for (const Json& item : *a) {
        kinds.push_back(static_cast<int>(item.kind));
        numbers.push_back(item.number);
    }
    EXPECT_EQ(kinds, (std::vector<int>{0, 0, 2, 2}));
    EXPECT_EQ(numbers, (std::vector<int>{0, 12, 0, 0}));
    const Json* c = object.find("b")->find("c");
    ASSERT_TRUE(c);
    EXPECT_EQ(c->string, R"(x\"y)");
    EXPECT_EQ(object.find("d")->number, 7);
    EXPECT_EQ(object.find("c"), nullptr);
    EXPECT_EQ(a->find("a"), nullptr);
}

TEST(Json, RefusesTheRestOfJson) {
    for (const char* text :
         {"1.5",      "1e3",   "-1",   "true",    "false",       "null",       "01",        "1234567890",
          "+1",       "1 2",   "[1,]", "[1",      "[1 2]",       "{\"a\":1,}", "{\"a\" 1}", "{a:1}",
          "{\"a\":1", "{1:2}", "\"x",  "\"\\x\"", "\"\\u12g4\"", "\"\\u12",    "\"\\",      "]",
          "}",        "",      " ",    "[1}",     "// x",        "'a'",        "{}x",       "\"\t\""})
        EXPECT_NE(column_of_mistake(text), 0U) << text;
    EXPECT_NE(column_of_mistake(std::string("1\0", 2)), 0U);
    EXPECT_NE(column_of_mistake(std::string("[\0]", 3)), 0U);
}

TEST(Json, SaysWhere) {
    EXPECT_EQ(column_of_mistake("[1, x]"), 5U);
    EXPECT_EQ(column_of_mistake("[1,2"), 5U);
    EXPECT_EQ(column_of_mistake("{} {}"), 4U);
}

TEST(Json, RefusesRepeatedKeys) {
    EXPECT_EQ(column_of_mistake(R"({"a":1,"b":{"a":1}})"), 0U);
    EXPECT_NE(column_of_mistake(R"({"a":1,"b":2,"a":1})"), 0U);
}

TEST(Json, DepthIsBounded) {
    const auto nested = [](int depth) {
        const auto n = static_cast<std::size_t>(depth);
        return std::string(n, '[') + std::string(n, ']');
    };
    EXPECT_EQ(column_of_mistake(nested(max_json_depth)), 0U);
    EXPECT_NE(column_of_mistake(nested(max_json_depth + 1)), 0U);
    EXPECT_NE(column_of_mistake(std::string(1000000, '[')), 0U);
}

}  // namespace
}  // namespace deduku::checking
