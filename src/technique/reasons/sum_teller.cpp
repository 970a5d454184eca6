#include "technique/reasons/sum_teller.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace deduku::reasons {

using linear::bit;
using linear::for_each_bit;
using linear::Kill;
using linear::LinearModel;
using linear::LinearSum;
using linear::SumGroup;
using linear::Word;

namespace {

// The first sector of at most one that contains the candidate and all members.
std::optional<Sector> common_sector(const LinearModel& model, int candidate, std::span<const int> members) {
    for (const Sector s : model.sectors_of(candidate)) {
        const auto has = [&](int m) {
            const std::span<const Sector> in = model.sectors_of(m);
            return std::binary_search(in.begin(), in.end(), s);
        };
        if (std::all_of(members.begin(), members.end(), has)) return s;
    }
    return std::nullopt;
}

using BySector = std::map<Sector, std::vector<Candidate>>;

void tell_covers(Sector base, const BySector& covers, ProofEvents& to) {
    for (const auto& [sector, removes] : covers) to.cover({{base}, {sector}}, removes);
}

}  // namespace

unsigned subset_with(const SumGroup& group, const LivingDigits& open, std::size_t place, int digit) {
    unsigned best = 0;
    for (unsigned cells = 1; cells < 1U << group.cells.size(); ++cells) {
        if ((cells >> place & 1) != 0 || (best != 0 && std::popcount(cells) >= std::popcount(best))) continue;
        Word digits = 0;
        for_each_bit(cells, [&](int i) { digits |= open[at(group.cells[at(i)])]; });
        if ((digits >> digit & 1) != 0 && std::popcount(digits) == std::popcount(cells)) best = cells;
    }
    return best;
}

unsigned hidden_subset_with(const SumGroup& house, const LivingDigits& open, std::size_t place, int digit) {
    std::map<int, unsigned> places;  // by digit, of those that are somewhere
    for (std::size_t i = 0; i < house.cells.size(); ++i)
        for_each_bit(open[at(house.cells[i])], [&](int d) { places[d] |= 1U << i; });
    places.erase(digit);
    unsigned best = 0;
    for (unsigned chosen = 1; chosen < 1U << places.size(); ++chosen) {
        if (best != 0 && std::popcount(chosen) >= std::popcount(best)) continue;
        unsigned cells = 0, digits = 0, i = 0;
        for (const auto& [d, at_places] : places)
            if ((chosen >> i++ & 1) != 0) {
                cells |= at_places;
                digits |= 1U << d;
            }
        if ((cells >> place & 1) != 0 && std::popcount(cells) == std::popcount(digits)) best = digits;
    }
    return best;
}

void tell_excluded(const LinearModel& model, Sector base, std::span<const int> members, std::span<const Kill> kills,
                   ProofEvents& to) {
    BySector covers;
    std::vector<int> others;
    for (const Kill& kill : kills) {
        for_each_bit(kill.digits, [&](int d) {
            const int v = model.number(kill.cell, d);
            if (const std::optional<Sector> s = common_sector(model, v, members))
                covers[*s].push_back(model.board().candidate(v));
            else
                others.push_back(v);
        });
    }
    tell_covers(base, covers, to);
    if (others.empty()) return;
    std::vector<Candidate> removes;
    for (const int v : others) removes.push_back(model.board().candidate(v));
    to.open_split(base);
    for (const int m : members) {
        to.open_branch({model.board().candidate(m)});
        covers.clear();
        for (const int v : others) covers[*common_sector(model, v, {&m, 1})].push_back(model.board().candidate(v));
        tell_covers(base, covers, to);
        to.close_branch(std::nullopt);
    }
    to.close_split(removes);
}

std::vector<Candidate> SumTeller::candidates(std::span<const Kill> kills) const {
    std::vector<Candidate> out;
    for (const Kill& kill : kills)
        for_each_bit(kill.digits, [&](int d) { out.push_back({static_cast<Cell>(kill.cell), static_cast<Digit>(d)}); });
    return out;
}

