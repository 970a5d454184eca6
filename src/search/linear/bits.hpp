// Words as sets of small numbers.
#pragma once

#include <bit>
#include <cstdint>

#include "grid/at.hpp"

namespace deduku::linear {

using Word = std::uint64_t;

[[nodiscard]] constexpr Word bit(int place) { return Word{1} << place; }

/// Calls `use` with the index of each bit, ascending.
template <class Use>
constexpr void for_each_bit(Word bits, Use&& use) {
    for (; bits != 0; bits &= bits - 1) use(std::countr_zero(bits));
}

}  // namespace deduku::linear
