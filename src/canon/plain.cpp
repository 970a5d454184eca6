#include "canon/plain.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace deduku::canon {
namespace {

using Linear = std::vector<std::uint8_t>;

std::size_t slot(int i) { return static_cast<std::size_t>(i); }

/// The criterion for comparing rows.
enum class View : std::uint8_t { text, blanks, counts };

/// All orders of `count` columns that keep groups of `group` together.
std::vector<std::vector<int>> line_orders(int count, int group) {
    std::vector<int> inside(slot(group));
    std::iota(inside.begin(), inside.end(), 0);
    std::vector<std::vector<int>> within;
    do within.push_back(inside);
    while (std::next_permutation(inside.begin(), inside.end()));

    std::vector<int> groups(slot(count / group));
    std::iota(groups.begin(), groups.end(), 0);
    std::vector<std::vector<int>> out;
    do {
        std::vector<std::vector<int>> begun(1);
        for (int g : groups) {
            std::vector<std::vector<int>> longer;
            for (const std::vector<int>& order : begun)
                for (const std::vector<int>& each : within) {
                    longer.push_back(order);
                    for (int i : each) longer.back().push_back(g * group + i);
                }
            begun = std::move(longer);
        }
        out.insert(out.end(), begun.begin(), begun.end());
    } while (std::next_permutation(groups.begin(), groups.end()));
    return out;
}

class PlainSearch {
  public:
    PlainSearch(const std::vector<std::uint8_t>& cells, Box box, FormOrder order, Meter& meter,
                std::vector<Isomorph>* all)
        : size_(box.digits()), order_(order), meter_(meter), all_(all) {
        const bool lies = box.height <= box.width;
        box_ = lies ? box : Box{box.width, box.height};
        sides_.push_back(cells);
        if (!lies || box.height == box.width) {
            std::vector<std::uint8_t>& turned = sides_.emplace_back(cells);
            for (std::size_t i = 0; i < slot(size_); ++i)
                for (std::size_t j = 0; j < slot(size_); ++j) turned[j * slot(size_) + i] = cells[i * slot(size_) + j];
        }
        if (!lies) sides_.erase(sides_.begin());
        turned_by_ = lies ? 0 : 1;
        found_.box = box_;
    }

    std::optional<PlainForm> run() {
        const std::vector<std::vector<int>> columns = line_orders(size_, box_.width);
        if (order_ == FormOrder::pattern && !pass(View::blanks, columns)) return std::nullopt;
        if (order_ == FormOrder::gsf && !pass(View::counts, columns)) return std::nullopt;
        if (!pass(View::text, columns)) return std::nullopt;
        return std::move(found_);
    }

  private:
    bool pass(View view, const std::vector<std::vector<int>>& columns) {
        target_ = std::exchange(best_, {});
        target_view_ = std::exchange(view_, view);
        found_.automorphisms = 0;
        for (std::size_t side = 0; side < sides_.size(); ++side)
            for (const std::vector<int>& order : columns) {
                if (!meter_.spend()) return false;
                side_ = side;
                columns_ = order;
                rows_.clear();
                names_.assign(slot(size_) + 1, 0);
                go_on(false, 0);
            }
        return true;
    }

    /// `smaller`: the form so far is already smaller than the best.
    void go_on(bool smaller, int names) {
        const std::size_t place = rows_.size();
        if (place == (view_ == View::counts ? slot(box_.height) : slot(size_))) return complete(smaller);
        for (int row = 0; row < size_; ++row) {
            if (!may_follow(row) || !fits(row)) continue;
            int given = names;
            Linear text = read(row, given);
            const bool before = smaller || best_.empty() || text < best_[place];
            if (before || text == best_[place]) {
                const std::uint64_t improved = improved_;
                path_.push_back(std::move(text));
                rows_.push_back(row);
                go_on(before, given);
                rows_.pop_back();
                path_.pop_back();
                if (improved != improved_) smaller = false;  // now the best starts with these rows
            }
            for (std::uint8_t& name : names_)
                if (name > names) name = 0;
        }
    }

    void complete(bool smaller) {
        if (smaller || best_.empty()) {
            best_ = path_;
            ++improved_;
            found_.automorphisms = 0;
            if (all_ != nullptr) all_->clear();
        }
        ++found_.automorphisms;
        if (view_ != View::text || (found_.automorphisms > 1 && all_ == nullptr)) return;
        const Isomorph map = map_here();
        if (all_ != nullptr) all_->push_back(map);
        if (found_.automorphisms > 1) return;
        found_.map = map;
        found_.cells.clear();
        for (const Linear& line : best_)
            for (std::uint8_t value : line) found_.cells.push_back(shown(value));
    }

