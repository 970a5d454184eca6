#include "tests/support/veripb_constraints.hpp"

#include <algorithm>

namespace deduku::testing {
namespace {

int opposite(int literal) { return literal ^ 1; }
int variable(int literal) { return literal / 2; }

}  // namespace

PbDatabase::PbDatabase(int variables)
    : uses_(2 * variables), values_(2 * variables), reasons_(variables, no_line), positions_(variables) {}

void PbDatabase::assign(int literal, std::size_t reason) {
    values_[literal] = 1;
    values_[opposite(literal)] = -1;
    reasons_[variable(literal)] = reason;
    positions_[variable(literal)] = trail_.size();
    trail_.push_back(literal);
}

void PbDatabase::look_at(std::size_t place) {
    const Linear& line = lines_[place];
    if (line.erased || conflict_) return;
    if (line.slack < 0) conflict_ = true;
    if (line.slack < 0 || line.slack >= line.largest) return;
    for (const PbTerm& term : line.constraint.terms)
        if (term.weight > line.slack && is_open(term.literal)) assign(term.literal, place);
}

void PbDatabase::propagate() {
    while (!conflict_ && done_ < trail_.size()) {
        std::vector<Use>& uses = uses_[opposite(trail_[done_++])];
        std::erase_if(uses, [&](const Use& use) { return lines_[use.line].erased; });
        for (const Use& use : uses) lines_[use.line].slack -= use.weight;
        for (const Use& use : uses) look_at(use.line);
    }
}

void PbDatabase::assume(int literal) {
    assumed_.push_back(literal);
    starts_.push_back(trail_.size());
    assign(literal, no_line);
    propagate();
}

void PbDatabase::unassign_to(std::size_t length) {
    while (trail_.size() > length) {
        const int literal = trail_.back();
        trail_.pop_back();
        values_[literal] = values_[opposite(literal)] = 0;
        if (done_ <= trail_.size()) continue;
        --done_;
        for (const Use& use : uses_[opposite(literal)]) lines_[use.line].slack += use.weight;
    }
}

void PbDatabase::back_to(std::size_t depth) {
    if (depth >= assumed_.size()) return;
    unassign_to(starts_[depth]);
    assumed_.resize(depth);
    starts_.resize(depth);
    conflict_ = false;
    for (std::size_t i = fresh_.size(); i-- > 0 && fresh_[i].depth > depth; fresh_[i].depth = depth)
        look_at(fresh_[i].line);
    propagate();
    if (depth == 0 && !conflict_) fresh_.clear();
}

std::size_t PbDatabase::add(PbConstraint constraint) {
    const std::size_t place = lines_.size();
    Linear line{std::move(constraint), 0, 0, false};
    line.slack = -line.constraint.degree;
    for (const PbTerm& term : line.constraint.terms) {
        const bool known = !is_open(term.literal) && positions_[variable(term.literal)] < done_;
        if (!known || is_true(term.literal)) line.slack += term.weight;
        line.largest = std::max(line.largest, term.weight);
        uses_[term.literal].push_back({place, term.weight});
    }
    lines_.push_back(std::move(line));
    if (!assumed_.empty()) fresh_.push_back({place, assumed_.size()});
    look_at(place);
    propagate();
    return place;
}

void PbDatabase::look_at_all() {
    for (std::size_t i = 0; i < lines_.size(); ++i) look_at(i);
    propagate();
}

void PbDatabase::erase(const std::vector<std::size_t>& places) {
    for (std::size_t place : places) {
        lines_[place].erased = true;
        lines_[place].constraint = {};
    }
    std::erase_if(fresh_, [&](const Fresh& fresh) { return lines_[fresh.line].erased; });
    // Consequences of an erased line must be removed, and those after it.
    std::size_t first = 0;
    const auto stays = [&](int literal) {
        const std::size_t reason = reasons_[variable(literal)];
        return reason == no_line || !lines_[reason].erased;
    };
    while (first < trail_.size() && stays(trail_[first])) ++first;
    if (first == trail_.size() && !conflict_) return;
    const auto after = std::upper_bound(starts_.begin(), starts_.end(), first);
    const auto depth = static_cast<std::size_t>(after - starts_.begin());
    if (depth > 0) return back_to(depth - 1);
    back_to(0);
    unassign_to(std::min(first, trail_.size()));
    conflict_ = false;
    look_at_all();
}

bool PbDatabase::rup(const std::vector<int>& clause) {
    const auto wanted = [&](int l) { return std::find(clause.begin(), clause.end(), opposite(l)) != clause.end(); };
    std::size_t kept = 0;
    while (kept < assumed_.size() && wanted(assumed_[kept])) ++kept;
    back_to(kept);
    // The first literal is new, the others are hypotheses.
    for (std::size_t i = 1; i <= clause.size() && !conflict_; ++i) {
        const int literal = clause[i % clause.size()];
        if (is_true(literal)) return true;
        if (is_open(literal)) assume(opposite(literal));
    }
    const bool found = conflict_;
    if (!clause.empty() && !assumed_.empty() && assumed_.back() == opposite(clause.front()))
        back_to(assumed_.size() - 1);
    return found;
}

bool PbDatabase::is_solution(const std::vector<int>& literals) {
    back_to(0);
    bool fits = true;
    for (std::size_t i = 0; i < literals.size() && fits && !conflict_; ++i) {
        if (is_open(literals[i])) assume(literals[i]);
        fits = is_true(literals[i]);
    }
    fits = fits && !conflict_ && std::ssize(trail_) == reasons_.size();
    back_to(0);
    return fits;
}

}  // namespace deduku::testing
