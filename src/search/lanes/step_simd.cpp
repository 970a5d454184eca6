// Steps for SIMD registers of any width, compiled once for each kind as kernel_simd.cpp is.
//
//   twice |= once & cell;  once |= cell      over the open cells of a house      hidden = once & ~twice
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "search/lanes/step_simd.cpp"
#include <hwy/foreach_target.h>  // IWYU pragma: keep
// The order of these two matters.
#include <hwy/highway.h>

#include "search/lanes/kernel.hpp"

HWY_BEFORE_NAMESPACE();
namespace deduku::lanes::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

namespace {

using D = hn::CappedTag<std::uint16_t, most_lanes>;
using S = hn::RebindToSigned<D>;
using V = hn::Vec<D>;

constexpr std::size_t lane_count = HWY_LANES(std::uint16_t) < most_lanes ? HWY_LANES(std::uint16_t) : most_lanes;
constexpr std::uint16_t all_digits = 0x1FF;
constexpr Mask all_lanes = lane_count == most_lanes ? ~Mask{0} : (Mask{1} << lane_count) - 1;

using Cells = V[most_open + 1];

HWY_INLINE V load(const StepBlock& block, std::size_t place) {
    return hn::Load(D(), block.digits.data() + place * lane_count);
}
HWY_INLINE void store(V v, StepBlock& block, std::size_t place) {
    hn::Store(v, D(), block.digits.data() + place * lane_count);
}
HWY_INLINE Mask bits_of(hn::Mask<D> mask) {
    std::array<std::uint8_t, 8> bytes{};
    hn::StoreMaskBits(D(), mask, bytes.data());
    Mask bits = 0;
    for (std::size_t i = 0; i < (lane_count + 7) / 8; ++i) bits |= Mask{bytes[i]} << (8 * i);
    return bits;
}
/// All bits of the lanes in `bits`.
HWY_INLINE V lanes_of(Mask bits) {
    const std::array<std::uint8_t, 8> bytes = {static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8),
                                               static_cast<std::uint8_t>(bits >> 16),
                                               static_cast<std::uint8_t>(bits >> 24)};
    return hn::VecFromMask(D(), hn::LoadMaskBits(D(), bytes.data()));
}
HWY_INLINE Mask any_of(V v) { return bits_of(hn::Ne(v, hn::Zero(D()))); }

/// All bits of the lanes whose digit is placed.
HWY_INLINE V placed_in(V v) {
    const S lanes;
    return hn::BitCast(D(), hn::VecFromMask(lanes, hn::Gt(hn::BitCast(lanes, v), hn::Set(lanes, all_digits))));
}

#define DEDUKU_UNROLL _Pragma("GCC unroll 9")

/// The batch of a step.
struct Batch {
    Cells places;   // digits placed
    Cells removes;  // digits removed otherwise
    bool has_removes = false;
};

// Cells with one digit that is not placed: a placed one has two bits.
V collect_naked(const Layout& layout, const StepBlock& block, V asked, Batch& batch) {
    V found = hn::Zero(D());
    const V one = hn::Set(D(), 1);
    for (std::size_t k = 0; k < layout.count; ++k) {
        const V v = load(block, k);
        const auto single = hn::Eq(hn::And(v, hn::Sub(v, one)), hn::Zero(D()));
        const V place = hn::And(hn::IfThenElseZero(single, v), asked);
        batch.places[k] = hn::Or(batch.places[k], place);
        found = hn::Or(found, place);
    }
    return found;
}

V collect_hidden(const Layout& layout, const StepBlock& block, V asked, Batch& batch, V& clash) {
    V hidden[27];
    for (std::size_t h = 0; h < 27; ++h) {
        V once = hn::Zero(D());
        V twice = hn::Zero(D());
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) {
            const V v = load(block, layout.members[h][i]);
            twice = hn::OrAnd(twice, once, v);
            once = hn::Or(once, v);
        }
        hidden[h] = hn::And(hn::AndNot(twice, once), asked);
    }
    V found = hn::Zero(D());
    for (std::size_t k = 0; k < layout.count; ++k) {
        const V v = load(block, k);
        const auto& in = layout.houses[k];
        const V alone = hn::And(v, hn::Or3(hidden[in[0]], hidden[in[1]], hidden[in[2]]));
        const V place = hn::AndNot(placed_in(v), alone);
        clash = hn::Or(clash, hn::And(place, hn::Sub(place, hn::Set(D(), 1))));
        batch.places[k] = hn::Or(batch.places[k], place);
        found = hn::Or(found, place);
    }
    return found;
}

// Digits of the three cells where a box and a line meet.
struct Part {
    V one;
    V two;
};

