// The kernels compiled from kernel_simd.cpp, and those that this machine supports.
#include <hwy/highway.h>

#include "search/lanes/kernel.hpp"

namespace deduku::lanes {

// Names from Highway; each is available if Highway compiles for it.
// NOLINTBEGIN(readability-identifier-naming)
namespace N_AVX3 {
const Kernel* kernel();
}
namespace N_AVX2 {
const Kernel* kernel();
}
namespace N_SSE4 {
const Kernel* kernel();
}
namespace N_SSSE3 {
const Kernel* kernel();
}
namespace N_NEON {
const Kernel* kernel();
}
namespace N_WASM {
const Kernel* kernel();
}
// NOLINTEND(readability-identifier-naming)

namespace {

/// Highway's targets that this machine supports. Highway's own function would load its library, which measures the
/// clock: a third of the start-up time of the program.
#if HWY_ARCH_X86 && !defined(HWY_COMPILE_ONLY_STATIC)
std::int64_t supported_targets() {
    std::int64_t out = 0;
    if (!__builtin_cpu_supports("ssse3")) return out;
    out |= HWY_SSSE3;
    if (!__builtin_cpu_supports("sse4.1") || !__builtin_cpu_supports("sse4.2") || !__builtin_cpu_supports("pclmul") ||
        !__builtin_cpu_supports("aes"))
        return out;
    out |= HWY_SSE4;
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("bmi2") ||
        !__builtin_cpu_supports("fma"))
        return out;
    out |= HWY_AVX2;
    if (!__builtin_cpu_supports("avx512f") || !__builtin_cpu_supports("avx512vl") ||
        !__builtin_cpu_supports("avx512dq") || !__builtin_cpu_supports("avx512bw") ||
        !__builtin_cpu_supports("avx512cd"))
        return out;
    return out | HWY_AVX3;
}
#else
std::int64_t supported_targets() { return HWY_STATIC_TARGET; }
#endif

}  // namespace

std::vector<const Kernel*> kernels() {
    std::vector<const Kernel*> out;
    const std::int64_t supported = supported_targets();
    const auto add = [&](std::int64_t target, const Kernel* kernel) {
        if ((supported & target) != 0) out.push_back(kernel);
    };
#define DEDUKU_ADD(target) \
    if constexpr ((HWY_TARGETS & HWY_##target) != 0) add(HWY_##target, N_##target::kernel())
    DEDUKU_ADD(AVX3);
    DEDUKU_ADD(AVX2);
    DEDUKU_ADD(SSE4);
    DEDUKU_ADD(SSSE3);
    DEDUKU_ADD(NEON);
    DEDUKU_ADD(WASM);
    out.push_back(&plain_kernel());
    return out;
}

const Kernel& best_kernel() {
    static const Kernel* const best = kernels().front();  // querying the processor takes longer than many puzzles
    return *best;
}

}  // namespace deduku::lanes
