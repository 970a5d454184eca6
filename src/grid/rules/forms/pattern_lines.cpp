#include "grid/rules/forms/pattern_lines.hpp"

#include <algorithm>

#include "deduku/text.hpp"

namespace deduku::rules {
namespace {

// The helper with the state after a cell, or none if there is one state only.
class StateCells {
  public:
    StateCells(const Geometry& board, Constraints& out) : board_(board), out_(out) {}

    std::optional<Cell> after(const Unrolled::Step& step) {
        if (step.after == 1) return std::nullopt;
        OwnCell state;
        for (int i = 1; i <= step.after; ++i) state.numbers.push_back(i);
        state.helper = true;
        state.at = step.cell;
        state.meaning = "state after " + cell_name(board_, step.cell);
        return add_own_cell(board_, out_, std::move(state));
    }

  private:
    const Geometry& board_;
    Constraints& out_;
};

// Values of a cell of the line, or of the helper with the states of a place.
using Values = Set<Digit>;

// The order of the sets as ascending lists.
bool comes_before(Values a, Values b) {
    if (a == b) return false;
    const Digit first = ((a - b) | (b - a)).first();
    const Values after = Values::first_n(max_digits) - Values::first_n(index(first) + 1);
    return a.has(first) ? !(b & after).empty() : (a & after).empty();
}

// The lines of one step between two helpers, each of which may be missing.
class StepLines {
  public:
    StepLines(const Unrolled::Step& step, std::optional<Cell> before, std::optional<Cell> after, const Geometry& board,
              LinearList& lines)
        : numbers_(numbers_of(board, step.cell)),
          step_(step),
          before_(before),
          after_(after),
          board_(board),
          lines_(lines) {}

    void add() {
        forbid_numbers();
        add_moves(before_, after_, step_.before, step_.after,
                  [](const Unrolled::Edge& e) { return std::pair(e.from, e.to); });
        add_moves(after_, before_, step_.after, step_.before,
                  [](const Unrolled::Edge& e) { return std::pair(e.to, e.from); });
        add_numbers(before_, step_.before, [](const Unrolled::Edge& e) { return e.from; });
        add_numbers(after_, step_.after, [](const Unrolled::Edge& e) { return e.to; });
    }

  private:
    // Numbers of the cell that no move reads.
    void forbid_numbers() {
        Values read;
        for (const Unrolled::Edge& edge : step_.edges) read.insert(value_of(edge.number));
        Terms never(board_);
        for (const Digit value : all_ - read) never.add({step_.cell, value});
        never.into(lines_, 0, 0);
    }

    // [here = s] + [cell is one of the numbers with the same targets] - [there is one of these] <= 1; then the states there
    // that s leads to at all.
    template <class Ends>
    void add_moves(std::optional<Cell> here, std::optional<Cell> there, int states, int others, const Ends& ends) {
        const auto slot = [&](int state, Digit value) {
            return static_cast<std::size_t>(state * all_.size() + index(value));
        };
        std::vector<Values> targets(slot(states, {}));
        for (const Unrolled::Edge& edge : step_.edges) {
            const auto [from, to] = ends(edge);
            targets[slot(from, value_of(edge.number))].insert(static_cast<Digit>(to));
        }
        std::vector<std::pair<Values, Values>>
            alike;  // targets, the values with them; in order of the targets as lists
        for (int s = 0; s < states; ++s) {
            alike.clear();
            Values any;
            for (const Digit value : all_) {
                const Values to = targets[slot(s, value)];
                auto at = alike.begin();
                while (at != alike.end() && comes_before(at->first, to)) ++at;
                if (at == alike.end() || at->first != to) at = alike.insert(at, {to, {}});
                at->second.insert(value);
                any |= to;
            }
            if (!here && alike.front().first.empty()) alike.erase(alike.begin());
            for (const auto& [to, values] : alike)
                if (to.size() < others) add_line(here, s, values, there, to);
            if (here && there && any.size() < others && alike.size() > 1) add_line(here, s, {}, there, any);
        }
    }
    void add_line(std::optional<Cell> here, int s, Values values, std::optional<Cell> there, Values to) {
        Terms terms(board_);
        terms.reserve(static_cast<std::size_t>(values.size() + to.size() + 1));
        for (const Digit value : values) terms.add({step_.cell, value});
        const auto add_here = [&] { terms.add({*here, static_cast<Digit>(s)}); };
        const bool first = here && (!there || *here < *there);  // in their order
        if (first) add_here();
        if (there)
            for (const Digit t : to) terms.add({*there, t}, -1);
        if (here && !first) add_here();
        terms.into(lines_, std::nullopt, (here ? 1 : 0) + (values.empty() ? 0 : 1) - 1);
    }

    // For each number of the cell the states that it occurs with.
    template <class End>
    void add_numbers(std::optional<Cell> there, int states, const End& end) {
        if (!there || !before_ || !after_) return;
        std::vector<Values> with(numbers_.size());
        for (const Unrolled::Edge& edge : step_.edges)
            with[static_cast<std::size_t>(index(value_of(edge.number)))].insert(static_cast<Digit>(end(edge)));
        for (const Digit value : all_)
            if (const Values to = with[static_cast<std::size_t>(index(value))]; !to.empty() && to.size() < states)
                add_line(std::nullopt, 0, {value}, there, to);
    }

    Digit value_of(int number) const {
        return static_cast<Digit>(std::lower_bound(numbers_.begin(), numbers_.end(), number) - numbers_.begin());
    }

    std::vector<int> numbers_;  // of the cell, ascending
    Values all_ = Values::first_n(static_cast<int>(numbers_.size()));
    const Unrolled::Step& step_;
    std::optional<Cell> before_, after_;
    const Geometry& board_;
    LinearList& lines_;
};

}  // namespace

void compile_unrolled(const Unrolled& unrolled, const Geometry& board, Constraints& out) {
    if (unrolled.steps.empty()) out.lines.push_back({{}, 1, std::nullopt});
    StateCells states(board, out);
    std::optional<Cell> before;
    for (const Unrolled::Step& step : unrolled.steps) {
        const std::optional<Cell> after = states.after(step);
        StepLines(step, before, after, board, out.lines).add();
        before = after;
    }
}

void compile_pattern(const Rule& rule, const RuleContext& context, Constraints& out) {
    compile_unrolled(unrolled_of(rule, context.board), context.board, out);
}

std::string pattern_expects(const Rule& rule, const Geometry& board) {
    const Automaton automaton = rule.row->automaton(rule, board);
    if (automaton.states <= max_digits) return {};
    const int most = unroll(automaton, rule.groups, board).most_states();
    if (most <= max_digits) return {};
    return "a pattern of at most " + std::to_string(max_digits) + " states at a cell, which has " +
           std::to_string(most);
}

}  // namespace deduku::rules
