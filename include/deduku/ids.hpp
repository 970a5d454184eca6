// Distinct id types for cells, digits, houses, .., so that they cannot be confused; sets and tables of ids.
//
//   Cell 0 .. N^2-1, row by row      House 0..N-1 rows, N..2N-1 columns, 2N..3N-1 boxes
//   N^2 .. own cells of rules        (geometry.hpp; C cells in all)
//   Digit 0 .. N-1 (shown as 1..N)   Place 0..N-1, position inside a house
//   Sector s = cell, or C + house*N + digit (Numbering): "exactly one of these candidates is true"; then the lines of rules
//
//   Set<Digit> open = board.digits(cell);                      {2,3,7}
//   for (Digit d : open - Set<Digit>{two}) ..                  ascending: 3, 7
//   Table<Cell, int> count(geometry.cells());                  a value for every cell
//   for (Cell cell : geometry.every_cell()) ++count[cell];
//
// The proof format (doc/ledger-format.md) uses the same numbers.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <utility>
#include <vector>

namespace deduku {

enum class Digit : std::uint8_t {};
enum class Place : std::uint8_t {};
enum class House : std::uint16_t {};
enum class Cell : std::uint16_t {};
enum class Sector : std::uint32_t {};

/// The number behind an id.
template <class Id>
[[nodiscard]] constexpr int index(Id id) {
    return static_cast<int>(id);
}

/// The next id in numeric order.
template <class Id>
[[nodiscard]] constexpr Id next(Id id) {
    return static_cast<Id>(index(id) + 1);
}

/// A digit in a cell. Deductions remove candidates.
struct Candidate {
    Cell cell{};
    Digit digit{};
    friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

/// Largest number of digits a board may have: a Set is one 64-bit word.
inline constexpr int max_digits = 64;

/// A set of ids below 64 in one machine word.
template <class Id>
class Set {
  public:
    constexpr Set() = default;
    constexpr Set(std::initializer_list<Id> ids) {
        for (Id id : ids) insert(id);
    }
    /// The set {0, 1, .., count-1}; count is 0..64.
    static constexpr Set first_n(int count) {
        return from_bits(count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1);
    }
    static constexpr Set from_bits(std::uint64_t bits) {
        Set set;
        set.bits_ = bits;
        return set;
    }
    constexpr std::uint64_t bits() const { return bits_; }

    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    /// Whether there is exactly one member (cheaper than size() == 1).
    constexpr bool single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
    constexpr bool has(Id id) const { return (bits_ >> index(id) & 1) != 0; }
    constexpr bool contains(Set other) const { return (other.bits_ & ~bits_) == 0; }
    /// The smallest member; the set must not be empty.
    constexpr Id first() const { return static_cast<Id>(std::countr_zero(bits_)); }
    /// The largest member; the set must not be empty.
    constexpr Id last() const { return static_cast<Id>(63 - std::countl_zero(bits_)); }

    constexpr void insert(Id id) { bits_ |= std::uint64_t{1} << index(id); }
    constexpr void erase(Id id) { bits_ &= ~(std::uint64_t{1} << index(id)); }

    friend constexpr Set operator&(Set a, Set b) { return from_bits(a.bits_ & b.bits_); }
    friend constexpr Set operator|(Set a, Set b) { return from_bits(a.bits_ | b.bits_); }
    friend constexpr Set operator-(Set a, Set b) { return from_bits(a.bits_ & ~b.bits_); }
    constexpr Set& operator|=(Set other) { return *this = *this | other; }
    constexpr Set& operator&=(Set other) { return *this = *this & other; }
    friend constexpr bool operator==(Set, Set) = default;

    /// Members in ascending order.
    class Iterator {
      public:
        constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr Id operator*() const { return static_cast<Id>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint64_t bits_ = 0;
};

/// The ids 0 .. count-1, or first .. end-1, ascending.
template <class Id>
class Range {
  public:
    /// `count` is from 0 to the number of values of an Id.
    constexpr explicit Range(int count) : Range(0, count) {}
    constexpr Range(int first, int end) : first_(first), end_(end) {}

    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Id;
        using difference_type = std::ptrdiff_t;
        using pointer = const Id*;
        using reference = Id;

        constexpr Iterator() = default;
        constexpr explicit Iterator(int at) : at_(at) {}
        constexpr Id operator*() const { return static_cast<Id>(at_); }
        constexpr Iterator& operator++() {
            ++at_;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++at_;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        int at_ = 0;
    };
    constexpr Iterator begin() const { return Iterator(first_); }
    constexpr Iterator end() const { return Iterator(end_); }
    constexpr int size() const { return end_ - first_; }

  private:
    int first_;
    int end_;
};

/// A value for each of the ids 0 .. size()-1.
template <class Id, class T>
class Table {
  public:
    using Values = std::vector<T>;
    using value_type = T;

    Table() = default;
    /// `count` values, all `value`.
    explicit Table(int count, const T& value = T()) : values_(static_cast<std::size_t>(count), value) {}
    Table(std::initializer_list<T> values) : values_(values) {}
    explicit Table(Values values) : values_(std::move(values)) {}

    typename Values::reference operator[](Id id) { return values_[static_cast<std::size_t>(id)]; }
    typename Values::const_reference operator[](Id id) const { return values_[static_cast<std::size_t>(id)]; }

    int size() const { return static_cast<int>(values_.size()); }
    bool empty() const { return values_.empty(); }
    /// The ids that have a value, ascending.
    Range<Id> ids() const { return Range<Id>(size()); }
    /// Sets all values to `value`.
    void fill(const T& value) { values_.assign(values_.size(), value); }
    /// Appends the value of the next id.
    void push_back(T value) { values_.push_back(std::move(value)); }
    /// Removes the value of the last id.
    void pop_back() { values_.pop_back(); }

    /// The values in the order of their ids.
    auto begin() { return values_.begin(); }
    auto end() { return values_.end(); }
    auto begin() const { return values_.begin(); }
    auto end() const { return values_.end(); }
    T* data() { return values_.data(); }
    const T* data() const { return values_.data(); }

    friend bool operator==(const Table&, const Table&) = default;
    /// Compares the values in the order of the ids.
    friend auto operator<=>(const Table&, const Table&) = default;

  private:
    Values values_;
};

/// The numbers of sectors on a board of N digits: the cells, then the digits of each house, in their order.
class Numbering {
  public:
    constexpr Numbering(int digits, int cells) : digits_(digits), cells_(cells) {}

    /// The sector of the first digit in a house.
    constexpr Sector first(House house) const { return static_cast<Sector>(cells_ + index(house) * digits_); }
    constexpr Sector sector(House house, Digit digit) const {
        return static_cast<Sector>(index(first(house)) + index(digit));
    }
    /// The index of such a sector among those of all houses.
    constexpr int in_houses(Sector sector) const { return index(sector) - cells_; }
    constexpr House house_of(Sector sector) const { return static_cast<House>(in_houses(sector) / digits_); }
    constexpr Digit digit_of(Sector sector) const { return static_cast<Digit>(in_houses(sector) % digits_); }

  private:
    int digits_;
    int cells_;
};

}  // namespace deduku
