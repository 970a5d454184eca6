#include "method/path/step.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "method/path/helpers.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku::path {
namespace {

// The same find with different eliminations, such as a rectangle that excludes two digits.
bool belong_together(const Pattern& one, const Pattern& other) {
    if (one.form != other.form || one.rules != other.rules) return false;
    if (one.form == Form::partner) return one.others == other.others;
    if (one.form == Form::place) return one.base == other.base;
    if (one.chain != other.chain || one.cells != other.cells) return false;
    if (one.form == Form::set_grid) return true;
    if (one.sets != other.sets || one.commons != other.commons) return false;
    switch (one.form) {
        case Form::chain: return one.digits == other.digits;
        case Form::deadly:
        case Form::grave:
        case Form::set_ring:
        case Form::set_crossing:
        case Form::tridagon:
        case Form::exclusion:
        case Form::cases: return true;
        case Form::sum: return one.others == other.others;
        case Form::sum_digit:
        case Form::no_combination: return one.digits == other.digits && one.fins == other.fins;
        default: return false;
    }
}

// Only these have a separate deduction for each elimination; each hidden rectangle has its own reason.
bool may_go_on(const Step& step) {
    if (step.move->technique->key == "hidden-rectangle") return false;
    return belong_together(step.pattern, step.pattern);
}

}  // namespace

bool is_conditional(const Step& step) {
    return std::any_of(step.deductions.begin(), step.deductions.end(),
                       [](const Deduction& deduction) { return rests_on_uniqueness(deduction); });
}

void apply(Board& board, const Step& step) {
    for (const Deduction& deduction : step.deductions) apply(board, deduction);
    if (!step.deductions.empty()) return;
    for (const Candidate c : step.removes) board.remove(c);
}

std::vector<const Branch*> refuted_branches(const Step& step) {
    std::vector<const Branch*> out;
    for (std::size_t i = step.unseen; i < step.deductions.size(); ++i) {
        const Deduction& deduction = step.deductions[i];
        const auto* split = std::get_if<Split>(&deduction.why);
        if (split == nullptr || (!step.move && &deduction != &step.deductions.back())) continue;
        for (const Branch& branch : split->branches)
            if (branch.empty) out.push_back(&branch);
    }
    return out;
}

bool by_trial(const Technique& row) { return row.family == "forcing nets"; }
bool is_trial(const Step& step) { return is_beyond(step) || (step.move && by_trial(*step.move->technique)); }

bool is_short_contradiction(const Step& step) { return step.move && step.move->technique->family == "contradictions"; }

std::vector<Candidate> told_of(const Step& step) {
    std::vector<Candidate> out = step.removes;
    std::erase_if(out, [&](Candidate c) { return contains(step.pattern.alike, c); });
    return out;
}

bool is_look(const Step& step) { return step.move && step.pattern.form == Form::look; }

std::vector<StepRun> runs_of(const std::vector<Step>& steps) {
    std::vector<StepRun> out;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (i > 0 && is_look(steps[i]) && is_look(steps[i - 1]))
            ++out.back().count;
        else
            out.push_back({i});
    return out;
}

namespace {

using FindWay = bool (Technique::*)(const Position& position, int size, const Sink& sink) const;

// Without helper cells beside others, and without their numbers: they have no names that a reader knows.
void leave_out_helpers(const Geometry& board, Pattern& pattern) {
    const auto is_helper = [&](Cell cell) { return board.is_helper(cell); };
    for (std::vector<Cell>* cells : {&pattern.cells, &pattern.others, &pattern.fins})
        if (!std::all_of(cells->begin(), cells->end(), is_helper)) std::erase_if(*cells, is_helper);
    if (!std::all_of(pattern.cells.begin(), pattern.cells.end(), is_helper)) pattern.digits &= board.all_digits();
}

// Of several digits of a house all places, and all cells that lose one.
void add_places(const Pattern& from, Pattern& to) {
    to.digits |= from.digits;
    for (const auto member : {&Pattern::cells, &Pattern::others}) {
        (to.*member).insert((to.*member).end(), (from.*member).begin(), (from.*member).end());
        sort_once_each(to.*member);
    }
}

std::vector<Step> finds_in_way(FindWay way, const Position& position, const Move& move, std::size_t most,
                               FunctionRef<bool(const Find&)> wanted) {
    const Geometry& board = position.board.geometry();
    std::vector<Step> out;
    const auto add = [&](const Find& find) {
        if ((board.has_helpers() && is_only_in_helpers(board, find)) || !wanted(find)) return true;
        Pattern pattern = find.pattern();
        if (board.has_helpers()) leave_out_helpers(board, pattern);
        if (out.empty() || !may_go_on(out.back()) || !belong_together(out.back().pattern, pattern)) {
            if (out.size() == most) return false;
            out.push_back({move, std::move(pattern), std::nullopt, {}, {}, {}});
        } else if (out.back().pattern.form == Form::place) {
            add_places(pattern, out.back().pattern);
        }
        Step& step = out.back();
        for (const Deduction& deduction : find.deductions) {
            step.deductions.push_back(deduction);
            step.removes.insert(step.removes.end(), deduction.removes.begin(), deduction.removes.end());
        }
        return out.size() < most || may_go_on(step);
    };
    (void)(move.technique->*way)(position, move.size, add);
    for (Step& step : out) {
        put_in_order(step.removes);
        step.removes.erase(std::unique(step.removes.begin(), step.removes.end()), step.removes.end());
    }
    return out;
}

constexpr auto any = [](const Find& /*find*/) { return true; };

}  // namespace

std::vector<Step> finds(const Position& position, const Move& move, std::size_t most) {
    return finds_in_way(&Technique::find, position, move, most, any);
}

std::vector<Step> finds_among(const Position& position, const Move& move, std::size_t most,
                              FunctionRef<bool(const Find&)> wanted) {
    return finds_in_way(&Technique::find, position, move, most, wanted);
}

std::vector<Step> finds_by_name(const Position& position, const Move& move, std::size_t most) {
    return finds_in_way(&Technique::find_by_name, position, move, most, any);
}

}  // namespace deduku::path
