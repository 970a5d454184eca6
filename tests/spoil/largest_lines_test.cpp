// Version 2 at its limits: numbers beyond 53 and 61 bits, 200 nested Splits, 65,536 lines in force, a board of
// 625 cells with thousands of houses and lines.
#include <gtest/gtest.h>

#include <functional>

#include "both.hpp"

namespace deduku::spoil {
namespace {

std::string header(int digits, int cells, const std::string& houses, const std::string& lines,
                   const std::string& choices) {
    std::string givens;
    for (int i = 0; i < cells; ++i) givens += i > 0 ? ",0" : "0";
    return R"({"format":"deduku-proof","version":2,"digits":)" + std::to_string(digits) + ",\"houses\":" + houses +
           ",\"lines\":" + lines + ",\"choices\":" + choices + ",\"givens\":[" + givens + "]}\n";
}

std::string repeated(const std::string& item, int count) {
    std::string out;
    for (int i = 0; i < count; ++i) out += (i > 0 ? "," : "") + item;
    return out;
}

// The only choice, of one case, nested `depth` times, around `steps`; and its eliminations.
std::string nested(int depth, const std::string& steps, const std::string& removes) {
    std::string out;
    for (int i = 0; i < depth; ++i) out += "{\"choice\":0,\"branches\":[{\"steps\":[";
    out += steps;
    for (int i = 0; i < depth; ++i) out += "]}],\"removes\":" + removes + "}";
    return out;
}

std::string path(int depth) {
    std::string out;
    for (int i = 0; i < depth; ++i) out += (i > 0 ? " > " : "") + std::string("branch 0 > step 0");
    return out;
}

void expect_refused(const Both& both, const std::string& rule, const std::string& place) {
    const auto* refused = std::get_if<Refused>(&both.last());
    ASSERT_TRUE(refused) << "accepted, expected: " << rule;
    EXPECT_TRUE(refused->rule.starts_with(rule)) << to_text(*refused);
    EXPECT_EQ(refused->path, place) << to_text(*refused);
}
void expect_accepted(const Both& both) {
    const auto* refused = std::get_if<Refused>(&both.last());
    EXPECT_FALSE(refused) << to_text(*refused);
}

// 999,999 for the first of two digits of every cell; the cells except cell 0 have 998,999,001 together.
std::string heaviest_line(int cells, const std::string& bound) {
    std::string out = "{\"terms\":[";
    for (int cell = 0; cell < cells; ++cell) out += (cell > 0 ? ",[" : "[") + std::to_string(2 * cell) + ",999999]";
    return out + "],\"least\":" + bound + "}";
}

// 10 lines a case, 100 times in force, times 9,999: both sides are about 9.99 * 10^15, and 1 decides.
TEST(ExhaustiveLargestLines, Numbers) {
    const std::string claim = "\n{\"claim\":\"false\",\"candidates\":[1]}\n";
    const auto ledger = [&](int factor, const std::string& one) {
        const std::string head = header(2, 1000, "[[0,1]]", R"([{"terms":[],"least":)" + one + "}]",
                                        "[[[" + repeated(heaviest_line(1000, "998999001"), 10) + "]]]");
        std::string lines = "[1002,1]";  // 1,000 cells, 2 digits in a house, the line, those of the cases
        for (int i = 0; i < 1000; ++i) lines += ",[" + std::to_string(1003 + i) + "," + std::to_string(factor) + "]";
        return head + nested(100, "{\"sum\":[" + lines + "],\"removes\":[1]}", "[1]") + claim;
    };
    Both both;
    both.add(ledger(9999, "1"));
    expect_accepted(both);
    both.add(ledger(9999, "0"));
    expect_refused(both, "a removed candidate does not break the sum", path(100));
    EXPECT_EQ(both.agree(), 1U);
}

// 256 lines of 4,096 cells, 200 times in force: 2.1 * 10^18. An overflow would make the sum too small.
TEST(LargestLines, NumbersOf61Bits) {
    std::string lines;
    for (int i = 0; i < 51200; ++i) lines += (i > 0 ? ",[" : "[") + std::to_string(4098 + i) + ",9999]";
    const std::string text =
        header(2, 4096, "[[0,1]]", "[]", "[[[" + repeated(heaviest_line(4096, "999999999"), 256) + "]]]") +
        nested(200, "{\"sum\":[" + lines + "],\"removes\":[1]}", "[1]");
    const Verdict verdict = check_ledger(nullptr, text);
    const auto* refused = std::get_if<Refused>(&verdict);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->rule, "a removed candidate does not break the sum");
    EXPECT_EQ(refused->path, path(200));
}

TEST(LargestLines, Depth) {
    const std::string head = header(2, 2, "[[0,1]]", "[]", R"([[[{"terms":[[0,1]],"most":0}]]])");
    const auto ledger = [&](int depth, int line) {
        return head + nested(depth, R"({"sum":[[)" + std::to_string(line) + R"(,-1]],"removes":[0]})", "[0]") +
               "\n{\"claim\":\"false\",\"candidates\":[0]}";
    };
    Both both;
    for (int line : {4, 203}) {
        both.add(ledger(200, line));
        expect_accepted(both);
    }
    both.add(ledger(200, 204));
    expect_refused(both, "a number out of range", path(200));
    both.add(ledger(201, 4));
    expect_refused(both, "JSON: more than 200 Splits inside each other", "");
    EXPECT_EQ(both.agree(), 2U);
}

TEST(ExhaustiveLargestLines, LinesInForce) {
    const std::string line = R"({"terms":[]})", close = "\n{\"claim\":\"false\",\"candidates\":[0]}";
    const std::string zero = R"({"sum":[[4,-1]],"removes":[0]})";
    const auto head = [&](int lines, int of_the_case) {  // the first states that cell 0 is not 1
        return header(2, 2, "[[0,1]]", R"([{"terms":[[0,1]],"most":0},)" + repeated(line, lines - 1) + "]",
                      "[[[" + repeated(line, of_the_case) + "]]]");
    };
    Both both;
    both.add(head(65536, 0) + nested(3, zero, "[0]") + close);
    expect_accepted(both);
    both.add(head(65537, 0) + zero + close);
    expect_refused(both, "more than 65536 lines in force", "");
    both.add(head(65536, 1) + nested(1, zero, "[0]") + close);
    expect_refused(both, "more than 65536 lines in force", "branch 0");
    both.add(head(65516, 10) + nested(3, zero, "[0]") + close);
    expect_refused(both, "more than 65536 lines in force", "branch 0 > step 0 > branch 0 > step 0 > branch 0");
    EXPECT_EQ(both.agree(), 1U);
}

// 25x25: rows, columns, boxes, 2,208 knight's moves, and 20 thermometers of 5 cells: 2,000 lines of 26 candidates.
TEST(LargestLines, Board) {
    constexpr int n = 25, cells = n * n;
    std::string houses, lines;
    int count = 0;
    const auto house = [&](const std::vector<int>& its) {
        houses += (count++ > 0 ? ",[" : "[");
        for (std::size_t i = 0; i < its.size(); ++i) houses += (i > 0 ? "," : "") + std::to_string(its[i]);
        houses += "]";
    };
    const auto all = [&](const std::function<int(int)>& cell_of) {
        std::vector<int> its;
        for (int i = 0; i < n; ++i) its.push_back(cell_of(i));
        house(its);
    };
    for (int r = 0; r < n; ++r) all([&](int i) { return r * n + i; });
    for (int c = 0; c < n; ++c) all([&](int i) { return i * n + c; });
    for (int b = 0; b < n; ++b) all([&](int i) { return (b / 5 * 5 + i / 5) * n + b % 5 * 5 + i % 5; });
    for (int cell = 0; cell < cells; ++cell)
        for (const auto& [down, right] : {std::pair{1, 2}, {2, 1}, {2, -1}, {1, -2}})
            if (const int r = cell / n + down, c = cell % n + right; r < n && c >= 0 && c < n) house({cell, r * n + c});
    ASSERT_EQ(count, 75 + 2208);
    for (int t = 0; t < 20; ++t)
        for (int i = 0; i < 4; ++i)
            for (int least = 0; least < n; ++least) {  // not: a >= least, and the next one <= least
                const int a = t * n + i, b = a + 1;
                lines += std::string(lines.empty() ? "" : ",") + "{\"terms\":[";
                for (int d = least; d < n; ++d) lines += "[" + std::to_string(a * n + d) + ",1],";
                for (int d = 0; d <= least; ++d) lines += (d > 0 ? ",[" : "[") + std::to_string(b * n + d) + ",1]";
                lines += "],\"most\":1}";
            }
    const std::string head = header(n, cells, "[" + houses + "]", "[" + lines + "]", "[]");
    const int first = cells + count * n;  // line
    // 1 is removed from the second cell of the last thermometer, then 1 and 2 from its third.
    const int bulb = 19 * n, its = first + 19 * 4 * n;
    const auto v = [](int cell, int digit) { return std::to_string(cell * n + digit - 1); };
    const std::string two = "{\"cover\":[[" + std::to_string(bulb) + "],[" + std::to_string(its) + "]],\"removes\":[" +
                            v(bulb + 1, 1) + "]}\n";
    const std::string three = "{\"cover\":[[" + std::to_string(bulb + 1) + "],[" + std::to_string(its + n + 1) +
                              "]],\"removes\":[" + v(bulb + 2, 1) + "," + v(bulb + 2, 2) + "]}\n";
    const std::string claim = "{\"claim\":\"false\",\"candidates\":[" + v(bulb + 2, 2) + "]}\n";
    Both both;
    both.add(head + two + three + claim);
    expect_accepted(both);
    both.add(head + three + claim);
    expect_refused(both, "a living candidate is more in base than cover", "");
    EXPECT_EQ(both.agree(), 1U);
}

// More houses than version 1 allows, up to 8,192.
TEST(LargestLines, Houses) {
    const auto ledger = [](int houses) {
        return header(2, 3, "[" + repeated("[0,2]", houses) + "]", "[]", "[]") + "{\"cover\":[[0],[" +
               std::to_string(3 + 2 * (houses - 1)) + "]],\"removes\":[4]}\n";
    };
    Both both;
    both.add(ledger(8192));
    expect_refused(both, "a living candidate is more in base than cover", "");
    both.add(ledger(8193));
    expect_refused(both, "not 1 to 8192 houses", "");
    EXPECT_EQ(both.agree(), 0U);
}

// A header of 16 MiB, and one with another byte.
TEST(LargestLines, Header) {
    const std::string head = header(2, 2, "[[0,1]]", "[]", "[]"), claim = "{\"claim\":\"false\",\"candidates\":[]}\n";
    const auto ledger = [&](std::size_t size) {  // including its end
        return head.substr(0, head.size() - 1) + std::string(size - head.size(), ' ') + "\n" + claim;
    };
    Both both;
    both.add(ledger((std::size_t{1} << 24) + 1));
    expect_accepted(both);
    both.add(ledger((std::size_t{1} << 24) + 2));
    expect_refused(both, "the line is longer", "");
    std::string first = R"({"format":"deduku-proof","version":1,"digits":2,"houses":[[0,1]],"givens":[0,0]})";
    both.add(first + std::string((std::size_t{1} << 21) - first.size(), ' ') + "\n" + claim);
    expect_accepted(both);
    both.add(first + std::string((std::size_t{1} << 21) + 1 - first.size(), ' ') + "\n" + claim);
    expect_refused(both, "the line is longer than 128 MiB (header: 2)", "");
    EXPECT_EQ(both.agree(), 2U);
}

}  // namespace
}  // namespace deduku::spoil
