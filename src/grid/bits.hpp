// Sets of small numbers, for more than the 64 of a Set.
//
//   Bits<2>  cells of a 9x9      Bits<12>  its candidates
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace deduku {

/// A set of small numbers in W words.
template <std::size_t W>
struct Bits {
    std::uint64_t word[W] = {};

    [[nodiscard]] bool has(int i) const { return (word[i >> 6] >> (i & 63) & 1) != 0; }
    void insert(int i) { word[i >> 6] |= std::uint64_t{1} << (i & 63); }
    /// Adds a number; true if it is new.
    bool add(int i) {
        const bool fresh = !has(i);
        insert(i);
        return fresh;
    }
    void erase(int i) { word[i >> 6] &= ~(std::uint64_t{1} << (i & 63)); }
    [[nodiscard]] bool empty() const {
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < W; ++w) any |= word[w];
        return any == 0;
    }
    [[nodiscard]] int size() const {
        int n = 0;
        for (std::size_t w = 0; w < W; ++w) n += std::popcount(word[w]);
        return n;
    }
    Bits& operator&=(const Bits& other) {
        for (std::size_t w = 0; w < W; ++w) word[w] &= other.word[w];
        return *this;
    }
    Bits& operator|=(const Bits& other) {
        for (std::size_t w = 0; w < W; ++w) word[w] |= other.word[w];
        return *this;
    }
    Bits& operator-=(const Bits& other) {
        for (std::size_t w = 0; w < W; ++w) word[w] &= ~other.word[w];
        return *this;
    }
    friend Bits operator&(Bits a, const Bits& b) { return a &= b; }
    friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend Bits operator-(Bits a, const Bits& b) { return a -= b; }
    friend bool operator==(const Bits&, const Bits&) = default;

    /// Calls `with` for each member, ascending.
    template <class With>
    void for_each(With&& with) const {
        for (std::size_t w = 0; w < W; ++w)
            for (std::uint64_t rest = word[w]; rest != 0; rest &= rest - 1)
                with(static_cast<int>(w) * 64 + std::countr_zero(rest));
    }
};

/// The cells, and the candidates, of a 9x9 board.
using NineCells = Bits<2>;
using NineCandidates = Bits<12>;

}  // namespace deduku
