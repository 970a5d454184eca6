#include "search/rules/sums.hpp"

#include <algorithm>

namespace deduku::rules {
namespace {

// The sum of the n smallest, and of the n largest digits of a set; a digit d counts d + 1.
struct Extremes {
    std::array<std::array<std::uint8_t, most_digits + 1>, 512> least{};
    std::array<std::array<std::uint8_t, most_digits + 1>, 512> most{};
};

constexpr Extremes make_extremes() {
    Extremes out;
    for (unsigned mask = 0; mask < 512; ++mask) {
        unsigned n = 0;
        for (unsigned d = 0; d < most_digits; ++d) {
            if ((mask >> d & 1U) == 0) continue;
            out.least[mask][n + 1] = static_cast<std::uint8_t>(out.least[mask][n] + d + 1);
            ++n;
        }
        const unsigned count = n;
        n = 0;
        for (unsigned d = most_digits; d-- > 0;) {
            if ((mask >> d & 1U) == 0) continue;
            out.most[mask][n + 1] = static_cast<std::uint8_t>(out.most[mask][n] + d + 1);
            ++n;
        }
        for (n = count; n < most_digits; ++n) {
            out.least[mask][n + 1] = 200;  // there are not so many
            out.most[mask][n + 1] = 0;
        }
    }
    return out;
}

constexpr Extremes extremes = make_extremes();

// Digits whose values are within these bounds.
constexpr Mask between(int least, int most) {
    least = std::max(least, 1);
    most = std::min(most, most_digits);
    return least > most ? Mask{0} : static_cast<Mask>((1U << most) - (1U << (least - 1)));
}

constexpr std::array<Mask, 512> make_reversed() {
    std::array<Mask, 512> out{};
    for (unsigned mask = 0; mask < 512; ++mask)
        for (unsigned d = 0; d < most_digits; ++d)
            if ((mask >> d & 1U) != 0) out[mask] |= static_cast<Mask>(1U << (most_digits - 1 - d));
    return out;
}
constexpr std::array<Mask, 512> reversed = make_reversed();

constexpr Mask shifted(Mask mask, int by) {
    if (by >= 0) return by > most_digits ? Mask{0} : static_cast<Mask>((mask << by) & 511);
    return -by > most_digits ? Mask{0} : static_cast<Mask>(mask >> -by);
}

// Of digits in one cell: the values of another one that make sum or difference = total.
constexpr Mask partners(Mask mask, bool same_sign, int total) {
    // Values x + y = total: digit y - 1 = total - 2 - x', reversed x' is 8 - x'.
    return same_sign ? shifted(reversed[mask], total - 10) : shifted(mask, total);
}

}  // namespace

SumFilter::SumFilter(const Model& model) : model_(model), support_(supports().front()) {}

bool SumFilter::run(const Sum& sum, const Mask* open) {
    changed_ = false;
    required_ = 0;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) kept_[i] = open[sum.cells[i]];
    return sum.unit ? run_unit(sum, open) : run_weighted(sum, open);
}

bool SumFilter::run_unit(const Sum& sum, const Mask* open) {
    int least = sum.least;
    int most = sum.most;
    int low = 0;
    int high = 0;
    std::size_t parts = 0;
    int opens = 0;
    for (const Group& group : sum.groups) {
        Part& part = parts_[parts];
        part = {opens, opens, 0, 0, group.minus, group.allowed};
        int fixed = 0;
        for (int i = group.from; i < group.to; ++i) {
            const Mask mask = open[sum.cells[at(i)]];
            if (mask == 0) return false;
            if (group.allowed < 0 && is_single(mask))
                fixed += lowest(mask) + 1;
            else
                open_[at(opens++)] = static_cast<std::uint8_t>(i);
        }
        if (group.minus) fixed = -fixed;
        least -= fixed;
        most -= fixed;
        part.to = opens;
        if (part.from == part.to) continue;
        ++parts;
        bound(part);
        if (part.low > part.high) return false;
        low += part.minus ? -part.high : part.low;
        high += part.minus ? -part.low : part.high;
    }
    if (high < least || low > most) return false;
    if (parts == 0) return true;
    if (opens == 2 && least == most && parts_[0].allowed < 0) return cut_pair(least, static_cast<int>(parts));
    for (std::size_t p = 0; p < parts; ++p) {
        const Part& part = parts_[p];
        // What the others leave to it.
        int from = least - (high - (part.minus ? -part.low : part.high));
        int to = most - (low - (part.minus ? -part.high : part.low));
        if (part.minus) {
            const int swapped = from;
            from = -to;
            to = -swapped;
        }
        const bool exact = parts == 1 && (least == most || part.allowed >= 0);
        if (!exact && from <= part.low && to >= part.high) continue;
        if (!cut(part, from, to)) return false;
    }
    return true;
}

