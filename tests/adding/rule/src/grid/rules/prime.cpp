// Cells with a prime number.
//
//   prime: A1       (A1=1) + (A1=4) + .. = 0
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

bool is_prime(int number) {
    for (int d = 2; d < number; ++d)
        if (number % d == 0) return false;
    return number > 1;
}

void compile_prime(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (Cell cell : rule.groups[0]) {
        Terms terms(context.board);
        for (int d = 1; d <= context.board.digits(); ++d)
            if (!is_prime(d)) terms.add(cell, d);
        terms.into(out.lines, 0, 0);
    }
}

bool prime_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const std::vector<int> digits = FilledBoard(grid).of(rule.groups[0]);
    return std::all_of(digits.begin(), digits.end(), is_prime);
}

}  // namespace

// formats: `prime` | | | 1 or more | prime numbers
// trust: `prime` | for each cell, as listed: {its other digits}, 0 | definition
extern constinit const RuleRow prime_rule = {.key = "prime",
                                             .example = "prime: A1",
                                             .sentence = "{listed} {are} prime.",
                                             .fewest_cells = 1,
                                             .compile = compile_prime,
                                             .holds = prime_holds};

}  // namespace deduku::rules
