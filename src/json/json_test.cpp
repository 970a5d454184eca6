// Expected values: RFC 8259 (its examples and grammar), RFC 3629 for UTF-8, and the C library for numbers.
#include "json/json.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "json/number.hpp"

namespace deduku {
namespace {

std::string again(std::string_view text) {
    const Json value = Json::parse(text);
    return value.is_discarded() ? "no JSON" : value.dump();
}

TEST(Json, ExamplesOfTheStandard) {
    const Json image = Json::parse(R"({ "Image": { "Width": 800, "Height": 600, "Title": "View from 15th Floor",
        "Thumbnail": { "Url": "http://www.example.com/image/481989943", "Height": 125, "Width": 100 },
        "Animated" : false, "IDs": [116, 943, 234, 38793] } })");
    EXPECT_EQ(image["Image"]["Thumbnail"]["Url"], "http://www.example.com/image/481989943");
    EXPECT_EQ(image["Image"]["IDs"], Json({116, 943, 234, 38793}));
    EXPECT_EQ(image["Image"]["Animated"], false);
    EXPECT_EQ(again(R"([{"precision": "zip", "Latitude": 37.7668, "Longitude": -122.3959}])"),
              R"([{"precision":"zip","Latitude":37.7668,"Longitude":-122.3959}])");
    EXPECT_EQ(again("\"Hello world!\""), "\"Hello world!\"");
    EXPECT_EQ(again(" \t\r\n42\n"), "42");
    EXPECT_EQ(again(R"("\uD834\uDD1E")"), "\"\xF0\x9D\x84\x9E\"");  // the G clef
}

// Valid and invalid texts by the grammar; a member occurs once.
class Grammar : public ::testing::TestWithParam<std::pair<std::string_view, std::string_view>> {};
TEST_P(Grammar, Reads) { EXPECT_EQ(again(GetParam().first), GetParam().second) << GetParam().first; }
INSTANTIATE_TEST_SUITE_P(Accepted, Grammar,
                         ::testing::Values(std::pair("[]", "[]"), std::pair("{}", "{}"), std::pair("[ ]", "[]"),
                                           std::pair("[null, 1]", "[null,1]"), std::pair("true", "true"),
                                           std::pair("-0", "0"), std::pair("-0.0", "-0.0"), std::pair("0e+1", "0.0"),
                                           std::pair("1E22", "1e+22"),
                                           std::pair("123456789012345.0", "123456789012345.0"),
                                           std::pair("[[[]],{\"\":{}}]", "[[[]],{\"\":{}}]"),
                                           std::pair("\"\\u0022\\/\\\\\"", "\"\\\"/\\\\\""),
                                           std::pair("\"\\b\\f\\n\\r\\t\\u0000\"", "\"\\b\\f\\n\\r\\t\\u0000\""),
                                           std::pair("18446744073709551615", "18446744073709551615"),
                                           std::pair("-9223372036854775808", "-9223372036854775808"),
                                           std::pair("18446744073709551616", "1.8446744073709552e+19"),
                                           std::pair("-9223372036854775809", "-9.223372036854776e+18"),
                                           std::pair("\"\x7f\xC2\x85\"", "\"\\u007f\\u0085\""),
                                           std::pair("\xEF\xBB\xBF[1]", "[1]"),
                                           std::pair(R"({"a":1,"b":2,"a":3})", R"({"a":3,"b":2})")));
INSTANTIATE_TEST_SUITE_P(
    Refused, Grammar,
    ::testing::Values(std::pair("", "no JSON"), std::pair("[1,]", "no JSON"), std::pair("[1 2]", "no JSON"),
                      std::pair("[", "no JSON"), std::pair("]", "no JSON"), std::pair("[1]]", "no JSON"),
                      std::pair("{\"a\"}", "no JSON"), std::pair("{\"a\":1,}", "no JSON"),
                      std::pair("{a:1}", "no JSON"), std::pair("{1:1}", "no JSON"), std::pair("'a'", "no JSON"),
                      std::pair("01", "no JSON"), std::pair("+1", "no JSON"), std::pair(".5", "no JSON"),
                      std::pair("1.", "no JSON"), std::pair("1e", "no JSON"), std::pair("-", "no JSON"),
                      std::pair("0x1", "no JSON"), std::pair("NaN", "no JSON"), std::pair("1e400", "no JSON"),
                      std::pair("tru", "no JSON"), std::pair("truee", "no JSON"), std::pair("\"\\x\"", "no JSON"),
                      std::pair("\"\\u12g4\"", "no JSON"), std::pair("\"\\u12\"", "no JSON"),
                      std::pair("\"\\uD834\"", "no JSON"), std::pair("\"\\uDD1E\\uD834\"", "no JSON"),
                      std::pair("\"\t\"", "no JSON"), std::pair("\"a", "no JSON"), std::pair("\"\\u-123\"", "no JSON"),
                      std::pair("\"\xC0\xAF\"", "no JSON"), std::pair("\"\xED\xA0\x80\"", "no JSON"),
                      std::pair("\"\xF4\x90\x80\x80\"", "no JSON"), std::pair("\"\xE2\x82\"", "no JSON"),
                      std::pair("// 1\n1", "no JSON"), std::pair("\xFF", "no JSON")));

TEST(Json, ZeroBytesEndNothing) {
    EXPECT_TRUE(Json::parse(std::string_view("1\0", 2)).is_discarded());
    EXPECT_TRUE(Json::parse(std::string_view("\"\0\"", 3)).is_discarded());
}