bool SumTeller::tell_by(const Combination& by, LivingDigits& open, std::span<const Kill> wanted) {
    const std::vector<Kill> kills = falling(model_, by, open, wanted);
    if (kills.empty()) return false;
    --left_;
    to_->sum({by.lines, 1}, candidates(kills));
    for (const Kill& kill : kills) open[at(kill.cell)] &= ~kill.digits;
    return true;
}

// Naked subsets of a house.
void SumTeller::tell_subsets(const SumGroup& group, LivingDigits& open, std::span<const Kill> kills) {
    std::map<unsigned, std::vector<Candidate>> by_subset;
    for (const Kill& kill : kills) {
        const auto place = std::find(group.cells.begin(), group.cells.end(), kill.cell) - group.cells.begin();
        for_each_bit(kill.digits, [&](int d) {
            if (const unsigned cells = subset_with(group, open, static_cast<std::size_t>(place), d); cells != 0)
                by_subset[cells].push_back({static_cast<Cell>(kill.cell), static_cast<Digit>(d)});
        });
    }
    const LivingDigits before = open;
    for (const auto& [cells, removes] : by_subset) {
        Cover why;
        Word digits = 0;
        for_each_bit(cells, [&](int i) {
            why.base.push_back(model_.sector(group.cells[at(i)]));
            digits |= before[at(group.cells[at(i)])];
        });
        for_each_bit(digits, [&](int d) { why.cover.push_back(model_.sector(group.house, d)); });
        --left_;
        to_->cover(why, removes);
        for (const Candidate c : removes) open[at(index(c.cell))] &= ~bit(index(c.digit));
    }
}

std::vector<Kill> SumTeller::tell_bounds(const LinearSum& sum, LivingDigits& open, std::span<const Kill> kills) {
    if (only_differ(sum)) tell_subsets(sum.groups[0], open, kills);
    for (const int sign : {1, -1})
        if (const std::optional<Combination> by = plain_combination(model_, sum, sign)) tell_by(*by, open, kills);
    const auto is_large = [](const SumGroup& group) { return group.cells.size() > 1; };
    if (std::any_of(sum.groups.begin(), sum.groups.end(), is_large))
        for (const int sign : {1, -1})
            if (const std::optional<Combination> by = dual_combination(model_, sum, sign, open))
                tell_by(*by, open, kills);
    std::vector<Kill> left;
    for (const Kill& kill : kills)
        if (const Word digits = kill.digits & open[at(kill.cell)]; digits != 0) left.push_back({kill.cell, digits});
    return left;
}

std::vector<Kill> SumTeller::tell(const LinearSum& sum, LivingDigits& open, std::span<const Kill> kills, int steps) {
    std::vector<Kill> left = tell_bounds(sum, open, kills);
    for (Kill& kill : left) {
        for_each_bit(kill.digits, [&](int d) {
            const Candidate c{static_cast<Cell>(kill.cell), static_cast<Digit>(d)};
            if (within(steps, [&] { tell_split(sum, open, c); })) open[at(kill.cell)] &= ~bit(d);
        });
        kill.digits &= open[at(kill.cell)];
    }
    std::erase_if(left, [](const Kill& kill) { return kill.digits == 0; });
    return left;
}

bool SumTeller::tell_refuted(LivingDigits& open, Candidate supposed,
                             FunctionRef<const LinearSum*(LivingDigits& with)> begin, int steps) {
    if (!within(steps, [&] { tell_split(open, supposed, begin); })) return false;
    open[at(index(supposed.cell))] &= ~bit(index(supposed.digit));
    return true;
}

bool SumTeller::tell_without(const LinearSum& sum, LivingDigits& open, Candidate supposed, int digit, int steps) {
    const auto begin = [&](LivingDigits& with) {
        std::vector<Kill> places;
        for (const int cell : sum.groups[0].cells)
            if (cell != index(supposed.cell) && (with[at(cell)] >> digit & 1) != 0)
                places.push_back({cell, bit(digit)});
        const int v = model_.number(index(supposed.cell), index(supposed.digit));
        tell_excluded(model_, model_.sector(index(supposed.cell)), {&v, 1}, places, *to_);
        for (const Kill& place : places) with[at(place.cell)] &= ~place.digits;
        return &sum;
    };
    return tell_refuted(open, supposed, begin, steps);
}

