// Contradictions of a few looks.
//
//   if A1 is 8     the renban takes the 6 from all cells of row 1             one look: rule and house
//   if E6 is 5     the cage leaves D6 7 and F6 9, column F has no place for 2        short contradiction
#include "technique/rules/contradictions.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/rules/suppositions.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {

namespace {

// Nearly all contradictions of at most five looks end sooner (doc/dev/rules-steps.md).
std::size_t most_removed(const Geometry& geometry) { return static_cast<std::size_t>(geometry.candidates()) / 8; }

}  // namespace

const std::vector<ToldContradiction>& Contradictions::on(const Board& board) {
    if (reasons::LivingDigits digits = open_digits(board); digits != digits_) {
        told_.clear();
        tell(board);
        digits_ = std::move(digits);
    }
    return told_;
}

void Contradictions::tell(const Board& board) {
    struct Refuted {
        Candidate what;
        std::size_t removed;
    };
    Suppositions suppositions(board, rules_, most_removed(board.geometry()));
    std::vector<Refuted> refuted;
    for (const Candidate c : by_fewest_digits(board, rules_)) {
        if (!rules_.go_on()) return;
        if (suppositions.is_implied(c)) continue;
        if (const auto removed = suppositions.refute(c)) refuted.push_back({c, *removed});
    }
    put_in_order(refuted, [](const Refuted& a, const Refuted& b) { return a.removed < b.removed; });
    if (refuted.size() > most_told) refuted.resize(most_told, refuted.front());
    if (!teller_) teller_.emplace(rules_);
    for (const Refuted& each : refuted)
        if (auto branch = teller_->tell_shortened(board, each.what))
            if (auto looks = teller_->looks(board, each.what); !looks.empty())
                told_.push_back({each.what, *std::move(branch), std::move(looks)});
}

bool find_single_looks(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    const auto groups = grouped_by_rule(board.geometry(), rules.contradictions().on(board));
    return std::all_of(groups.begin(), groups.end(),
                       [&](const ToldGroup& group) { return deliver(board, group, sink); });
}

bool find_short_contradictions(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    const auto groups = grouped_by_looks(board.geometry(), rules.contradictions().on(board));
    return groups.empty() || groups.front().front().looks.size() > most_looks || deliver(board, groups.front(), sink);
}

}  // namespace deduku
