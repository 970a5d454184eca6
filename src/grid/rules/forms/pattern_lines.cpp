#include "grid/rules/forms/pattern_lines.hpp"

#include <map>
#include <set>

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

// The lines of one step between two helpers, each of which may be missing.
class StepLines {
  public:
    StepLines(const Unrolled::Step& step, std::optional<Cell> before, std::optional<Cell> after, const Geometry& board,
              LinearList& lines)
        : step_(step), before_(before), after_(after), board_(board), lines_(lines) {}

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
    Candidate state(Cell of, int number) const { return {of, static_cast<Digit>(number)}; }

    // Numbers of the cell that no move reads.
    void forbid_numbers() {
        Terms never(board_);
        for (const int number : numbers_of(board_, step_.cell))
            if (std::none_of(step_.edges.begin(), step_.edges.end(),
                             [&](const Unrolled::Edge& e) { return e.number == number; }))
                never.add(step_.cell, number);
        never.into(lines_, 0, 0);
    }

    // [here = s] + [cell is one of the numbers with the same targets] - [there is one of these] <= 1; then the states there
    // that s leads to at all.
    template <class Ends>
    void add_moves(std::optional<Cell> here, std::optional<Cell> there, int states, int others, const Ends& ends) {
        std::vector<std::map<int, std::set<int>>> targets(static_cast<std::size_t>(states));
        for (const Unrolled::Edge& edge : step_.edges) {
            const auto [from, to] = ends(edge);
            targets[static_cast<std::size_t>(from)][edge.number].insert(to);
        }
        for (int s = 0; s < states; ++s) {
            std::map<std::set<int>, std::vector<int>> alike;
            std::set<int> any;
            for (const int number : numbers_of(board_, step_.cell)) {
                const std::set<int>& to = targets[static_cast<std::size_t>(s)][number];
                alike[to].push_back(number);
                any.insert(to.begin(), to.end());
            }
            if (!here && alike.begin()->first.empty()) alike.erase(alike.begin());
            for (const auto& [to, numbers] : alike)
                if (static_cast<int>(to.size()) < others) add_line(here, s, numbers, there, to);
            if (here && there && static_cast<int>(any.size()) < others && alike.size() > 1)
                add_line(here, s, {}, there, any);
        }
    }
    void add_line(std::optional<Cell> here, int s, const std::vector<int>& numbers, std::optional<Cell> there,
                  const std::set<int>& to) {
        Terms terms(board_);
        for (const int number : numbers) terms.add(step_.cell, number);
        if (here) terms.add(state(*here, s));
        if (there)
            for (const int t : to) terms.add(state(*there, t), -1);
        terms.into(lines_, std::nullopt, (here ? 1 : 0) + (numbers.empty() ? 0 : 1) - 1);
    }

    // For each number of the cell the states that it occurs with.
    template <class End>
    void add_numbers(std::optional<Cell> there, int states, const End& end) {
        if (!there || !before_ || !after_) return;
        std::map<int, std::set<int>> with;
        for (const Unrolled::Edge& edge : step_.edges) with[edge.number].insert(end(edge));
        for (const auto& [number, at] : with)
            if (static_cast<int>(at.size()) < states) add_line(std::nullopt, 0, {number}, there, at);
    }

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
    const int most = unrolled_of(rule, board).most_states();
    if (most <= max_digits) return {};
    return "a pattern of at most " + std::to_string(max_digits) + " states at a cell, which has " +
           std::to_string(most);
}

}  // namespace deduku::rules
