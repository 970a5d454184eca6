#include "method/search/line_proof.hpp"

#include <algorithm>
#include <bit>

namespace deduku::proving {

using lines::at;

namespace {

// Splits inside each other, with those of the reasons at most the 200 of the ledger format.
constexpr int deepest_guess = 199 - LineReasons::most_steps;

}  // namespace

LineProof::LineProof(const Board& start, Slicer& to, Meter& meter)
    : model_(lines::shape_of(start.geometry())),
      position_(model_),
      branching_(model_),
      reasons_(position_, to),
      to_(to),
      meter_(meter) {
    position_.load(start);
}

// What follows, told.
bool LineProof::follow() {
    position_.listen(&reasons_);
    const bool holds = position_.run();
    position_.listen(nullptr);
    empty_.reset();
    if (!holds) {
        branching_.blame(position_.blamed());
        empty_ = static_cast<Sector>(*position_.empty());
    }
    return holds;
}

bool LineProof::leave(const Grid& grid) {
    follow();
    while (position_.open_cells() > 0 && !ended()) refute_one(choose(&grid), false);
    return !ended();
}

bool LineProof::exhaust() {
    if (follow()) refute_here();
    return !ended();
}

bool LineProof::refute(const std::vector<Candidate>& candidates) {
    follow();
    for (const Candidate c : candidates) {
        const int v = model_.number(index(c.cell), index(c.digit));
        if (position_.has(v) && !ended()) refute_one({v, index(c.cell)}, false);
    }
    return !ended();
}

// Refutes the position: sets empty_, leaves the position anywhere.
void LineProof::refute_here() {
    empty_.reset();
    while (!empty_ && !ended()) {
        const Choice choice = choose(nullptr);
        if (ended() || refute_one(choice, true)) return;
    }
}

// Shows that the candidate is false and closes the position again. True if the position itself is refuted, by empty_,
// without the Split, which only happens if it may.
bool LineProof::refute_one(const Choice& choice, bool may_drop) {
    if (ended() || !meter_.spend()) return false;
    if (depth_ == deepest_guess) {
        too_deep_ = true;
        return false;
    }
    std::vector<Candidate> others;
    for (const int v : members(choice.base))
        if (v != choice.candidate) others.push_back(candidate(v));
    const lines::Propagation::Mark before = position_.mark();
    const std::optional<Sector> empty_before = empty_;
    to_.open_split(static_cast<Sector>(choice.base));
    to_.open_branch({candidate(choice.candidate)});
    for (const Candidate c : others) position_.kill(index(c.cell), lines::Word{1} << index(c.digit));
    ++depth_;
    if (!empty_before && follow()) refute_here();
    if (ended()) return false;
    --depth_;
    to_.close_branch(empty_);
    position_.undo_to(before);
    if (may_drop && to_.hypothesis_unused()) {
        to_.drop_split();
        return true;
    }
    if (!others.empty()) {
        to_.open_branch(others);
        to_.close_branch(std::nullopt);
    }
    const Candidate refuted = candidate(choice.candidate);
    to_.close_split({refuted});
    position_.kill(index(refuted.cell), lines::Word{1} << index(refuted.digit));
    if (!empty_before) follow();
    if (depth_ == 0 && progress_)
        progress_(static_cast<std::uint64_t>(model_.candidates() - position_.living()),
                  static_cast<std::uint64_t>(model_.candidates()));
    return false;
}

std::vector<int> LineProof::members(int base) const {
    std::vector<int> out;
    for (lines::Word left = position_.members(base); left != 0; left &= left - 1)
        out.push_back(position_.member(base, static_cast<unsigned>(std::countr_zero(left))));
    return out;
}

Candidate LineProof::candidate(int number) const {
    const int cell = model_.cell_of(number);
    return {static_cast<Cell>(cell), static_cast<Digit>(number - model_.number(cell, 0))};
}

// How many candidates are left if `v` is true; 0 if that is a contradiction.
int LineProof::look(int v) {
    if (!meter_.spend()) return 0;
    const lines::Propagation::Mark before = position_.mark();
    position_.keep_only(v);
    const int left = position_.run() ? position_.living() : 0;
    position_.undo_to(before);
    return left;
}

// What to refute next on a closed open position: of the base to branch on the member that leaves least; with the grid given,
// one outside it.
LineProof::Choice LineProof::choose(const Grid* grid) {
    const int base = branching_.choose(position_).base;
    std::optional<int> chosen;
    int least = 0;
    for (const int v : members(base)) {
        const Candidate c = candidate(v);
        if (grid != nullptr && (*grid)[c.cell] == c.digit) continue;
        const int left = look(v);
        if (chosen && left >= least) continue;
        chosen = v;
        least = left;
    }
    return {*chosen, base};
}

}  // namespace deduku::proving
