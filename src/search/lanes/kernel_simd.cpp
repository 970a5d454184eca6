// The kernel for SIMD registers of any width: this file is compiled once for each kind (Highway), and the best one for
// the machine is chosen at run time.
//
// A sweep visits the three bands of rows, then the three stacks of columns; each sees the results of the previous one.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "search/lanes/kernel_simd.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// The order of these two matters.
#include <hwy/highway.h>

#include <algorithm>

#include "search/lanes/kernel.hpp"

HWY_BEFORE_NAMESPACE();
namespace deduku::lanes::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#include "search/lanes/registers.inc"

// One AVX-512 instruction each, which compilers do not generate themselves.
#if HWY_TARGET == HWY_AVX3
HWY_INLINE V and_neither(V a, V b, V c) { return V{_mm512_ternarylogic_epi32(a.raw, b.raw, c.raw, 0x10)}; }
HWY_INLINE V add_if(M mask, V sum, V term) { return V{_mm512_mask_add_epi16(sum.raw, mask.raw, sum.raw, term.raw)}; }
HWY_INLINE V kept(V cell, V hidden, V out) {
    return hn::And(cell, hn::IfThenElse(share(cell, hidden), hidden, hn::Not(out)));
}
HWY_INLINE V hidden_of(V home, V twice, V out) { return and_neither(home, twice, out); }
#else
/// a & ~b & ~c
HWY_INLINE V and_neither(V a, V b, V c) { return hn::AndNot(hn::Or(b, c), a); }
/// sum + term where the mask is set.
HWY_INLINE V add_if(M mask, V sum, V term) { return hn::Add(sum, hn::IfThenElseZero(mask, term)); }
/// The digits a cell keeps: its hidden singles among those not excluded, if it has any, else all not excluded.
HWY_INLINE V kept(V cell, V hidden, V out) {
    const V rest = hn::AndNot(out, cell);
    const V alone = hn::And(rest, hidden);
    return hn::IfThenElse(is_zero(alone), rest, alone);
}
/// The digits of a miniline in one of its cells only, possibly with excluded ones.
HWY_INLINE V hidden_of(V home, V twice, V /*out*/) { return hn::AndNot(twice, home); }
#endif

/// The digit of cells with exactly one digit.
HWY_INLINE V single_of(V cell) { return hn::IfThenElseZero(is_single(cell), cell); }

#define DEDUKU_UNROLL _Pragma("GCC unroll 27")

/// bad, with bits added where v has several digits.
HWY_INLINE V several_of(V v, V bad) { return hn::OrAnd(bad, v, hn::Sub(v, hn::Set(D(), 1))); }

enum class Lines : std::uint8_t { rows, columns };

/// Cell i of a band of rows or a stack of columns, line by line.
template <Lines lines>
constexpr std::size_t cell_of(std::size_t band, std::size_t i) {
    return lines == Lines::rows ? 27 * band + i : 9 * (i % 9) + 3 * band + i / 9;
}

// With 32 registers it is faster to keep the results for a band's cells until its end.
#if HWY_TARGET == HWY_AVX3
constexpr bool many_registers = true;
#else
constexpr bool many_registers = false;
#endif

// The houses of a band of lines, rows or columns: nine minilines of three cells, each in a line and a box:
//
//   line 0   [ 0 1 2 | 3 4 5 | 6 7 8 ]     minilines 0, 1, 2      a digit that only miniline i has in its line or its
//   line 1   [ 9 ..  |  ..   |  ..   ]     minilines 3, 4, 5      box leaves the rest of both: locked candidates. If
//   line 2   [ ..    |  ..   |  ..   ]     minilines 6, 7, 8      only one of the three cells has it: a hidden single.
//
// Naked singles are digits of their miniline, too. Two digits with their only place in the same cell are detected
// without locked candidates; with them, detection would cost more than another branch.
/// The minilines of a band of lines.
struct Band {
    V part[9];    // their digits
    V twice[9];   // those in at least two of the cells
    V placed[9];  // those placed in one of the cells
    V home[9];    // those with all their places of the line or the box here
};

