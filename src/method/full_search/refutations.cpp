#include "method/full_search/refutations.hpp"

#include <algorithm>

namespace deduku::full_search {

bool Refutations::prove(const Claim& claim) {
    empty_ = follow();
    if (const auto* unique = std::get_if<Unique>(&claim))
        leave(unique->grid);
    else if (const auto* dead = std::get_if<False>(&claim))
        refute(dead->candidates);
    else if (!empty_)
        refute_here();
    return !ended();
}

// Refutes all candidates outside the grid.
void Refutations::leave(const Grid& grid) {
    while (!decided() && !ended()) refute_one(choose(&grid), UnusedSplit::kept);
}

void Refutations::refute(const std::vector<Candidate>& candidates) {
    for (const Candidate c : candidates)
        if (has(c) && !ended()) refute_one({c, sector_of(c)}, UnusedSplit::kept);
}

// Refutes the position: sets empty_, and leaves the position in any state.
void Refutations::refute_here() {
    while (!empty_ && !ended()) {
        const Choice choice = choose(nullptr);
        if (ended() || refute_one(choice, UnusedSplit::dropped)) return;
    }
}

// Proves that the candidate is false and closes the position again. Returns true if the position itself is refuted, by
// empty_; only if a Split with an unused hypothesis is dropped.
bool Refutations::refute_one(const Choice& choice, UnusedSplit unused) {
    if (ended() || !meter_.spend()) return false;
    if (depth_ == deepest_) {
        too_deep_ = true;
        return false;
    }
    std::vector<Candidate> others = members(choice.on);
    std::erase(others, choice.candidate);
    const bool refuted_before = empty_.has_value();
    to_.open_split(choice.on);
    to_.open_branch({choice.candidate});
    push();
    for (const Candidate c : others) remove(c);
    ++depth_;
    if (!refuted_before) {
        empty_ = follow();
        refute_here();
    }
    if (ended()) return false;
    --depth_;
    to_.close_branch(empty_);
    pop();
    if (unused == UnusedSplit::dropped && to_.hypothesis_unused()) {
        to_.drop_split();
        return true;
    }
    if (!others.empty()) {
        to_.open_branch(others);
        to_.close_branch(std::nullopt);
    }
    to_.close_split({choice.candidate});
    remove(choice.candidate);
    if (!refuted_before) empty_ = follow();
    if (depth_ == 0 && progress_)
        progress_(static_cast<std::uint64_t>(candidates_ - living()), static_cast<std::uint64_t>(candidates_));
    return false;
}

}  // namespace deduku::full_search
