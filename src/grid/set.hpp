// A set of ids below 64 in one machine word.
//
//   Set<Digit> open = board.digits(cell);   // {2,3,7}
//   for (Digit d : open - Set<Digit>{two}) ...   // ascending: 3, 7
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "grid/ids.hpp"

namespace deduku {

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
    /// Exactly one member (cheaper than size() == 1).
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

}  // namespace deduku