template <Lines lines>
HWY_INLINE void find_minilines(const Block& block, std::size_t band, Band& out) {
    DEDUKU_UNROLL
    for (std::size_t i = 0; i < 9; ++i) {
        const V a = load(block, cell_of<lines>(band, 3 * i));
        const V b = load(block, cell_of<lines>(band, 3 * i + 1));
        const V c = load(block, cell_of<lines>(band, 3 * i + 2));
        out.placed[i] = hn::Or3(single_of(a), single_of(b), single_of(c));
        out.part[i] = hn::Or3(a, b, c);
        out.twice[i] = two_of(a, b, c);
    }
    const auto& part = out.part;
    DEDUKU_UNROLL
    for (std::size_t i = 0; i < 9; ++i) {
        const std::size_t line = i / 3;
        const std::size_t box = i % 3;
        const V of_box = and_neither(part[i], part[3 * ((line + 1) % 3) + box], part[3 * ((line + 2) % 3) + box]);
        const V of_line = and_neither(part[i], part[3 * line + (box + 1) % 3], part[3 * line + (box + 2) % 3]);
        out.home[i] = hn::Or3(of_box, of_line, out.placed[i]);
    }
}

/// Digits missing in a house of the band: its lines and, if requested, its boxes.
template <bool with_boxes>
HWY_INLINE V lacking_in(const V (&part)[9]) {
    V whole = hn::Set(D(), all_digits);
    DEDUKU_UNROLL
    for (std::size_t i = 0; i < 3; ++i) {
        whole = hn::And(whole, hn::Or3(part[3 * i], part[3 * i + 1], part[3 * i + 2]));
        if constexpr (with_boxes) whole = hn::And(whole, hn::Or3(part[i], part[i + 3], part[i + 6]));
    }
    return hn::Xor(whole, hn::Set(D(), all_digits));
}

// With locked candidates a contradiction may be detected later, usually in the next sweep: an excluded digit with a
// place here is removed from its cells, and its line lacks it. With singles alone every contradiction must be detected:
// a digit with its only place in two cells, a box that lacks a digit.
// Cells of rows need not be reduced to their hidden single: the digit leaves the rest of the box and is the hidden
// single of a column's miniline in the same sweep.
template <bool with_locked, Lines lines>
HWY_INLINE void close_band(Block& block, std::size_t band, V& sum, V& bad) {
    Band all;
    find_minilines<lines>(block, band, all);
    constexpr bool with_boxes = !with_locked && lines == Lines::columns;
    constexpr bool with_hidden = !with_locked || lines == Lines::columns;
    bad = hn::Or(bad, lacking_in<with_boxes>(all.part));
    V left[27];
    const auto& gone = with_locked ? all.home : all.placed;
    DEDUKU_UNROLL
    for (std::size_t i = 0; i < 9; ++i) {
        const std::size_t line = i / 3;
        const std::size_t box = i % 3;
        const V out = hn::Or(
            hn::Or3(gone[3 * line + (box + 1) % 3], gone[3 * line + (box + 2) % 3], gone[3 * ((line + 1) % 3) + box]),
            gone[3 * ((line + 2) % 3) + box]);
        if constexpr (!with_locked) bad = hn::OrAnd(bad, all.home[i], out);
        const V hidden = hidden_of(all.home[i], all.twice[i], out);
        DEDUKU_UNROLL
        for (std::size_t k = 0; k < 3; ++k) {
            const V cell = load(block, cell_of<lines>(band, 3 * i + k));
            if constexpr (!with_locked) bad = several_of(hn::And(cell, hidden), bad);
            left[3 * i + k] = with_hidden ? kept(cell, hidden, out) : hn::AndNot(out, cell);
            if constexpr (!many_registers) store(left[3 * i + k], block, cell_of<lines>(band, 3 * i + k));
            sum = hn::Add(sum, left[3 * i + k]);
        }
    }
    if constexpr (!many_registers) return;
    DEDUKU_UNROLL
    for (std::size_t i = 0; i < 27; ++i) store(left[i], block, cell_of<lines>(band, i));
}

