// Lines with digits inside or outside the range of their ends: a choice of two, for the order of the ends.
//
//   between: A1-A4       A1 < A2 < A4, A1 < A3 < A4; or A4 < A2 < A1, A4 < A3 < A1
//   lockout 4: A1-A4     A1 + 4 <= A4; or A4 + 4 <= A1; and for each e {A2=e, low end <= e, high end >= e}, at most two
#include <cstdlib>

#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

// The cases for both orders of the ends; `lines_of(low, high, x, lines)` adds the lines of each cell x between.
template <class LinesOf>
Choice either_end(const Cells& line, const LinesOf& lines_of) {
    Choice out;
    for (const bool first_is_low : {true, false}) {
        const Cell low = first_is_low ? line.front() : line.back();
        const Cell high = first_is_low ? line.back() : line.front();
        lines_of(low, high, out.emplace_back());
    }
    return out;
}

std::span<const Cell> between_ends(const Cells& line) { return std::span(line).subspan(1, line.size() - 2); }

void compile_between(const Rule& rule, const RuleContext& context, Constraints& out) {
    out.choices.push_back(either_end(rule.groups[0], [&](Cell low, Cell high, Lines& lines) {
        for (Cell cell : between_ends(rule.groups[0])) {
            rise(context.board, low, cell, 1, lines);
            rise(context.board, cell, high, 1, lines);
        }
    }));
}

bool between_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = Filling(grid).of(rule.groups[0]);
    const int low = std::min(digits.front(), digits.back()), high = std::max(digits.front(), digits.back());
    return std::all_of(digits.begin() + 1, digits.end() - 1, [low, high](int d) { return low < d && d < high; });
}

void compile_lockout(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Geometry& board = context.board;
    out.choices.push_back(either_end(rule.groups[0], [&](Cell low, Cell high, Lines& lines) {
        rise(board, low, high, rule.values[0], lines);
        for (Cell cell : between_ends(rule.groups[0]))
            for (int e = 1; e <= board.digits(); ++e)
                Terms(board).add(cell, e).add_range(low, 1, e).add_range(high, e, board.digits()).into(lines, 0, 2);
    }));
}

bool lockout_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = Filling(grid).of(rule.groups[0]);
    const int low = std::min(digits.front(), digits.back()), high = std::max(digits.front(), digits.back());
    return high - low >= rule.values[0] &&
           std::all_of(digits.begin() + 1, digits.end() - 1, [low, high](int d) { return d < low || d > high; });
}

std::string tell_between(const Telling& told) {
    return said("On the line {} the digits between the ends {} and {} lie strictly between the digits of the ends.",
                {told.line(), told.first(), told.last()});
}
std::string tell_lockout(const Telling& told) {
    const bool any = told.rule.groups[0].size() > 2;
    return said("The ends {} and {} of the lockout line {} differ by at least {}{}.",
                {told.first(), told.last(), told.line(), told.value(),
                 any ? "; no digit between them lies in their closed range" : ""});
}

}  // namespace

extern constinit const RuleRow between_rule = {.key = "between",
                                               .names = "between-line",
                                               .example = "between: A1-A4",
                                               .tell = tell_between,
                                               .fewest_groups = 1,
                                               .most_groups = 1,
                                               .fewest_cells = 3,
                                               .compile = compile_between,
                                               .holds = between_holds};
extern constinit const RuleRow lockout_rule = {.key = "lockout",
                                               .names = "lockout-line",
                                               .example = "lockout: A1-A4",
                                               .tell = tell_lockout,
                                               .value = RuleValue::difference,
                                               .fewest_values = 1,
                                               .most_values = 1,
                                               .missing = 4,
                                               .missing_on_9 = true,
                                               .fewest_groups = 1,
                                               .most_groups = 1,
                                               .fewest_cells = 2,
                                               .compile = compile_lockout,
                                               .holds = lockout_holds};

}  // namespace deduku::rules
