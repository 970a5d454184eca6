#include "search/variants/sums.hpp"

#include <algorithm>
#include <cstdlib>

#include "search/variants/extremes.hpp"

namespace deduku::variants {
namespace {

// The smallest and the largest digit of a cell, in bits of one number so that one addition counts all. A cell with one
// digit counts as known, others as open.
struct Counts {
    static constexpr int bits = 12;
    std::uint64_t word = 0;

    static constexpr Counts of(DigitMask mask, bool open) {
        const auto low = static_cast<std::uint64_t>(lowest(mask)) + 1;
        const auto high = static_cast<std::uint64_t>(highest(mask)) + 1;
        return {low | high << bits | (open ? 0 : low) << 2 * bits |
                (open ? std::uint64_t{1} << 3 * bits | std::uint64_t{mask} << 4 * bits : 0)};
    }
    constexpr int field(int number) const { return static_cast<int>(word >> number * bits & 0xfffU); }
    constexpr int low() const { return field(0); }
    constexpr int high() const { return field(1); }
    constexpr int known() const { return field(2); }
    constexpr int open() const { return field(3); }
    constexpr unsigned digits() const { return static_cast<unsigned>(word >> 4 * bits); }  // of a cell, if it is open
};

constexpr std::array<std::array<Counts, 512>, 2> make_counts() {
    std::array<std::array<Counts, 512>, 2> out;
    for (unsigned mask = 1; mask < 512; ++mask)
        for (const bool every : {false, true})
            out[every ? 1 : 0][mask] =
                Counts::of(static_cast<DigitMask>(mask), every || !is_single(static_cast<DigitMask>(mask)));
    return out;
}
constexpr std::array<std::array<Counts, 512>, 2> counts = make_counts();  // [1]: every cell is open

// The value of a cell with one digit; otherwise 0.
constexpr std::array<std::uint8_t, 512> make_known_values() {
    std::array<std::uint8_t, 512> out{};
    for (int d = 0; d < most_digits; ++d) out[mask_of(d)] = static_cast<std::uint8_t>(d + 1);
    return out;
}
constexpr std::array<std::uint8_t, 512> known_value = make_known_values();

constexpr std::array<DigitMask, 512> make_reversed() {
    std::array<DigitMask, 512> out{};
    for (unsigned mask = 0; mask < 512; ++mask)
        for (unsigned d = 0; d < most_digits; ++d)
            if ((mask >> d & 1U) != 0) out[mask] |= static_cast<DigitMask>(1U << (most_digits - 1 - d));
    return out;
}
constexpr std::array<DigitMask, 512> reversed = make_reversed();

constexpr DigitMask shifted(DigitMask mask, int by) {
    if (by >= 0) return by > most_digits ? DigitMask{0} : static_cast<DigitMask>((mask << by) & 511);
    return -by > most_digits ? DigitMask{0} : static_cast<DigitMask>(mask >> -by);
}

// For the digits of one cell: the values of another that give sum or difference = total.
constexpr DigitMask partners(DigitMask mask, bool same_sign, int total) {
    // Values x + y = total: digit y - 1 = total - 2 - x', reversed x' is 8 - x'.
    return same_sign ? shifted(reversed[mask], total - 10) : shifted(mask, total);
}

}  // namespace

bool SumFilter::run(const VariantSum& sum, const DigitMask* open) {
    changes_made_ = 0;
    exact_ = false;
    required_ = 0;
    if (!sum.counted.empty()) return run_counts(sum, open);
    if (!sum.unit) return run_weighted(sum, open);
    return sum.total_of_one() ? run_one(sum, open) : run_unit(sum, open);
}

// One group with a total, so its bounds do not matter.
bool SumFilter::run_one(const VariantSum& sum, const DigitMask* open) {
    int left = sum.groups[0].minus ? -sum.least : sum.least;
    std::size_t count = 0;
    for (const std::uint8_t cell : sum.cells) {
        const DigitMask mask = open[cell];
        cells_[count] = cell;
        masks_[count] = mask;
        left -= known_value[mask];
        count += is_single(mask) ? 0U : 1U;
    }
    if (count == 0) return left == 0;
    if (left < 1 || left > most_sum) return false;
    exact_ = true;
    if (count == 1) {
        const unsigned digit = masks_[0] & (left <= most_digits ? 1U << (left - 1) : 0U);
        keep(0, digit);
        return digit != 0;
    }
    if (count == 2) return cut_pair(left, Pairing::differ);
    const SetList& list = sets_of_size[count];
    const std::size_t first = list.from[at(left)];
    const std::size_t sets = list.from[at(left) + 1] - first;
    return sets != 0 && cut_sets(0, count, {&list.sets[first], sets});
}

SumFilter::Bounds SumFilter::gather(const VariantSum& sum, const DigitMask* open) {
    fixed_ = 0;
    parts_made_ = 0;
    parts_[0].to = 0;
    Bounds bounds;
    for (const UnitGroup& group : sum.groups) add_part(group, sum, open, bounds);
    return bounds;
}

// Adds the open cells of a group, and the bounds of their sum, nearly always the tightest ones. Has no jump for each
// cell.
void SumFilter::add_part(const UnitGroup& group, const VariantSum& sum, const DigitMask* open, Bounds& bounds) {
    const int from = parts_made_ == 0 ? 0 : parts_[parts_made_ - 1].to;
    const auto& table = counts[group.allowed >= 0 ? 1 : 0];
    const std::uint8_t* const cells = sum.cells.data();
    unsigned all = 0;
    Counts made;
    for (int i = group.from; i < group.to; ++i) {
        const std::uint8_t cell = cells[i];
        const DigitMask mask = open[cell];
        const std::size_t place = at(from + made.open());
        cells_[place] = cell;
        masks_[place] = mask;
        made.word += table[mask].word;
        all |= table[mask].digits();
    }
    const int known = made.known();
    fixed_ += group.minus ? -known : known;
    const std::size_t n = at(made.open());
    if (n == 0) return;
    const int low = std::max<int>(made.low() - known, extremes.least[all][n]);
    const int high = std::min<int>(made.high() - known, extremes.most[all][n]);
    bounds.low += group.minus ? -high : low;
    bounds.high += group.minus ? -low : high;
    bounds.widest = std::max(bounds.widest, high - low);
    bounds.possible = bounds.possible && low <= high;
    parts_[parts_made_++] = {from, from + static_cast<int>(n), low, high, group.minus, group.allowed, all};
}

bool SumFilter::run_unit(const VariantSum& sum, const DigitMask* open) {
    const Bounds bounds = gather(sum, open);
    const int room_below = sum.most - fixed_ - bounds.low;  // the most that a part may exceed its least sum
    const int room_above = bounds.high - sum.least + fixed_;
    if (!bounds.possible || room_below < 0 || room_above < 0) return false;
    if (parts_made_ == 0) return true;
    const Part& part = parts_[0];
    const bool pair = parts_[parts_made_ - 1].to == 2;
    if (sum.least == sum.most && part.allowed < 0 && (pair || parts_made_ == 1)) {
        exact_ = true;
        const int total = part.minus ? fixed_ - sum.least : sum.least - fixed_;
        if (!pair) return cut(part, total, total);
        const bool same = parts_made_ == 1 || parts_[0].minus == parts_[1].minus;
        if (!same) return cut_pair(total, Pairing::subtract);
        return cut_pair(total, parts_made_ == 1 ? Pairing::differ : Pairing::add);
    }
    if (part.allowed < 0 && room_below >= bounds.widest && room_above >= bounds.widest) return true;
    return by_bounds(room_below, room_above);
}

// Restricts each part to the range allowed by the bounds of the others.
bool SumFilter::by_bounds(int room_below, int room_above) {
    for (std::size_t p = 0; p < parts_made_; ++p) {
        const Part& part = parts_[p];
        const int width = part.high - part.low;
        if (part.allowed < 0 && room_below >= width && room_above >= width) continue;
        const int from = part.high - (part.minus ? room_below : room_above);
        const int to = part.low + (part.minus ? room_above : room_below);
        if (!cut(part, std::max(from, part.low), std::min(to, part.high))) return false;
    }
    return true;
}

// Two open cells, in one group or in two: a + b = total, or a - b = total.
bool SumFilter::cut_pair(int total, Pairing pairing) {
    const bool same_sign = pairing != Pairing::subtract;
    const DigitMask here = masks_[0];
    const DigitMask there = masks_[1];
    unsigned for_a = here & partners(there, same_sign, total);
    unsigned for_b = there & partners(here, same_sign, same_sign ? total : -total);
    if (pairing == Pairing::differ && (total & 1) == 0 && total >= 2 && total <= 2 * most_digits) {
        for_a &= ~(1U << (total / 2 - 1));
        for_b &= ~(1U << (total / 2 - 1));
    }
    if (for_a == 0 || for_b == 0) return false;
    keep(0, for_a);
    keep(1, for_b);
    return true;
}

// Restricts the sum of the open cells of a part to `from` .. `to`, within its bounds.
bool SumFilter::cut(const Part& part, int from, int to) {
    if (from > to) return false;
    const int n = part.count();
    if (part.allowed < 0 && n == 1) {
        const unsigned left = masks_[at(part.from)] & ((2U << (to - 1)) - (1U << (from - 1)));
        keep(at(part.from), left);
        return left != 0;
    }
    if (part.allowed < 0 && n == 2) return cut_two(part, from, to);
    const SetList& list = part.allowed < 0 ? sets_of_size[at(n)] : model_.allowed[at(part.allowed)];
    const std::size_t first = list.from[at(from)];
    const std::size_t sets = list.from[at(to) + 1] - first;
    if (part.allowed < 0 && sets > lanes_at_once) return cut_ends(part, from, to);
    return cut_sets(at(part.from), at(n), {&list.sets[first], sets});
}

// Filters `count` open cells, starting at index `from`.
bool SumFilter::cut_sets(std::size_t from, std::size_t count, std::span<const DigitMask> sets) {
    SetPass pass;
    pass.open = &masks_[from];
    pass.cells = count;
    if (!passes_->keep(sets, pass)) return false;
    for (std::size_t i = 0; i < count; ++i) keep(from + i, pass.kept[i]);
    required_ = pass.required;
    return true;
}

bool SumFilter::cut_two(const Part& part, int from, int to) {
    const std::size_t first = at(part.from);
    const unsigned here = masks_[first];
    const unsigned there = masks_[first + 1];
    unsigned for_first = 0;
    unsigned for_second = 0;
    const std::uint64_t sums = (std::uint64_t{2} << to) - (std::uint64_t{1} << from);
    for_each_bit(here, [&](int d) {
        const auto fits = there & ~(1U << d) & static_cast<unsigned>(sums >> (d + 2));
        for_first |= fits != 0 ? 1U << d : 0U;
        for_second |= fits;
    });
    keep(first, for_first);
    keep(first + 1, for_second);
    return for_first != 0;
}

// Restricts each cell by the bounds of the others.
bool SumFilter::cut_ends(const Part& part, int from, int to) {
    const std::size_t others = at(part.count() - 1);
    int low = 0;
    int high = 0;
    for (int i = part.from; i < part.to; ++i) {
        low += lowest(masks_[at(i)]) + 1;
        high += highest(masks_[at(i)]) + 1;
    }
    for (int i = part.from; i < part.to; ++i) {
        const DigitMask mask = masks_[at(i)];
        const int least = std::max<int>(low - lowest(mask) - 1, extremes.least[part.all][others]);
        const int most = std::min<int>(high - highest(mask) - 1, extremes.most[part.all][others]);
        const int lower = std::max(from - most, 1);
        const int upper = std::min(to - least, most_digits);
        if (upper < lower) return false;
        const unsigned left = mask & ((2U << (upper - 1)) - (1U << (lower - 1)));
        if (left == 0) return false;
        keep(at(i), left);
    }
    return true;
}

bool SumFilter::run_counts(const VariantSum& sum, const DigitMask* open) {
    int low = 0;
    int high = 0;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
        const DigitMask mask = open[sum.cells[i]];
        const CountedDigits& counted = sum.counted[i];
        const bool may = (mask & counted.digits) != 0;
        const bool must = (mask & ~counted.digits) == 0;
        low += counted.weight * static_cast<int>(counted.weight > 0 ? must : may);
        high += counted.weight * static_cast<int>(counted.weight > 0 ? may : must);
    }
    if (high < sum.least || low > sum.most) return false;
    if (low >= sum.least && high <= sum.most) return true;
    const int room_above = sum.most - low;
    const int room_below = high - sum.least;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
        const CountedDigits& counted = sum.counted[i];
        const int range = std::abs(counted.weight);
        if (range <= room_above && range <= room_below) continue;
        const DigitMask mask = open[sum.cells[i]];
        const auto counting = static_cast<DigitMask>(mask & counted.digits);
        if (counting == 0 || counting == mask) continue;
        if (range > room_above && range > room_below) return false;
        const bool must = (range > room_below) == (counted.weight > 0);
        changes_[changes_made_++] = {sum.cells[i], must ? counting : static_cast<DigitMask>(mask - counting)};
    }
    return true;
}

