#include "search/variants/patterns.hpp"

#include <algorithm>
#include <bit>

#include "grid/rules/forms/unrolled.hpp"

namespace deduku::variants {
namespace {

// Long lines have few different steps; with few states their tables are small.
void add_unions(VariantPattern& pattern) {
    constexpr std::size_t long_line = 16, few_states = 16;
    const auto many = [](const PatternTable& table) { return table.before > few_states; };
    if (pattern.steps.size() < long_line || std::any_of(pattern.tables.begin(), pattern.tables.end(), many)) return;
    for (PatternTable& table : pattern.tables) {
        table.unions.assign(512 * table.before, 0);
        for (std::size_t mask = 1; mask < 512; ++mask)
            for (std::size_t s = 0; s < table.before; ++s)
                table.unions[mask * table.before + s] = table.unions[(mask & (mask - 1)) * table.before + s] |
                                                        table.target(std::countr_zero(mask), static_cast<int>(s));
    }
}

PatternTable table_of(const rules::Unrolled::Step& step, const Geometry& board) {
    PatternTable out;
    out.before = at(step.before);
    out.targets.assign(most_digits * out.before, 0);
    for (const rules::Unrolled::Edge& edge : step.edges)
        if (const auto read = board.with_worth(step.cell, edge.number))
            out.targets[at(index(read->digit)) * out.before + at(edge.from)] |= States{1} << edge.to;
    return out;
}

// Its helpers are consecutive.
VariantPattern pattern_of(const rules::Unrolled& unrolled, Cell helper, const Geometry& board) {
    VariantPattern out;
    for (const rules::Unrolled::Step& step : unrolled.steps) {
        PatternStep& made = out.steps.emplace_back();
        made.cell = index(step.cell);
        if (step.after > 1) {
            made.after = helper;
            helper = next(helper);
        }
        PatternTable table = table_of(step, board);
        const auto same = std::find(out.tables.begin(), out.tables.end(), table);
        made.table = static_cast<std::size_t>(same - out.tables.begin());
        if (same == out.tables.end()) out.tables.push_back(std::move(table));
        out.area |= Area::of(made.cell);
    }
    add_unions(out);
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
        const auto target = [&](const PatternStep& step, int state) {
            return pattern.table_of(step).target(index(grid[at(step.cell)]), state);
        };
        std::vector<States> reached{1};
        for (std::size_t i = 0; i < pattern.steps.size(); ++i) {
            States after = 0;
            for_each_bit(reached.back(), [&](int s) { after |= target(pattern.steps[i], s); });
            reached.push_back(after & of_pattern[i]);
        }
        std::vector<Digit> states;
        int state = 0;
        for (std::size_t i = pattern.steps.size(); i-- > 0;) {
            const PatternStep& step = pattern.steps[i];
            if (step.after) states.push_back(static_cast<Digit>(state));
            States from = 0;
            for_each_bit(reached[i], [&](int s) { from |= (target(step, s) >> state & 1) << s; });
            if (from == 0 && i > 0) from = of_pattern[i - 1];
            state = std::countr_zero(from);
        }
        grid.insert(grid.end(), states.rbegin(), states.rend());
    }
}

// Takes the digits of its cells, and returns the steps from the first to the last that has others than before.
PatternFilter::Steps PatternFilter::changed(Run& run, const VariantPattern& pattern, const DigitMask* open) {
    const std::size_t count = pattern.steps.size();
    Steps out{count, 0};
    if (run.open.size() != count) {
        run = {std::vector<DigitMask>(count, 0), std::vector<DigitMask>(count, 0), std::vector<States>(count + 1, 0),
               std::vector<States>(count + 1, 0)};
        run.reached[0] = run.leading[count] = 1;
        out = {0, count};
    }
    for (std::size_t i = 0; i < count; ++i) {
        const DigitMask digits = open[pattern.steps[i].cell];
        if (digits == run.open[i]) continue;
        run.open[i] = digits;
        out = {std::min(out.from, i), std::max(out.to, i + 1)};
    }
    return out;
}

States PatternFilter::reached_by(const Run& run, const VariantPattern& pattern, std::size_t i) {
    const PatternTable& table = pattern.table_of(pattern.steps[i]);
    States after = 0;
    if (!table.unions.empty()) {
        const States* to = table.unions.data() + run.open[i] * table.before;
        for_each_bit(run.reached[i], [&](int s) { after |= to[s]; });
        return after;
    }
    for_each_bit(run.open[i], [&](int d) {
        const States* to = table.targets.data() + at(d) * table.before;
        for_each_bit(run.reached[i], [&](int s) { after |= to[s]; });
    });
    return after;
}

States PatternFilter::leading_to(const Run& run, const VariantPattern& pattern, std::size_t i) {
    const PatternTable& table = pattern.table_of(pattern.steps[i]);
    const States end = run.leading[i + 1];
    States from = 0;
    const auto add = [&](const States* to) {
        for (std::size_t s = 0; s < table.before; ++s) from |= States{(to[s] & end) != 0} << s;
    };
    if (!table.unions.empty())
        add(table.unions.data() + run.open[i] * table.before);
    else
        for_each_bit(run.open[i], [&](int d) { add(table.targets.data() + at(d) * table.before); });
    return from;
}

void PatternFilter::keep(Run& run, const VariantPattern& pattern, std::size_t i) {
    const PatternTable& table = pattern.table_of(pattern.steps[i]);
    run.kept[i] = 0;
    for_each_bit(run.open[i], [&](int d) {
        const States* to = table.targets.data() + at(d) * table.before;
        for (States from = run.reached[i]; from != 0; from &= from - 1)
            if ((to[std::countr_zero(from)] & run.leading[i + 1]) != 0) {
                run.kept[i] |= mask_of(d);
                return;
            }
    });
}

bool PatternFilter::run(std::size_t number, const VariantPattern& pattern, const DigitMask* open,
                        const States* allowed) {
    if (number >= runs_.size()) runs_.resize(number + 1);
    last_ = number;
    Run& run = runs_[number];
    const std::size_t count = pattern.steps.size();
    const Steps now = changed(run, pattern, open);
    Steps affected = now;
    // Forwards, until nothing else is reached behind the changes.
    for (std::size_t i = now.from; i < count; ++i) {
        const States after = reached_by(run, pattern, i) & allowed[i];
        if (i + 1 >= now.to && after == run.reached[i + 1]) break;
        run.reached[i + 1] = after;
        affected.to = std::max(affected.to, std::min(i + 2, count));
    }
    // Backwards likewise.
    for (std::size_t i = now.to; i-- > 0;) {
        const States from = leading_to(run, pattern, i) & (i > 0 ? allowed[i - 1] : 1);
        if (i <= now.from && from == run.leading[i]) break;
        run.leading[i] = from;
        if (i > 0) affected.from = std::min(affected.from, i - 1);
    }
    for (std::size_t i = affected.from; i < affected.to; ++i) keep(run, pattern, i);
    return run.reached[count] != 0;
}

}  // namespace deduku::variants