// Visits all houses once, with or without locked candidates. Returns the sums of the lanes' cells: they only decrease,
// so equal sums mean no change.
template <bool with_locked>
HWY_NOINLINE V sweep(Block& block, V& bad) {
    V unused = hn::Zero(D());
    for (std::size_t band = 0; band < 3; ++band) close_band<with_locked, Lines::rows>(block, band, unused, bad);
    V sum = hn::Zero(D());
    for (std::size_t stack = 0; stack < 3; ++stack) close_band<with_locked, Lines::columns>(block, stack, sum, bad);
    return sum;
}

/// The digits present in every row, column and box.
HWY_INLINE V common_digits(const Block& block) {
    const V zero = hn::Zero(D());
    V common = hn::Set(D(), all_digits);
    V box[3] = {zero, zero, zero};
    V column[9] = {zero, zero, zero, zero, zero, zero, zero, zero, zero};
    for (std::size_t row = 0; row < 9; ++row) {
        V in_row = zero;
        DEDUKU_UNROLL
        for (std::size_t b = 0; b < 3; ++b) {
            V part = zero;
            DEDUKU_UNROLL
            for (std::size_t k = 0; k < 3; ++k) {
                const V v = load(block, 9 * row + 3 * b + k);
                part = hn::Or(part, v);
                column[3 * b + k] = hn::Or(column[3 * b + k], v);
            }
            in_row = hn::Or(in_row, part);
            box[b] = hn::Or(box[b], part);
        }
        common = hn::And(common, in_row);
        if (row % 3 != 2) continue;
        common = hn::And(common, hn::And(box[0], hn::And(box[1], box[2])));
        box[0] = box[1] = box[2] = zero;
    }
    for (const V& of_column : column) common = hn::And(common, of_column);
    return common;
}

// Detects damage by the columns of the last sweep: a cell is empty or, in a grid with the sum of a complete one, a
// house lacks a digit. If no house does, each of its digits is in one cell only.
HWY_NOINLINE Settled classify(const Block& block, Mask live, Mask final_lanes, Mask complete, Mask dead) {
    V least[3] = {load(block, 0), load(block, 1), load(block, 2)};  // three at a time: none waits for the one before
    for (std::size_t k = 3; k < cells; k += 3) DEDUKU_UNROLL
    for (std::size_t i = 0; i < 3; ++i) least[i] = hn::Min(least[i], load(block, k + i));
    dead |= bits_of(is_zero(hn::Min(hn::Min(least[0], least[1]), least[2]))) & live;
    complete &= final_lanes & ~dead;
    if (complete != 0) dead |= bits_of(hn::Ne(common_digits(block), hn::Set(D(), all_digits))) & complete;
    final_lanes |= dead;
    return {dead, complete & ~dead, final_lanes & ~dead & ~complete};
}

template <bool with_locked>
Settled settle(Block& block, Mask live, int waiting, std::uint64_t& sweeps) {
    // The sum of a complete grid.
    const V complete = hn::Set(D(), 9 * all_digits);
    V sums = hn::Load(D(), block.sums.data());
    Mask final_lanes = 0;
    Mask dead = 0;
    M ended;
    M full;
    do {
        V bad = hn::Zero(D());
        const V now = sweep<with_locked>(block, bad);
        ++sweeps;
        const M wrong = hn::Ne(bad, hn::Zero(D()));
        full = hn::Eq(now, complete);
        ended = hn::Or(wrong, hn::Or(hn::Eq(now, sums), full));
        dead = bits_of(wrong) & live;
        final_lanes = bits_of(ended) & live;
        sums = now;
    } while (final_lanes == 0 || hwy::PopCount(live & ~final_lanes) > static_cast<std::size_t>(waiting));
    hn::Store(hn::IfThenElse(ended, hn::Set(D(), changed), sums), D(), block.sums.data());
    return classify(block, live, final_lanes, bits_of(full), dead);
}

Mask sweep_once(Block& block) {
    V bad = hn::Zero(D());
    hn::Store(sweep<true>(block, bad), D(), block.sums.data());
    return bits_of(hn::Ne(bad, hn::Zero(D())));
}

