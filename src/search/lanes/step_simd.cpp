// Steps for SIMD registers of any width, compiled once for each kind like kernel_simd.cpp.
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

#include "search/lanes/registers.inc"

using S = hn::RebindToSigned<D>;
constexpr Mask all_lanes = lane_count == most_lanes ? ~Mask{0} : (Mask{1} << lane_count) - 1;

/// All bits of the lanes in `bits`.
HWY_INLINE V lanes_of(Mask bits) { return hn::VecFromMask(D(), mask_of(bits)); }
HWY_INLINE Mask any_of(V v) { return bits_of(hn::Ne(v, hn::Zero(D()))); }

/// All bits of the lanes whose digit is placed.
HWY_INLINE V placed_in(V v) {
    const S lanes;
    return hn::BitCast(D(), hn::VecFromMask(lanes, hn::Gt(hn::BitCast(lanes, v), hn::Set(lanes, all_digits))));
}

HWY_INLINE V unless_placed(V cell, V v) { return hn::AndNot(placed_in(cell), v); }

#define DEDUKU_UNROLL _Pragma("GCC unroll 9")

// One AVX-512 instruction, which compilers do not generate themselves.
#if HWY_TARGET == HWY_AVX3
HWY_INLINE V and_not_but(V a, V b, V c) { return V{_mm512_ternarylogic_epi32(a.raw, b.raw, c.raw, 0xB0)}; }
#else
HWY_INLINE V and_not_but(V a, V b, V c) { return hn::AndNot(hn::AndNot(c, b), a); }
#endif

// ---- steps

/// The digits in at least one, and in at least two, of some cells.
struct Part {
    V one;
    V two;
};

/// The three cells where a box meets its lines: [box][line].
struct Parts {
    Part row[9][3];
    Part column[9][3];
};

HWY_INLINE void find_parts(const StepBlock& block, Parts& out) {
    for (std::size_t box = 0; box < 9; ++box) {
        V v[9];
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) v[i] = load(block, 27 * (box / 3) + 3 * (box % 3) + 9 * (i / 3) + i % 3);
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 3; ++i) {
            const V* in_row = v + 3 * i;
            out.row[box][i] = {hn::Or3(in_row[0], in_row[1], in_row[2]), two_of(in_row[0], in_row[1], in_row[2])};
            out.column[box][i] = {hn::Or3(v[i], v[i + 3], v[i + 6]), two_of(v[i], v[i + 3], v[i + 6])};
        }
    }
}

HWY_INLINE Part join(const Part& a, const Part& b, const Part& c) {
    return {hn::Or3(a.one, b.one, c.one), hn::Or(hn::Or3(a.two, b.two, c.two), two_of(a.one, b.one, c.one))};
}

/// Calls f(house, its digits) for rows, columns and boxes.
template <class F>
HWY_INLINE void for_each_house(const StepBlock& block, F&& f) {
    Part column[9];
    for (Part& each : column) each = {hn::Zero(D()), hn::Zero(D())};
    for (std::size_t band = 0; band < 3; ++band) {
        Part part[3][3];  // [row of the band][box]
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) {  // three cells each
            const std::size_t cell = 27 * band + 9 * (i % 3) + 3 * (i / 3);
            const V a = load(block, cell), b = load(block, cell + 1), c = load(block, cell + 2);
            part[i % 3][i / 3] = {hn::Or3(a, b, c), two_of(a, b, c)};
        }
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 9; ++i) {
            const V a = load(block, 27 * band + i), b = load(block, 27 * band + i + 9),
                    c = load(block, 27 * band + i + 18);
            const V one = hn::Or3(a, b, c);
            column[i].two = hn::OrAnd(hn::Or(column[i].two, two_of(a, b, c)), column[i].one, one);
            column[i].one = hn::Or(column[i].one, one);
        }
        DEDUKU_UNROLL
        for (std::size_t i = 0; i < 3; ++i) {
            f(3 * band + i, join(part[i][0], part[i][1], part[i][2]));
            f(18 + 3 * band + i, join(part[0][i], part[1][i], part[2][i]));
        }
    }
    for (std::size_t i = 0; i < 9; ++i) f(9 + i, column[i]);
}

