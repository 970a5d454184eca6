// A predicate of two numbers in words, by what it allows: the same words for every spelling of it.
//
//   abs(a - b) >= 5, a - b > 4 or b - a > 4       "{they} differ by at least 5"
//   not (a < 3 and b < 8)                         "if {one} is 1 or 2, then {next} is 8 or 9"
#pragma once

#include <optional>
#include <span>
#include <string>

#include "grid/rules/forms/formula.hpp"

namespace deduku::rules {

/// The words for the pairs of these numbers (ascending) that the predicate allows, with slots: `{they}` or `{of}` two
/// cells ("neighbours", "two neighbours"), or `{each}` cell, `{one}` cell, and the `{next}` one. None: no usual predicate.
[[nodiscard]] std::optional<std::string> pair_words(const Formula& predicate, std::span<const int> numbers);

/// "1, 2 or 3", "1 to 5"
[[nodiscard]] std::string any_of_words(std::span<const int> numbers);

}  // namespace deduku::rules
