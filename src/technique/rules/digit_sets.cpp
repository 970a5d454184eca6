#include "technique/rules/digit_sets.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "grid/in_order.hpp"

namespace deduku {
namespace {

constexpr std::array<int, all_digit_sets> make_totals() {
    std::array<int, all_digit_sets> out{};
    for (std::size_t set = 1; set < out.size(); ++set) out[set] = out[set & (set - 1)] + std::countr_zero(set) + 1;
    return out;
}
constexpr std::array<int, all_digit_sets> totals_of_sets = make_totals();

std::vector<std::int64_t> totals_of(const linear::SumGroup& group, const reasons::LivingDigits& open) {
    std::vector<std::int64_t> out;
    if (!group.weights.empty())
        linear::for_each_bit(open[at(group.cells[0])], [&](int d) { out.push_back(group.weights[at(d)]); });
    else
        for (const DigitSet set : sets_of(group.cells, open)) out.push_back(group.factor * total_of_set(set));
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

}  // namespace

int total_of_set(DigitSet digits) { return totals_of_sets[digits]; }

std::vector<DigitSet> sets_of(const std::vector<int>& cells, const reasons::LivingDigits& open) {
    std::vector<DigitSet> out = {0};
    for (const int cell : cells) {
        std::bitset<all_digit_sets> seen;
        std::vector<DigitSet> next;
        for (const DigitSet set : out)
            linear::for_each_bit(open[at(cell)] & ~linear::Word{set}, [&](int d) {
                const DigitSet with = set | 1U << d;
                if (!seen[with]) next.push_back(with);
                seen.set(with);
            });
        out = std::move(next);
    }
    return out;
}

Totals::Totals(const std::vector<DigitSet>& sets) {
    for (const DigitSet set : sets) insert(total_of_set(set));
}

Totals Totals::zero() {
    Totals out;
    out.insert(0);
    return out;
}

Totals Totals::plus(const linear::SumGroup& group, const reasons::LivingDigits& open) const {
    Totals out;
    for (const std::int64_t each : totals_of(group, open))
        out.bits_ |= each < 0 ? bits_ >> static_cast<std::size_t>(-each) : bits_ << static_cast<std::size_t>(each);
    return out;
}

std::vector<DigitSet> Totals::of(std::vector<DigitSet> sets) const {
    std::erase_if(sets, [&](DigitSet set) { return !has(total_of_set(set)); });
    return sets;
}

}  // namespace deduku
