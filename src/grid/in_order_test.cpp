#include "grid/in_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <string>

namespace deduku {
namespace {

using Item = std::pair<int, std::size_t>;  // the key, and the original position

TEST(InOrder, SortsLikeStandardLibrary) {
    std::mt19937 random(1);
    for (std::size_t n = 0; n < 300; ++n)
        for (const unsigned values : {1U, 3U, 1000U}) {
            std::vector<Item> list;
            for (std::size_t i = 0; i < n; ++i) list.emplace_back(static_cast<int>(random() % values), i);
            auto expected = list;
            const auto less = [](const Item& a, const Item& b) { return a.first < b.first; };
            std::stable_sort(expected.begin(), expected.end(), less);
            put_in_order(list, less);
            EXPECT_EQ(list, expected) << n << " of " << values << " values";
        }
}

TEST(InOrder, SortsMoveOnlyTypes) {
    std::vector<std::unique_ptr<std::string>> list;
    for (int i = 0; i < 100; ++i) list.push_back(std::make_unique<std::string>(std::to_string(i * 37 % 100)));
    put_in_order(list, [](const auto& a, const auto& b) { return *a < *b; });
    for (std::size_t i = 1; i < list.size(); ++i) EXPECT_LT(*list[i - 1], *list[i]);
}

}  // namespace
}  // namespace deduku