// Pointing and claiming between the boxes and the rows or columns: part[box][line of the box].
void lock(const Part (&part)[9][3], bool rows, std::uint8_t moves, V (&out)[9][3]) {
    const V zero = hn::Zero(D());
    for (std::size_t box = 0; box < 9; ++box) {
        // The other two boxes along the lines.
        const std::size_t a = rows ? 3 * (box / 3) + (box + 1) % 3 : (box + 3) % 9;
        const std::size_t b = rows ? 3 * (box / 3) + (box + 2) % 3 : (box + 6) % 9;
        const auto& here = part[box];
        for (std::size_t line = 0; line < 3; ++line) {
            V gone = zero;
            if ((moves & pointing) != 0)
                for (const std::size_t other : {a, b}) {
                    const auto& p = part[other];
                    gone = hn::Or(gone, hn::AndNot(hn::Or(p[(line + 1) % 3].one, p[(line + 2) % 3].one), p[line].two));
                }
            if ((moves & claiming) != 0)
                for (const std::size_t other : {(line + 1) % 3, (line + 2) % 3})
                    gone = hn::Or(gone, hn::AndNot(hn::Or(part[a][other].one, part[b][other].one), here[other].two));
            out[box][line] = gone;
        }
    }
}

V collect_locked(const Layout& layout, const StepBlock& block, V asked, std::uint8_t moves, Batch& batch) {
    const V zero = hn::Zero(D());
    Part by_row[9][3];
    Part by_column[9][3];
    for (std::size_t i = 0; i < 9; ++i)
        for (std::size_t j = 0; j < 3; ++j) by_row[i][j] = by_column[i][j] = {zero, zero};
    const V last = hn::Set(D(), all_digits);
    const auto add = [](Part& part, V v) HWY_ATTR {
        part.two = hn::OrAnd(part.two, part.one, v);
        part.one = hn::Or(part.one, v);
    };
    for (std::size_t k = 0; k < layout.count; ++k) {
        const V v = hn::And(load(block, k), last);
        const auto& in = layout.houses[k];
        add(by_row[in[2] - 18][in[0] % 3], v);
        add(by_column[in[2] - 18][in[1] % 3], v);
    }
    V off_row[9][3];
    V off_column[9][3];
    lock(by_row, true, moves, off_row);
    lock(by_column, false, moves, off_column);
    V found = zero;
    for (std::size_t k = 0; k < layout.count; ++k) {
        const auto& in = layout.houses[k];
        const V off = hn::Or(off_row[in[2] - 18][in[0] % 3], off_column[in[2] - 18][in[1] % 3]);
        const V gone = hn::And(hn::And(load(block, k), off), asked);
        batch.removes[k] = batch.has_removes ? hn::Or(batch.removes[k], gone) : gone;
        found = hn::Or(found, gone);
    }
    batch.has_removes = true;
    return found;
}

// Placed digits leave their peers. Two of a digit in a house leave both cells empty.
Stepped commit(const Layout& layout, StepBlock& block, const Batch& batch, Mask moved, V clash) {
    V gone[27];
    for (std::size_t h = 0; h < 27; ++h) {
        V once = hn::Zero(D());
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) {
            const V place = batch.places[layout.members[h][i]];
            clash = hn::OrAnd(clash, once, place);
            once = hn::Or(once, place);
        }
        gone[h] = once;
    }
    const V zero = hn::Zero(D());
    const V flag = hn::Set(D(), placed_flag);
    V all = flag;
    auto empty = hn::Ne(clash, zero);
    for (std::size_t k = 0; k < layout.count; ++k) {
        const auto& in = layout.houses[k];
        V v = hn::AndNot(hn::Or3(gone[in[0]], gone[in[1]], gone[in[2]]), load(block, k));
        if (batch.has_removes) v = hn::AndNot(batch.removes[k], v);
        const V place = batch.places[k];
        v = hn::IfThenElse(hn::Eq(place, zero), v, hn::Or(place, flag));
        empty = hn::Or(empty, hn::Eq(v, zero));
        all = hn::And(all, v);
        store(v, block, k);
    }
    const Mask dead = bits_of(empty) & moved;
    return {moved, dead, any_of(all) & moved & ~dead};
}

// ---- closing by singles, all cells and in place

using M = hn::Mask<D>;

HWY_INLINE V load(const Block& block, std::size_t cell) {
    return hn::Load(D(), block.digits.data() + cell * lane_count);
}
HWY_INLINE void store(V v, Block& block, std::size_t cell) {
    hn::Store(v, D(), block.digits.data() + cell * lane_count);
}
HWY_INLINE V drop_lowest(V v) { return hn::And(v, hn::Sub(v, hn::Set(D(), 1))); }

