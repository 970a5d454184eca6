// Families of digit sets, for boards of at most nine digits: bit m of 512 is set if the set with mask m is in it.
//
//   two cells {1,2} and {2,3}, all different     after the first  {1} {2}     after both  {1,2} {1,3} {2,3}
//
// Adding a digit to every set of a family that lacks it shifts the whole word: the digits possible in the cells of a
// cage, for each sum, take one pass forward and one backward over its cells.
#pragma once

#include <array>

#include "search/linear/bits.hpp"

namespace deduku::linear {

class Family {
  public:
    static constexpr int digits = 9;
    static constexpr int largest_sum = digits * (digits + 1) / 2;

    constexpr Family() = default;
    /// The empty set alone.
    static constexpr Family nothing() {
        Family out;
        out.words_[0] = 1;
        return out;
    }
    /// All sets whose digits sum to at most this; a digit d counts d + 1.
    static const Family& up_to(int sum);

    constexpr bool empty() const {
        Word any = 0;
        for (const Word w : words_) any |= w;
        return any == 0;
    }
    constexpr bool has(unsigned mask) const { return (words_[mask >> 6] >> (mask & 63) & 1) != 0; }
    constexpr void insert(unsigned mask) { words_[mask >> 6] |= Word{1} << (mask & 63); }

    /// Adds to this family the sets of `from` that lack the digit, with it.
    constexpr void add_with(const Family& from, int digit) {
        if (digit < 6) {
            for (unsigned j = 0; j < size; ++j) words_[j] |= (from.words_[j] & lacks[at(digit)]) << (1U << digit);
            return;
        }
        const unsigned step = 1U << (digit - 6);
        for (unsigned j = 0; j < size; ++j)
            if ((j & step) == 0) words_[j | step] |= from.words_[j];
    }
    /// Adds to this family the sets of `from` that have the digit, without it.
    constexpr void add_without(const Family& from, int digit) {
        if (digit < 6) {
            for (unsigned j = 0; j < size; ++j) words_[j] |= (from.words_[j] >> (1U << digit)) & lacks[at(digit)];
            return;
        }
        const unsigned step = 1U << (digit - 6);
        for (unsigned j = 0; j < size; ++j)
            if ((j & step) == 0) words_[j] |= from.words_[j | step];
    }
    /// Whether a set of this family, plus its missing digit, is in `other`.
    constexpr bool meets_with(int digit, const Family& other) const {
        Word any = 0;
        if (digit < 6) {
            for (unsigned j = 0; j < size; ++j)
                any |= (words_[j] & lacks[at(digit)]) << (1U << digit) & other.words_[j];
            return any != 0;
        }
        const unsigned step = 1U << (digit - 6);
        for (unsigned j = 0; j < size; ++j)
            if ((j & step) == 0) any |= words_[j] & other.words_[j | step];
        return any != 0;
    }
    /// Whether a set of this family is not in `other`.
    constexpr bool exceeds(const Family& other) const {
        Word any = 0;
        for (unsigned j = 0; j < size; ++j) any |= words_[j] & ~other.words_[j];
        return any != 0;
    }
    constexpr bool meets(const Family& other) const {
        Word any = 0;
        for (unsigned j = 0; j < size; ++j) any |= words_[j] & other.words_[j];
        return any != 0;
    }
    constexpr Family& operator&=(const Family& other) {
        for (unsigned j = 0; j < size; ++j) words_[j] &= other.words_[j];
        return *this;
    }
    constexpr Family& operator-=(const Family& other) {
        for (unsigned j = 0; j < size; ++j) words_[j] &= ~other.words_[j];
        return *this;
    }
    /// Whether a set of this family lacks the digit.
    constexpr bool some_lacks(int digit) const {
        Word any = 0;
        for (unsigned j = 0; j < size; ++j)
            if (digit < 6)
                any |= words_[j] & lacks[at(digit)];
            else if ((j >> (digit - 6) & 1U) == 0)
                any |= words_[j];
        return any != 0;
    }

  private:
    static constexpr unsigned size = 8;
    // The masks below 64 without the digit.
    static constexpr std::array<Word, 6> lacks{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
                                               0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};

    std::array<Word, size> words_{};
};

}  // namespace deduku::linear