TEST(Json, NestsAThousandDeep) {
    const auto nested = [](std::size_t n) { return std::string(n, '[') + std::string(n, ']'); };
    EXPECT_EQ(again(nested(Json::most_nested)), nested(Json::most_nested));
    EXPECT_TRUE(Json::parse(nested(Json::most_nested + 1)).is_discarded());
    EXPECT_TRUE(Json::parse(std::string(1'000'000, '[')).is_discarded());
    std::string objects;
    for (int i = 0; i < 1'000'000; ++i) objects += "{\"a\":";
    EXPECT_TRUE(Json::parse(objects).is_discarded());
}

// Each longest piece that could have begun a character is one mark (Unicode, 3.9, table 3-8).
TEST(Json, InvalidUtf8IsMarked) {
    const std::string mark = "\xEF\xBF\xBD";
    EXPECT_EQ(Json("\xC0\xAF").dump(), '"' + mark + mark + '"');
    EXPECT_EQ(Json("a\xE2\x82z").dump(), "\"a" + mark + "z\"");
    EXPECT_EQ(Json("\xF0\x9D\x84").dump(), '"' + mark + '"');
    EXPECT_EQ(Json("\xED\xA0\x80").dump(), '"' + mark + mark + mark + '"');
    EXPECT_EQ(Json("\xE2\x82\xAC").dump(), "\"\xE2\x82\xAC\"");
}

TEST(Json, BracesMayBeObjectsOrLists) {
    EXPECT_EQ(Json({{"a", 1}, {"b", {1, 2}}}).dump(), R"({"a":1,"b":[1,2]})");
    EXPECT_EQ(Json({{"a", 1}, {2, "b"}}).dump(), R"([["a",1],[2,"b"]])");
    EXPECT_EQ(Json::array({"a", 1}).dump(), R"(["a",1])");
    EXPECT_EQ(Json(std::vector<std::pair<std::string, std::string>>{{"a", "b"}}).dump(), R"([["a","b"]])");
    EXPECT_EQ(Json(std::vector<int>{}).dump(), "[]");
    EXPECT_EQ(Json(NAN).dump(), "null");
    EXPECT_EQ(Json(std::int64_t{-5}).get<std::int64_t>(), -5);
}

TEST(Json, WrittenTextIsNotRead) {
    Json list = Json::array({Json::written(R"({"a": 1e2})"), 2});
    const Json copy = list;
    EXPECT_EQ(copy.dump(), R"([{"a": 1e2},2])");
    list = nullptr;
    EXPECT_EQ(copy.front(), Json::written(R"({"a": 1e2})"));
    EXPECT_EQ(copy.front().begin(), copy.front().end());
}

TEST(Json, MembersKeepTheirOrder) {
    Json object;
    object["z"] = 1;
    object["a"] = nullptr;
    object["list"].push_back("x");
    object["z"] = 2;
    EXPECT_EQ(object.dump(), R"({"z":2,"a":null,"list":["x"]})");
    EXPECT_FALSE(object.contains("y"));
    EXPECT_EQ(object.find("y"), object.end());
    EXPECT_EQ(Json(object), Json::parse(R"({"list":["x"],"a":null,"z":2.0})"));
    EXPECT_FALSE(object == Json::parse(R"({"list":["x"],"b":null,"z":2})"));
    object.update({{"z", 3}, {"new", true}});
    EXPECT_EQ(object.dump(), R"({"z":3,"a":null,"list":["x"],"new":true})");
}

double by_the_library(const std::string& text) { return std::strtod(text.c_str(), nullptr); }

TEST(JsonNumber, ReadsLikeStrtod) {
    for (const std::string text :
         {"2.2250738585072011e-308", "4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
          "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "9007199254740993",
          "9007199254740992.99999999999999999999999999999", "0.000001", "123e-7", "1e-400", "0.1", "1e23", "8.5e-310"})
        EXPECT_EQ(json::nearest_double(text), by_the_library(text)) << text;
    // Exactly between two, and a digit more behind a thousand zeros.
    const std::string between = "9007199254740993" + ("." + std::string(1000, '0'));
    EXPECT_EQ(json::nearest_double(between), 9007199254740992.0);
    EXPECT_EQ(json::nearest_double(between + '1'), 9007199254740994.0);
}

TEST(JsonNumber, WritesShortestText) {
    for (const std::string text :
         {"0.1", "0.3", "5e-324", "1.7976931348623157e+308", "1e+23", "100000000000000.0", "1e+15", "0.001", "0.0001",
          "123456.789", "9.5367431640625e-07", "2.2250738585072014e-308"})
        EXPECT_EQ(json::shortest_text(by_the_library(text)), text) << text;
}

// Any bits, and any number of at most 15 digits, which comes back as it was.
TEST(JsonNumber, RandomNumbersRoundTrip) {
    std::mt19937_64 random(2026);
    for (int i = 0; i < 3000; ++i) {
        const std::uint64_t bits = random();
        double number = 0;
        std::memcpy(&number, &bits, sizeof number);
        if (!std::isfinite(number)) continue;
        const std::string text = json::shortest_text(number);
        EXPECT_EQ(by_the_library(text), number) << text;
        EXPECT_EQ(json::nearest_double(text), number) << text;
        const std::string tenths = std::to_string(bits % 100'000'000) + '.' + std::to_string(bits % 9 + 1);
        EXPECT_EQ(json::shortest_text(by_the_library(tenths)), tenths);
    }
}

}  // namespace
}  // namespace deduku
