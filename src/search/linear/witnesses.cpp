#include "search/linear/witnesses.hpp"

#include <algorithm>

namespace deduku::linear {
namespace {

// Digits tried for one answer, and assignments kept for each sum.
constexpr int most_tries = 200;
constexpr std::size_t most_known = 12;

std::int64_t weight_of(const SumGroup& group, int digit) {
    return group.weights.empty() ? std::int64_t{group.factor} * (digit + 1) : group.weights[at(digit)];
}

}  // namespace

bool Witnesses::show(std::size_t sum, const Word* open) {
    const LinearSum& what = model_.sums()[sum];
    OfSum& of = sums_[sum];
    if (of.cells.empty())
        for (const SumGroup& group : what.groups)
            of.cells.insert(of.cells.end(), group.cells.begin(), group.cells.end());
    for (std::size_t i = 0; i < of.known.size(); ++i)
        if (is_open(of.known[i], of, open)) {
            if (i > 0) std::swap(of.known[i], of.known[i - 1]);
            return true;
        }
    if (!find(what, open)) return false;
    if (of.known.size() < most_known)
        of.known.push_back(chosen_);
    else
        of.known.back() = chosen_;
    return true;
}

bool Witnesses::is_open(const Digits& digits, const OfSum& of, const Word* open) {
    for (std::size_t i = 0; i < digits.size(); ++i)
        if ((open[at(of.cells[i])] >> digits[i] & 1) == 0) return false;
    return true;
}

bool Witnesses::find(const LinearSum& sum, const Word* open) {
    left_.assign(1, {});
    for (std::size_t g = sum.groups.size(); g-- > 0;)
        for (std::size_t i = sum.groups[g].cells.size(); i-- > 0;) {
            const Word digits = open[at(sum.groups[g].cells[i])];
            if (digits == 0) return false;
            Range here{weight_of(sum.groups[g], std::countr_zero(digits)), 0};
            here.high = here.low;
            for_each_bit(digits, [&](int d) {
                here.low = std::min(here.low, weight_of(sum.groups[g], d));
                here.high = std::max(here.high, weight_of(sum.groups[g], d));
            });
            left_.push_back({left_.back().low + here.low, left_.back().high + here.high});
        }
    chosen_.clear();
    tries_ = 0;
    return fill(sum, 0, 0, 0, 0, open);
}

bool Witnesses::fill(const LinearSum& sum, std::size_t group, std::size_t in_group, Word taken, std::int64_t total,
                     const Word* open) {
    if (group == sum.groups.size()) return true;
    const SumGroup& here = sum.groups[group];
    if (in_group == here.cells.size()) {
        const bool allowed = !here.allowed || here.allowed->has(static_cast<unsigned>(taken));
        return allowed && fill(sum, group + 1, 0, 0, total, open);
    }
    const Range& rest = left_[left_.size() - chosen_.size() - 2];
    for (Word digits = open[at(here.cells[in_group])] & ~taken; digits != 0; digits &= digits - 1) {
        const int d = std::countr_zero(digits);
        const std::int64_t with = total + weight_of(here, d);
        if ((sum.least && with + rest.high < *sum.least) || (sum.most && with + rest.low > *sum.most)) continue;
        if (++tries_ > most_tries) return false;
        chosen_.push_back(static_cast<std::uint8_t>(d));
        if (fill(sum, group, in_group + 1, taken | bit(d), with, open)) return true;
        chosen_.pop_back();
    }
    return false;
}

}  // namespace deduku::linear