/// The batch of a step: digits placed, and digits removed from other cells.
struct Batch {
    StepBlock places;
    StepBlock removes;
    bool has_places = false;
    bool has_removes = false;
};

HWY_INLINE void add(V v, StepBlock& to, bool has, std::size_t cell) {
    store(has ? hn::Or(load(to, cell), v) : v, to, cell);
}

// Open cells with one digit: a placed cell has two bits.
V collect_naked(const CellOrder& layout, const StepBlock& block, V asked, Batch& batch) {
    V found = hn::Zero(D());
    const bool has = batch.has_places;
    for (std::size_t k = 0; k < layout.open; ++k) {
        const V v = load(block, layout.cell[k]);
        const V place = hn::And(hn::IfThenElseZero(is_single(v), v), asked);
        add(place, batch.places, has, layout.cell[k]);
        found = hn::Or(found, place);
    }
    batch.has_places = true;
    return found;
}

V collect_hidden(const CellOrder& layout, const StepBlock& block, const V (&hidden)[27], V asked, Batch& batch,
                 V& clash) {
    V found = hn::Zero(D());
    const bool has = batch.has_places;
    for (std::size_t k = 0; k < layout.open; ++k) {
        const V v = load(block, layout.cell[k]);
        const auto& in = houses_of[layout.cell[k]];
        const V alone = hn::And(hn::And(v, asked), hn::Or3(hidden[in[0]], hidden[in[1]], hidden[in[2]]));
        const V place = unless_placed(v, alone);
        clash = hn::Or(clash, drop_lowest(place));
        add(place, batch.places, has, layout.cell[k]);
        found = hn::Or(found, place);
    }
    batch.has_places = true;
    return found;
}

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

V collect_locked(const CellOrder& layout, const StepBlock& block, V asked, std::uint8_t moves, Batch& batch) {
    Parts parts;
    find_parts(block, parts);
    V off_row[9][3];
    V off_column[9][3];
    lock(parts.row, true, moves, off_row);
    lock(parts.column, false, moves, off_column);
    V found = hn::Zero(D());
    const bool has = batch.has_removes;
    for (std::size_t k = 0; k < layout.open; ++k) {
        const std::size_t cell = layout.cell[k];
        const auto& in = houses_of[cell];
        const V off = hn::Or(off_row[in[2] - 18][in[0] % 3], off_column[in[2] - 18][in[1] % 3]);
        const V gone = hn::And(hn::And(load(block, cell), off), asked);
        add(gone, batch.removes, has, cell);
        found = hn::Or(found, gone);
    }
    batch.has_removes = true;
    return found;
}

// Removes placed digits from their peers. Two equal ones in a house leave both cells empty.
Stepped commit(const CellOrder& layout, StepBlock& block, Batch& batch, Mask moved, V clash) {
    const V zero = hn::Zero(D());
    for (std::size_t k = batch.has_places ? layout.open : 0; k < cells; ++k) store(zero, batch.places, layout.cell[k]);
    V gone[27];
    for_each_house(batch.places, [&](std::size_t house, const Part& in) HWY_ATTR {
        gone[house] = in.one;
        clash = hn::Or(clash, in.two);
    });
    const V flag = hn::Set(D(), placed_flag);
    V all = flag;
    V least = flag;
    const bool has_removes = batch.has_removes;
    for (std::size_t k = 0; k < layout.open; ++k) {
        const std::size_t cell = layout.cell[k];
        const auto& in = houses_of[cell];
        V v = hn::AndNot(hn::Or3(gone[in[0]], gone[in[1]], gone[in[2]]), load(block, cell));
        if (has_removes) v = hn::AndNot(load(batch.removes, cell), v);
        const V place = load(batch.places, cell);
        v = hn::IfThenElse(share(place, place), hn::Or(place, flag), v);
        least = hn::Min(least, v);
        all = hn::And(all, v);
        store(v, block, cell);
    }
    const Mask dead = (bits_of(hn::Eq(least, zero)) | any_of(clash)) & moved;
    return {moved, dead, any_of(all) & moved & ~dead, 0};
}

}  // namespace

