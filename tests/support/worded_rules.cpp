#include "tests/support/worded_rules.hpp"

#include <algorithm>

#include "deduku/rules.hpp"

namespace deduku::testing {
namespace {

// Cells of a group: a walk of king's moves for lines, otherwise any.
std::vector<Cell> random_cells(const Geometry& board, bool walk, int count, Random& random) {
    std::vector<Cell> out{static_cast<Cell>(below(random, board.cells()))};
    for (int tries = 0; static_cast<int>(out.size()) < count && tries < 100; ++tries) {
        const int row = walk ? board.row(out.back()) + below(random, 3) - 1 : below(random, board.digits());
        const int column = walk ? board.column(out.back()) + below(random, 3) - 1 : below(random, board.digits());
        if (row < 0 || column < 0 || row >= board.digits() || column >= board.digits()) continue;
        const Cell cell = board.cell(row, column);
        if (std::find(out.begin(), out.end(), cell) == out.end()) out.push_back(cell);
    }
    return out;
}

// A text for a row that takes one.
std::string random_text(std::string_view key, Random& random) {
    const std::vector<std::string> predicates = {"abs(a - b) >= 2",       "a + b in 4,5..6", "a % 2 != b % 2",
                                                 "not (a < 3 and b < 3)", "a < b",           "a = 2 * b or b = 2 * a"};
    const std::vector<std::string> pairs = {"", "all ", "board ", "knight ", "king ", "leap 1 2 "};
    const std::vector<std::string> counts = {"1 3 = 1", "odd <= 2", "high >= 1", "2 4 = A1"};
    const std::vector<std::string> numbers = {"= 1", "= 2", "= 3", "= B2"};
    const auto one_of = [&](const std::vector<std::string>& all) {
        return all[static_cast<std::size_t>(below(random, static_cast<int>(all.size())))];
    };
    const std::vector<std::string> patterns = {
        "([13][24])+",  ".*(12|21).*", "[1-3]+4?.*",
        "(1|2).*(3|4)", "<odd>.*",     "{start 1; accept 1 2; 1 [1-3] -> 2; 2 . -> 1; 1 4 -> 1}"};
    if (key == "regular") return one_of(patterns);
    return key == "pair" ? one_of(pairs) + one_of(predicates) : one_of(key == "count" ? counts : numbers);
}

// None that declares own cells: the plain solver would try all their numbers (src/search/layers_test.cpp has these).
const RuleRow& random_row(Random& random) {
    for (;;) {
        const RuleRow& row =
            *rule_rows()[static_cast<std::size_t>(below(random, static_cast<int>(rule_rows().size())))];
        if (row.declare == nullptr) return row;
    }
}

// A random rule of this row; the reader decides whether it is valid.
Rule random_rule(const RuleRow& row, const Geometry& board, Random& random) {
    Rule out{&row, {}, {}};
    if (row.read_text != nullptr) out.text = random_text(row.key, random);
    const int most_cases = std::min(row.most_cases, 3);
    for (int k = row.fewest_cases + below(random, most_cases - row.fewest_cases + 1); k > 0; --k)
        for (Rule inner; inner.row == nullptr;) {
            inner = random_rule(random_row(random), board, random);
            if (parse_rules(write_rule(inner, board), board).index() == 0)
                out.cases.push_back({std::move(inner)});
            else
                inner.row = nullptr;
        }
    const int n = board.digits();
    for (int k = row.fewest_values + below(random, row.most_values - row.fewest_values + 1); k > 0; --k) {
        const int most = row.value == RuleValue::sum     ? 2 * n
                         : row.value == RuleValue::word  ? 2
                         : row.value == RuleValue::digit ? n
                                                         : n - 1;
        out.values.push_back(below(random, most) + (row.value == RuleValue::word ? 0 : 1));
    }
    const int most_groups = row.most_groups == 0 ? row.fewest_groups + 1 : row.most_groups;
    for (int g = row.fewest_groups + below(random, most_groups - row.fewest_groups + 1); g > 0; --g) {
        const int most = row.most_cells == 0 ? std::max(row.fewest_cells, n) : row.most_cells;
        out.groups.push_back(random_cells(board, row.shape == RuleShape::line,
                                          row.fewest_cells + below(random, most - row.fewest_cells + 1), random));
    }
    if (row.weights)
        for (std::size_t i = 0; i < out.groups[0].size(); ++i) out.values.push_back(below(random, 2) == 0 ? 1 : -1);
    return out;
}

}  // namespace

GeometryPtr random_worded_board(Box box, int rules, Random& random, std::map<std::string, int>& met,
                                const RuleRow* first) {
    const auto plain = std::make_shared<const Geometry>(box);
    std::string text;
    GeometryPtr out = plain;
    for (int tries = 0; rules > 0 && tries < 200; ++tries) {
        const bool any = first == nullptr || !text.empty();
        const RuleRow& row = any ? random_row(random) : *first;
        const std::string more = write_rule(random_rule(row, *plain, random), *plain);
        const auto added = add_rules(plain, text.empty() ? more : text + "; " + more);
        if (!std::holds_alternative<GeometryPtr>(added)) continue;
        out = std::get<GeometryPtr>(added);
        text += (text.empty() ? "" : "; ") + more;
        ++met[std::string(row.key)];
        --rules;
    }
    return out;
}

Puzzle random_worded_puzzle(Box box, int rules, int givens, Random& random, std::map<std::string, int>& met) {
    Puzzle puzzle(random_worded_board(box, rules, random, met));
    const Grid grid = random_grid(box, random);
    for (int i = 0; i < givens; ++i) {
        const auto cell = static_cast<Cell>(below(random, grid.size()));
        puzzle.cells[cell] = {grid[cell]};
    }
    return puzzle;
}

}  // namespace deduku::testing
