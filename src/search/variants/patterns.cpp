#include "search/variants/patterns.hpp"

#include <algorithm>

#include "grid/rules/forms/unrolled.hpp"

namespace deduku::variants {
namespace {

// Its helpers are consecutive.
VariantPattern pattern_of(const rules::Unrolled& unrolled, Cell helper, const Geometry& board) {
    VariantPattern out;
    for (const rules::Unrolled::Step& step : unrolled.steps) {
        PatternStep& made = out.steps.emplace_back();
        made.cell = index(step.cell);
        made.before = step.before;
        if (step.after > 1) {
            made.after = helper;
            helper = next(helper);
        }
        for (std::vector<States>& targets : made.targets) targets.assign(at(step.before), 0);
        for (const rules::Unrolled::Edge& edge : step.edges)
            if (const auto read = board.with_worth(step.cell, edge.number))
                made.targets[at(index(read->digit))][at(edge.from)] |= States{1} << edge.to;
        out.area |= Area::of(made.cell);
    }
    return out;
}

int helpers_end(const BoardPatterns& patterns) { return patterns.cells + static_cast<int>(patterns.of_helper.size()); }

// Adds the patterns of a rule and of the rules in its braces, whose helpers are next, in the order of its cases: of rules
// that hold, or do not. False: more than there are.
bool add_patterns(const Rule& rule, bool holds, const Geometry& board, BoardPatterns& out) {
    if (!rule.of.empty()) return false;
    if (rule.row->automaton != nullptr) {
        const auto unrolled =
            holds ? std::optional(rules::unrolled_of(rule, board)) : rules::failing_unrolled_of(rule, board);
        if (!unrolled) return false;
        const int number = static_cast<int>(out.list.size());
        const auto first = static_cast<Cell>(helpers_end(out));
        out.list.push_back(pattern_of(*unrolled, first, board));
        for (const PatternStep& step : out.list.back().steps)
            if (step.after) out.of_helper.push_back(number);
    }
    const bool both = rule.row == find_rule("exactly"), turned = rule.row == find_rule("not");
    for (const std::vector<Rule>& rules : rule.cases)
        for (const bool inner_holds : {true, false}) {
            if (!both && inner_holds != (holds != turned)) continue;
            for (const Rule& inner : rules)
                if (!add_patterns(inner, inner_holds, board, out)) return false;
        }
    return helpers_end(out) <= board.cells();
}

}  // namespace

std::optional<int> BoardPatterns::pattern_of(const Linear& line) const {
    for (const Term& term : line.terms)
        if (const int helper = index(term.candidate.cell) - cells; helper >= 0) return of_helper[at(helper)];
    return std::nullopt;
}

std::optional<BoardPatterns> patterns_of(const Geometry& board) {
    BoardPatterns out{board.grid_cells(), {}, {}};
    for (const Cell cell : board.every_own_cell()) {
        if (board.is_helper(cell) || board.values(cell) > board.digits()) break;
        out.cells = index(cell) + 1;
    }
    if (out.cells > most_cells) return std::nullopt;
    for (std::size_t r = 0; r < board.rules().size(); ++r) {
        const Range<Cell> cells = board.parts_of(r).cells;
        if (cells.size() == 0 || index(*cells.begin()) < out.cells) continue;
        const Rule& rule = board.rules()[r];
        const bool all = add_patterns(rule, true, board, out);
        if (!all || helpers_end(out) != index(*cells.begin()) + static_cast<int>(cells.size())) return std::nullopt;
    }
    if (helpers_end(out) != board.cells()) return std::nullopt;
    return out;
}

std::vector<States> states_of(const std::vector<VariantPattern>& patterns, const Board& board) {
    std::vector<States> out;
    for (const VariantPattern& pattern : patterns)
        for (const PatternStep& step : pattern.steps) out.push_back(step.after ? board.digits(*step.after).bits() : 1);
    return out;
}

// Backwards from the only state at the end, along states that are reached from the start.
void add_states(const std::vector<VariantPattern>& patterns, std::span<const States> allowed,
                std::vector<Digit>& grid) {
    for (const VariantPattern& pattern : patterns) {
        const auto of_pattern = allowed.first(pattern.steps.size());
        allowed = allowed.subspan(pattern.steps.size());
        const auto targets = [&](const PatternStep& step) { return step.targets[at(index(grid[at(step.cell)]))]; };
        std::vector<States> reached{1};
        for (std::size_t i = 0; i < pattern.steps.size(); ++i) {
            States after = 0;
            for_each_bit(reached.back(), [&](int s) { after |= targets(pattern.steps[i])[at(s)]; });
            reached.push_back(after & of_pattern[i]);
        }
        std::vector<Digit> states;
        int state = 0;
        for (std::size_t i = pattern.steps.size(); i-- > 0;) {
            const PatternStep& step = pattern.steps[i];
            if (step.after) states.push_back(static_cast<Digit>(state));
            States from = 0;
            for_each_bit(reached[i], [&](int s) { from |= (targets(step)[at(s)] >> state & 1) << s; });
            if (from == 0 && i > 0) from = of_pattern[i - 1];
            state = std::countr_zero(from);
        }
        grid.insert(grid.end(), states.rbegin(), states.rend());
    }
}

bool PatternFilter::run(const VariantPattern& pattern, const DigitMask* open, const States* allowed) {
    const std::size_t count = pattern.steps.size();
    reached_.assign(count + 1, 0);
    kept_.assign(count, 0);
    reached_[0] = 1;
    for (std::size_t i = 0; i < count; ++i) {
        const PatternStep& step = pattern.steps[i];
        States after = 0;
        for_each_bit(open[step.cell],
                     [&](int d) { for_each_bit(reached_[i], [&](int s) { after |= step.targets[at(d)][at(s)]; }); });
        reached_[i + 1] = after & allowed[i];
        if (reached_[i + 1] == 0) return false;
    }
    States alive = reached_[count];
    for (std::size_t i = count; i-- > 0;) {
        const PatternStep& step = pattern.steps[i];
        States before = 0;
        for_each_bit(open[step.cell], [&](int d) {
            bool used = false;
            for_each_bit(reached_[i], [&](int s) {
                if ((step.targets[at(d)][at(s)] & alive) == 0) return;
                before |= States{1} << s;
                used = true;
            });
            if (used) kept_[i] |= mask_of(d);
        });
        alive = before;
        if (alive == 0) return false;
    }
    return true;
}

}  // namespace deduku::variants
