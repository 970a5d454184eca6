// The passes of pass.hpp for SIMD registers: compiled once for each kind (Highway).
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "search/variants/lanes/pass_simd.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// The order of these two matters.
#include <hwy/highway.h>

#include "search/variants/lanes/extremes.hpp"
#include "search/variants/lanes/pass.hpp"

#if HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX2

HWY_BEFORE_NAMESPACE();
namespace deduku::lanes::HWY_NAMESPACE {
namespace {
namespace hn = hwy::HWY_NAMESPACE;
#include "search/lanes/registers.inc"
}  // namespace
}  // namespace deduku::lanes::HWY_NAMESPACE

namespace deduku::variants::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using namespace lanes::HWY_NAMESPACE;  // NOLINT(google-build-using-namespace)
using lanes::Block;
using lanes::HWY_NAMESPACE::is_single;  // not the one for a single Mask

#define DEDUKU_UNROLL _Pragma("GCC unroll 9")

HWY_INLINE V set(int number) { return hn::Set(D(), static_cast<std::uint16_t>(number)); }
HWY_INLINE M none() { return hn::Ne(hn::Zero(D()), hn::Zero(D())); }
HWY_INLINE bool some(M mask) { return !hn::AllFalse(D(), mask); }
HWY_INLINE V digit_if_single(V cell) { return hn::IfThenElseZero(is_single(cell), cell); }

#include "search/variants/lanes/bounds.inc"
#include "search/variants/lanes/sets.inc"

HWY_INLINE M use(const Related& line, Block& block) {
    const V from = load(block, line.from);
    V allowed = hn::Zero(D());
    for (const Related::Entry& entry : line.entries)
        allowed = hn::Or(allowed, hn::IfThenElseZero(share(from, set(entry.with)), set(entry.allowed)));
    const V left = hn::And(load(block, line.to), allowed);
    store(left, block, line.to);
    return is_zero(left);
}

HWY_INLINE M use(const Differ& line, Block& block) {
    const V own = digit_if_single(load(block, line.cell));
    V least = set(all_digits);
    for (const std::uint8_t number : line.others) {
        const V left = hn::AndNot(own, load(block, number));
        least = hn::Min(least, left);
        store(left, block, number);
    }
    return is_zero(least);
}

HWY_INLINE M use(const Whole& line, Block& block) {
    V cell[9];
    V single[9];
    V fixed = hn::Zero(D());
    V bad = hn::Zero(D());
    DEDUKU_UNROLL
    for (std::size_t i = 0; i < 9; ++i) {
        cell[i] = load(block, line.cells[i]);
        single[i] = digit_if_single(cell[i]);
        bad = hn::OrAnd(bad, fixed, single[i]);
        fixed = hn::Or(fixed, single[i]);
    }
    V once = hn::Zero(D());
    V twice = hn::Zero(D());
    DEDUKU_UNROLL
    for (std::size_t i = 0; i < 9; ++i) {
        cell[i] = hn::Or(hn::AndNot(fixed, cell[i]), single[i]);
        twice = hn::OrAnd(twice, once, cell[i]);
        once = hn::Or(once, cell[i]);
    }
    const V hidden = hn::AndNot(twice, once);
    DEDUKU_UNROLL
    for (std::size_t i = 0; i < 9; ++i)
        store(hn::IfThenElse(share(cell[i], hidden), hn::And(cell[i], hidden), cell[i]), block, line.cells[i]);
    return hn::Ne(hn::Or(bad, hn::Xor(once, set(all_digits))), hn::Zero(D()));
}

HWY_INLINE M use(const Program& program, const Program::Step& step, Block& block) {
    switch (step.kind) {
        case Program::Kind::sets: return use(program.sets[step.number], block);
        case Program::Kind::bounds: return use(program.bounds[step.number], block);
        case Program::Kind::related: return use(program.related[step.number], block);
        case Program::Kind::differ: return use(program.differ[step.number], block);
        case Program::Kind::whole: return use(program.whole[step.number], block);
    }
    return none();
}

LaneMask pass(const Program& program, std::size_t first, Block& block, OfLanes& step) {
    M dead = none();
    V where = hn::Zero(D());
    for (std::size_t i = 0; i < program.steps.size(); ++i) {
        const std::size_t number = first + i < program.steps.size() ? first + i : first + i - program.steps.size();
        const M here = use(program, program.steps[number], block);
        where = hn::IfThenElse(hn::AndNot(dead, here), set(static_cast<int>(number)), where);
        dead = hn::Or(dead, here);
    }
    hn::StoreU(where, D(), step.data());
    return bits_of(dead);
}

// The logarithms of 0 to 9, 64 for a factor of two.
alignas(16) constexpr std::array<std::uint8_t, 16> log_of_count = {0, 0, 64, 101, 128, 149, 165, 180, 192, 203};

void choose(const Block& block, const std::array<std::uint16_t, most_grid_cells>& weights, Chosen& out) {
    V best = hn::Zero(D());
    V cell = hn::Zero(D());
    V least = set(all_digits);
    for (int k = 0; k < most_grid_cells; ++k) {
        const V v = load(block, at(k));
        least = hn::Min(least, v);
        const V count = hn::PopulationCount(v);
        const V share_of = hn::ShiftLeft<3>(hn::BitCast(D(), looked_up(log_of_count, count)));
        const V score = hn::IfThenZeroElse(is_single(v), hn::Sub(set(weights[at(k)]), share_of));
        const V higher = hn::Max(best, score);
        cell = hn::IfThenElse(hn::Eq(higher, best), cell, set(k));
        best = higher;
    }
    hn::StoreU(cell, D(), out.cell.data());
    out.solved = bits_of(is_zero(best));
    out.dead = bits_of(is_zero(least));
}

}  // namespace

const PassKernel* pass_kernel() {
    static const PassKernel made = [] {
        PassKernel out{nullptr, pass, choose};
        for (const lanes::Kernel* kernel : lanes::kernels())
            if (kernel->name == hwy::TargetName(HWY_TARGET)) out.houses = kernel;
        return out;
    }();
    return made.houses == nullptr ? nullptr : &made;
}

}  // namespace deduku::variants::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif

#if HWY_ONCE
namespace deduku::variants {

std::vector<const PassKernel*> pass_kernels() {
    std::vector<const PassKernel*> out;
#if (HWY_TARGETS & HWY_AVX3) != 0
    if (const PassKernel* kernel = N_AVX3::pass_kernel()) out.push_back(kernel);
#endif
#if (HWY_TARGETS & HWY_AVX2) != 0
    if (const PassKernel* kernel = N_AVX2::pass_kernel()) out.push_back(kernel);
#endif
    return out;
}

const PassKernel* best_pass_kernel() {
    static const std::vector<const PassKernel*> all = pass_kernels();  // querying the processor takes long
    return all.empty() ? nullptr : all.front();
}

}  // namespace deduku::variants
#endif
