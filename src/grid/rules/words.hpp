// Common parts of reading and writing rules.
//
//   joined_name("German Whispers")      "germanwhispers", as "german-whispers"
//   value_range(difference, 9)          1 to 8
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "grid/reading/characters.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::rules {

/// The name in lower case, without hyphens and blanks.
[[nodiscard]] inline std::string joined_name(std::string_view name) {
    std::string out;
    for (char c : name)
        if (c != '-' && c != ' ' && c != '\t') out += is_letter(c) ? static_cast<char>(c | 0x20) : c;
    return out;
}

/// joined_name(a) == joined_name(b).
[[nodiscard]] inline bool same_name(std::string_view a, std::string_view b) {
    // Takes the next letter, or 0 at the end.
    const auto take = [](std::string_view& name) {
        while (!name.empty() && (name[0] == '-' || name[0] == ' ' || name[0] == '\t')) name.remove_prefix(1);
        if (name.empty()) return '\0';
        const char c = name[0];
        name.remove_prefix(1);
        return is_letter(c) ? static_cast<char>(c | 0x20) : c;
    };
    while (true) {
        const char next = take(a);
        if (next != take(b)) return false;
        if (next == '\0' && a.empty() && b.empty()) return true;
    }
}

struct ValueRange {
    int least;
    int most;
};
/// The range of numeric values, on a board of n digits; with digit 0 also the number n is one that no cell has.
[[nodiscard]] constexpr ValueRange value_range(RuleValue value, int n, int lowest = 1) {
    switch (value) {
        case RuleValue::difference: return {1, n - 1};
        case RuleValue::factor: return {2, n};
        case RuleValue::digit: return {lowest, n};
        case RuleValue::any_sum: return {-999999, 999999};
        default: return {0, 999999};
    }
}

/// The default values of a rule; empty if there are none.
[[nodiscard]] inline std::vector<int> missing_values(const RuleRow& row, int n) {
    std::vector<int> out;
    if (row.value == RuleValue::word && row.fewest_values == 0)
        for (int i = 0; i < row.most_values; ++i) out.push_back(i);
    if (row.missing > 0 && row.missing <= value_range(row.value, n).most && (!row.missing_on_9 || n == 9))
        out.push_back(row.missing);
    return out;
}

/// The directions of diagonals, from their first cell.
struct Direction {
    std::string_view word;
    int down;
    int right;
};
inline constexpr std::array directions = {Direction{"down-right", 1, 1}, Direction{"down-left", 1, -1},
                                          Direction{"up-right", -1, 1}, Direction{"up-left", -1, -1}};

}  // namespace deduku::rules
