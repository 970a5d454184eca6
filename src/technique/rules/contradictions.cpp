// Contradictions of a few looks.
//
//   if E6 is 5     the cage leaves D6 7 and F6 9, column F has no place for 2        short contradiction
#include "technique/rules/contradictions.hpp"

#include <algorithm>

#include "technique/rules/suppositions.hpp"

namespace deduku {
const std::vector<ToldContradiction>& Contradictions::on(const Board& board) {
    if (reasons::LivingDigits digits = open_digits(board); digits != digits_) {
        told_.clear();
        tell(board);
        digits_ = std::move(digits);
    }
    return told_;
}

void Contradictions::tell(const Board& board) {
    if (!teller_) teller_.emplace(rules_);
    for (const Suppositions::Refuted& each : rules_.suppositions().refuted_on(board, Subsets::used)) {
        if (told_.size() == most_told) return;
        if (auto branch = teller_->tell_shortened(board, each.what))
            told_.push_back({each.what, *std::move(branch), teller_->looks(board, each.what)});
    }
}

bool find_short_contradictions(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    const auto groups = grouped_by_looks(board.geometry(), rules.contradictions().on(board));
    return groups.empty() || groups.front().front().looks.size() > most_looks || deliver(board, groups.front(), sink);
}

}  // namespace deduku