    /// Bands in order: first the rest of the last one, then any other.
    bool may_follow(int row) const {
        if (std::find(rows_.begin(), rows_.end(), row) != rows_.end()) return false;
        const auto band = [this](int r) { return r / box_.height; };
        if (rows_.size() % slot(box_.height) != 0) return band(row) == band(rows_.back());
        return std::none_of(rows_.begin(), rows_.end(), [&](int r) { return band(r) == band(row); });
    }

    /// Whether the row has the blanks or the counts found best by the previous pass.
    bool fits(int row) const {
        if (view_ != View::text || rows_.size() >= target_.size()) return true;
        return (target_view_ == View::blanks ? blanks(row) : counts(row)) == target_[rows_.size()];
    }

    Linear read(int row, int& names) {
        if (view_ != View::text) return view_ == View::blanks ? blanks(row) : counts(row);
        Linear out;
        for (int column : columns_) {
            const std::uint8_t digit = digit_at(row, column);
            if (digit != 0 && names_[digit] == 0) names_[digit] = static_cast<std::uint8_t>(++names);
            const int blank = order_ == FormOrder::maxlex ? size_ + 1 : 0;
            out.push_back(digit == 0 ? static_cast<std::uint8_t>(blank) : names_[digit]);
        }
        return out;
    }
    Linear blanks(int row) const {
        Linear out;
        for (int column : columns_) out.push_back(digit_at(row, column) == 0 ? 0 : 1);
        return out;
    }
    Linear counts(int row) const {
        Linear out(slot(size_ / box_.width));
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (digit_at(row, columns_[i]) != 0) ++out[i / slot(box_.width)];
        return out;
    }
    std::uint8_t digit_at(int row, int column) const { return sides_[side_][slot(row * size_ + column)]; }

    std::uint8_t shown(std::uint8_t value) const {
        if (order_ != FormOrder::maxlex) return value;
        return static_cast<std::uint8_t>(size_ + 1 - value);
    }

    Isomorph map_here() const {
        const bool transposed = side_ + turned_by_ == 1;
        Isomorph out = identity(transposed ? Box{box_.width, box_.height} : box_);
        out.transposed = transposed;
        for (std::size_t i = 0; i < slot(size_); ++i) {
            (transposed ? out.columns : out.rows)[slot(rows_[i])] = static_cast<int>(i);
            (transposed ? out.rows : out.columns)[slot(columns_[i])] = static_cast<int>(i);
        }
        std::uint64_t taken = 0;
        for (std::uint8_t name : names_)
            if (name != 0) taken |= std::uint64_t{1} << (shown(name) - 1);
        for (std::size_t d = 1; d <= slot(size_); ++d) {
            const int name = names_[d] != 0 ? shown(names_[d]) - 1 : std::countr_one(taken);
            taken |= std::uint64_t{1} << name;
            out.digits[static_cast<Digit>(d - 1)] = static_cast<Digit>(name);
        }
        return out;
    }

    int size_;
    Box box_{};
    FormOrder order_;
    Meter& meter_;
    std::vector<Isomorph>* all_;
    std::vector<std::vector<std::uint8_t>> sides_;
    std::size_t turned_by_ = 0;
    View view_ = View::text;
    View target_view_ = View::text;
    std::vector<Linear> best_;
    std::vector<Linear> target_;  // of the previous pass
    std::size_t side_ = 0;
    std::vector<int> columns_;
    std::vector<int> rows_;
    std::vector<std::uint8_t> names_;
    std::vector<Linear> path_;
    std::uint64_t improved_ = 0;
    PlainForm found_;
};

std::uint64_t factorial(int n) { return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1); }

}  // namespace

std::uint64_t column_orders(Box box) {
    const int width = std::max(box.height, box.width);
    constexpr int most = 8;  // above this, the number is always too large
    if (width > most || box.digits() / width > most) return unlimited;
    std::uint64_t out = factorial(box.digits() / width);
    for (int i = 0; i < box.digits() / width; ++i) {
        if (out > unlimited / factorial(width)) return unlimited;
        out *= factorial(width);
    }
    return out;
}

std::optional<PlainForm> plain_form(const std::vector<std::uint8_t>& cells, Box box, FormOrder order, Meter& meter,
                                    std::vector<Isomorph>* all) {
    return PlainSearch(cells, box, order, meter, all).run();
}

}  // namespace deduku::canon
