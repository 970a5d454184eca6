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
            out.least[mask][n + 1] = 200;  // an impossible number
            out.most[mask][n + 1] = 0;
        }
    }
    return out;
}

constexpr Extremes extremes = make_extremes();

// A total that is less than this beyond the width of a part, from an end, is looked at exactly: further from its ends
// nearly every sum is reached, and a look costs more than it finds.
constexpr int margin = -1;

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

SumFilter::SumFilter(const Model& model) : model_(model), passes_(passes().front()) {}

bool SumFilter::run(const Sum& sum, const Mask* open) {
    changed_ = false;
    exact_ = false;
    required_ = 0;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) kept_[i] = open[sum.cells[i]];
    return sum.unit ? run_unit(sum, open) : run_weighted(sum, open);
}

// The open parts of a sum; the total of its other cells, or `none` if a cell is empty.
constexpr int none = 1'000'000;
int SumFilter::gather(const Sum& sum, const Mask* open) {
    int fixed = 0;
    int opens = 0;
    parts_made_ = 0;
    passes_made_ = 0;
    for (const Group& group : sum.groups) {
        Part& part = parts_[parts_made_];
        part = {opens, opens, 0, 0, group.minus, group.allowed, -1, 0};
        for (int i = group.from; i < group.to; ++i) {
            const Mask mask = open[sum.cells[at(i)]];
            if (mask == 0) return none;
            if (group.allowed < 0 && is_single(mask))
                fixed += group.minus ? -lowest(mask) - 1 : lowest(mask) + 1;
            else
                open_[at(opens++)] = static_cast<std::uint8_t>(i);
        }
        part.to = opens;
        if (part.from == part.to) continue;
        ++parts_made_;
        bound(part);
        if (part.low > part.high) return none;
    }
    return fixed;
}

