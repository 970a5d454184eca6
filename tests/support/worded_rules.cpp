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

// A random rule of this row; the reader decides whether it is valid.
Rule random_rule(const RuleRow& row, const Geometry& board, Random& random) {
    Rule out{&row, {}, {}};
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
    return out;
}

}  // namespace

GeometryPtr random_worded_board(Box box, int rules, Random& random, std::map<std::string, int>& met,
                                const RuleRow* first) {
    const auto plain = std::make_shared<const Geometry>(box);
    const std::span<const RuleRow* const> rows = rule_rows();
    std::string text;
    GeometryPtr out = plain;
    for (int tries = 0; rules > 0 && tries < 200; ++tries) {
        const bool any = first == nullptr || !text.empty();
        const RuleRow& row =
            any ? *rows[static_cast<std::size_t>(below(random, static_cast<int>(rows.size())))] : *first;
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
