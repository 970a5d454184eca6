#include "method/full_search/search_proof.hpp"

#include <algorithm>

namespace deduku::full_search {
namespace {

constexpr int deepest = 200;  // nested Splits of the ledger format

}  // namespace

ProofSearch::ProofSearch(Board start, const SearchStyle& style, Slicer& to, Meter& meter)
    : Refutations(start.geometry(), deepest, to, meter),
      board_(std::move(start)),
      style_(style),
      deriver_(board_.geometry(), style.max_subset, to),
      closure_(board_.geometry(), style.max_subset),
      looked_(static_cast<std::size_t>(board_.geometry().candidates())) {}

std::optional<Sector> ProofSearch::follow() {
    deriver_.run(board_, closed_);
    closed_ = board_.trail().size();
    return board_.empty_sector();
}

void ProofSearch::pop() {
    board_.undo_to(marks_.back());
    closed_ = marks_.back();
    marks_.pop_back();
}

Sector ProofSearch::sector_of(Candidate c) const {
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

// The number of candidates left if `c` is true; 0 for a contradiction.
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

// The next candidate to refute on a closed open position; if a grid is given, one outside it.
ProofSearch::Choice ProofSearch::choose(const Grid* grid) {
    std::fill(looked_.begin(), looked_.end(), -1);
    const auto may_go = [&](Candidate c) { return grid == nullptr || (*grid)[c.cell] != c.digit; };
    Choice best;
    double best_score = -1;
    const double all_living = board_.living_count();
    for (Sector s : decisions()) {
        const std::vector<Candidate> all = members(s);
        // Chooses the member with the greatest effect; of the others, the one with the least effect determines the
        // score.
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

}  // namespace deduku::full_search
