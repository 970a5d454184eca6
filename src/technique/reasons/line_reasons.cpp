#include "technique/reasons/line_reasons.hpp"

#include <algorithm>
#include <bit>

namespace deduku::reasons {

using linear::Kill;
using linear::LinearSum;
using linear::Word;

namespace {

// Reduces `kills` to candidates that are no longer in `digits`.
void take_out(std::vector<Kill>& kills, const LivingDigits& digits) {
    for (Kill& kill : kills) kill.digits &= ~digits[at(kill.cell)];
    std::erase_if(kills, [](const Kill& kill) { return kill.digits == 0; });
}

}  // namespace

void LineReasons::by_base(int base, std::span<const Kill> kills) {
    std::vector<int> members;
    for (Word left = position_.members(base); left != 0; left &= left - 1)
        members.push_back(position_.member(base, static_cast<unsigned>(std::countr_zero(left))));
    tell_excluded(model_, static_cast<Sector>(base), members, kills, to_);
}

void LineReasons::by_sum(int sum, std::vector<Kill>& kills, linear::Call call) {
    LivingDigits digits = living();
    const LinearSum& what = model_.sums()[at(sum)];
    if (call == linear::Call::late)
        sums_.tell(what, digits, kills, steps_);
    else
        sums_.tell_bounds(what, digits, kills);
    take_out(kills, digits);
}

void LineReasons::by_digit(int sum, int digit, std::vector<Kill>& kills) {
    LivingDigits digits = living();
    for (const Kill& kill : kills)
        linear::for_each_bit(kill.digits, [&](int d) {
            sums_.tell_without(model_.sums()[at(sum)], digits, {static_cast<Cell>(kill.cell), static_cast<Digit>(d)},
                               digit, steps_);
        });
    take_out(kills, digits);
}

void LineReasons::by_choice(int choice, std::vector<Kill>& kills, linear::Call call) {
    std::vector<ToldCase> cases;
    for (const linear::ChoiceCase& which : model_.choices()[at(choice)]) {
        std::optional<ToldCase> told = told_case(which, kills, call == linear::Call::late ? steps_ : 0);
        if (!told) kills.clear();
        if (kills.empty()) return;
        cases.push_back(std::move(*told));
    }
    std::vector<Candidate> removes;
    for (const Kill& kill : kills)
        linear::for_each_bit(kill.digits, [&](int d) {
            removes.push_back({static_cast<Cell>(kill.cell), static_cast<Digit>(d)});
        });
    to_.open_cases(choice);
    for (const ToldCase& told : cases) {
        to_.open_case();
        for (const Deduction& step : told.steps) tell(step, to_);
        to_.close_branch(told.empty);
    }
    to_.close_cases(removes);
}

// The steps of a case; eliminations beyond the step limit are removed from `kills`. None if the case is impossible and
// this cannot be proved.
std::optional<LineReasons::ToldCase> LineReasons::told_case(const linear::ChoiceCase& which, std::vector<Kill>& kills,
                                                            int steps) {
    const std::vector<LinearSum>& sums = which.sums;
    std::optional<std::size_t> dead;
    std::vector<Kill> dying;
    for (std::size_t i = 0; i < sums.size(); ++i)
        if (!filter_.run(sums[i], position_.open(), dying))
            if (!dead || sums[i].terms.size() < sums[*dead].terms.size()) dead = i;
    LedgerBuilder builder;
    ToldCase out;
    ProofEvents& before = sums_.redirect(builder);
    bool told = true;
    if (dead) {
        out.empty.emplace();
        told = tell_dead(sums[*dead], steps, *out.empty);
    } else {
        tell_case(sums, kills, steps);
    }
    sums_.redirect(before);
    if (!told) return std::nullopt;
    out.steps = builder.take().steps;
    return out;
}

void LineReasons::tell_case(const std::vector<LinearSum>& sums, std::vector<Kill>& kills, int steps) {
    LivingDigits digits = living();
    for (const LinearSum& sum : sums) {
        std::vector<Kill> dying;
        filter_.run(sum, position_.open(), dying);
        std::vector<Kill> wanted;
        for (const Kill& dies : dying)
            for (const Kill& kill : kills)
                if (const Word both = kill.digits & dies.digits; kill.cell == dies.cell && both != 0)
                    wanted.push_back({kill.cell, both});
        sums_.tell(sum, digits, wanted, steps);
    }
    take_out(kills, digits);
}

// Proves that all digits of a cell die by a sum without assignment.
bool LineReasons::tell_dead(const LinearSum& sum, int steps, Sector& empty) {
    LivingDigits digits = living();
    std::vector<int> cells = cells_of(sum);
    if (cells.empty()) cells.push_back(0);
    const int best = *std::min_element(cells.begin(), cells.end(), [&](int a, int b) {
        return std::popcount(digits[at(a)]) < std::popcount(digits[at(b)]);
    });
    empty = model_.sector(best);
    const Kill all{best, digits[at(best)]};
    return sums_.tell(sum, digits, {&all, 1}, steps).empty();
}

}  // namespace deduku::reasons
