// Many sets of small numbers, a row of bits each.
//
//   row 0  1 0 0 1 1 0 ..      row 1  0 1 0 1 0 0 ..      in both: 3
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace deduku {

class BitRows {
  public:
    using Row = std::span<const std::uint64_t>;

    BitRows() = default;
    /// `rows` empty sets of numbers below `bits`.
    BitRows(std::size_t rows, std::size_t bits) : words_((bits + 63) / 64), bits_(rows * words_, 0) {}

    std::size_t size() const { return words_ == 0 ? 0 : bits_.size() / words_; }
    Row operator[](std::size_t i) const { return {bits_.data() + i * words_, words_}; }
    bool has(std::size_t i, std::size_t bit) const { return (bits_[i * words_ + bit / 64] >> (bit % 64) & 1) != 0; }

    /// Adds an empty set at the end and returns its number.
    std::size_t add_row() {
        const std::size_t row = size();
        bits_.resize(bits_.size() + words_, 0);
        return row;
    }
    void insert(std::size_t i, std::size_t bit) { bits_[i * words_ + bit / 64] |= std::uint64_t{1} << (bit % 64); }
    /// Adds `more`, a row of the same length, to row i.
    void join(std::size_t i, Row more) {
        for (std::size_t w = 0; w < words_; ++w) bits_[i * words_ + w] |= more[w];
    }
    /// Removes `less` from row i.
    void subtract(std::size_t i, Row less) {
        for (std::size_t w = 0; w < words_; ++w) bits_[i * words_ + w] &= ~less[w];
    }
    /// Removes all rows.
    void clear() { bits_.clear(); }

  private:
    std::size_t words_ = 0;
    std::vector<std::uint64_t> bits_;
};

/// The smallest number in both rows of the same length, or `otherwise`.
[[nodiscard]] inline std::size_t first_in_both(BitRows::Row a, BitRows::Row b, std::size_t otherwise) {
    for (std::size_t w = 0; w < a.size(); ++w)
        if (const std::uint64_t both = a[w] & b[w]; both != 0)
            return 64 * w + static_cast<std::size_t>(std::countr_zero(both));
    return otherwise;
}

[[nodiscard]] inline bool have_common(BitRows::Row a, BitRows::Row b) {
    for (std::size_t w = 0; w < a.size(); ++w)
        if ((a[w] & b[w]) != 0) return true;
    return false;
}

/// Calls `each(number)` for all numbers of the row, ascending.
template <class Each>
void for_each_bit(BitRows::Row row, Each&& each) {
    for (std::size_t w = 0; w < row.size(); ++w)
        for (std::uint64_t bits = row[w]; bits != 0; bits &= bits - 1)
            each(64 * w + static_cast<std::size_t>(std::countr_zero(bits)));
}

}  // namespace deduku
