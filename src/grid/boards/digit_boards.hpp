// The 81 cells of a 9x9 board as bits in three lanes, and operations on all houses at once.
//
//   lane 0: rows 1 2 3, nine bits each        rows(x).two: every cell of the rows with two or more
//   lane 1: rows 4 5 6                        bits of x; likewise columns and boxes
//   lane 2: rows 7 8 9        (lane 3: empty)
//
// Counts stop at three: "at least one / two / three" of a house's nine bits.
#pragma once

#include <bit>
#include <cstdint>

namespace deduku::boards {

using BoardVector = std::uint32_t __attribute__((vector_size(16)));
using Halves = std::uint64_t __attribute__((vector_size(16)));

[[nodiscard]] constexpr BoardVector in_each(std::uint32_t bits) { return BoardVector{bits, bits, bits, 0}; }

inline constexpr std::uint32_t band = 0x7FFFFFF;                   // 27 cells
inline constexpr std::uint32_t row_bit = 1U | 1U << 9 | 1U << 18;  // first bit of each row
inline constexpr std::uint32_t box_bit = 0x49;                     // first column of each box in one row
inline constexpr std::uint32_t first_columns = box_bit * row_bit;  // the same in all rows of a band
inline constexpr BoardVector all_cells = {band, band, band, 0};

[[nodiscard]] inline bool any(BoardVector x) {
    const auto h = reinterpret_cast<Halves>(x);
    return (h[0] | h[1]) != 0;
}
[[nodiscard]] inline int count(BoardVector x) {
    const auto h = reinterpret_cast<Halves>(x);
    return std::popcount(h[0]) + std::popcount(h[1]);
}

[[nodiscard]] inline BoardVector bit(int cell) {
    BoardVector x = {0, 0, 0, 0};
    x[cell / 27] = 1U << (cell % 27);
    return x;
}

/// Packs bits 0..80 in two words.
[[nodiscard]] constexpr BoardVector from_words(std::uint64_t low, std::uint64_t high) {
    return BoardVector{static_cast<std::uint32_t>(low) & band, static_cast<std::uint32_t>(low >> 27) & band,
                       static_cast<std::uint32_t>(low >> 54 | high << 10) & band, 0};
}
/// The lowest cell; x must not be empty.
[[nodiscard]] inline int first(BoardVector x) {
    for (int lane = 0; lane < 2; ++lane)
        if (x[lane] != 0) return 27 * lane + std::countr_zero(x[lane]);
    return 54 + std::countr_zero(x[2]);
}

/// Calls f(cell) for every bit, ascending.
template <class F>
void for_each_cell(BoardVector x, F&& f) {
    for (int lane = 0; lane < 3; ++lane)
        for (std::uint32_t bits = x[lane]; bits != 0; bits &= bits - 1) f(27 * lane + std::countr_zero(bits));
}

/// Whether something occurs at least once, twice, three times, a bit for each place.
struct BitTally {
    BoardVector one{};
    BoardVector two{};
    BoardVector three{};
};

/// The sum of two tallies.
inline BitTally operator+(const BitTally& a, const BitTally& b) {
    return {a.one | b.one, a.two | b.two | (a.one & b.one), a.three | b.three | (a.two & b.one) | (a.one & b.two)};
}
[[nodiscard]] inline BitTally tally(BoardVector a, BoardVector b, BoardVector c) {
    return {a | b | c, (a & b) | (a & c) | (b & c), a & b & c};
}

// ---- rows: nine adjacent bits

/// Every cell of the rows with a bit of x.
[[nodiscard]] inline BoardVector rows_with_any(BoardVector x) {
    const BoardVector low = in_each(0xFF * row_bit);
    const BoardVector high = (((x & low) + low) | x) & in_each(row_bit << 8);
    return (high << 1) - (high >> 8);
}
/// x without the first bit of each row.
[[nodiscard]] inline BoardVector drop_first_in_rows(BoardVector x) {
    return x & (x - (rows_with_any(x) & in_each(row_bit)));
}
[[nodiscard]] inline BitTally rows(BoardVector x) {
    const BoardVector second = drop_first_in_rows(x);
    return {rows_with_any(x), rows_with_any(second), rows_with_any(drop_first_in_rows(second))};
}

// ---- columns of a band: three rows folded into nine bits

[[nodiscard]] inline BitTally fold_rows(BoardVector x) {
    const BoardVector nine = in_each(0x1FF);
    return tally(x & nine, (x >> 9) & nine, (x >> 18) & nine);
}
/// Expands nine bits to the three rows of a band.
[[nodiscard]] inline BoardVector to_rows(BoardVector x) { return x | x << 9 | x << 18; }
[[nodiscard]] inline BoardVector next_band(BoardVector x) { return __builtin_shufflevector(x, x, 1, 2, 0, 3); }
[[nodiscard]] inline BoardVector last_band(BoardVector x) { return __builtin_shufflevector(x, x, 2, 0, 1, 3); }

[[nodiscard]] inline BitTally columns_of(const BitTally& bands) {
    const BitTally next = {next_band(bands.one), next_band(bands.two), next_band(bands.three)};
    const BitTally last = {last_band(bands.one), last_band(bands.two), last_band(bands.three)};
    const BitTally sum = bands + next + last;
    return {to_rows(sum.one), to_rows(sum.two), to_rows(sum.three)};
}

// ---- boxes: three columns of a band folded into one

[[nodiscard]] inline BitTally add_columns(const BitTally& x) {
    const BoardVector first = in_each(first_columns);
    const auto part = [&](int shift) {
        return BitTally{(x.one >> shift) & first, (x.two >> shift) & first, (x.three >> shift) & first};
    };
    return part(0) + part(1) + part(2);
}
/// Expands one bit to three columns.
[[nodiscard]] inline BoardVector to_columns(BoardVector x) { return x | x << 1 | x << 2; }

[[nodiscard]] inline BitTally boxes_of(const BitTally& bands) {
    const BitTally sum = add_columns(bands);
    return {to_rows(to_columns(sum.one)), to_rows(to_columns(sum.two)), to_rows(to_columns(sum.three))};
}

/// Every cell of the houses with at least one, two, three bits of x, by kind of house.
struct HouseCounts {
    BitTally row;
    BitTally column;
    BitTally box;
};
// Always inlined: each caller uses a part, and the unused parts are not computed.
[[nodiscard]] [[gnu::always_inline]] inline HouseCounts houses(BoardVector x) {
    const BitTally bands = fold_rows(x);
    return {rows(x), columns_of(bands), boxes_of(bands)};
}

/// The cells that see a bit of x; a bit sees itself only if its house has another one.
[[nodiscard]] inline BoardVector peers(BoardVector x) {
    const HouseCounts h = houses(x);
    return ((h.row.one | h.column.one | h.box.one) & ~x) | h.row.two | h.column.two | h.box.two;
}

// ---- three cells where a box and a row meet: one bit in the first column of the box

[[nodiscard]] inline BitTally row_parts(BoardVector x) {
    const BoardVector first = in_each(first_columns);
    return tally(x & first, (x >> 1) & first, (x >> 2) & first);
}
/// The parts of the other two rows of the same box.
[[nodiscard]] inline BoardVector other_rows(BoardVector part) {
    const BoardVector all = all_cells;
    return ((part << 9) | (part >> 18) | (part << 18) | (part >> 9)) & all;
}
/// The parts of the other two boxes of the same row.
[[nodiscard]] inline BoardVector other_boxes_of_row(BoardVector part) {
    const BoardVector box1 = in_each(row_bit);
    const BoardVector box3 = in_each(row_bit << 6);
    const BoardVector box2 = in_each(row_bit << 3);
    return ((part << 3) & (box2 | box3)) | ((part >> 6) & box1) | ((part << 6) & box3) | ((part >> 3) & (box1 | box2));
}

// ---- three cells where a box and a column meet: one of nine bits of a band

[[nodiscard]] inline BoardVector other_bands(BoardVector part) { return next_band(part) | last_band(part); }
/// The other two columns of the same box.
[[nodiscard]] inline BoardVector other_columns(BoardVector part) {
    const BoardVector left = in_each(box_bit);
    const BoardVector middle = in_each(box_bit << 1);
    const BoardVector right = in_each(box_bit << 2);
    return ((part << 1) & (middle | right)) | ((part >> 2) & left) | ((part << 2) & right) |
           ((part >> 1) & (left | middle));
}

/// Pointing: the cells that lose x because all x of a box, two or more, lie on one line.
[[nodiscard]] inline BoardVector pointing(BoardVector x) {
    const BitTally row = row_parts(x);
    const BitTally column = fold_rows(x);
    const BoardVector on_row = row.two & ~other_rows(row.one);
    const BoardVector on_column = column.two & ~other_columns(column.one);
    return x & (to_columns(other_boxes_of_row(on_row)) | to_rows(other_bands(on_column)));
}
/// Claiming: the cells that lose x because all x of a line, two or more, lie in one box.
[[nodiscard]] inline BoardVector claiming(BoardVector x) {
    const BitTally row = row_parts(x);
    const BitTally column = fold_rows(x);
    const BoardVector of_row = row.two & ~other_boxes_of_row(row.one);
    const BoardVector of_column = column.two & ~other_bands(column.one);
    return x & (to_columns(other_rows(of_row)) | to_rows(other_columns(of_column)));
}

}  // namespace deduku::boards
