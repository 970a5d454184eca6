// Lines that can be cut into runs of neighbouring cells with the same given sum: a case for each way to cut.
//
//   n-sum-line 10: A1-A5     A1 + A2 = 10, A3 + A4 + A5 = 10;  A1 + A2 + A3 = 10, A4 + A5 = 10;  A1 + .. + A5 = 10
#include "grid/rules/forms/pattern_lines.hpp"

namespace deduku::rules {
namespace {

constexpr std::size_t most_cuts = 64;  // of a choice

/// The lengths of the runs, from the first cell on.
using Cut = std::vector<std::size_t>;

// RunCuts into runs that can have the sum by their length, the first runs as short as possible first.
class RunCuts {
  public:
    RunCuts(std::size_t cells, int sum, int highest, int lowest) {
        const auto n = static_cast<std::size_t>(highest), total = static_cast<std::size_t>(sum);
        least_ = (total + n - 1) / n;
        most_ = lowest == 0 ? cells : std::min(total, cells);
        if (total > 0) add(cells);
    }
    /// At most one more than allowed.
    const std::vector<Cut>& all() const { return all_; }

  private:
    void add(std::size_t left) {
        if (all_.size() > most_cuts || !can_be_cut(left)) return;
        if (left == 0) return all_.push_back(runs_);
        for (std::size_t length = least_; length <= std::min(most_, left); ++length) {
            runs_.push_back(length);
            add(left - length);
            runs_.pop_back();
        }
    }
    // Whether some number of runs has so many cells: no search ends in vain.
    bool can_be_cut(std::size_t cells) const {
        return cells == 0 || (most_ > 0 && (cells + most_ - 1) / most_ * least_ <= cells);
    }

    std::size_t least_ = 1, most_ = 0;
    Cut runs_;
    std::vector<Cut> all_;
};

RunCuts cuts_of(const Rule& rule, const RuleContext& context) {
    const Geometry& board = context.board;
    return {rule.groups[0].size(), rule.values[0], board.lowest() + board.digits() - 1, board.lowest()};
}

// A state for each sum of the run so far.
Automaton n_sum_line_automaton(const Rule& rule, const Geometry& board) {
    const int sum = rule.values[0];
    Automaton out{sum, {0}, std::vector<bool>(static_cast<std::size_t>(sum), false), {}};
    out.accepts[0] = true;
    for (int before = 0; before < sum; ++before)
        for (int digit = board.lowest(); digit <= std::min(board.lowest() + board.digits() - 1, sum - before); ++digit)
            out.moves.push_back({before, (before + digit) % sum, {{{digit, digit}}}});
    return out;
}

std::string n_sum_line_expects(const Rule& rule, const RuleContext& context) {
    const std::size_t count = cuts_of(rule, context).all().size();
    const std::string sum = std::to_string(rule.values[0]);
    if (count == 0) return "cells that runs with the sum " + sum + " can fill";
    if (count <= most_cuts) return {};
    if (rule.values[0] <= max_digits) return {};
    return "a sum up to " + std::to_string(max_digits) + " for a line with more than " + std::to_string(most_cuts) +
           " ways to cut it";
}

void compile_n_sum_line(const Rule& rule, const RuleContext& context, Constraints& out) {
    const std::span<const Cell> cells(rule.groups[0]);
    const RunCuts cuts = cuts_of(rule, context);
    if (cuts.all().size() > most_cuts) return compile_pattern(rule, context, out);
    Choice choice;
    for (const Cut& cut : cuts.all()) {
        std::size_t at = 0;
        LinearList& lines = choice.emplace_back();
        for (std::size_t length : cut) {
            total(context.board, cells.subspan(at, length), rule.values[0], lines);
            at += length;
        }
    }
    if (choice.size() == 1)
        out.lines.insert(out.lines.end(), choice[0].begin(), choice[0].end());
    else
        out.choices.push_back(std::move(choice));
}

// A run ends where its sum is reached.
bool n_sum_line_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    int sum = 0;
    for (int digit : FilledBoard(context.board, grid).of(rule.groups[0])) {
        sum += digit;
        if (sum > rule.values[0]) return false;
        if (sum == rule.values[0]) sum = 0;
    }
    return sum == 0;
}

}  // namespace

// formats: `n-sum-line` | `sum-line` | sum | 1 or more | the line can be cut into runs of neighbouring cells with this
//     sum each
// ledger: `n-sum-line` | with more than 64 ways to cut the line, as `regular`, with the sums of the run so far as states;
//     else a choice: a case for each way to cut the line into runs of m cells with m <= v <= m N, in
//     lexicographic order of the lengths from the first cell on: for each run, its sum, v. A single case: its lines,
//     and no choice | a run of m cells has a sum from m to m N
extern constinit const RuleRow n_sum_line_rule = {
    .key = "n-sum-line",
    .names = "sum-line",
    .example = "n-sum-line 10: A1-A5",
    .sentence = "The line {line} can be cut into runs of neighbouring cells, each with the sum {value}.",
    .value = RuleValue::sum,
    .fewest_values = 1,
    .most_values = 1,
    .fewest_cells = 1,
    .repeats = true,
    .touching = true,
    .expects = n_sum_line_expects,
    .compile = compile_n_sum_line,
    .holds = n_sum_line_holds,
    .any_canvas = true,
    .automaton = n_sum_line_automaton};
extern const SaidRule n_sum_line_said = {
    n_sum_line_rule,
    "line: sum #|sums #|total #|add #|add up # ; divided*|divide*|split*|partition*|cut*|segment*|group*|section*|run* "
    "/ "
    "add adjacent can cell consecutive contiguous cut cuts divided entirely exactly form group in line more "
    "non-overlapping "
    "one "
    "or overlapping partitioned run section segment sets set separate split string sum* ten_line total up "
    "without_overlap neighbouring"
    "\nline: group*|string*|segment*|run* ; sum to # / each grey line consist of one or more contiguous "
    "non-overlapping non overlapping group consecutive cell each of which sums to can be broken into string digit sum "
    "that divided"
    "\nline: segment*|group* ; each sum to #|sum to # ; divided|consist* / teal ten line can be into one or more "
    "non-overlapping that each sum to"};

}  // namespace deduku::rules
