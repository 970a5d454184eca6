// Sixteen bytes at once: nine columns of a row and space after them, or the labels of ten values.
//
//   row      5 . . 1 . . . 9 2        shuffled(row, {2,1,0, 3,4,5, 8,7,6})  =  . . 5 1 . . 2 9 .
//
// One instruction each if the processor has it; `*_plain` are the definitions, and tests compare both.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#if defined(__SSSE3__)
#include <tmmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace deduku::canon {

using Bytes [[gnu::vector_size(16)]] = std::uint8_t;
using Words [[gnu::vector_size(16)]] = std::uint16_t;

[[nodiscard]] constexpr Bytes all_bytes(int value) { return Bytes{} + static_cast<std::uint8_t>(value); }

/// 0, 1, .., 15
inline constexpr Bytes counted = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/// Byte i is from[at[i]]; 0 if at[i] is 128 or more. Numbers 16..127 are not allowed.
[[nodiscard]] inline Bytes shuffled_plain(Bytes from, Bytes at) {
    Bytes out{};
    for (int i = 0; i < 16; ++i) out[i] = at[i] < 16 ? from[at[i]] : std::uint8_t{0};
    return out;
}

/// Bit i is the highest bit of byte i.
[[nodiscard]] inline std::uint32_t high_bits_plain(Bytes v) {
    std::uint32_t bits = 0;
    for (int i = 0; i < 16; ++i) bits |= static_cast<std::uint32_t>(v[i] >> 7) << i;
    return bits;
}

/// The upper halves of the first nine bytes as one number of 36 bits, the first highest: its order is that of rows.
[[nodiscard]] inline std::uint64_t packed_plain(Bytes v) {
    std::uint64_t key = 0;
    for (int i = 0; i < 9; ++i) key = key << 4 | static_cast<std::uint64_t>(v[i] >> 4);
    return key;
}

#if defined(__SSSE3__)
[[nodiscard]] inline Bytes shuffled(Bytes from, Bytes at) {
    return std::bit_cast<Bytes>(_mm_shuffle_epi8(std::bit_cast<__m128i>(from), std::bit_cast<__m128i>(at)));
}
[[nodiscard]] inline std::uint32_t high_bits(Bytes v) {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(std::bit_cast<__m128i>(v)));
}
[[nodiscard]] inline std::uint64_t packed(Bytes v) {
    const auto words = std::bit_cast<Words>(v);
    const auto pairs = std::bit_cast<__m128i>((words & 0xF0) | words >> 12);
    const auto halves = static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_packus_epi16(pairs, pairs)));
    return __builtin_bswap64(halves) >> 28;
}
#elif defined(__wasm_simd128__)
[[nodiscard]] inline Bytes shuffled(Bytes from, Bytes at) {
    return std::bit_cast<Bytes>(wasm_i8x16_swizzle(std::bit_cast<v128_t>(from), std::bit_cast<v128_t>(at)));
}
[[nodiscard]] inline std::uint32_t high_bits(Bytes v) { return wasm_i8x16_bitmask(std::bit_cast<v128_t>(v)); }
[[nodiscard]] inline std::uint64_t packed(Bytes v) { return packed_plain(v); }
#elif defined(__aarch64__)
[[nodiscard]] inline Bytes shuffled(Bytes from, Bytes at) {
    return std::bit_cast<Bytes>(vqtbl1q_u8(std::bit_cast<uint8x16_t>(from), std::bit_cast<uint8x16_t>(at)));
}
[[nodiscard]] inline std::uint32_t high_bits(Bytes v) { return high_bits_plain(v); }
[[nodiscard]] inline std::uint64_t packed(Bytes v) { return packed_plain(v); }
#else
[[nodiscard]] inline Bytes shuffled(Bytes from, Bytes at) { return shuffled_plain(from, at); }
[[nodiscard]] inline std::uint32_t high_bits(Bytes v) { return high_bits_plain(v); }
[[nodiscard]] inline std::uint64_t packed(Bytes v) { return packed_plain(v); }
#endif

[[nodiscard]] inline Bytes smaller(Bytes a, Bytes b) { return a < b ? a : b; }
[[nodiscard]] inline Bytes larger(Bytes a, Bytes b) { return a > b ? a : b; }

/// Bit i: bytes i are equal.
[[nodiscard]] inline std::uint32_t equal_bits(Bytes a, Bytes b) { return high_bits(std::bit_cast<Bytes>(a == b)); }

/// The first eight bytes as a number with their order, first to last.
[[nodiscard]] inline std::uint64_t first_eight(Bytes v) {
    std::uint64_t word = 0;
    std::memcpy(&word, &v, sizeof word);
    if constexpr (std::endian::native == std::endian::little) word = __builtin_bswap64(word);
    return word;
}

}  // namespace deduku::canon