Mask narrow(const std::uint16_t* row, Block& block) {
    V lost = hn::Zero(D());
    for (std::size_t k = 0; k < cells; ++k) {
        const V gone = hn::AndNot(hn::Set(D(), row[k]), load(block, k));
        lost = hn::Or(lost, gone);
        store(hn::Xor(load(block, k), gone), block, k);
    }
    return bits_of(hn::Ne(lost, hn::Zero(D())));
}

Mask overlap(const std::uint16_t* row, const Block& block) {
    V common = hn::Zero(D());
    for (std::size_t k = 0; k < cells; ++k) common = hn::OrAnd(common, hn::Set(D(), row[k]), load(block, k));
    return bits_of(hn::Ne(common, hn::Zero(D())));
}

#include "search/lanes/alone.inc"
#include "search/lanes/choice.inc"

void copy(const Block& from, Mask which, Block& to) {
    if ((which & (which - 1)) == 0) {
        const std::size_t lane = hwy::Num0BitsBelowLS1Bit_Nonzero32(which);
        for (std::size_t i = lane; i < cells * lane_count; i += lane_count) to.digits[i] = from.digits[i];
        return;
    }
    const M mask = mask_of(which);
    for (std::size_t k = 0; k < cells; ++k) store(hn::IfThenElse(mask, load(from, k), load(to, k)), to, k);
}

// ---- rows to lanes and back, 8 by 8

using D8 = hn::FixedTag<std::uint16_t, 8>;
using V8 = hn::Vec<D8>;

HWY_INLINE void transpose(std::array<V8, 8>& v) {
    for (int round = 0; round < 3; ++round) {
        std::array<V8, 8> next;
        for (std::size_t i = 0; i < 4; ++i) {
            next[2 * i] = hn::InterleaveLower(D8(), v[i], v[i + 4]);
            next[2 * i + 1] = hn::InterleaveUpper(D8(), v[i], v[i + 4]);
        }
        v = next;
    }
}

void load(const Rows& rows, Block& block) {
    for (std::size_t lane = 0; lane < lane_count; lane += 8)
        for (std::size_t k = 0; k < row_size; k += 8) {
            std::array<V8, 8> v;
            for (std::size_t i = 0; i < 8; ++i) v[i] = hn::Load(D8(), rows.values.data() + (lane + i) * row_size + k);
            transpose(v);
            for (std::size_t i = 0; i < 8 && k + i < cells; ++i)
                hn::Store(v[i], D8(), block.digits.data() + (k + i) * lane_count + lane);
        }
}

void unload(const Block& block, Rows& rows) {
    HWY_ALIGN std::array<std::uint16_t, row_size * lane_count> numbers;
    const V one = hn::Set(D(), 1);
    for (std::size_t k = 0; k < cells; ++k) {
        // Bit b of the digit's number is set if the digit is in the set of those whose numbers have it.
        const V v = load(block, k);
        V number = one;
        number = add_if(share(v, hn::Set(D(), 0x0AA)), number, one);
        number = add_if(share(v, hn::Set(D(), 0x0CC)), number, hn::Set(D(), 2));
        number = add_if(share(v, hn::Set(D(), 0x0F0)), number, hn::Set(D(), 4));
        number = add_if(share(v, hn::Set(D(), 0x100)), number, hn::Set(D(), 8));
        hn::Store(number, D(), numbers.data() + k * lane_count);
    }
    for (std::size_t k = cells; k < row_size; ++k) hn::Store(one, D(), numbers.data() + k * lane_count);
    for (std::size_t lane = 0; lane < lane_count; lane += 8)
        for (std::size_t k = 0; k < row_size; k += 8) {
            std::array<V8, 8> v;
            for (std::size_t i = 0; i < 8; ++i) v[i] = hn::Load(D8(), numbers.data() + (k + i) * lane_count + lane);
            transpose(v);
            for (std::size_t i = 0; i < 8; ++i) hn::Store(v[i], D8(), rows.row(lane + i) + k);
        }
}

