#include "technique/rules/suppositions.hpp"

#include <bit>

#include "grid/in_order.hpp"

namespace deduku {

namespace {

constexpr auto any_houses = static_cast<std::size_t>(-1);

}  // namespace

linear::Propagation::Only only(const RuleView& rules, SumsUsed used) {
    linear::Propagation::Only out(rules.model_with_houses());
    out.bases.flip();
    out.choices.flip();
    for (std::size_t sum = 0; sum < out.sums.size(); ++sum) out.sums[sum] = rules.may_use(sum, used);
    return out;
}

Suppositions::Suppositions(const RuleView& rules)
    : rules_(rules), without_subsets_(only(rules, {any_houses, Subsets::left_out})) {}

const std::vector<Suppositions::Refuted>& Suppositions::refuted_on(const Board& board, Subsets subsets) {
    Known& known = known_[at(static_cast<int>(subsets))];
    reasons::LivingDigits digits = open_digits(board);
    if (digits == known.digits) return known.refuted;
    known.refuted.clear();
    load(board);
    position_->use_only(subsets == Subsets::used ? nullptr : &without_subsets_);
    implied_.assign(at(board.geometry().candidates()), false);
    for (const Candidate c : by_fewest_digits(board, rules_)) {
        if (!rules_.go_on()) break;
        if (implied_[at(board.geometry().number(c))]) continue;
        if (const auto removed = refute(c)) known.refuted.push_back({c, *removed});
    }
    put_in_order(known.refuted, [](const Refuted& a, const Refuted& b) { return a.removed < b.removed; });
    known.digits = std::move(digits);
    return known.refuted;
}

void Suppositions::load(const Board& board) {
    if (!position_) position_.emplace(rules_.model_with_houses());
    reasons::LivingDigits digits = open_digits(board);
    if (digits == loaded_) return;
    position_->load(board);
    // The consequences of the board alone are not sought.
    start_ = position_->mark();
    position_->undo_to(start_);
    loaded_ = std::move(digits);
}

std::optional<std::size_t> Suppositions::refute(Candidate c) {
    const linear::LinearModel& model = rules_.model_with_houses();
    position_->keep_only(rules_.geometry().number(c));
    std::optional<std::size_t> out;
    if (!position_->run())
        out = position_->trail().size() - start_.kills;
    else
        for (const Cell cell : rules_.geometry().every_cell())
            if (const linear::Word digits = position_->open(index(cell)); std::has_single_bit(digits))
                implied_[at(model.number(index(cell), std::countr_zero(digits)))] = true;
    position_->undo_to(start_);
    return out;
}

std::size_t Suppositions::gain(const Board& board, std::span<const Candidate> candidates) {
    load(board);
    position_->use_only(nullptr);
    for (const Candidate c : candidates) position_->kill(index(c.cell), linear::bit(index(c.digit)));
    (void)position_->run();
    const std::size_t out = position_->trail().size() - start_.kills;
    position_->undo_to(start_);
    return out;
}

std::vector<Candidate> by_fewest_digits(const Board& board, const RuleView& rules) {
    std::vector<Candidate> out;
    for (const Candidate c : board.geometry().every_candidate())
        if (board.has(c) && !board.digits(c.cell).single() && !board.geometry().is_helper(c.cell) && rules.is_wanted(c))
            out.push_back(c);
    put_in_order(out,
                 [&](Candidate a, Candidate b) { return board.digits(a.cell).size() < board.digits(b.cell).size(); });
    return out;
}

}  // namespace deduku
