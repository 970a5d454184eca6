// What the reader of rules expected, in the words of its errors.
#pragma once

#include <string>
#include <string_view>

#include "deduku/rules.hpp"

namespace deduku::rules {

/// "2 cells"
[[nodiscard]] std::string count_of(int number, std::string_view noun);
/// After an unknown name: the rules of a kind of puzzle, a similar name, or all names.
[[nodiscard]] std::string help_for(const std::string& name);
/// "a sum from 0 to 999999", "down or up", on a board with n digits.
[[nodiscard]] std::string a_value(const RuleRow& row, int n, int lowest = 1);
/// "2 cells", "1 to 9 cells", "at least 3 cells"
[[nodiscard]] std::string cells_wanted(const RuleRow& row, int n);

}  // namespace deduku::rules
