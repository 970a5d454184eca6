// A refutation with fewer looks: each is left out in turn, if the others still lead to a contradiction.
//
//   suppose A1 = 3     1 the cage leaves B1 7     2 row 2 leaves C1 5 or 7     3 the dot leaves C1 nothing
//   without 2          1, 3: still nothing is left for C1                      two looks
#include <algorithm>
#include <array>

#include "grid/contains.hpp"
#include "technique/parts/patterns.hpp"
#include "technique/rules/refutation.hpp"
#include "technique/rules/suppositions.hpp"

namespace deduku {

namespace {

// Longer ones rarely become short.
constexpr std::size_t most_shortened = 14;

}  // namespace

std::vector<RefutationTeller::Seen> RefutationTeller::seen_once_each(const std::vector<Part>& parts) const {
    std::vector<Seen> out;
    for (const Part& part : parts) out.push_back(part.seen);
    sort_once_each(out);
    return out;
}

// What the other looks use.
linear::Propagation::Only RefutationTeller::all_but(const Seen& left_out, const std::vector<Part>& parts) const {
    linear::Propagation::Only out(model_);
    for (const Part& part : parts) {
        if (part.seen == left_out) continue;
        auto& of = part.event.by == By::base ? out.bases : part.event.by == By::choice ? out.choices : out.sums;
        of[at(part.event.number)] = true;
    }
    return out;
}

// Leaves out looks in this order as long as the others refute the candidate.
void RefutationTeller::leave_out(const Board& board, Candidate supposed, bool last_first) {
    std::vector<Part> parts = parts_of_events(board, supposed);
    std::vector<Seen> seen = seen_once_each(parts);
    const Seen first{Seen::At::placed, at(index(supposed.cell))};
    if (seen.size() > most_shortened) return;
    std::vector<Seen> tried = {first};
    for (;;) {
        const auto untried = [&](const Seen& each) { return !contains(tried, each); };
        const auto forward = std::find_if(seen.begin(), seen.end(), untried);
        const auto backward = std::find_if(seen.rbegin(), seen.rend(), untried);
        if (forward == seen.end()) return;
        tried.push_back(last_first ? *backward : *forward);
        const linear::Propagation::Only only = all_but(tried.back(), parts);
        std::vector<Event> before = events_;
        const Sector empty_before = empty_;
        std::vector<Part> fewer;
        if (find(board, supposed, &only)) fewer = parts_of_events(board, supposed);
        if (std::vector<Seen> left = seen_once_each(fewer); !fewer.empty() && left.size() < seen.size()) {
            parts = std::move(fewer);
            seen = std::move(left);
        } else {
            events_ = std::move(before);
            empty_ = empty_before;
        }
    }
}

// Of the ways found with and without subsets and the sums of houses, and by either order, the one told in fewest looks.
void RefutationTeller::shorten(const Board& board, Candidate supposed) {
    constexpr std::array<SumsUsed, 4> ways_to_look = {
        {{4, Subsets::used}, {4, Subsets::left_out}, {1, Subsets::left_out}, {0, Subsets::left_out}}};
    std::vector<Event> best = events_;
    Sector empty_best = empty_;
    std::size_t fewest = looks(board, supposed).size();
    for (const SumsUsed used : ways_to_look)
        for (const bool last_first : {true, false}) {
            const linear::Propagation::Only these = only(rules_, used);
            if (!find(board, supposed, &these)) break;
            leave_out(board, supposed, last_first);
            const std::size_t told = looks(board, supposed).size();
            if (told >= fewest) continue;
            fewest = told;
            best = events_;
            empty_best = empty_;
        }
    events_ = std::move(best);
    empty_ = empty_best;
}

}  // namespace deduku