// Reports the steps of `tell`, if they are within the limit.
template <class Tell>
bool SumTeller::within(int steps, Tell&& tell) {
    LedgerBuilder builder;
    ProofEvents* to = std::exchange(to_, &builder);
    const int outside = std::exchange(left_, steps);
    tell();
    to_ = to;
    const bool enough = left_ >= 0;
    left_ = outside - (steps - left_);
    if (!enough) return false;
    for (const Deduction& step : builder.take().steps) deduku::tell(step, *to_);
    return true;
}

// Refutes a candidate: `begin` tells its immediate consequences and returns a sum without assignment.
template <class Begin>
void SumTeller::tell_split(LivingDigits& open, Candidate supposed, Begin&& begin) {
    --left_;
    const int cell = index(supposed.cell);
    const Word digit = bit(index(supposed.digit));
    to_->open_split(model_.sector(cell));
    to_->open_branch({supposed});
    LivingDigits with = open;
    with[at(cell)] = digit;
    const LinearSum* sum = begin(with);
    if (sum == nullptr) left_ = -1;
    to_->close_branch(sum == nullptr ? Sector{} : close(*sum, std::move(with)));
    const Kill others{cell, open[at(cell)] & ~digit};
    if (others.digits != 0) {
        to_->open_branch(candidates({&others, 1}));
        to_->close_branch(std::nullopt);
    }
    to_->close_split({supposed});
}

void SumTeller::tell_split(const LinearSum& sum, LivingDigits& open, Candidate supposed) {
    tell_split(open, supposed, [&](LivingDigits&) { return &sum; });
}

// Tells the candidates of other cells that the digits of one of the cells exclude.
bool SumTeller::tell_exclusions(const std::vector<int>& cells, LivingDigits& open) {
    std::vector<Kill> kills;
    for (const int from : cells) {
        for (const int cell : cells) {
            Word dead = cell == from ? 0 : open[at(cell)];
            for (Word left = open[at(from)]; left != 0 && dead != 0; left &= left - 1)
                dead &= model_.excluded_in(cell, model_.number(from, std::countr_zero(left)));
            if (dead != 0) kills.push_back({cell, dead});
        }
        if (kills.empty()) continue;
        std::vector<int> members;
        for_each_bit(open[at(from)], [&](int d) { members.push_back(model_.number(from, d)); });
        --left_;
        tell_excluded(model_, model_.sector(from), members, kills, *to_);
        for (const Kill& kill : kills) open[at(kill.cell)] &= ~kill.digits;
        return true;
    }
    return false;
}

// Tells why a position in which the sum has no assignment is contradictory. Returns the cell that becomes empty.
Sector SumTeller::close(const LinearSum& sum, LivingDigits open) {
    const std::vector<int> cells = cells_of(sum);
    while (left_ >= 0) {
        std::vector<Kill> living;
        std::optional<int> smallest;
        for (const int cell : cells) {
            const int count = std::popcount(open[at(cell)]);
            if (count == 0) return model_.sector(cell);
            living.push_back({cell, open[at(cell)]});
            if (count > 1 && (!smallest || count < std::popcount(open[at(*smallest)]))) smallest = cell;
        }
        if (tell_exclusions(cells, open)) continue;
        const int before = left_;
        tell_bounds(sum, open, living);
        if (left_ < before) continue;
        if (!smallest) break;  // never reached: the sum has no assignment
        const Word digits = open[at(*smallest)];
        tell_split(sum, open, {static_cast<Cell>(*smallest), static_cast<Digit>(std::countr_zero(digits))});
        open[at(*smallest)] = digits & (digits - 1);
    }
    left_ = -1;
    return {};
}

}  // namespace deduku::reasons
