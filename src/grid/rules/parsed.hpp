// Rules as read, with their positions in the text.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "deduku/rules.hpp"
#include "grid/reading/line_gaps.hpp"

namespace deduku::rules {

struct ParsedRules {
    std::vector<Rule> rules;
    std::vector<std::size_t> at;  ///< position of each rule: of its cells, or of its name
};

/// Like parse_rules(), with positions.
[[nodiscard]] std::variant<ParsedRules, RuleError> parse(std::string_view text, const Geometry& board,
                                                         LineGaps gaps = LineGaps::marked);

/// An exceeded limit: the rule, and "70001 lines", "at most 65536".
struct Excess {
    std::size_t rule;
    std::string found;
    std::string expected;
};
/// The constraints of the rules, in their order: the houses, lines and choices of each row, unmerged. Or the limit that
/// they exceed.
[[nodiscard]] std::variant<Constraints, Excess> compile(std::span<const Rule> rules, const Geometry& board);

}  // namespace deduku::rules
