// Rules as read, with their positions in the text.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "deduku/rules.hpp"

namespace deduku::rules {

struct ParsedRules {
    std::vector<Rule> rules;
    std::vector<std::size_t> at;  ///< position of the cells of each, or of its name
};

/// The same as parse_rules().
[[nodiscard]] std::variant<ParsedRules, RuleError> parse(std::string_view text, const Geometry& board);

/// The limit exceeded, if any: the rule, and "70001 lines", "at most 65536".
struct Excess {
    std::size_t rule;
    std::string found;
    std::string expected;
};
/// The same as compile_rules().
[[nodiscard]] std::variant<Constraints, Excess> compile(std::span<const Rule> rules, const Geometry& board);

}  // namespace deduku::rules