Stepped step(const CellOrder& layout, StepBlock& block, Groups groups, Mask live) {
    V hidden[27];
    V everywhere = hn::Set(D(), all_digits);
    for_each_house(block, [&](std::size_t house, const Part& in) HWY_ATTR {
        hidden[house] = hn::AndNot(in.two, in.one);
        everywhere = hn::And(everywhere, in.one);
    });
    Batch batch;
    V clash = hn::Zero(D());
    Mask asked = live;
    for (const std::uint8_t moves : groups) {
        if (asked == 0) break;
        const V lanes = hn::And(lanes_of(asked), hn::Set(D(), all_digits));
        V found = hn::Zero(D());
        if ((moves & naked_singles) != 0) found = hn::Or(found, collect_naked(layout, block, lanes, batch));
        if ((moves & hidden_singles) != 0)
            found = hn::Or(found, collect_hidden(layout, block, hidden, lanes, batch, clash));
        if ((moves & (pointing | claiming)) != 0)
            found = hn::Or(found, collect_locked(layout, block, lanes, moves, batch));
        asked &= ~any_of(found);
    }
    Stepped out;
    if (asked != live) out = commit(layout, block, batch, live & ~asked, clash);
    out.lacking = asked & ~bits_of(hn::Eq(everywhere, hn::Set(D(), all_digits)));
    return out;
}

Mask fill(const CellOrder& layout, const std::uint16_t* base, Mask which, const Assumed& assumed, StepBlock& block) {
    const auto lanes = hn::MaskFromVec(lanes_of(which));
    const V digit = hn::Load(D(), assumed.digit.data());
    V gone[27];
    for (std::size_t house = 0; house < 27; ++house) {
        const V in = hn::Load(D(), assumed.houses[house / 9].data());
        gone[house] = hn::IfThenElseZero(hn::Eq(in, hn::Set(D(), static_cast<std::uint16_t>(house))), digit);
    }
    const V flag = hn::Set(D(), placed_flag);
    V least = flag;
    for (std::size_t k = 0; k < layout.open; ++k) {
        const std::size_t cell = layout.cell[k];
        const auto& in = houses_of[cell];
        const V peers = hn::Or3(gone[in[0]], gone[in[1]], gone[in[2]]);
        const V itself = hn::And(gone[in[0]], gone[in[1]]);
        const V left = hn::AndNot(peers, hn::Set(D(), base[cell]));
        const V v = hn::IfThenElse(share(itself, itself), hn::Or(itself, flag), left);
        least = hn::Min(least, v);
        hn::BlendedStore(v, lanes, D(), block.digits.data() + cell * lane_count);
    }
    for (std::size_t k = layout.open; k < cells; ++k) store(hn::Set(D(), base[layout.cell[k]]), block, layout.cell[k]);
    return bits_of(hn::Eq(least, hn::Zero(D()))) & which;
}

Mask lacking(const StepBlock& block) {
    const V all = hn::Set(D(), all_digits);
    V everywhere = all;
    for_each_house(block, [&](std::size_t, const Part& in) HWY_ATTR { everywhere = hn::And(everywhere, in.one); });
    return all_lanes & ~bits_of(hn::Eq(everywhere, all));
}

void add_placed(const StepBlock& block, Mask which, StepBlock& placed) {
    const V lanes = lanes_of(which);
    for (std::size_t k = 0; k < cells; ++k)
        store(hn::OrAnd(load(placed, k), hn::And(placed_in(load(block, k)), lanes), load(block, k)), placed, k);
}

#include "search/lanes/closing.inc"

}  // namespace deduku::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
