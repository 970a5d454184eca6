// Doublers: cells that count twice in cages, one in each row, column and box, and among the cells of each digit.
#include <algorithm>

#include "generate/sketch.hpp"
#include "grid/rules/make.hpp"

namespace deduku::generate {
namespace {

/// Chooses a cell of each row, of other columns, boxes and digits than those before.
class Doublers {
  public:
    explicit Doublers(Sketch& sketch)
        : sketch_(sketch),
          n_(sketch.board.digits()),
          columns_(static_cast<std::size_t>(n_)),
          boxes_(columns_),
          digits_(columns_) {}

    /// The cells; none if there are none, or if the search is long.
    std::vector<Cell> choose() {
        std::vector<Cell> out;
        return add_row(out) ? out : std::vector<Cell>();
    }

  private:
    bool add_row(std::vector<Cell>& chosen) {
        const int row = static_cast<int>(chosen.size());
        if (row == n_) return true;
        if (--left_ < 0) return false;
        std::vector<int> order;
        for (int column = 0; column < n_; ++column) order.push_back(column);
        sketch_.draw.shuffle(order);
        for (const int column : order) {
            const Cell cell = sketch_.board.cell(row, column);
            const auto of_column = static_cast<std::size_t>(column);
            const auto of_box = static_cast<std::size_t>(sketch_.board.ordinal(*rules::region_of(sketch_.board, cell)));
            const auto of_digit = static_cast<std::size_t>(digit_at(sketch_, cell) - 1);
            if (columns_[of_column] || boxes_[of_box] || digits_[of_digit]) continue;
            columns_[of_column] = boxes_[of_box] = digits_[of_digit] = true;
            chosen.push_back(cell);
            if (add_row(chosen)) return true;
            chosen.pop_back();
            columns_[of_column] = boxes_[of_box] = digits_[of_digit] = false;
        }
        return false;
    }

    Sketch& sketch_;
    int n_;
    std::vector<bool> columns_, boxes_, digits_;  // that have one
    int left_ = 20'000;
};

}  // namespace

void draw_doublers(Sketch& sketch) {
    if (!rules::region_of(sketch.board, Cell{}) || !rules::has_rows_and_columns(sketch.board)) return;
    const std::vector<Cell> doublers = Doublers(sketch).choose();
    sketch.failed = sketch.failed || doublers.empty();
    if (sketch.failed) return;
    const auto text_rule = [](std::string_view key, std::string text) {
        Rule rule{find_rule(key), {}, {}};
        rule.text = std::move(text);
        return rule;
    };
    sketch.rules.push_back(text_rule("layer", "doubler 0 1 once-in row column box digit"));
    sketch.rules.push_back(text_rule("value", "v digit * (1 + doubler)"));
    for (DrawnCells& cage : cages_of_board(sketch)) {
        int sum = 0;
        for (const Cell cell : cage)
            sum +=
                digit_at(sketch, cell) * (std::find(doublers.begin(), doublers.end(), cell) == doublers.end() ? 1 : 2);
        Rule killer{find_rule("killer"), {sum}, {std::move(cage)}};
        killer.of = "v";
        sketch.rules.push_back(std::move(killer));
    }
}

}  // namespace deduku::generate