void spread(const std::uint16_t* row, std::array<std::array<std::uint64_t, 2>, 9>& boards) {
    boards = {};
    for (std::size_t k = 0; k < row_size; k += lane_count) {
        // The last piece overlaps the previous one so that it ends with the row.
        const std::size_t from = k + lane_count <= row_size ? k : row_size - lane_count;
        const V v = hn::LoadU(D(), row + from);
        for (std::size_t d = 0; d < 9; ++d) {
            const std::uint64_t bits = bits_of(share(v, hn::Set(D(), static_cast<std::uint16_t>(1U << d))));
            boards[d][from / 64] |= bits << (from % 64);
            if (from / 64 != (from + lane_count - 1) / 64) boards[d][1] |= bits >> (64 - from % 64);
        }
    }
    constexpr std::uint64_t rest = (std::uint64_t{1} << (cells - 64)) - 1;
    for (auto& board : boards) board[1] &= rest;
}

// The digit of a cell is a bit shifted by its number. The last group of cells overlaps the previous one.
void parse(const char* line, std::uint16_t* row) {
#if HWY_TARGET == HWY_AVX3
    const hn::Rebind<std::uint8_t, D> bytes;
    for (const std::size_t k : {std::size_t{0}, lane_count, cells - lane_count}) {
        const V text = hn::PromoteTo(D(), hn::LoadU(bytes, reinterpret_cast<const std::uint8_t*>(line) + k));
        const V digit = hn::Sub(text, hn::Set(D(), '1'));
        const V all = hn::Set(D(), all_digits);
        hn::StoreU(hn::IfThenElse(hn::Lt(digit, hn::Set(D(), 9)), hn::Shl(hn::Set(D(), 1), digit), all), D(), row + k);
    }
#else
    using B = hn::FixedTag<std::uint8_t, 16>;
    alignas(16) constexpr std::array<std::uint8_t, 16> low_bits = {1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0};
    const auto table = hn::Load(B(), low_bits.data());
    for (const std::size_t k : {0U, 16U, 32U, 48U, 64U, 65U}) {
        const auto digit = hn::Sub(hn::LoadU(B(), reinterpret_cast<const std::uint8_t*>(line) + k), hn::Set(B(), '1'));
        const auto known = hn::Lt(digit, hn::Set(B(), 9));
        const auto low =
            hn::IfThenElse(known, hn::TableLookupBytes(table, hn::And(digit, hn::Set(B(), 15))), hn::Set(B(), 255));
        const auto nine = hn::IfThenElseZero(hn::Eq(digit, hn::Set(B(), 8)), hn::Set(B(), 1));
        const auto high = hn::IfThenElse(known, nine, hn::Set(B(), 1));
        hn::StoreU(hn::BitCast(D8(), hn::InterleaveLower(B(), low, high)), D8(), row + k);
        hn::StoreU(hn::BitCast(D8(), hn::InterleaveUpper(B(), low, high)), D8(), row + k + 8);
    }
#endif
}

// step_simd.cpp
Stepped step(const CellOrder& layout, StepBlock& block, Groups groups, Mask live);
Mask fill(const CellOrder& layout, const std::uint16_t* base, Mask which, const Assumed& assumed, StepBlock& block);
Mask lacking(const StepBlock& block);
void add_placed(const StepBlock& block, Mask which, StepBlock& placed);
Mask take(const std::uint16_t* row, Block& block, Pending& pending);
Closed close(Block& block, Mask wanted, Pending& pending);

const Kernel* kernel() {
    static const Kernel made = {
        hwy::TargetName(HWY_TARGET),
        static_cast<int>(lane_count),
        lane_count == most_lanes ? 1 : 2,
        load,
        unload,
        spread,
        parse,
        settle<true>,
        settle<false>,
        sweep_once,
#if HWY_TARGET == HWY_AVX3
        settle_alone,
#else
        nullptr,
#endif
        narrow,
        overlap,
        choose,
#if HWY_TARGET == HWY_AVX3
        choose,
#else
        choose_in_one,
#endif
        copy,
        step,
        fill,
        lacking,
        add_placed,
        take,
        close
    };
    return &made;
}

}  // namespace deduku::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