// Bounds of the sum of cells that differ, nearly always the best ones.
void SumFilter::bound(Part& part) const {
    unsigned all = 0;
    int low = 0;
    int high = 0;
    for (int i = part.from; i < part.to; ++i) {
        const Mask mask = kept_[open_[at(i)]];
        all |= mask;
        low += lowest(mask) + 1;
        high += highest(mask) + 1;
    }
    const std::size_t n = at(part.to - part.from);
    part.low = std::max<int>(low, extremes.least[all][n]);
    part.high = std::min<int>(high, extremes.most[all][n]);
}

// Two open cells, in one group or in two.
bool SumFilter::cut_pair(int total, int parts) {
    const std::size_t a = open_[0];
    const std::size_t b = open_[1];
    const bool same_sign = parts == 1 || parts_[0].minus == parts_[1].minus;
    Mask here = kept_[a];
    Mask there = kept_[b];
    if (parts_[0].minus) total = -total;
    // a + b = total or a - b = total
    Mask for_a = static_cast<Mask>(here & partners(there, same_sign, total));
    Mask for_b = static_cast<Mask>(there & partners(here, same_sign, same_sign ? total : -total));
    if (parts == 1 && (total & 1) == 0 && total >= 2 && total <= 2 * most_digits) {
        for_a &= static_cast<Mask>(~mask_of(total / 2 - 1));
        for_b &= static_cast<Mask>(~mask_of(total / 2 - 1));
    }
    if (for_a == 0 || for_b == 0) return false;
    keep(a, for_a);
    keep(b, for_b);
    return true;
}

// The sum of the open cells of a part is within these bounds.
bool SumFilter::cut(const Part& part, int low, int high) {
    const int n = part.to - part.from;
    if (n == 1) {
        const std::size_t place = open_[at(part.from)];
        const Mask mask = static_cast<Mask>(kept_[place] & between(low, high));
        keep(place, mask);
        return mask != 0;
    }
    Query query;
    query.cells = n;
    query.least = std::max(low, 0);
    query.most = std::min(high, most_digits * (most_digits + 1) / 2);
    if (query.least > query.most) return false;
    if (part.allowed >= 0) query.allowed = &model_.allowed[at(part.allowed)];
    for (int i = 0; i < n; ++i) query.open[at(i)] = kept_[open_[at(part.from + i)]];
    if (!support_(query)) return false;
    for (int i = 0; i < n; ++i) keep(open_[at(part.from + i)], query.open[at(i)]);
    required_ = query.required;
    return true;
}

bool SumFilter::run_weighted(const Sum& sum, const Mask* open) {
    // 64 bits: many cells with weights of six digits and bounds of nine.
    std::int64_t low = 0;
    std::int64_t high = 0;
    struct Range {
        std::int64_t low = 0;
        std::int64_t high = 0;
    };
    std::array<Range, most_cells> ranges;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
        Mask mask = open[sum.cells[i]];
        if (mask == 0) return false;
        const auto& weights = sum.weights[i];
        Range range{weights[at(lowest(mask))], weights[at(lowest(mask))]};
        for_each_bit(mask & (mask - 1U), [&](int d) {
            range.low = std::min<std::int64_t>(range.low, weights[at(d)]);
            range.high = std::max<std::int64_t>(range.high, weights[at(d)]);
        });
        ranges[i] = range;
        low += range.low;
        high += range.high;
    }
    if (high < sum.least || low > sum.most) return false;
    if (low >= sum.least && high <= sum.most) return true;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) {
        const std::int64_t from = sum.least - (high - ranges[i].high);
        const std::int64_t to = sum.most - (low - ranges[i].low);
        if (from <= ranges[i].low && to >= ranges[i].high) continue;
        Mask left = 0;
        for_each_bit(kept_[i], [&](int d) {
            const int weight = sum.weights[i][at(d)];
            if (weight >= from && weight <= to) left |= mask_of(d);
        });
        if (left == 0) return false;
        keep(i, left);
    }
    return true;
}

}  // namespace deduku::rules
