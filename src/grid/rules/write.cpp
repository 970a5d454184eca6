#include "grid/rules/cells.hpp"
#include "grid/rules/words.hpp"

namespace deduku {

std::string write_rule(const Rule& rule, const Geometry& board) {
    const RuleRow& row = *rule.row;
    std::string out(row.key);
    if (rule.values != rules::missing_values(row, board.digits()))
        for (int value : std::span(rule.values).first(row.weights ? 1 : rule.values.size()))
            out += ' ' + (row.value == RuleValue::word
                              ? std::string(split(row.words, ' ')[static_cast<std::size_t>(value)])
                              : std::to_string(value));
    if (!rule.text.empty()) out += ' ' + rule.text;
    for (const std::vector<Rule>& rules : rule.cases) out += " { " + write_rules(rules, board) + " }";
    if (!rule.of.empty()) out += " of " + rule.of;
    std::string_view before = ": ";
    for (const std::vector<Cell>& group : rule.groups) {
        out += before;
        out += row.weights ? rules::write_weighted(group, std::span(rule.values).subspan(1), board)
                           : rules::write_cells(group, board, row);
        before = " = ";
    }
    if (!rule.title.empty()) out += " as \"" + rule.title + '"';
    return out;
}

std::string write_rules(std::span<const Rule> rules, const Geometry& board, std::string_view between) {
    std::string out;
    for (const Rule& rule : rules) {
        if (!out.empty()) out += between;
        out += write_rule(rule, board);
    }
    return out;
}

}  // namespace deduku
