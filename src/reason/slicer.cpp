#include "reason/slicer.hpp"

#include <algorithm>

#include "reason/held.hpp"
#include "reason/members.hpp"
#include "reason/shown.hpp"

namespace deduku {
namespace reason {

struct OpenBranch {
    Steps steps;
    HeldBranch branch;      // without its steps; empty for the start position
    std::size_t trail = 0;  // length of the board's trail before it
    bool out = false;       // its beginning was written
};
struct OpenSplit {
    HeldSplit held;
    bool out = false;
    std::size_t cases = 0;  // number opened
};

}  // namespace reason

using reason::Held;
using reason::HeldBranch;
using reason::HeldPremises;
using reason::HeldSplit;
using reason::Needs;
using reason::OpenBranch;
using reason::OpenSplit;

Slicer::Slicer(ProofEvents& to, std::size_t most_held) : to_(to), most_held_(most_held) {}
Slicer::~Slicer() = default;

void Slicer::begin(const Puzzle& start, const Claim& goal) {
    start_ = start;
    board_.emplace(start_board(start));
    positions_.clear();
    positions_.emplace_back();
    splits_.clear();
    held_ = 0;
    to_.begin(start, goal);
}

void Slicer::cover(const Cover& why, const std::vector<Candidate>& removes) {
    Held step = reason::step_of(why, removes);
    const Geometry& geometry = board_->geometry();
    const auto is_of_case = [&](Sector s) { return geometry.is_linear(s) && line_of(geometry, s) == nullptr; };
    if (std::any_of(step.sectors.begin(), step.sectors.end(), is_of_case))
        step.rests_on = std::make_unique<HeldPremises>(HeldPremises{{}, premises(*board_, why)});
    add(std::move(step));
}

void Slicer::sum(const Sum& why, const std::vector<Candidate>& removes) {
    Held step{removes, {}};
    step.rests_on = std::make_unique<HeldPremises>(HeldPremises{why, premises(*board_, why, removes, *start_)});
    add(std::move(step));
}

void Slicer::add(Held step) {
    kill(step.removes);
    held_ += step.size;
    positions_.back().steps.push_back(std::move(step));
    if (held_ > most_held_) let_out();
}

void Slicer::open_split(Sector on) {
    splits_.push_back({{on, {}, {}, {}}});
    for_each_dead(*board_, on, [&](Candidate c) { splits_.back().held.gone.push_back(c); });
}

void Slicer::open_cases(int choice) { splits_.push_back({{{}, choice, {}, {}}}); }

void Slicer::open_branch(const std::vector<Candidate>& keep) {
    HeldBranch branch;
    branch.keep = keep;
    branch.excluded = others_of(*board_, splits_.back().held.on, keep);
    open(std::move(branch));
}

void Slicer::open_case() {
    OpenSplit& split = splits_.back();
    const Choice& choice = board_->geometry().choices()[static_cast<std::size_t>(*split.held.choice)];
    board_->open_case(choice[split.cases++]);
    open({});
}

void Slicer::open(HeldBranch branch) {
    OpenBranch position;
    position.trail = board_->trail().size();
    position.branch = std::move(branch);
    kill(position.branch.excluded);
    position.out = splits_.back().out;
    if (position.out) reason::tell_open(position.branch, splits_.back().held, to_);
    positions_.push_back(std::move(position));
}

// Ends the branch: with this sector empty, with a Twin, or open.
void Slicer::close(std::optional<Sector> empty, const Twin* twin) {
    OpenBranch closed = std::move(positions_.back());
    positions_.pop_back();
    board_->undo_to(closed.trail);
    unused_ = false;
    if (empty || twin) {
        Needs needs(board_->geometry());
        if (empty)
            for_each_term(board_->geometry(), *empty, board_->line(*empty), [&](Candidate c, int) { needs.add(c); });
        else
            needs.add(premises(board_->geometry(), *twin));
        unused_ = slice_closed(closed, needs) && empty && !closed.out && !splits_.back().held.choice;
    }
    if (splits_.back().held.choice) board_->close_case();
    if (closed.out) {
        held_ -= reason::size_of(closed.steps);
        reason::tell(closed.steps, to_);
        if (twin)
            to_.close_twin(*twin);
        else
            to_.close_branch(empty);
        return;
    }
    closed.steps.shrink_to_fit();
    closed.branch.steps = std::move(closed.steps);
    closed.branch.empty = empty;
    if (twin) closed.branch.twin = std::make_unique<Twin>(*twin);
    splits_.back().held.branches.push_back(std::move(closed.branch));
}

void Slicer::close_split(const std::vector<Candidate>& removes) {
    OpenSplit closed = std::move(splits_.back());
    splits_.pop_back();
    if (closed.out) {
        reason::tell_close(closed.held, removes, to_);
        kill(removes);
        return;
    }
    std::size_t inside = 0;
    for (const HeldBranch& branch : closed.held.branches) inside += reason::size_of(branch.steps);
    held_ -= inside;
    add({removes, {}, std::make_unique<HeldSplit>(std::move(closed.held)), inside + 1});
}

void Slicer::close_cases(const std::vector<Candidate>& removes) { close_split(removes); }

void Slicer::end(const Claim& claim) {
    Needs needs(board_->geometry());
    needs.add(needed_by(claim, board_->geometry()));
    reason::slice(positions_.front().steps, needs);
    reason::tell(positions_.front().steps, to_);
    positions_.clear();
    held_ = 0;
    to_.end(claim);
}

std::vector<reason::Implication> Slicer::take_implications() {
    std::vector<reason::Implication> out = reason::take_implications(positions_.front().steps, board_->geometry());
    positions_.front().steps.clear();
    held_ = 0;
    return out;
}

bool Slicer::hypothesis_unused() const {
    return unused_ && !splits_.empty() && splits_.size() == positions_.size() && !splits_.back().out;
}

void Slicer::drop_split() {
    std::vector<HeldBranch> branches = std::move(splits_.back().held.branches);
    splits_.pop_back();
    for (const HeldBranch& branch : branches) held_ -= reason::size_of(branch.steps);
    for (Held& step : branches.back().steps) add(std::move(step));
}

// Reduces a closed branch to the needs of its end; returns whether its hypothesis excludes none of them.
bool Slicer::slice_closed(OpenBranch& closed, Needs& needs) {
    const std::size_t before = reason::size_of(closed.steps);
    reason::slice(closed.steps, needs);
    held_ -= before - reason::size_of(closed.steps);
    bool used = false;
    for (Candidate c : closed.branch.excluded) {
        used = used || needs.has(c);
        needs.drop(c);
    }
    closed.branch.needs = needs.list();
    return !used;
}

void Slicer::kill(const std::vector<Candidate>& candidates) {
    for (Candidate c : candidates)
        if (board_->has(c)) board_->remove(c);
}

void Slicer::let_out() {
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        OpenBranch& position = positions_[i];
        if (i > 0 && !position.out) reason::tell_open(position.branch, splits_[i - 1].held, to_);
        position.out = true;
        reason::tell(position.steps, to_);
        position.steps.clear();
        if (i == splits_.size()) continue;
        OpenSplit& split = splits_[i];
        if (!split.out) reason::tell_open(split.held, to_);
        split.out = true;
        for (const HeldBranch& branch : split.held.branches) reason::tell(branch, split.held, to_);
        split.held.branches.clear();
    }
    held_ = 0;
}

void Slicer::close_branch(std::optional<Sector> empty) { close(empty, nullptr); }
void Slicer::close_twin(const Twin& twin) { close(std::nullopt, &twin); }

}  // namespace deduku
