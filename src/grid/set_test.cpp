#include <gtest/gtest.h>

#include <random>
#include <set>
#include <vector>

#include "deduku/ids.hpp"

namespace deduku {
namespace {

using Digits = Set<Digit>;

std::vector<int> members(Digits set) {
    std::vector<int> out;
    for (Digit d : set) out.push_back(index(d));
    return out;
}

TEST(Set, FirstN) {
    EXPECT_TRUE(Digits::first_n(0).empty());
    EXPECT_EQ(members(Digits::first_n(3)), (std::vector<int>{0, 1, 2}));
    EXPECT_EQ(Digits::first_n(64).size(), 64);
    EXPECT_TRUE(Digits::first_n(64).has(static_cast<Digit>(63)));
    EXPECT_FALSE(Digits::first_n(63).has(static_cast<Digit>(63)));
}

TEST(Set, FirstLastSingle) {
    const Digits set = {static_cast<Digit>(5), static_cast<Digit>(63), static_cast<Digit>(9)};
    EXPECT_EQ(set.first(), static_cast<Digit>(5));
    EXPECT_EQ(set.last(), static_cast<Digit>(63));
    EXPECT_FALSE(set.single());
    EXPECT_FALSE(Digits().single());
    EXPECT_TRUE(Digits{static_cast<Digit>(63)}.single());
}

// Every operation, compared with the standard ordered set.
TEST(Set, AgreesWithOrderedSet) {
    std::mt19937 random(1);
    for (int round = 0; round < 2000; ++round) {
        Digits a, b;
        std::set<int> x, y;
        for (int i = 0; i < 20; ++i) {
            const int value = static_cast<int>(random() % 64);
            const auto digit = static_cast<Digit>(value);
            switch (random() % 4) {
                case 0: a.insert(digit), x.insert(value); break;
                case 1: b.insert(digit), y.insert(value); break;
                case 2: a.erase(digit), x.erase(value); break;
                default: a.insert(digit), b.insert(digit), x.insert(value), y.insert(value);
            }
        }
        std::set<int> both, any, only;
        for (int v : x) (y.count(v) ? both : only).insert(v);
        any = x;
        any.insert(y.begin(), y.end());
        const auto listed = [](const std::set<int>& s) { return std::vector<int>(s.begin(), s.end()); };
        EXPECT_EQ(members(a), listed(x));
        EXPECT_EQ(members(a & b), listed(both));
        EXPECT_EQ(members(a | b), listed(any));
        EXPECT_EQ(members(a - b), listed(only));
        EXPECT_EQ(a.contains(b), both == y);
        EXPECT_EQ(a.size(), static_cast<int>(x.size()));
        EXPECT_EQ(a.single(), x.size() == 1);
    }
}

}  // namespace
}  // namespace deduku
