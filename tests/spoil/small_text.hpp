// Helpers of the boards with lines and their ledgers: places, random numbers, lists as JSON.
#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace deduku::spoil::small {

using Numbers = std::vector<int>;
using Random = std::mt19937_64;

[[nodiscard]] inline std::size_t at(int i) { return static_cast<std::size_t>(i); }
[[nodiscard]] inline int below(Random& random, int limit) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(limit));
}
[[nodiscard]] inline bool has(const Numbers& list, int item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

[[nodiscard]] inline std::string listed(const auto& items, const auto& text) {
    std::string out;
    for (const auto& item : items) out += (out.empty() ? "" : ",") + text(item);
    return "[" + out + "]";
}
[[nodiscard]] inline std::string text(const Numbers& list) {
    return listed(list, [](int item) { return std::to_string(item); });
}
[[nodiscard]] inline std::string text(const std::vector<std::pair<int, int>>& pairs) {
    return listed(pairs,
                  [](const auto& p) { return "[" + std::to_string(p.first) + "," + std::to_string(p.second) + "]"; });
}

}  // namespace deduku::spoil::small
