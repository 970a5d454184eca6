#include "search/linear/filter.hpp"

#include <algorithm>
#include <limits>

#include "search/linear/house_sets.hpp"

namespace deduku::linear {
namespace {

constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max() / 4;

// a / b, rounded down; b > 0.
std::int64_t floor_of(std::int64_t a, std::int64_t b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

// The smallest sum of a set in a family that is not empty, and the largest.
int smallest_sum(const Family& family) {
    int low = 0;
    int high = Family::largest_sum;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (family.meets(Family::up_to(middle)))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}
int largest_sum(const Family& family) {
    int low = 0;
    int high = Family::largest_sum;
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (family.exceeds(Family::up_to(middle - 1)))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

}  // namespace

// All sets that the first cells of the group can hold; false if all its cells together can hold none.
bool LinearFilter::pass_forward(const SumGroup& group, const Word* open) {
    if (passed_ == &group) return !forward_[group.cells.size()].empty();
    passed_ = &group;
    forward_[0] = Family::nothing();
    for (std::size_t i = 0; i < group.cells.size(); ++i) {
        forward_[i + 1] = {};
        for_each_bit(open[at(group.cells[i])], [&](int d) { forward_[i + 1].add_with(forward_[i], d); });
    }
    if (group.allowed) forward_[group.cells.size()] &= *group.allowed;
    return !forward_[group.cells.size()].empty();
}

bool LinearFilter::range_of(const SumGroup& group, const Word* open, Range& range) {
    if (group.cells.size() == 2 && !group.allowed) {
        if (!pair_range(open[at(group.cells[0])], open[at(group.cells[1])], range)) return false;
        range = {group.factor * range.low, group.factor * range.high};
        if (group.factor < 0) std::swap(range.low, range.high);
        return true;
    }
    if (group.cells.size() > 1) {
        if (!pass_forward(group, open)) return false;
        const Family& all = forward_[group.cells.size()];
        range = {group.factor * smallest_sum(all), group.factor * largest_sum(all)};
        if (group.factor < 0) std::swap(range.low, range.high);
        return true;
    }
    range = {far, -far};
    for_each_bit(open[at(group.cells[0])], [&](int d) {
        range.low = std::min<std::int64_t>(range.low, group.weights[at(d)]);
        range.high = std::max<std::int64_t>(range.high, group.weights[at(d)]);
    });
    return range.low <= range.high;
}

// The smallest and the largest sum of two different digits; false if there are none.
bool LinearFilter::pair_range(Word a, Word b, Range& range) {
    range = {far, -far};
    for_each_bit(a, [&](int d) {
        const Word others = b & ~(bit(d));
        if (others == 0) return;
        range.low = std::min<std::int64_t>(range.low, d + std::countr_zero(others) + 2);
        range.high = std::max<std::int64_t>(range.high, d + 63 - std::countl_zero(others) + 2);
    });
    return range.low <= range.high;
}

// The digits that two cells of different digits lose if their sum is within these bounds; false if they lose all.
bool LinearFilter::cut_pair(const SumGroup& group, const Word* open, Range wanted, std::vector<Kill>& kills) {
    for (std::size_t i = 0; i < 2; ++i) {
        const Word here = open[at(group.cells[i])];
        const Word there = open[at(group.cells[1 - i])];
        Word dead = 0;
        for_each_bit(here, [&](int d) {
            // The digits e of the other cell with low <= d + e + 2 <= high.
            const std::int64_t from = std::max<std::int64_t>(wanted.low - d - 2, 0);
            const std::int64_t to = std::min<std::int64_t>(wanted.high - d - 2, digits_ - 1);
            const Word fits = from > to ? 0 : (Word{2} << to) - (Word{1} << from);
            if ((there & fits & ~(bit(d))) == 0) dead |= bit(d);
        });
        if (dead == here) return false;
        if (dead != 0) kills.push_back({group.cells[i], dead});
    }
    return true;
}

// The digits that the group loses if its sum is within a range; false if it loses all.
bool LinearFilter::cut(const SumGroup& group, const Word* open, Range wanted, std::vector<Kill>& kills) {
    if (group.cells.size() == 1) {
        Word dead = 0;
        const Word living = open[at(group.cells[0])];
        for_each_bit(living, [&](int d) {
            if (group.weights[at(d)] < wanted.low || group.weights[at(d)] > wanted.high) dead |= bit(d);
        });
        if (dead != 0) kills.push_back({group.cells[0], dead});
        return dead != living;
    }
    // The range of the sum of digits: factor * sum is within `wanted`.
    std::int64_t low = wanted.low;
    std::int64_t high = wanted.high;
    const std::int64_t factor = group.factor;
    if (factor < 0) {
        low = -wanted.high;
        high = -wanted.low;
    }
    low = std::max<std::int64_t>(-floor_of(-low, std::abs(factor)), 0);
    high = std::min<std::int64_t>(floor_of(high, std::abs(factor)), Family::largest_sum);
    if (low > high) return false;
    if (group.cells.size() == 2 && !group.allowed) return cut_pair(group, open, {low, high}, kills);
    if (!pass_forward(group, open)) return false;
    const std::size_t n = group.cells.size();
    Family backward = forward_[n];
    backward &= Family::up_to(static_cast<int>(high));
    backward -= Family::up_to(static_cast<int>(low) - 1);
    if (backward.empty()) return false;
    required_ = 0;
    for (int d = 0; d < digits_; ++d)
        if (!backward.some_lacks(d)) required_ |= bit(d);
    for (std::size_t i = n; i-- > 0;) {
        Word dead = 0;
        Family before;
        for_each_bit(open[at(group.cells[i])], [&](int d) {
            if (forward_[i].meets_with(d, backward))
                before.add_without(backward, d);
            else
                dead |= bit(d);
        });
        if (dead != 0) kills.push_back({group.cells[i], dead});
        before &= forward_[i];
        backward = before;
    }
    return true;
}

bool LinearFilter::run(const LinearSum& sum, const Word* open, std::vector<Kill>& kills) {
    passed_ = nullptr;
    required_ = 0;
    if (only_differ(sum) && sum.groups[0].cells.size() == at(digits_)) {
        cut_subset(sum.groups[0].cells, open, kills);
        return true;
    }
    if (sum.groups.size() == 1)
        return cut(sum.groups[0], open, {sum.least.value_or(-far), sum.most.value_or(far)}, kills);
    ranges_.resize(sum.groups.size());
    Range all;
    for (std::size_t g = 0; g < sum.groups.size(); ++g) {
        if (!range_of(sum.groups[g], open, ranges_[g])) return false;
        all.low += ranges_[g].low;
        all.high += ranges_[g].high;
    }
    const std::int64_t least = sum.least.value_or(-far);
    const std::int64_t most = sum.most.value_or(far);
    if (all.high < least || all.low > most) return false;
    for (std::size_t g = 0; g < sum.groups.size(); ++g) {
        const Range here = ranges_[g];
        const Range wanted{least - (all.high - here.high), most - (all.low - here.low)};
        const bool exact = sums_ == Sums::all && sum.groups[g].cells.size() > 1;
        if (!exact && wanted.low <= here.low && wanted.high >= here.high) continue;
        if (!cut(sum.groups[g], open, wanted, kills)) return false;
    }
    required_ = 0;
    return true;
}

}  // namespace deduku::linear
