#include "method/search/search_proof.hpp"

#include <algorithm>

namespace deduku::proving {
namespace {

constexpr int deepest = 200;  // Splits inside each other, as the ledger format has it

}  // namespace

ProofSearch::ProofSearch(Board start, const SearchStyle& style, Slicer& to, Meter& meter)
    : board_(std::move(start)),
      style_(style),
      to_(to),
      deriver_(board_.geometry(), style.max_subset, to),
      closure_(board_.geometry(), style.max_subset),
      meter_(meter),
      looked_(static_cast<std::size_t>(board_.geometry().candidates())) {}

bool ProofSearch::leave(const Grid& grid) {
    deriver_.run(board_, 0);
    while (!board_.solved() && !ended()) refute_one(choose(&grid), false);
    return !ended();
}

bool ProofSearch::exhaust() {
    if (deriver_.run(board_, 0))
        refute_here();
    else
        empty_ = board_.empty_sector();
    return !ended();
}

bool ProofSearch::refute(const std::vector<Candidate>& candidates) {
    deriver_.run(board_, 0);
    for (Candidate c : candidates)
        if (board_.has(c) && !ended()) refute_one({c, smallest_sector(c)}, false);
    return !ended();
}

// Refutes the position: sets empty_, leaves the board anywhere.
void ProofSearch::refute_here() {
    empty_.reset();
    while (!empty_ && !ended()) {
        const Choice choice = choose(nullptr);
        if (ended() || refute_one(choice, true)) return;
        empty_ = board_.empty_sector();
    }
}

// Shows that the candidate is false and closes the position again. True if the position itself is refuted, by empty_,
// without the Split, which only happens if it may.
bool ProofSearch::refute_one(const Choice& choice, bool may_drop) {
    if (ended() || !meter_.spend()) return false;
    if (depth_ == deepest) {
        too_deep_ = true;
        return false;
    }
    std::vector<Candidate> others = members(choice.on);
    std::erase(others, choice.candidate);
    const std::size_t before = board_.trail().size();
    const bool refuted_before = board_.contradictory();
    to_.open_split(choice.on);
    to_.open_branch({choice.candidate});
    for (Candidate c : others) board_.remove(c);
    ++depth_;
    if (!refuted_before && deriver_.run(board_, before)) refute_here();
    if (ended()) return false;
    --depth_;
    if (board_.contradictory()) empty_ = board_.empty_sector();
    to_.close_branch(empty_);
    board_.undo_to(before);
    if (may_drop && to_.hypothesis_unused()) {
        to_.drop_split();
        return true;
    }
    empty_.reset();
    if (!others.empty()) {
        to_.open_branch(others);
        to_.close_branch(std::nullopt);
    }
    to_.close_split({choice.candidate});
    board_.remove(choice.candidate);
    if (!refuted_before) deriver_.run(board_, before);
    if (depth_ == 0 && progress_)
        progress_(board_.trail().size(), static_cast<std::uint64_t>(board_.geometry().candidates()));
    return false;
}

std::vector<Candidate> ProofSearch::members(Sector sector) const {
    std::vector<Candidate> out;
    for (Place p : board_.members(sector)) out.push_back(board_.geometry().member(sector, index(p)));
    return out;
}

Sector ProofSearch::smallest_sector(Candidate c) const {
    const auto sectors = board_.geometry().sectors_of(c);
    const auto size = [&](Sector s) {
        return board_.geometry().exactly_one(s) ? std::popcount(board_.living(s)) : max_digits + 1;
    };
    return *std::min_element(sectors.begin(), sectors.end(), [&](Sector a, Sector b) { return size(a) < size(b); });
}

// The open sectors with the fewest members.
std::vector<Sector> ProofSearch::decisions() const {
    const Geometry& geometry = board_.geometry();
    std::vector<Sector> out;
    int fewest = max_digits + 1;
    for (Sector s : geometry.every_sector()) {
        if (style_.cells_only && !geometry.is_cell(s)) break;
        const int count = std::popcount(board_.living(s));
        if (count < 2 || count > fewest) continue;
        if (count < fewest) out.clear();
        fewest = count;
        out.push_back(s);
    }
    return out;
}

// How many candidates are left if `c` is true; 0 if that is a contradiction.
int ProofSearch::look(Candidate c) {
    int& left = looked_[static_cast<std::size_t>(board_.geometry().number(c))];
    if (left >= 0 || !meter_.spend()) return left;
    const std::size_t before = board_.trail().size();
    for (Sector s : board_.geometry().sectors_of(c))
        for (Candidate other : members(s))
            if (other != c) board_.remove(other);
    left = closure_.run(board_, before) ? board_.living_count() : 0;
    board_.undo_to(before);
    return left;
}

// What to refute next on a closed open position; with the grid given, something outside it.
ProofSearch::Choice ProofSearch::choose(const Grid* grid) {
    std::fill(looked_.begin(), looked_.end(), -1);
    const auto may_go = [&](Candidate c) { return grid == nullptr || (*grid)[c.cell] != c.digit; };
    Choice best;
    double best_score = -1;
    const double all_living = board_.living_count();
    for (Sector s : decisions()) {
        const std::vector<Candidate> all = members(s);
        // The member to refute: the one that does most; the rest counts with the one that does least.
        std::optional<Candidate> chosen;
        int least = 0;
        int other = 0;
        for (Candidate c : all) {
            const int left = look(c);
            if (ended()) return best;
            if (may_go(c) && (!chosen || left < least)) {
                if (chosen) other = std::max(other, least);
                chosen = c;
                least = left;
            } else {
                other = std::max(other, left);
            }
        }
        const double here = all_living - least;
        const double there = all_living - other;
        double score = style_.score == SearchStyle::Score::product ? here * there
                       : style_.score == SearchStyle::Score::larger
                           ? std::max(here, there) * 1000 + std::min(here, there)
                           : std::min(here, there) * 1000 + std::max(here, there);
        if (least == 0) score = 1e9 + there;
        if (score > best_score) {
            best_score = score;
            best = {*chosen, s};
        }
    }
    return best;
}

}  // namespace deduku::proving
