// The passes over sets of digits and over houses (sets.inc) in compiler vectors: once for any machine, and once for
// each kind of wider x86 register.
#include "search/variants/sets.hpp"

#include <bit>
#include <cstring>
#include <type_traits>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#if defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__)
#define DEDUKU_WIDE
#endif

namespace deduku::variants {
namespace {

constexpr std::array<SetList, most_digits + 1> make_of_size() {
    std::array<SetList, most_digits + 1> out{};
    std::array<int, 512> sums{};
    for (unsigned mask = 1; mask < 512; ++mask) sums[mask] = sums[mask & (mask - 1)] + std::countr_zero(mask) + 1;
    for (unsigned mask = 0; mask < 512; ++mask)
        for (int sum = sums[mask]; sum <= most_sum; ++sum) ++out[at(std::popcount(mask))].from[at(sum) + 1];
    std::array<std::array<std::uint16_t, most_sum + 1>, most_digits + 1> next{};
    for (unsigned mask = 0; mask < 512; ++mask) {
        SetList& list = out[at(std::popcount(mask))];
        const std::size_t sum = at(sums[mask]);
        list.sets[list.from[sum] + at(next[at(std::popcount(mask))][sum]++)] = static_cast<DigitMask>(mask);
    }
    return out;
}

}  // namespace

constexpr std::array<SetList, most_digits + 1> sets_of_size = make_of_size();

namespace any_registers {
// A bit for each lane that is not zero.
template <class Houses>
std::uint64_t lanes_of(const Houses& houses) {
    constexpr std::size_t count = sizeof(Houses) / sizeof(std::uint64_t);
    std::array<std::uint64_t, count> words;
    std::memcpy(words.data(), &houses, sizeof words);
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < count; ++i) {
        // The digits of a lane are in its lower 9 bits: the carry sets its sign bit.
        const std::uint64_t some = (words[i] + 0x7fff'7fff'7fff'7fffU) >> 15 & 0x0001'0001'0001'0001U;
        out |= (some * 0x1000'2000'4000'8000U >> 60) << 4 * i;
    }
    return out;
}
#define DEDUKU_HOUSE_BYTES 32
#define DEDUKU_LANES lanes_of
#include "search/variants/sets.inc"
}  // namespace any_registers

#ifdef DEDUKU_WIDE
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt")
#endif
namespace registers_256 {
[[gnu::always_inline]] inline std::uint64_t lanes_of(const auto& houses) {
    const __m256i zero = _mm256_cmpeq_epi16(reinterpret_cast<__m256i>(houses), __m256i{});
    const __m128i bytes = _mm_packs_epi16(_mm256_castsi256_si128(zero), _mm256_extracti128_si256(zero, 1));
    return static_cast<std::uint64_t>(~_mm_movemask_epi8(bytes) & 0xffff);
}
#define DEDUKU_HOUSE_BYTES 32
#define DEDUKU_LANES lanes_of
#include "search/variants/sets.inc"
}  // namespace registers_256
#ifdef __clang__
#pragma clang attribute pop
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,bmi,bmi2,popcnt"))), \
                             apply_to = function)
#else
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512dq,bmi,bmi2,popcnt")
#endif
namespace registers_512 {
[[gnu::always_inline]] inline std::uint64_t lanes_of(const auto& houses) {
    const auto all = reinterpret_cast<__m512i>(houses);
    return _mm512_test_epi16_mask(all, all);
}
// Gathers the digits of cells of the grid from three registers with 96 entries.
[[gnu::always_inline]] inline void gather(auto& out, const HouseRows& houses, int from) {
    const __m512i numbers = _mm512_loadu_si512(houses.cells_at + from);
    const __m512i low =
        _mm512_permutex2var_epi16(_mm512_loadu_si512(houses.open), numbers, _mm512_loadu_si512(houses.open + 32));
    const __mmask32 high = _mm512_test_epi16_mask(numbers, _mm512_set1_epi16(64));
    const __m512i all = _mm512_mask_permutexvar_epi16(low, high, numbers, _mm512_loadu_si512(houses.open + 64));
    out = reinterpret_cast<std::remove_reference_t<decltype(out)>>(all);
}
#define DEDUKU_GATHER
#define DEDUKU_HOUSE_BYTES 64
#define DEDUKU_LANES lanes_of
#include "search/variants/sets.inc"
}  // namespace registers_512
#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
#endif

namespace {

std::vector<const Passes*> find_passes() {
    std::vector<const Passes*> out;
#ifdef DEDUKU_WIDE
    const bool wide = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0;
    if (wide && __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
        __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("avx512dq") != 0)
        out.push_back(&registers_512::passes_of);
    if (wide) out.push_back(&registers_256::passes_of);
#endif
    out.push_back(&any_registers::passes_of);
    return out;
}

}  // namespace

std::span<const Passes* const> passes() {
    static const std::vector<const Passes*> all =
        find_passes();  // querying the processor takes longer than many a puzzle
    return all;
}

}  // namespace deduku::variants
