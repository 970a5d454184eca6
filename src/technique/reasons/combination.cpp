#include "technique/reasons/combination.hpp"

#include <algorithm>
#include <limits>

#include "grid/in_order.hpp"
#include "technique/reasons/assignment.hpp"

namespace deduku::reasons {

using linear::bit;
using linear::for_each_bit;
using linear::Kill;
using linear::LinearModel;
using linear::LinearSum;
using linear::SumGroup;
using linear::Word;

namespace {

constexpr std::int64_t largest_factor = 9999;  // the limit of the ledger format

// Subtracts multiples of "at most one" of the digits of a group; false if the group has no assignment.
bool add_duals(const LinearModel& model, Combination& to, const SumGroup& group, int sign, const LivingDigits& open) {
    std::vector<std::vector<std::optional<std::int64_t>>> weights;
    for (const int cell : group.cells) {
        weights.emplace_back(at(model.digits()));
        for_each_bit(open[at(cell)], [&](int d) { weights.back()[at(d)] = sign * group.factor * (d + 1); });
    }
    const std::optional<std::vector<std::int64_t>> prices = prices_of_columns(weights);
    if (!prices) return false;
    for (int d = 0; d < model.digits(); ++d) {
        const std::int64_t price = (*prices)[at(d)];
        if (price == 0) continue;
        const auto sector = model.sector(group.house, d);
        const auto same = [&](const Factor& f) { return f.line == sector; };
        auto factor = std::find_if(to.lines.begin(), to.lines.end(), same);
        if (factor == to.lines.end()) factor = to.lines.insert(to.lines.end(), {sector, 0});
        if (std::abs(factor->factor - price) > largest_factor) return false;
        factor->factor -= static_cast<int>(price);
        if (factor->factor == 0) to.lines.erase(factor);
        to.bound -= price;
        for (const int v : model.members(sector)) {
            to.weights[at(v)] -= price;
            to.cells.push_back(model.cell_of(v));
        }
    }
    return true;
}

}  // namespace

std::vector<int> cells_of(const LinearSum& sum) {
    std::vector<int> out;
    for (const SumGroup& group : sum.groups) out.insert(out.end(), group.cells.begin(), group.cells.end());
    return out;
}

// The unchanged lines of the sum, for each of its bounds.
std::optional<Combination> plain_combination(const LinearModel& model, const LinearSum& sum, int sign) {
    const std::optional<std::int64_t>& bound = sign > 0 ? sum.least : sum.most;
    if (!bound) return std::nullopt;
    Combination out;
    out.bound = sign * *bound;
    for (const linear::Share& share : sum.shares) out.lines.push_back({share.line, sign * share.factor});
    out.weights.resize(at(model.candidates()));
    for (const Term& t : sum.terms)
        out.weights[at(model.number(index(t.candidate.cell), index(t.candidate.digit)))] = sign * t.weight;
    out.cells = cells_of(sum);
    return out;
}

std::optional<Combination> dual_combination(const LinearModel& model, const LinearSum& sum, int sign,
                                            const LivingDigits& open) {
    std::optional<Combination> out = plain_combination(model, sum, sign);
    if (!out) return out;
    for (const SumGroup& group : sum.groups)
        if (group.cells.size() > 1 && !add_duals(model, *out, group, sign, open)) return std::nullopt;
    put_in_order(out->cells);
    out->cells.erase(std::unique(out->cells.begin(), out->cells.end()), out->cells.end());
    return out;
}

// The requested candidates that are proved false.
std::vector<Kill> falling(const LinearModel& model, const Combination& by, const LivingDigits& open,
                          std::span<const Kill> wanted) {
    const auto largest = [&](int cell) {
        std::int64_t best = std::numeric_limits<std::int64_t>::min();
        for_each_bit(open[at(cell)], [&](int d) { best = std::max(best, by.weights[at(model.number(cell, d))]); });
        return open[at(cell)] == 0 ? 0 : best;
    };
    std::int64_t total = 0;
    for (const int cell : by.cells) total += largest(cell);
    std::vector<Kill> out;
    for (const Kill& kill : wanted) {
        Word digits = 0;
        const bool counts = std::find(by.cells.begin(), by.cells.end(), kill.cell) != by.cells.end();
        const std::int64_t others = counts ? total - largest(kill.cell) : total;
        for_each_bit(kill.digits & open[at(kill.cell)], [&](int d) {
            if (by.weights[at(model.number(kill.cell, d))] + others < by.bound) digits |= bit(d);
        });
        if (digits != 0) out.push_back({kill.cell, digits});
    }
    return out;
}

}  // namespace deduku::reasons
