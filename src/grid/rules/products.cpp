// Products: each prime factor occurs as often in the digits as in the product.
//
//   product 24: A1 A2 B2     twos: 1 (A1=2) + 2 (A1=4) + 1 (A1=6) + 3 (A1=8) + .. = 3; threes: .. = 1; fives, sevens: 0
//   equal-products: A1 B2 = A3 B4     twos: 1 (A3=2) + 2 (A3=4) + .. - 1 (A1=2) - 2 (A1=4) - .. = 0; ..
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

bool is_prime(int number) {
    for (int divisor = 2; divisor * divisor <= number; ++divisor)
        if (number % divisor == 0) return false;
    return number > 1;
}

// Divides a positive number by the prime as often as possible; the number of times.
int take_prime(int& number, int prime) {
    int times = 0;
    for (; number % prime == 0; number /= prime) ++times;
    return times;
}

// How often the prime divides the digits of the cells, times `factor`.
void add_prime(const Geometry& board, const CellList& cells, int prime, int factor, Terms& terms) {
    for (Cell cell : cells)
        for (int digit = prime; digit <= board.digits(); digit += prime) {
            int number = digit;
            terms.add(cell, digit, factor * take_prime(number, prime));
        }
}

void compile_product(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Geometry& board = context.board;
    int rest = rule.values[0];
    for (int prime = 2; rest > 0 && prime <= board.digits(); ++prime) {
        if (!is_prime(prime)) continue;
        Terms terms(board);
        add_prime(board, rule.groups[0], prime, 1, terms);
        const int times = take_prime(rest, prime);
        terms.into(out.lines, times, times);
    }
    // An impossible product.
    if (rest != 1) total(board, rule.groups[0], 0, out.lines);
}

bool product_holds(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(grid);
    int product = 1;
    for (Cell cell : rule.groups[0])
        if ((product *= filling[cell]) > rule.values[0]) return false;
    return product == rule.values[0];
}

void compile_equal_products(const Rule& rule, const RuleContext& context, Constraints& out) {
    const Geometry& board = context.board;
    for (std::size_t i = 1; i < rule.groups.size(); ++i)
        for (int prime = 2; prime <= board.digits(); ++prime) {
            if (!is_prime(prime)) continue;
            Terms terms(board);
            add_prime(board, rule.groups[i], prime, 1, terms);
            add_prime(board, rule.groups[0], prime, -1, terms);
            terms.into(out.lines, 0, 0);
        }
}

bool equal_products_hold(const Rule& rule, const RuleContext&, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(grid);
    // As lists of prime factors: products of long groups are large.
    const auto factors = [&](const CellList& cells) {
        std::vector<int> out;
        for (Cell cell : cells) {
            int number = filling[cell];
            for (int prime = 2; number > 1; ++prime)
                for (int times = take_prime(number, prime); times > 0; --times) out.push_back(prime);
        }
        std::sort(out.begin(), out.end());
        return out;
    };
    return std::all_of(rule.groups.begin(), rule.groups.end(),
                       [&](const CellList& group) { return factors(group) == factors(rule.groups[0]); });
}

}  // namespace

// formats: `product` | `product-cage` | product, at most 999,999 | 1 or more | have this product; digits may
//     repeat, and a cell listed twice counts twice
// ledger: `product` | for each prime p <= N, ascending: {the times that p divides the digit, for each cell}, as often
//     as p divides v; if v is 0 or has a prime factor above N, then their sum is 0 (with v = 0 this line alone) | a
//     digit is the product of its prime factors; no digit is 0 or has a prime factor above N
extern constinit const RuleRow product_rule = {.key = "product",
                                               .names = "product-cage",
                                               .example = "product 24: A1 A2 B2",
                                               .sentence = "The product of {listed} is {value}.",
                                               .value = RuleValue::sum,
                                               .fewest_values = 1,
                                               .most_values = 1,
                                               .fewest_cells = 1,
                                               .repeats = true,
                                               .compile = compile_product,
                                               .holds = product_holds};
extern const SaidRule product_said = {
    product_rule,
    "area number: product*|multipl* ; cage*|region*|area* / amount clued corner dashed equal given left may repeat "
    "small their together top top-left upper\n"
    "line: product #|multiply #|multiplied # ; line / equal exactly their together\n"
    "line: product ; is #|of #|equal #|equals #|to # / digit each line multiply along"
    "\noutside diagonal {product $}: product*|multipl* ; diagonal|arrow / outside grid clue indicated product digit "
    "along repeat"
    "\noutside straight in-first {product $}: first #|# nearest|nearest #|# closest|closest # ; product ; "
    "clue|outside|number / row column cell direction side edge closest nearest corresponding of product indicated"
    "\ndot number {product $}: product of|multiply to ; dot|circle ; number|value / two 2 separated adjacent pair dot "
    "circle either side joined number cells of the"
    "\ncorner number {product $}: product of|multipl* ; circle|quad ; surround*|four|touch*|around / surrounding four "
    "circle number of the digits around product"
    "\narrow {@arrow-product}: product|multipl* ; arrow ; circle|pill|bulb / attached along its is equal equals number "
    "value to two-digit 2-digit digit's together circled"
    "\nsign text=X text=x {pair a * b < #: @}: x ; product|multipl* ; less than #|below # / separated x two 2 pair "
    "adjacent have less than product together value to"};

// formats: `equal-products` | | | group `=` group `=` .. | the groups have the same product; digits may repeat
// ledger: `equal-products` | for each group but the first and each prime p <= N, ascending: {the times that p divides the
//     digit, for each cell of the group}, minus those of the first group, 0 | equal numbers have the same prime factors
extern constinit const RuleRow equal_products_rule = {.key = "equal-products",
                                                      .example = "equal-products: A1 B2 = D4 E5 F6",
                                                      .sentence = "The groups {groups} have the same product.",
                                                      .fewest_groups = 2,
                                                      .most_groups = 0,
                                                      .fewest_cells = 1,
                                                      .repeats = true,
                                                      .compile = compile_equal_products,
                                                      .holds = equal_products_hold};
extern const SaidRule equal_products_said = {
    equal_products_rule,
    "outside diagonal together: diagonal|arrow ; same product|equal product|identical product / every each all both "
    "indicated marked pointed arrow digit along same equal product multipl* must\n"
    "line together: line ; same product|equal product|identical product / every each all both digit along same equal "
    "product must"};

}  // namespace deduku::rules
