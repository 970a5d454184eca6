#include "search/variants/patterns.hpp"

#include <algorithm>

#include "grid/rules/forms/unrolled.hpp"

namespace deduku::variants {
namespace {

VariantPattern pattern_of(const rules::Unrolled& unrolled, Range<Cell> helpers) {
    VariantPattern out;
    auto helper = helpers.begin();
    for (const rules::Unrolled::Step& step : unrolled.steps) {
        PatternStep& made = out.steps.emplace_back();
        made.cell = index(step.cell);
        made.before = step.before;
        if (step.after > 1) {
            made.after = *helper;
            ++helper;
        }
        for (std::vector<States>& targets : made.targets) targets.assign(at(step.before), 0);
        for (const rules::Unrolled::Edge& edge : step.edges)
            made.targets[at(edge.number - 1)][at(edge.from)] |= States{1} << edge.to;
        out.area |= Area::of(made.cell);
    }
    return out;
}

}  // namespace

std::optional<std::vector<VariantPattern>> patterns_of(const Geometry& board, std::vector<bool>& is_line) {
    std::vector<VariantPattern> out;
    is_line.assign(board.lines().size(), false);
    for (std::size_t r = 0; r < board.rules().size(); ++r) {
        const Rule& rule = board.rules()[r];
        const PartsOfRule parts = board.parts_of(r);
        if (parts.cells.size() == 0) continue;
        const bool in_grid = std::all_of(rule.groups.begin(), rule.groups.end(), [&](const std::vector<Cell>& cells) {
            return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return board.in_grid(cell); });
        });
        if (rule.row->automaton == nullptr || !in_grid || !rule.of.empty()) return std::nullopt;
        out.push_back(pattern_of(rules::unrolled_of(rule, board), parts.cells));
        const auto first = parts.lines.data() - board.lines().data();
        std::fill_n(is_line.begin() + first, parts.lines.size(), true);
    }
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
    std::size_t first = 0;
    for (const VariantPattern& pattern : patterns) {
        std::vector<States> reached{1};
        for (std::size_t i = 0; i < pattern.steps.size(); ++i) {
            const PatternStep& step = pattern.steps[i];
            States after = 0;
            for_each_bit(reached.back(), [&](int s) { after |= step.targets[at(index(grid[at(step.cell)]))][at(s)]; });
            reached.push_back(after & allowed[first + i]);
        }
        std::vector<Digit> states;
        int state = 0;
        for (std::size_t i = pattern.steps.size(); i-- > 0;) {
            const PatternStep& step = pattern.steps[i];
            if (step.after) states.push_back(static_cast<Digit>(state));
            const std::vector<States>& targets = step.targets[at(index(grid[at(step.cell)]))];
            States from = 0;
            for_each_bit(reached[i], [&](int s) { from |= (targets[at(s)] >> state & 1) << s; });
            state = std::countr_zero(from);
        }
        grid.insert(grid.end(), states.rbegin(), states.rend());
        first += pattern.steps.size();
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
