// Classes of numbers by a word.
//
//   odd, even        of 1 to 9: 1 3 5 7 9, 2 4 6 8
//   low, high        below and above the middle: of 1 to 9 1-4 and 6-9, of 1 to 6 1-3 and 4-6
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace deduku::rules {

/// Whether a number is in the class, among these numbers (ascending, at least one); none: no such class.
[[nodiscard]] inline std::optional<bool> is_in_class(std::string_view word, int number, std::span<const int> numbers) {
    const int middle = numbers.front() + numbers.back();
    if (word == "odd") return number % 2 != 0;
    if (word == "even") return number % 2 == 0;
    if (word == "low") return 2 * number < middle;
    if (word == "high") return 2 * number > middle;
    return std::nullopt;
}

}  // namespace deduku::rules
