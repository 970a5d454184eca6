// Counting circles: a digit d in a circle is in exactly d of the circles.
//
//   counting-circles: A1 B2 C4     for d = 2: A1=2, B2=2 and C4=2 at most twice; A1=2 only if two of them are 2; ..
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

void compile_counting_circles(const Rule& rule, const RuleContext& context, Constraints& out) {
    const CellList& circles = rule.groups[0];
    for (const int digit : numbers_of(context.board)) {
        const auto count = [&] {
            Terms terms(context.board);
            for (Cell circle : circles) terms.add(circle, digit);
            return terms;
        };
        count().into(out.lines, 0, digit);
        if (digit < 2) continue;
        for (Cell circle : circles) count().add(circle, digit, -digit).into(out.lines, 0, std::nullopt);
    }
}

// The sets of numbers from `least` on that sum to `left`, each after those before.
void add_sets(int least, int left, std::span<const int> numbers, std::vector<int>& before,
              std::vector<std::vector<int>>& out) {
    if (left == 0) out.push_back(before);
    for (const int number : numbers) {
        if (number < least || number > left) continue;
        before.push_back(number);
        add_sets(number + 1, left - number, numbers, before, out);
        before.pop_back();
    }
}

// The digits in the circles sum to the number of circles: 5 circles hold 5, 1 and 4, or 2 and 3.
Choice digits_in_circles(const Rule& rule, const RuleContext& context) {
    const CellList& circles = rule.groups[0];
    const std::vector<int> numbers = numbers_of(context.board);
    std::vector<std::vector<int>> sets;
    std::vector<int> begun;
    add_sets(1, static_cast<int>(circles.size()), numbers, begun, sets);
    Choice out;
    for (const std::vector<int>& set : sets) {
        LinearList lines;
        for (const Cell circle : circles) {
            Terms others(context.board);
            for (const int number : numbers)
                if (!std::binary_search(set.begin(), set.end(), number)) others.add(circle, number);
            others.into(lines, 0, 0);
        }
        for (const int number : set) {
            Terms count(context.board);
            for (const Cell circle : circles) count.add(circle, number);
            count.into(lines, number, number);
        }
        out.push_back(std::move(lines));
    }
    return out;
}

bool counting_circles_hold(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(context.board, grid).of(rule.groups[0]);
    return std::all_of(digits.begin(), digits.end(),
                       [&](int digit) { return std::count(digits.begin(), digits.end(), digit) == digit; });
}

}  // namespace

// formats: `counting-circles` | | | 1 or more | a digit d in one of these cells is in exactly d of them
// ledger: `counting-circles` | for each d: {cell = d, for each cell}, 0 to d; then, for d > 1 and each cell, the same
//     minus d times {cell = d}, at least 0 | if one of them has d, then at least d of them have it; for d = 1 itself
extern constinit const RuleRow counting_circles_rule = {
    .key = "counting-circles",
    .example = "counting-circles: A1 B2 C4",
    .sentence = "A digit in any of {listed} is in exactly as many of them.",
    .fewest_cells = 1,
    .compile = compile_counting_circles,
    .holds = counting_circles_hold,
    .any_canvas = true,
    .implied = digits_in_circles};
extern const SaidRule counting_circles_said = {
    counting_circles_rule,
    "mark: how many circle|how many time|that many circle|exactly that many|that many time|many circle|same number of "
    "time|number of time|number of circle|number circle ; circle* / amount appear circle circled count counting digit "
    "exact exactly how instance many number puzzle same time total\n"
    "mark: circle* ; exactly n circle|exactly that many circle|n circle ; n|digit n / if digit n appears circle then "
    "exactly must each in a given\n"
    "mark: counting circle / rule constraint apply"
    "\noutside diagonal also together {@counted-groups}: how many diagonal|how many arrow diagonal|how many of "
    "diagonal "
    "; diagonal ; digit / any along an arrow diagonal indicate indicates exactly how many contain contains that digit "
    "include each every of the marked"
    "\nline also union: line ; how many time|number of time ; all line|lines in puzzle|on lines / digit on any "
    "line also indicates how many times that appears on all lines in the puzzle grid across appear"};

}  // namespace deduku::rules