bool SumFilter::run_unit(const Sum& sum, const Mask* open) {
    const int fixed = gather(sum, open);
    if (fixed == none) return false;
    const int least = sum.least - fixed;
    const int most = sum.most - fixed;
    int low = 0;
    int high = 0;
    for (std::size_t p = 0; p < parts_made_; ++p) {
        low += parts_[p].least();
        high += parts_[p].most();
    }
    if (high < least || low > most) return false;
    if (parts_made_ == 0) return true;
    if (least != most || parts_[0].allowed >= 0) return by_bounds(low, high, least, most);
    exact_ = true;
    if (parts_made_ == 1) {
        const int total = parts_[0].minus ? -least : least;
        if (parts_[0].to == 2) return cut_pair(total);
        return total >= 0 && total <= 45 && cut_whole(total);
    }
    if (parts_made_ == 2 && parts_[1].to == 2) return cut_pair(parts_[0].minus ? -least : least);
    if (std::min(least - low, high - least) > 63) return by_bounds(low, high, least, most);
    bool near = false;
    for (std::size_t p = 0; p < parts_made_; ++p) {
        const int width = parts_[p].high - parts_[p].low;
        near = near || least - low < width + margin || high - least < width + margin;
    }
    return !near || by_reach(least - low);
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

// Each part within the range that the bounds of the others allow.
bool SumFilter::by_bounds(int low, int high, int least, int most) {
    exact_ = false;
    for (std::size_t p = 0; p < parts_made_; ++p) {
        Part& part = parts_[p];
        int from = least - (high - part.most());
        int to = most - (low - part.least());
        if (part.minus) {
            const int swapped = from;
            from = -to;
            to = -swapped;
        }
        if (part.allowed < 0 && from <= part.low && to >= part.high) continue;
        from = std::max(from, 0);
        to = std::min(to, 45);
        if (from > to || !cut(part, (std::uint64_t{2} << to) - (std::uint64_t{1} << from))) return false;
    }
    return true;
}

// The sums of a part as bits: sum k is bit k.
std::uint64_t SumFilter::sums_of(Part& part) {
    const int n = part.to - part.from;
    if (n == 1) return std::uint64_t{kept_[open_[at(part.from)]]} << 1;
    if (n == 2) {
        std::uint64_t out = 0;
        const std::uint64_t other = kept_[open_[at(part.from + 1)]];
        for_each_bit(kept_[open_[at(part.from)]], [&](int d) { out |= (other & ~(std::uint64_t{1} << d)) << (d + 2); });
        return out;
    }
    return passes_->sums(pass_of(part), part.low, part.high);
}

Pass& SumFilter::pass_of(Part& part) {
    if (part.pass >= 0) return pass_[at(part.pass)];
    part.pass = passes_made_++;
    Pass& pass = pass_[at(part.pass)];
    pass.cells = part.to - part.from;
    pass.allowed = part.allowed < 0 ? nullptr : &model_.allowed[at(part.allowed)];
    for (int i = 0; i < pass.cells; ++i) pass.open[at(i)] = kept_[open_[at(part.from + i)]];
    passes_->forward(pass);
    return pass;
}

// Parts one after the other: reached_[p] has the sums of those before p, above the smallest; backwards only those that the
// rest can complete to the total stay. Counted from the other end if that is nearer.
bool SumFilter::by_reach(int total) {
    int width = 0;
    for (std::size_t p = 0; p < parts_made_; ++p) width += parts_[p].high - parts_[p].low;
    const bool from_top = width - total < total;
    if (from_top) total = width - total;
    reached_[0] = 1;
    const std::uint64_t within = total == 63 ? ~std::uint64_t{0} : (std::uint64_t{2} << total) - 1;
    for (std::size_t p = 0; p < parts_made_; ++p) {
        Part& part = parts_[p];
        part.reachable = sums_of(part);
        std::uint64_t next = 0;
        for_each_bit(part.reachable, [&](int sum) {
            const int step = part.minus != from_top ? part.high - sum : sum - part.low;
            if (step >= 0 && step < 64) next |= reached_[p] << step;
        });
        reached_[p + 1] = next & within;
    }
    std::uint64_t wanted = std::uint64_t{1} << total & reached_[parts_made_];
    for (std::size_t p = parts_made_; p-- > 0;) {
        Part& part = parts_[p];
        std::uint64_t sums = 0;
        std::uint64_t before = 0;
        for_each_bit(part.reachable, [&](int sum) {
            const int step = part.minus != from_top ? part.high - sum : sum - part.low;
            if (step < 0 || step > 63 || ((reached_[p] << step) & wanted) == 0) return;
            sums |= std::uint64_t{1} << sum;
            before |= wanted >> step;
        });
        if (sums == 0) return false;
        if ((sums != part.reachable || part.to - part.from > 1) && !cut(part, sums)) return false;
        wanted = before & reached_[p];
    }
    required_ = 0;
    return true;
}

// Two open cells, in one group or in two: a + b = total, or a - b = total.
bool SumFilter::cut_pair(int total) {
    const std::size_t a = open_[0];
    const std::size_t b = open_[1];
    const bool same_sign = parts_made_ == 1 || parts_[0].minus == parts_[1].minus;
    const Mask here = kept_[a];
    const Mask there = kept_[b];
    Mask for_a = static_cast<Mask>(here & partners(there, same_sign, total));
    Mask for_b = static_cast<Mask>(there & partners(here, same_sign, same_sign ? total : -total));
    if (parts_made_ == 1 && (total & 1) == 0 && total >= 2 && total <= 2 * most_digits) {
        for_a &= static_cast<Mask>(~mask_of(total / 2 - 1));
        for_b &= static_cast<Mask>(~mask_of(total / 2 - 1));
    }
    if (for_a == 0 || for_b == 0) return false;
    keep(a, for_a);
    keep(b, for_b);
    return true;
}

// The only part has this sum: often looked up before.
bool SumFilter::cut_whole(int total) {
    constexpr int most = 6;
    constexpr std::uint64_t impossible = std::uint64_t{1} << 63;
    Part& part = parts_[0];
    const int n = part.to - part.from;
    const std::uint64_t sum = std::uint64_t{1} << total;
    if (n < 3 || n > most) return cut(part, sum);
    auto asked = static_cast<std::uint64_t>(total * 8 + n);
    for (int i = 0; i < n; ++i) asked = asked << most_digits | kept_[open_[at(i)]];
    Known& known = known_[(asked * 0x9E3779B97F4A7C15U) >> 53];
    if (known.asked != asked) {
        known.asked = asked;
        known.answer = impossible;
        if (!cut(part, sum)) return false;
        known.answer = required_;
        for (int i = 0; i < n; ++i) known.answer = known.answer << most_digits | kept_[open_[at(i)]];
        return true;
    }
    if (known.answer == impossible) return false;
    std::uint64_t left = known.answer;
    for (int i = n; i-- > 0; left >>= most_digits) keep(open_[at(i)], static_cast<Mask>(left & 511U));
    required_ = static_cast<Mask>(left);
    return true;
}

// The sum of the open cells of a part is one of these.
bool SumFilter::cut(Part& part, std::uint64_t sums) {
    const int n = part.to - part.from;
    const std::size_t first = open_[at(part.from)];
    if (n == 1 && part.allowed < 0) {
        keep(first, static_cast<Mask>(kept_[first] & sums >> 1));
        return kept_[first] != 0;
    }
    if (n == 2 && part.allowed < 0) {
        const std::size_t second = open_[at(part.from + 1)];
        Mask for_first = 0;
        Mask for_second = 0;
        for_each_bit(kept_[first], [&](int d) {
            const auto fits = static_cast<Mask>(kept_[second] & ~mask_of(d) & (sums >> (d + 2)));
            if (fits != 0) for_first |= mask_of(d);
            for_second |= fits;
        });
        keep(first, for_first);
        keep(second, for_second);
        return for_first != 0;
    }
    Pass& pass = pass_of(part);
    if (!passes_->backward(pass, sums)) return false;
    for (int i = 0; i < n; ++i) keep(open_[at(part.from + i)], pass.open[at(i)]);
    required_ = pass.required;
    return true;
}

// Groups, and cells with their own weights, by bounds.
bool SumFilter::run_weighted(const Sum& sum, const Mask* open) {
    const int fixed = gather(sum, open);
    if (fixed == none) return false;
    // 64 bits: many cells with weights of six digits and bounds of nine.
    std::int64_t low = fixed;
    std::int64_t high = fixed;
    for (std::size_t p = 0; p < parts_made_; ++p) {
        low += parts_[p].least();
        high += parts_[p].most();
    }
    struct Range {
        std::int64_t low = 0;
        std::int64_t high = 0;
    };
    std::array<Range, most_cells> ranges;
    const std::size_t first = sum.cells.size() - sum.weights.size();
    for (std::size_t i = 0; i < sum.weights.size(); ++i) {
        const Mask mask = kept_[first + i];
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
    const auto clamp = [](std::int64_t value) {
        return static_cast<int>(std::clamp<std::int64_t>(value, -100'000, 100'000));
    };
    // Bounds far beyond what groups can reach do not matter to them.
    if (!by_bounds(0, 0, clamp(sum.least - high), clamp(sum.most - low))) return false;
    for (std::size_t i = 0; i < sum.weights.size(); ++i) {
        const std::int64_t from = sum.least - (high - ranges[i].high);
        const std::int64_t to = sum.most - (low - ranges[i].low);
        if (from <= ranges[i].low && to >= ranges[i].high) continue;
        Mask left = 0;
        for_each_bit(kept_[first + i], [&](int d) {
            const int weight = sum.weights[i][at(d)];
            if (weight >= from && weight <= to) left |= mask_of(d);
        });
        if (left == 0) return false;
        keep(first + i, left);
    }
    required_ = 0;
    return true;
}

}  // namespace deduku::rules
