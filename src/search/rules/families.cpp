// The passes over families of digit sets (families.inc) in vectors of the compiler: once for any machine, and for those of
// x86 with wider registers once more.
#include "search/rules/families.hpp"

#include <bit>
#include <type_traits>
#include <vector>

#if defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__)
#include <immintrin.h>
#define DEDUKU_WIDE
#endif

namespace deduku::rules {
namespace {

constexpr std::array<Family, 46> make_of_sum() {
    std::array<Family, 46> out{};
    for (unsigned mask = 0; mask < 512; ++mask) {
        std::size_t sum = 0;
        for (unsigned d = 0; d < most_digits; ++d) sum += (mask >> d & 1U) * (d + 1);
        out[sum].insert(mask);
    }
    return out;
}

}  // namespace

constexpr std::array<Family, 46> families_of_sum = make_of_sum();

namespace any_registers {
#include "search/rules/families.inc"
}

#ifdef DEDUKU_WIDE
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt")
#endif
#define DEDUKU_AVX2
namespace registers_256 {
#include "search/rules/families.inc"
}
#undef DEDUKU_AVX2
#ifdef __clang__
#pragma clang attribute pop
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,bmi,bmi2,popcnt"))), \
                             apply_to = function)
#else
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vl,avx512dq,bmi,bmi2,popcnt")
#endif
#define DEDUKU_AVX512
namespace registers_512 {
#include "search/rules/families.inc"
}
#undef DEDUKU_AVX512
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
        find_passes();  // asking the processor takes longer than many a puzzle
    return all;
}

}  // namespace deduku::rules
