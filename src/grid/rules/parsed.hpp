// Rules as read, with their positions in the text.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "deduku/rules.hpp"
#include "grid/reading/line_gaps.hpp"

namespace deduku::rules {

struct ParsedRules {
    std::vector<Rule> rules;      ///< those with own cells that others can name first (RuleRow::declare)
    std::vector<std::size_t> at;  ///< position of each rule: of its cells, or of its name
};

/// The board with the own cells that a text names, after its own: `rules` are the rules that declare these already.
[[nodiscard]] std::variant<GeometryPtr, RuleError> with_layers(const GeometryPtr& plain, std::span<const Rule> rules,
                                                               std::string_view text);

/// Like parse_rules(), with positions, for a board with the own cells of the text.
[[nodiscard]] std::variant<ParsedRules, RuleError> parse(std::string_view text, const Geometry& board,
                                                         LineGaps gaps = LineGaps::marked);

/// An exceeded limit: the rule, and "70001 lines", "at most 65536".
struct Excess {
    std::size_t rule;
    std::string found;
    std::string expected;
};
/// The constraints of the rules, in their order: the own cells, houses, lines and choices of each row, unmerged. Or the
/// limit that they exceed.
[[nodiscard]] std::variant<Constraints, Excess> compile(std::span<const Rule> rules, const Geometry& plain);

}  // namespace deduku::rules