// One instruction each with AVX-512, which compilers do not find by themselves.
#if HWY_TARGET == HWY_AVX3
HWY_INLINE M is_single(V v) { return M{_mm512_testn_epi16_mask(v.raw, hn::Sub(v, hn::Set(D(), 1)).raw)}; }
HWY_INLINE M share(V a, V b) { return M{_mm512_test_epi16_mask(a.raw, b.raw)}; }
HWY_INLINE V and_not_but(V a, V b, V c) { return V{_mm512_ternarylogic_epi32(a.raw, b.raw, c.raw, 0xB0)}; }
#else
HWY_INLINE M is_single(V v) { return hn::Eq(drop_lowest(v), hn::Zero(D())); }
HWY_INLINE M share(V a, V b) { return hn::Ne(hn::And(a, b), hn::Zero(D())); }
HWY_INLINE V and_not_but(V a, V b, V c) { return hn::AndNot(hn::AndNot(c, b), a); }
#endif

struct Seen {
    V bad;    // a digit has no place, or two cells have it alone
    V clash;  // a digit has one place, in a cell with others: nothing but a contradiction where nothing moves
};

// Naked singles leave the other cells, hidden ones lose their other digits.
HWY_INLINE void close_house(V* HWY_RESTRICT v, Seen& seen) {
    const V zero = hn::Zero(D());
    V singles[9];
    V fixed = zero;
    DEDUKU_UNROLL
    for (std::size_t k = 0; k < 9; ++k) {
        singles[k] = hn::IfThenElseZero(is_single(v[k]), v[k]);
        fixed = hn::Or(fixed, singles[k]);
    }
    V once = zero;
    V twice = zero;
    DEDUKU_UNROLL
    for (std::size_t k = 0; k < 9; ++k) {
        v[k] = and_not_but(v[k], fixed, singles[k]);
        twice = hn::OrAnd(twice, once, v[k]);
        once = hn::Or(once, v[k]);
    }
    const V hidden = hn::AndNot(twice, once);
    seen.bad = hn::OrAnd(seen.bad, fixed, twice);
    seen.bad = hn::Or(seen.bad, hn::AndNot(once, hn::Set(D(), all_digits)));
    seen.clash = hn::Or(seen.clash, hn::AndNot(fixed, hidden));
    DEDUKU_UNROLL
    for (std::size_t k = 0; k < 9; ++k) v[k] = hn::IfThenElse(share(v[k], hidden), hn::And(v[k], hidden), v[k]);
}

// What changes in the three stacks of a band, or the three bands of a stack.
struct Change {
    V in[3];
};

HWY_INLINE void put(V v, Block& block, std::size_t cell, V& change) {
    change = hn::Or(change, hn::Xor(v, load(block, cell)));
    store(v, block, cell);
}

// Its rows, then its boxes.
HWY_NOINLINE Change close_band(Block& block, std::size_t band, Seen& seen) {
    V v[27];
    _Pragma("GCC unroll 27") for (std::size_t i = 0; i < 27; ++i) v[i] = load(block, 27 * band + i);
    DEDUKU_UNROLL
    for (std::size_t row = 0; row < 3; ++row) close_house(v + 9 * row, seen);
    Change change;
    DEDUKU_UNROLL
    for (std::size_t box = 0; box < 3; ++box) {
        V w[9];
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) w[i] = v[9 * (i / 3) + 3 * box + i % 3];
        close_house(w, seen);
        change.in[box] = hn::Zero(D());
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) put(w[i], block, 27 * band + 9 * (i / 3) + 3 * box + i % 3, change.in[box]);
    }
    return change;
}

// Its columns.
HWY_NOINLINE Change close_stack(Block& block, std::size_t stack, Seen& seen) {
    Change change = {{hn::Zero(D()), hn::Zero(D()), hn::Zero(D())}};
    DEDUKU_UNROLL
    for (std::size_t column = 3 * stack; column < 3 * stack + 3; ++column) {
        V v[9];
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) v[i] = load(block, 9 * i + column);
        close_house(v, seen);
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) put(v[i], block, 9 * i + column, change.in[i / 3]);
    }
    return change;
}

}  // namespace

