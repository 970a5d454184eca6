#include "technique/reasons/assignment.hpp"

#include <limits>

namespace deduku::reasons {
namespace {

constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max() / 8;

// One row at a time, each by a shortest path of exchanges (the Hungarian method); row and column 0 mean none.
class Assignment {
  public:
    explicit Assignment(const std::vector<std::vector<std::optional<std::int64_t>>>& weights)
        : weights_(weights),
          columns_(weights.front().size()),
          of_row_(weights.size() + 1),
          of_column_(columns_ + 1),
          row_at_(columns_ + 1),
          before_(columns_ + 1) {}

    bool run() {
        for (std::size_t row = 1; row <= weights_.size(); ++row)
            if (!add(row)) return false;
        return true;
    }
    std::vector<std::int64_t> prices() const {
        std::vector<std::int64_t> out;
        for (std::size_t c = 1; c <= columns_; ++c) out.push_back(-of_column_[c]);
        return out;
    }

  private:
    // The reduced cost of a column for a row: the negative weight less both prices.
    std::int64_t cost(std::size_t row, std::size_t column) const {
        const std::optional<std::int64_t>& weight = weights_[row - 1][column - 1];
        return weight ? -*weight - of_row_[row] - of_column_[column] : far;
    }

    bool add(std::size_t row) {
        std::vector<std::int64_t> least(columns_ + 1, far);
        std::vector<bool> used(columns_ + 1);
        row_at_[0] = row;
        std::size_t column = 0;
        while (row_at_[column] != 0) {
            used[column] = true;
            std::size_t nearest = 0;
            std::int64_t step = far;
            for (std::size_t c = 1; c <= columns_; ++c) {
                if (used[c]) continue;
                const std::int64_t here = cost(row_at_[column], c);
                if (here < least[c]) {
                    least[c] = here;
                    before_[c] = column;
                }
                if (least[c] < step) {
                    step = least[c];
                    nearest = c;
                }
            }
            if (step == far) return false;
            for (std::size_t c = 0; c <= columns_; ++c) {
                if (used[c]) {
                    of_row_[row_at_[c]] += step;
                    of_column_[c] -= step;
                } else if (least[c] != far) {
                    least[c] -= step;
                }
            }
            column = nearest;
        }
        while (column != 0) {
            row_at_[column] = row_at_[before_[column]];
            column = before_[column];
        }
        return true;
    }

    const std::vector<std::vector<std::optional<std::int64_t>>>& weights_;
    std::size_t columns_;
    std::vector<std::int64_t> of_row_;
    std::vector<std::int64_t> of_column_;
    std::vector<std::size_t> row_at_;
    std::vector<std::size_t> before_;
};

}  // namespace

std::optional<std::vector<std::int64_t>> prices_of_columns(
    const std::vector<std::vector<std::optional<std::int64_t>>>& weights) {
    Assignment assignment(weights);
    if (!assignment.run()) return std::nullopt;
    return assignment.prices();
}

}  // namespace deduku::reasons