namespace {

// The least and the greatest weight of these digits.
struct Range {
    std::int64_t low = 0;
    std::int64_t high = 0;
};

template <class Weights>
Range range_of(const Weights& weights, DigitMask mask) {
    Range out{weights[at(lowest(mask))], weights[at(lowest(mask))]};
    for_each_bit(mask & (mask - 1U), [&](int d) {
        out.low = std::min<std::int64_t>(out.low, weights[at(d)]);
        out.high = std::max<std::int64_t>(out.high, weights[at(d)]);
    });
    return out;
}

}  // namespace

// Restricts groups, and cells with their own weights, by bounds.
bool SumFilter::run_weighted(const VariantSum& sum, const DigitMask* open) {
    const Bounds bounds = gather(sum, open);
    // 64 bits: there may be many cells with weights of six digits and bounds of nine.
    std::int64_t low = fixed_ + bounds.low;
    std::int64_t high = fixed_ + bounds.high;
    std::array<Range, most_cells> ranges;
    const std::size_t first = sum.cells.size() - sum.weights.size();
    for (std::size_t i = 0; i < sum.weights.size(); ++i) {
        ranges[i] = range_of(sum.weights[i], open[sum.cells[first + i]]);
        low += ranges[i].low;
        high += ranges[i].high;
    }
    if (high < sum.least || low > sum.most) return false;
    if (low >= sum.least && high <= sum.most) return true;
    const auto clamp = [](std::int64_t value) {
        return static_cast<int>(std::clamp<std::int64_t>(value, -100'000, 100'000));
    };
    // Bounds far beyond the reach of the groups do not affect them.
    if (!by_bounds(clamp(sum.most - low), clamp(high - sum.least))) return false;
    for (std::size_t i = 0; i < sum.weights.size(); ++i) {
        const std::int64_t from = sum.least - (high - ranges[i].high);
        const std::int64_t to = sum.most - (low - ranges[i].low);
        if (from <= ranges[i].low && to >= ranges[i].high) continue;
        DigitMask left = 0;
        const DigitMask mask = open[sum.cells[first + i]];
        for_each_bit(mask, [&](int d) {
            const int weight = sum.weights[i][at(d)];
            if (weight >= from && weight <= to) left |= mask_of(d);
        });
        if (left == 0) return false;
        if (left != mask) changes_[changes_made_++] = {sum.cells[first + i], left};
    }
    return true;
}

}  // namespace deduku::variants