Stepped step(const Layout& layout, StepBlock& block, Groups groups, Mask live) {
    Batch batch;
    const V zero = hn::Zero(D());
    for (std::size_t k = 0; k < layout.count; ++k) batch.places[k] = zero;
    batch.places[no_place] = zero;
    V clash = zero;
    Mask asked = live;
    for (const std::uint8_t moves : groups) {
        if (asked == 0) break;
        const V lanes = lanes_of(asked);
        V found = zero;
        if ((moves & naked_singles) != 0) found = hn::Or(found, collect_naked(layout, block, lanes, batch));
        if ((moves & hidden_singles) != 0) found = hn::Or(found, collect_hidden(layout, block, lanes, batch, clash));
        if ((moves & (pointing | claiming)) != 0)
            found = hn::Or(found, collect_locked(layout, block, lanes, moves, batch));
        asked &= ~any_of(found);
    }
    return commit(layout, block, batch, live & ~asked, clash);
}

Mask fill(const Layout& layout, const std::uint16_t* base, Mask which, const Assumed& assumed, StepBlock& block) {
    const auto lanes = hn::MaskFromVec(lanes_of(which));
    const V zero = hn::Zero(D());
    const V digit = hn::Load(D(), assumed.digit.data());
    const V row = hn::Load(D(), assumed.houses[0].data());
    const V column = hn::Load(D(), assumed.houses[1].data());
    const V box = hn::Load(D(), assumed.houses[2].data());
    auto empty = hn::Ne(zero, zero);
    for (std::size_t k = 0; k < layout.count; ++k) {
        const auto& in = layout.houses[k];
        const auto same_row = hn::Eq(row, hn::Set(D(), in[0]));
        const auto same_column = hn::Eq(column, hn::Set(D(), in[1]));
        const auto peer = hn::Or(hn::Or(same_row, same_column), hn::Eq(box, hn::Set(D(), in[2])));
        V v = hn::AndNot(hn::IfThenElseZero(peer, digit), hn::Set(D(), base[layout.cell[k]]));
        // The cell itself.
        v = hn::IfThenElse(hn::And(same_row, same_column), hn::Or(digit, hn::Set(D(), placed_flag)), v);
        empty = hn::Or(empty, hn::Eq(v, zero));
        store(hn::IfThenElse(lanes, v, load(block, k)), block, k);
    }
    return bits_of(empty) & which;
}

Mask lacking(const Layout& layout, const StepBlock& block) {
    V out = hn::Zero(D());
    for (std::size_t h = 0; h < 27; ++h) {
        V once = hn::Zero(D());
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) once = hn::Or(once, load(block, layout.members[h][i]));
        out = hn::Or(out, hn::AndNot(once, hn::Set(D(), layout.wanted[h])));
    }
    return any_of(out);
}

void add_placed(const Layout& layout, const StepBlock& block, Mask which, StepBlock& placed) {
    const V lanes = lanes_of(which);
    for (std::size_t k = 0; k < layout.count; ++k)
        store(hn::OrAnd(load(placed, k), hn::And(placed_in(load(block, k)), lanes), load(block, k)), placed, k);
}

Mask take(const std::uint16_t* row, Block& block, Pending& pending) {
    V least = hn::Set(D(), all_digits);
    for (std::size_t box = 0; box < 9; ++box) {
        V lost = hn::Zero(D());
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) {
            const std::size_t k = 27 * (box / 3) + 3 * (box % 3) + 9 * (i / 3) + i % 3;
            const V v = hn::And(load(block, k), hn::Set(D(), row[k]));
            least = hn::Min(least, v);
            put(v, block, k, lost);
        }
        const Mask lanes = any_of(lost);
        pending[box / 3] |= lanes;
        pending[3 + box % 3] |= lanes;
    }
    return bits_of(hn::Eq(least, hn::Zero(D())));
}

Closed close(Block& block, Mask wanted, Pending& pending) {
    const V zero = hn::Zero(D());
    Closed out;
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t i = 0; i < 6; ++i) {
            if ((pending[i] & wanted & ~out.dead) == 0) continue;
            moved = true;
            Seen seen = {zero, zero};
            const Change change = i < 3 ? close_band(block, i, seen) : close_stack(block, i - 3, seen);
            pending[i] = 0;
            for (std::size_t k = 0; k < 3; ++k) {
                const Mask lanes = any_of(change.in[k]);
                pending[i] |= lanes;
                pending[(i < 3 ? 3 : 0) + k] |= lanes;
            }
            out.dead |= any_of(seen.bad) | (any_of(seen.clash) & ~pending[i]);
        }
    }
    V least = hn::Set(D(), all_digits);
    V several = zero;
    for (std::size_t k = 0; k < cells; ++k) {
        const V v = load(block, k);
        least = hn::Min(least, v);
        several = hn::Or(several, drop_lowest(v));
    }
    out.dead |= bits_of(hn::Eq(least, zero));
    Mask open = out.dead | any_of(several);
    for (Mask& lanes : pending) open |= lanes &= ~out.dead;
    out.solved = all_lanes & ~open;
    return out;
}

}  // namespace deduku::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
