// Formulas: examples, errors with their places, and random ones against an evaluation of their own.
#include "grid/rules/forms/formula.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <random>

namespace deduku::rules {
namespace {

// The canonical spelling, or "AT: found, expected".
std::string again(std::string_view text, FormulaKind kind = FormulaKind::truth) {
    const auto read = read_formula(text, {"a", "b"}, kind);
    if (const auto* error = std::get_if<RuleError>(&read))
        return std::to_string(error->at) + ": " + error->found + ", " + error->expected;
    return std::get<Formula>(read).text();
}

bool holds(std::string_view text, int a, int b) { return std::get<Formula>(read_predicate(text)).holds(a, b); }

TEST(Formulas, CanonicalSpelling) {
    EXPECT_EQ(again("abs(a-b)>=5"), "abs(a - b) >= 5");
    EXPECT_EQ(again(" ( a<b ) "), "a < b");
    EXPECT_EQ(again("a-(b-1)=2 and(a<3 or b==3)"), "a - (b - 1) = 2 and (a < 3 or b = 3)");
    EXPECT_EQ(again("(a-b)-1 <> (2*a)/b%3"), "a - b - 1 != 2 * a / b % 3");
    EXPECT_EQ(again("not(a=b or a=1)or not a<2"), "not (a = b or a = 1) or not a < 2");
    EXPECT_EQ(again("a in 1, 3 ,5 .. 7 and b in -2..-1"), "a in 1,3,5..7 and b in -2..-1");
    EXPECT_EQ(again("min(a,b+1)>= - 3 + -(a) - --2"), "min(a, b + 1) >= -3 + -a - 2");
    EXPECT_EQ(again("a=b and (b=1 and a=1)"), "a = b and (b = 1 and a = 1)");
    EXPECT_EQ(again("(a + b) * 2", FormulaKind::number), "(a + b) * 2");
    EXPECT_EQ(again("a-b", FormulaKind::number), "a - b");
}

TEST(Formulas, Meaning) {
    EXPECT_TRUE(holds("a / b = 2", 4, 2));
    EXPECT_FALSE(holds("a / b = 2", 5, 2));
    EXPECT_TRUE(holds("not a / b = 2", 5, 2));
    EXPECT_FALSE(holds("a % (b - b) = 0 or a / (b - b) = 0", 4, 2));
    EXPECT_TRUE(holds("(a - b) % 3 = 2", 1, 2));
    EXPECT_TRUE(holds("(a - b) % -3 = 2", 1, 2));
    EXPECT_TRUE(holds("a = 1 or a = 2 and b = 9", 1, 1));
    EXPECT_FALSE(holds("(a = 1 or a = 2) and b = 9", 1, 1));
    EXPECT_TRUE(holds("a - b - 1 = 0", 3, 2));
    EXPECT_FALSE(holds("a * 999999 * 999999 * 999999 > 0", 1, 1));  // beyond 10^9
}

TEST(Formulas, ErrorsPointAtTheWord) {
    EXPECT_EQ(again("abs(a-c) > 2"), "6: 'c', a, b, a number, abs, min, max, not or (");
    EXPECT_EQ(again(""), "0: the end of the formula, a, b, a number, abs, min, max, not or (");
    EXPECT_EQ(again("a <"), "3: the end of the formula, a, b, a number, abs, min, max, not or (");
    EXPECT_EQ(again("a + b "), "0: 'a + b', a comparison, such as a < b");
    EXPECT_EQ(again("a = 1 and b"), "10: 'b', a comparison, such as a < b");
    EXPECT_EQ(again("a + (b = 1) = 2"), "4: '(b = 1)', a number");
    EXPECT_EQ(again("(a = b) + 1 = 2"), "0: '(a = b)', a number");
    EXPECT_EQ(again("a < b < 3"), "6: '<', an operator such as + < = in and, or the end");
    EXPECT_EQ(again("a < b)"), "5: ')', an operator such as + < = in and, or the end");
    EXPECT_EQ(again("(a < b"), "6: the end of the formula, ')'");
    EXPECT_EQ(again("abs a = 1"), "4: 'a', '('");
    EXPECT_EQ(again("min(a) = 1"), "5: ')', ',' and a second number");
    EXPECT_EQ(again("a in x"), "5: 'x', a number, or two with .. between them");
    EXPECT_EQ(again("a in 5..1"), "5: 5..1, the smaller number first");
    EXPECT_EQ(again("a < 1000000"), "4: '1000000', a number from 0 to 999999");
    EXPECT_EQ(again("a < b", FormulaKind::number), "0: 'a < b', a number");
    EXPECT_EQ(again(std::string(200, '(') + "a"), "64: '(', fewer levels");
    std::string sum = "a";
    for (int i = 0; i < 200; ++i) sum += "+a";
    EXPECT_EQ(again(sum + "=1").substr(0, 23), "256: a longer formula, ");
}

using Random = std::mt19937;
struct Said {
    std::string text;
    std::function<std::optional<long long>(int, int)> value;
};
Said random_said(Random& random, bool truth, int depth);

Said number(Random& random, int depth) {
    const auto part = [&] { return random_said(random, false, depth - 1); };
    if (depth == 0 || random() % 4 == 0) {
        const int n = static_cast<int>(random() % 12);
        if (n < 4) return {"a", [](int a, int) { return a; }};
        if (n < 8) return {"b", [](int, int b) { return b; }};
        return {std::to_string(n), [=](int, int) { return n; }};
    }
    const Said x = part(), y = part();
    const auto both = [&](const std::string& text, long long (*of)(long long, long long)) {
        return Said{text, [=](int a, int b) -> std::optional<long long> {
                        const auto l = x.value(a, b), r = y.value(a, b);
                        if (!l || !r) return std::nullopt;
                        return of(*l, *r);
                    }};
    };
    switch (random() % 7) {
        case 0: return both("(" + x.text + " + " + y.text + ")", [](long long l, long long r) { return l + r; });
        case 1: return both("(" + x.text + "-" + y.text + ")", [](long long l, long long r) { return l - r; });
        case 2:
            return both("min(" + x.text + "," + y.text + ")", [](long long l, long long r) { return l < r ? l : r; });
        case 3:
            return both("max(" + x.text + "," + y.text + ")", [](long long l, long long r) { return l < r ? r : l; });
        case 4:
            return {"abs(" + x.text + ")", [=](int a, int b) {
                        const auto v = x.value(a, b);
                        return v && *v < 0 ? std::optional(-*v) : v;
                    }};
        case 5:
            return {"(" + x.text + "/" + y.text + ")", [=](int a, int b) -> std::optional<long long> {
                        const auto l = x.value(a, b), r = y.value(a, b);
                        if (l && r)
                            for (long long q = -999; q <= 999; ++q)
                                if (*r != 0 && q * *r == *l) return q;
                        return std::nullopt;
                    }};
        default:
            return {"(-" + x.text + ")", [=](int a, int b) {
                        const auto v = x.value(a, b);
                        return v ? std::optional(-*v) : v;
                    }};
    }
}

Said random_said(Random& random, bool truth, int depth) {
    if (!truth) return number(random, depth);
    if (depth == 0 || random() % 2 == 0) {
        const Said x = number(random, depth), y = number(random, depth);
        const std::vector<std::string> signs = {"<", "<=", "=", "!=", ">", ">="};
        const std::size_t sign = random() % 6;
        return {"(" + x.text + signs[sign] + y.text + ")", [=](int a, int b) {
                    const auto l = x.value(a, b), r = y.value(a, b);
                    if (!l || !r) return 0;
                    const bool yes[] = {*l<*r, *l <= *r, *l == *r, *l != *r, *l> * r, *l >= *r};
                    return yes[sign] ? 1 : 0;
                }};
    }
    const Said x = random_said(random, true, depth - 1), y = random_said(random, true, depth - 1);
    switch (random() % 3) {
        case 0:
            return {"(" + x.text + " and " + y.text + ")",
                    [=](int a, int b) { return *x.value(a, b) * *y.value(a, b); }};
        case 1:
            return {"(" + x.text + " or " + y.text + ")",
                    [=](int a, int b) { return std::max(*x.value(a, b), *y.value(a, b)); }};
        default: return {"(not " + x.text + ")", [=](int a, int b) { return 1 - *x.value(a, b); }};
    }
}

TEST(Formulas, RandomOnesHaveTheirMeaning) {
    Random random(7);
    int yes = 0, no = 0;
    for (int i = 0; i < 3000; ++i) {
        const Said said = random_said(random, true, 3);
        const auto read = read_predicate(said.text);
        ASSERT_EQ(read.index(), 0U) << said.text << ' ' << again(said.text);
        const Formula& formula = std::get<Formula>(read);
        EXPECT_EQ(std::get<Formula>(read_predicate(formula.text())), formula) << said.text << " -> " << formula.text();
        for (int a = -2; a <= 9; ++a)
            for (int b = -2; b <= 9; ++b) {
                ASSERT_EQ(formula.holds(a, b), said.value(a, b) == 1) << said.text << ' ' << a << ' ' << b;
                ++(said.value(a, b) == 1 ? yes : no);
            }
    }
    EXPECT_GT(yes, 50'000);
    EXPECT_GT(no, 50'000);
}

TEST(Formulas, NamesMayHaveHyphens) {
    const std::vector<std::string> names = {"a", "a-b", "digit", "x2"};
    const auto read = read_formula("a-b - a-b2 * digit", names, FormulaKind::number);
    EXPECT_EQ(std::get<RuleError>(read).at, 8U);
    const auto good = read_formula("a-b - a - digit*x2", names, FormulaKind::number);
    ASSERT_EQ(good.index(), 0U);
    EXPECT_EQ(std::get<Formula>(good).text(), "a-b - a - digit * x2");
    EXPECT_EQ(std::get<Formula>(good).of(std::vector<int>{5, 100, 3, 10}), 65);
}

}  // namespace
}  // namespace deduku::rules
