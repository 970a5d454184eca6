// The kernels that kernel_simd.cpp was compiled to, and those of them that this machine has.
#include <hwy/highway.h>

#include "search/lanes/kernel.hpp"

namespace deduku::lanes {

// Names of Highway's.
// NOLINTBEGIN(readability-identifier-naming)
#if (HWY_TARGETS & HWY_AVX3) != 0
namespace N_AVX3 {
const Kernel* kernel();
}
#endif
#if (HWY_TARGETS & HWY_AVX2) != 0
namespace N_AVX2 {
const Kernel* kernel();
}
#endif
#if (HWY_TARGETS & HWY_SSE4) != 0
namespace N_SSE4 {
const Kernel* kernel();
}
#endif
#if (HWY_TARGETS & HWY_SSSE3) != 0
namespace N_SSSE3 {
const Kernel* kernel();
}
#endif
#if (HWY_TARGETS & HWY_NEON) != 0
namespace N_NEON {
const Kernel* kernel();
}
#endif
#if (HWY_TARGETS & HWY_WASM) != 0
namespace N_WASM {
const Kernel* kernel();
}
#endif
// NOLINTEND(readability-identifier-naming)

std::vector<const Kernel*> kernels() {
    std::vector<const Kernel*> out;
#ifdef HWY_COMPILE_ONLY_STATIC
    const std::int64_t supported = HWY_STATIC_TARGET;
#else
    const std::int64_t supported = hwy::SupportedTargets();
#endif
    const auto add = [&](std::int64_t target, const Kernel* kernel) {
        if ((supported & target) != 0) out.push_back(kernel);
    };
#if (HWY_TARGETS & HWY_AVX3) != 0
    add(HWY_AVX3, N_AVX3::kernel());
#endif
#if (HWY_TARGETS & HWY_AVX2) != 0
    add(HWY_AVX2, N_AVX2::kernel());
#endif
#if (HWY_TARGETS & HWY_SSE4) != 0
    add(HWY_SSE4, N_SSE4::kernel());
#endif
#if (HWY_TARGETS & HWY_SSSE3) != 0
    add(HWY_SSSE3, N_SSSE3::kernel());
#endif
#if (HWY_TARGETS & HWY_NEON) != 0
    add(HWY_NEON, N_NEON::kernel());
#endif
#if (HWY_TARGETS & HWY_WASM) != 0
    add(HWY_WASM, N_WASM::kernel());
#endif
    out.push_back(&plain_kernel());
    return out;
}

const Kernel& best_kernel() {
    static const Kernel* const best = kernels().front();  // asking the processor takes longer than many a puzzle
    return *best;
}

}  // namespace deduku::lanes
