// Values by id, and all ids in a row: what keeps casts out of loops and tables.
//
//   Table<Cell, int> count(geometry.cells());
//   for (Cell cell : geometry.every_cell()) ++count[cell];
#pragma once

#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <utility>
#include <vector>

#include "grid/ids.hpp"

namespace deduku {

/// The ids 0 .. count-1, ascending.
template <class Id>
class Range {
  public:
    /// `count` is at least 0 and at most the number of values an Id has.
    constexpr explicit Range(int count) : count_(count) {}

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
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(count_); }
    constexpr int size() const { return count_; }

  private:
    int count_;
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
    /// All values become `value`.
    void fill(const T& value) { values_.assign(values_.size(), value); }
    /// The value of the next id.
    void push_back(T value) { values_.push_back(std::move(value)); }

    /// The values in the order of their ids.
    auto begin() { return values_.begin(); }
    auto end() { return values_.end(); }
    auto begin() const { return values_.begin(); }
    auto end() const { return values_.end(); }
    T* data() { return values_.data(); }
    const T* data() const { return values_.data(); }

    friend bool operator==(const Table&, const Table&) = default;
    /// By their values, in the order of the ids.
    friend auto operator<=>(const Table&, const Table&) = default;

  private:
    Values values_;
};

}  // namespace deduku
