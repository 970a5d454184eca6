#include "method/path/rule_breaks.hpp"

#include <algorithm>

#include "grid/in_order.hpp"

namespace deduku::path {
namespace {

using Digits = Table<Cell, Set<Digit>>;

// The bounds of the terms of one cell: one of them counts, or none.
class Share {
  public:
    explicit Share(Set<Digit> digits) : left_(digits) {}
    void add(const Term& term) {
        if (!left_.has(term.candidate.digit)) return;
        left_.erase(term.candidate.digit);
        widen(term.weight);
    }
    std::pair<std::int64_t, std::int64_t> bounds() {
        if (!left_.empty()) widen(0);
        return {least_, most_};
    }

  private:
    void widen(int weight) {
        least_ = any_ ? std::min<std::int64_t>(least_, weight) : weight;
        most_ = any_ ? std::max<std::int64_t>(most_, weight) : weight;
        any_ = true;
    }

    Set<Digit> left_;
    bool any_ = false;
    std::int64_t least_ = 0;
    std::int64_t most_ = 0;
};

bool breaks_line(const Line& line, const Digits& digits) {
    std::int64_t least = 0, most = 0;
    for (auto term = line.terms.begin(); term != line.terms.end();) {
        const Cell cell = term->candidate.cell;
        Share share(digits[cell]);
        for (; term != line.terms.end() && term->candidate.cell == cell; ++term) share.add(*term);
        const auto [low, high] = share.bounds();
        least += low;
        most += high;
    }
    return (line.least && most < *line.least) || (line.most && least > *line.most);
}

bool breaks_any(std::span<const Line> lines, const Digits& digits) {
    return std::any_of(lines.begin(), lines.end(), [&](const Line& line) { return breaks_line(line, digits); });
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
    const auto add = [&](std::span<const Line> lines) {
        for (const Line& line : lines)
            for (const Term& term : line.terms) out.push_back(term.candidate.cell);
    };
    for (const House house : parts.houses)
        out.insert(out.end(), board.cells_of(house).begin(), board.cells_of(house).end());
    add(parts.lines);
    for (const Choice& choice : parts.choices)
        for (const std::vector<Line>& lines : choice) add(lines);
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
    const auto fails = [&](std::span<const Line> lines) { return breaks_any(lines, digits); };
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
