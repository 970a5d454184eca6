// Sandwiches: the sum of the digits between 1 and N in a row or column; a case for each pair of places of 1 and N.
//
//   sandwich 12: row 1     A1 and C1 hold 1 and 9, B1 = 12: no;  A1 and D1 hold 1 and 9, B1 + C1 = 12;  ..
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

// Whether this many different digits between the lowest and the highest can have the sum.
bool is_filling(int cells, int sum, const std::vector<int>& digits) {
    const int least = cells * (2 * digits.front() + 1 + cells) / 2;
    const int most = cells * (2 * digits.back() - 1 - cells) / 2;
    return least <= sum && sum <= most;
}

// The case with 1 and N at these places of the line, in either order.
std::vector<Linear> case_of(const CellList& line, std::size_t i, std::size_t j, int sum, const Geometry& board) {
    std::vector<Linear> lines;
    const std::vector<int> digits = numbers_of(board);
    for (const std::size_t end : {i, j})
        Terms(board).add(line[end], digits.front()).add(line[end], digits.back()).into(lines, 1, 1);
    total(board, std::span(line).subspan(i + 1, j - i - 1), sum, lines);
    return lines;
}

void compile_sandwich(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& line = rule.groups[0];
    const int sum = rule.values[0];
    const std::vector<int> all = numbers_of(context.board);
    Choice choice;
    for (std::size_t i = 0; i < line.size(); ++i)
        for (std::size_t j = i + 1; j < line.size(); ++j)
            if (is_filling(static_cast<int>(j - i - 1), sum, all))
                choice.push_back(case_of(line, i, j, sum, context.board));
    // An impossible sum: one case that never holds.
    if (choice.empty()) total(context.board, line, 0, choice.emplace_back());
    out.choices.push_back(std::move(choice));
}

bool sandwich_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> all = numbers_of(context.board);
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    int sum = 0;
    int ends = 0;
    for (int d : digits) {
        if (d == all.front() || d == all.back())
            ++ends;
        else if (ends == 1)
            sum += d;
    }
    return sum == rule.values[0];
}

std::string sandwich_expects(const Rule& rule, const RuleContext& context) {
    if (std::string wrong = expects_line(rule, context); !wrong.empty()) return wrong;
    return static_cast<int>(rule.groups[0].size()) == context.board.digits() ? "" : "a row or column with every digit";
}

constexpr RuleRow sandwich_row(RuleRow row) {
    row = beside_line(row);
    row.expects = sandwich_expects;
    return row;
}

}  // namespace

// formats: `sandwich` | `sandwich-sum` | sum | a row or column | the digits between 1 and N have this sum
// ledger: `sandwich` | a choice with a case for each pair of places of the line, ascending, between which different
//     digits from 2 to N - 1 can have the sum (k of them: k(k + 3)/2 to k(2N - 1 - k)/2). In each: {first place = 1, =
//     N}, 1 to 1; {second place = 1, = N}, 1 to 1; the sum of the cells between | 1 and N occur once each
extern constinit const RuleRow sandwich_rule = sandwich_row(
    {.key = "sandwich",
     .names = "sandwich-sum",
     .example = "sandwich 12: row 1",
     .sentence = "In {side} the digits between {lowest} and {n} sum to {value}.",
     .drawing =
         "A number between bars beside the board is the sum of the digits between 1 and the largest digit there.",
     .value = RuleValue::sum,
     .compile = compile_sandwich,
     .holds = sandwich_holds,
     .any_canvas = true});
extern const SaidRule sandwich_said = {
    sandwich_rule,
    "outside straight: sum*|sandwich ; between|sandwiched ; 1 9|1|9 / 1 9 column crust edge exclusive include "
    "included including left located lying or outside row sandwich sandwiched separated themselve top total "
    "not_including not_included bar beside largest"
    "\noutside straight: total|sum* ; between 1 9|between the 1 and the 9|sandwiched between / 1 9 and digit contained "
    "placed located column row without_an_arrow total clue outside represent in non-arrow non sandwiched sandwich "
    "indicated given that number respective of grid show"
    "\noutside straight six: sum*|total ; between the 1 and the 6|between 1 and 6|between 1 6 / clue outside the grid "
    "tell you the sum of digit in that row or column not_including not_including_the 1 6 themselve themselves "
    "sandwiched it is its show without_an_arrow sandwich row column"};

}  // namespace deduku::rules
