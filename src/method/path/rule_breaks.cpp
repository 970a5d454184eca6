#include "method/path/rule_breaks.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "grid/line_cells.hpp"

namespace deduku::path {
namespace {

using Digits = Table<Cell, Set<Digit>>;

bool breaks_line(const Linear& line, const Digits& digits) {
    std::int64_t least = 0, most = 0;
    for_each_cell_of(line.terms, [&](Cell cell, std::span<const Term> terms) {
        Set<Digit> without = digits[cell];  // the digits without a weight
        std::vector<int> weights;
        for (const Term& term : terms) {
            if (without.has(term.candidate.digit)) weights.push_back(term.weight);
            without.erase(term.candidate.digit);
        }
        if (!without.empty()) weights.push_back(0);
        if (weights.empty()) return;
        const auto [low, high] = std::minmax_element(weights.begin(), weights.end());
        least += *low;
        most += *high;
    });
    return (line.least && most < *line.least) || (line.most && least > *line.most);
}

bool breaks_any(std::span<const Linear> lines, const Digits& digits) {
    return std::any_of(lines.begin(), lines.end(), [&](const Linear& line) { return breaks_line(line, digits); });
}

bool has_twice(std::span<const Cell> house, const Digits& digits) {
    Set<Digit> seen;
    for (const Cell cell : house) {
        if (!digits[cell].single()) continue;
        if (seen.has(digits[cell].first())) return true;
        seen |= digits[cell];
    }
    return false;
}

std::vector<Cell> cells_in(const Geometry& board, const PartsOfRule& parts) {
    std::vector<Cell> out;
    const auto add = [&](std::span<const Linear> lines) {
        for (const Linear& line : lines)
            for (const Term& term : line.terms) out.push_back(term.candidate.cell);
    };
    for (const House house : parts.houses)
        out.insert(out.end(), board.cells_of(house).begin(), board.cells_of(house).end());
    add(parts.lines);
    for (const Choice& choice : parts.choices)
        for (const std::vector<Linear>& lines : choice) add(lines);
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

}  // namespace

RuleBreaks::RuleBreaks(const Geometry& board) : board_(board), rules_of_(board.cells()) {
    for (std::size_t r = 0; r < board.rules().size(); ++r) {
        cells_.push_back(cells_in(board, board.parts_of(r)));
        for (const Cell cell : cells_[r]) rules_of_[cell].push_back(r);
    }
}

bool RuleBreaks::breaks(std::size_t rule, const Digits& digits) const {
    const PartsOfRule parts = board_.parts_of(rule);
    const auto fails = [&](std::span<const Linear> lines) { return breaks_any(lines, digits); };
    const auto repeats = [&](House house) { return has_twice(board_.cells_of(house), digits); };
    return std::any_of(parts.houses.begin(), parts.houses.end(), repeats) || fails(parts.lines) ||
           std::any_of(parts.choices.begin(), parts.choices.end(),
                       [&](const Choice& choice) { return std::all_of(choice.begin(), choice.end(), fails); });
}

std::optional<std::size_t> RuleBreaks::broken(Cell cell, const Digits& digits) const {
    for (const std::size_t rule : rules_of_[cell])
        if (breaks(rule, digits)) return rule;
    return std::nullopt;
}

}  // namespace deduku::path
