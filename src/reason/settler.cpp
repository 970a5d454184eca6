#include "reason/settler.hpp"

#include <algorithm>

#include "reason/shown.hpp"

namespace deduku {

bool Settler::has_living(const std::vector<Candidate>& candidates) const {
    return std::any_of(candidates.begin(), candidates.end(), [&](Candidate c) { return board_.has(c); });
}

std::vector<Candidate> Settler::living(const std::vector<Candidate>& candidates) const {
    std::vector<Candidate> out;
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(out),
                 [&](Candidate c) { return board_.has(c); });
    return out;
}

void Settler::remove(const std::vector<Candidate>& candidates) {
    for (const Candidate c : candidates) board_.remove(c);
}

void Settler::add(const Deduction& deduction) {
    if (!has_living(deduction.removes)) return;
    const std::vector<Branch>* branches = branches_of(deduction.why);
    if (branches == nullptr) return tell(deduction, *this);
    const auto* split = std::get_if<Split>(&deduction.why);
    split != nullptr ? open_split(split->on) : open_cases(std::get<Cases>(deduction.why).choice);
    for (const Branch& branch : *branches) {
        if (split != nullptr && !has_living(branch.keep)) continue;
        split != nullptr ? open_branch(branch.keep) : open_case();
        for (const Deduction& step : branch.steps) add(step);
        branch.twin ? close_twin(*branch.twin) : close_branch(branch.empty);
    }
    split != nullptr ? close_split(deduction.removes) : close_cases(deduction.removes);
}

void Settler::cover(const Cover& why, const std::vector<Candidate>& removes) {
    if (over()) return;
    const std::vector<Candidate> left = living(removes);
    remove(left);
    Forward::cover(why, left);
}

void Settler::sum(const Sum& why, const std::vector<Candidate>& removes) {
    if (over()) return;
    const std::vector<Candidate> left = living(removes);
    remove(left);
    Forward::sum(why, left);
}

// False after a contradiction.
bool Settler::open(Open what) {
    if (over()) {
        ++skipped_;
        return false;
    }
    what.trail = board_.trail().size();
    open_.push_back(what);
    return true;
}

void Settler::open_split(Sector on) {
    if (open({.on = on})) Forward::open_split(on);
}

void Settler::open_cases(int choice) {
    if (open({.choice = &board_.geometry().choices()[static_cast<std::size_t>(choice)]})) Forward::open_cases(choice);
}

void Settler::open_branch(const std::vector<Candidate>& keep) {
    if (skipped_ > 0) return;
    const std::vector<Candidate> left = living(keep);
    remove(others_of(board_, open_.back().on, left));
    Forward::open_branch(left);
}

void Settler::open_case() {
    if (skipped_ > 0) return;
    Open& cases = open_.back();
    board_.open_case((*cases.choice)[cases.next_case++]);
    Forward::open_case();
}

void Settler::leave_branch() {
    const Open& around = open_.back();
    board_.undo_to(around.trail);
    if (around.choice != nullptr) board_.close_case();
}

void Settler::close_branch(std::optional<Sector> empty) {
    if (skipped_ > 0) return;
    if (board_.contradictory()) empty = board_.empty_sector();
    if (!empty) open_.back().all_closed = false;
    leave_branch();
    Forward::close_branch(empty);
}

void Settler::close_twin(const Twin& twin) {
    if (skipped_ > 0) return;
    if (board_.contradictory()) return close_branch(std::nullopt);
    leave_branch();
    Forward::close_twin(twin);
}

// If all branches are closed, only the sector's own members can be removed, and all of them are.
void Settler::close_split(const std::vector<Candidate>& removes) {
    if (skipped_ > 0) {
        --skipped_;
        return;
    }
    std::vector<Candidate> left = living(removes);
    if (open_.back().all_closed) {
        std::vector<Candidate> members = others_of(board_, open_.back().on, {});
        const auto is_member = [&](Candidate c) {
            return std::find(members.begin(), members.end(), c) != members.end();
        };
        if (!std::all_of(left.begin(), left.end(), is_member)) left = std::move(members);
    }
    open_.pop_back();
    remove(left);
    Forward::close_split(left);
}

void Settler::close_cases(const std::vector<Candidate>& removes) {
    if (skipped_ > 0) {
        --skipped_;
        return;
    }
    open_.pop_back();
    const std::vector<Candidate> left = living(removes);
    remove(left);
    Forward::close_cases(left);
}

}  // namespace deduku
