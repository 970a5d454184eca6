#include "report/path/step_reasons.hpp"

#include <algorithm>
#include <set>

#include "grid/contains.hpp"
#include "report/path/path.hpp"

namespace deduku::report {

StepReasons::StepReasons(std::shared_ptr<const path::Path> path, Coords coords)
    : path_(std::move(path)),
      teacher_(path_->start, coords, RuleWords::names),
      removed_(path_->start.geometry().cells(), {}) {
    for (std::size_t i = 0; i < path_->steps.size(); ++i)
        for (const Deduction& deduction : path_->steps[i].deductions)
            for (const Candidate c : deduction.removes) removed_[c.cell].emplace_back(c.digit, i);
}

std::optional<std::size_t> StepReasons::removing(Candidate c) const {
    for (const auto& [digit, step] : removed_[c.cell])
        if (digit == c.digit) return step;
    return std::nullopt;
}

// The step that writes the digit; if none does, the last one that removes another from its cell.
std::optional<std::size_t> StepReasons::writing(Candidate c) const {
    const auto writes = [&](const path::Step& step) { return step.places == c || contains(step.written, c); };
    const auto at = std::find_if(path_->steps.begin(), path_->steps.end(), writes);
    if (at != path_->steps.end()) return static_cast<std::size_t>(at - path_->steps.begin());
    std::optional<std::size_t> out;
    for (const auto& [digit, step] : removed_[c.cell]) out = std::max(out.value_or(0), step);
    return out;
}

std::vector<std::size_t> StepReasons::steps_of(const explain::Answer& answer) const {
    std::optional<std::size_t> deciding;
    if (answer.verdict == explain::Truth::is_not) deciding = removing(answer.asked);
    if (answer.verdict == explain::Truth::is) deciding = writing(answer.asked);
    if (!deciding) return {};
    // A hidden single needs its house, not what other steps removed from its cell.
    const path::Step& last = path_->steps[*deciding];
    const bool only_place = last.places == answer.asked && last.pattern.form != Form::naked_single;
    std::set<std::size_t> out = {*deciding};
    for (const Deduction& deduction : answer.chain.steps)
        for (const Candidate c : deduction.removes)
            if (!only_place || c.cell != answer.asked.cell)
                if (const auto step = removing(c); step && *step < *deciding) out.insert(*step);
    return {out.begin(), out.end()};
}

bool StepReasons::says(std::size_t step, const explain::Answer& answer) const {
    return answer.verdict == explain::Truth::is || contains(path_->steps[step].removes, answer.asked);
}

Board StepReasons::before(std::size_t step) const {
    Board out = start_board(path_->start);
    for (const Deduction& deduction : path_->givens) apply(out, deduction);
    for (std::size_t i = 0; i < step; ++i) path::apply(out, path_->steps[i]);
    return out;
}

std::string StepReasons::sentence(std::size_t step) const {
    const Board board = before(step);
    std::string out = teacher_.on(board).sentence(path_->steps[step]);
    if (path_->steps[step].pattern.form == Form::naked_single)
        out += ' ' + teacher_.excluded_by(board, *path_->steps[step].places);
    return out;
}

std::string StepReasons::told(std::size_t step) const { return told_text(teacher_, before(step), path_->steps[step]); }

}  // namespace deduku::report
