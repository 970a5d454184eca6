// Contradictions of a few looks.
//
//   if A1 is 8     the renban takes the 6 from all cells of row 1             one look: rule and house
//   if E6 is 5     the cage leaves D6 7 and F6 9, column F has no place for 2        short contradiction
#include "technique/rules/contradictions.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "reason/shown.hpp"
#include "technique/parts/patterns.hpp"
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
    for (const Candidate c : by_fewest_digits(board)) {
        if (!rules_.go_on()) return;
        if (suppositions.is_implied(c)) continue;
        if (const auto removed = suppositions.refute(c)) refuted.push_back({c, *removed});
    }
    put_in_order(refuted, [](const Refuted& a, const Refuted& b) { return a.removed < b.removed; });
    if (refuted.size() > most_told) refuted.resize(most_told, refuted.front());
    if (!teller_) teller_.emplace(rules_);
    for (const Refuted& each : refuted)
        if (auto branch = teller_->tell(board, each.what))
            if (auto looks = teller_->looks(board, each.what); !looks.empty())
                told_.push_back({each.what, *std::move(branch), std::move(looks)});
}

namespace {

Pattern pattern_of(const std::vector<ToldContradiction>& found) {
    Pattern out;
    out.form = Form::supposition;
    for (const ToldContradiction& each : found) {
        out.cells.push_back(each.what.cell);
        out.digits.insert(each.what.digit);
    }
    sort_once_each(out.cells);
    out.looks = found.front().looks;
    if (out.looks.size() == 1 && out.looks[0].rule) out.rules = {*out.looks[0].rule};
    return out;
}

// Each on the position after those before.
bool deliver(const Board& board, const std::vector<ToldContradiction>& found, const Sink& sink) {
    Board position = board;
    std::vector<Deduction> steps;
    for (const ToldContradiction& each : found) {
        Split split{board.geometry().sector(each.what.cell), {each.branch}};
        if (std::vector<Candidate> others = others_of(board, split.on, {each.what}); !others.empty())
            split.branches.push_back({std::move(others), {}, std::nullopt});
        auto settled = settle(position, {std::move(split), {each.what}});
        if (!settled) continue;
        apply(position, *settled);
        steps.push_back(*std::move(settled));
    }
    return steps.empty() || sink({steps, [&] { return pattern_of(found); }});
}

// Of one look.
bool by_same_look(const ToldContradiction& a, const ToldContradiction& b) {
    return a.branch.empty == b.branch.empty && a.looks.size() == b.looks.size() && a.looks[0].rule == b.looks[0].rule &&
           b.looks[0].rule;
}

bool by_same_looks(const ToldContradiction& a, const ToldContradiction& b) {
    return a.branch.empty == b.branch.empty && a.looks == b.looks && a.what.digit == b.what.digit;
}

using Alike = bool (*)(const ToldContradiction& a, const ToldContradiction& b);

// Those with fewest looks first, then most together.
std::vector<std::vector<ToldContradiction>> grouped(const std::vector<ToldContradiction>& told, Alike alike) {
    std::vector<std::vector<ToldContradiction>> out;
    for (const ToldContradiction& each : told) {
        const auto group =
            std::find_if(out.begin(), out.end(), [&](const auto& known) { return alike(known.front(), each); });
        if (group == out.end())
            out.push_back({each});
        else
            group->push_back(each);
    }
    put_in_order(out, [](const auto& a, const auto& b) {
        const std::size_t looks_a = a.front().looks.size(), looks_b = b.front().looks.size();
        return looks_a != looks_b ? looks_a < looks_b : a.size() > b.size();
    });
    return out;
}

}  // namespace

bool find_single_looks(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    std::vector<ToldContradiction> told = rules.contradictions().on(board);
    std::erase_if(told, [](const ToldContradiction& each) { return each.looks.size() > 1; });
    const auto groups = grouped(told, by_same_look);
    return std::all_of(groups.begin(), groups.end(), [&](const auto& group) { return deliver(board, group, sink); });
}

bool find_short_contradictions(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    const auto groups = grouped(rules.contradictions().on(board), by_same_looks);
    return groups.empty() || groups.front().front().looks.size() > most_looks || deliver(board, groups.front(), sink);
}

}  // namespace deduku
