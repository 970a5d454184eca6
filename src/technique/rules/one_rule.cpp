#include "technique/rules/one_rule.hpp"

#include <algorithm>
#include <bit>

#include "grid/contains.hpp"
#include "technique/rules/assignments.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

using linear::Kill;
using linear::Word;

// The cell with the fewest digits.
int smallest_of(std::span<const int> cells, const reasons::LivingDigits& open) {
    return *std::min_element(cells.begin(), cells.end(),
                             [&](int a, int b) { return std::popcount(open[at(a)]) < std::popcount(open[at(b)]); });
}

}  // namespace

OneRule::OneRule(const Board& board, const RuleView& view)
    : board_(board),
      view_(view),
      model_(view.model()),
      filter_(view.filter()),
      start_(open_digits(board)),
      position_(model_) {}

OneRule::Left OneRule::look(std::size_t rule) {
    Left out;
    if (view_.is_exhausted(rule, start_.data())) return out;
    run(rule, nullptr);
    if (open_ == start_) view_.set_exhausted(rule, start_.data());
    for (const int cell : parts_->cells) {
        if (model_.board().is_helper(static_cast<Cell>(cell))) continue;
        const int before = std::popcount(start_[at(cell)]), after = std::popcount(open_[at(cell)]);
        out.removed += static_cast<std::size_t>(before - after);
        if (before > 1 && after == 1) ++out.decided;
    }
    return out;
}

std::vector<Deduction> OneRule::tell(std::size_t rule) {
    LedgerBuilder builder;
    ProofMeter meter(builder);
    reasons::LineReasons reasons(position_, meter, view_.most_steps());
    position_.load(board_);
    told_ = &meter;
    run(rule, &reasons);
    told_ = nullptr;
    return builder.take().steps;
}

// Cells first, then short sums, then cases, each again once a cell of it has changed.
void OneRule::run(std::size_t rule, reasons::LineReasons* reasons) {
    parts_ = &view_.parts_of(rule);
    reasons_ = reasons;
    open_ = start_;
    cells_ = parts_->cells;
    sums_ = parts_->sums;
    choices_ = parts_->choices;
    while ((told_ == nullptr || told_->size().deductions < most_lines) && next()) {
        apply();
        if (std::any_of(kills_.begin(), kills_.end(), [&](const Kill& kill) { return open_[at(kill.cell)] == 0; }))
            return;
    }
}

// The removals of the next part that makes some; false if there is none.
bool OneRule::next() {
    kills_.clear();
    while (kills_.empty()) {
        if (!cells_.empty()) {
            const int cell = cells_.front();
            cells_.erase(cells_.begin());
            by_cell(cell);
        } else if (!sums_.empty()) {
            const std::size_t sum = sums_.front();
            sums_.erase(sums_.begin());
            by_sum(sum);
        } else if (!choices_.empty()) {
            const int choice = choices_.front();
            choices_.erase(choices_.begin());
            by_choice(choice);
        } else {
            return false;
        }
    }
    return true;
}

void OneRule::by_cell(int cell) {
    for (const int other : parts_->cells) {
        Word dead = other == cell ? 0 : open_[at(other)];
        for (Word left = open_[at(cell)]; left != 0 && dead != 0; left &= left - 1)
            dead &= model_.excluded_in(other, model_.number(cell, std::countr_zero(left)));
        if (dead != 0) kills_.push_back({other, dead});
    }
    if (reasons_ != nullptr && !kills_.empty()) reasons_->by_base(cell, kills_);
}

void OneRule::by_sum(std::size_t sum) {
    const linear::LinearSum& what = model_.sums()[sum];
    if (!filter_.run(what, open_.data(), kills_)) {
        const std::vector<int> cells = reasons::cells_of(what);
        if (cells.empty() && parts_->cells.empty()) return;
        const int cell = cells.empty() ? parts_->cells.front() : smallest_of(cells, open_);
        kills_.assign(1, {cell, open_[at(cell)]});
    }
    if (kills_.empty() && what.groups.size() > 1) by_assignments(what);
    if (reasons_ != nullptr && !kills_.empty()) reasons_->by_sum(static_cast<int>(sum), kills_, linear::Call::late);
}

// The candidates in no assignment of the open cells of a sum, if there are few assignments.
void OneRule::by_assignments(const linear::LinearSum& sum) {
    Assignments all(model_, {&sum}, open_);
    if (!all.are_few()) return;
    std::vector<Word> found(all.cells().size());
    all.for_each([&](const std::vector<Word>& chosen) {
        for (std::size_t i = 0; i < found.size(); ++i) found[i] |= chosen[i];
    });
    for (std::size_t i = 0; i < found.size(); ++i)
        if (const Word dead = open_[at(all.cells()[i])] & ~found[i]; dead != 0)
            kills_.push_back({all.cells()[i], dead});
}

// The candidates that a case kills, by cell; false if the case is impossible.
bool OneRule::filter_case(const linear::ChoiceCase& which, std::vector<Word>& out) {
    std::vector<Kill> kills;
    for (const linear::LinearSum& sum : which.sums)
        if (!filter_.run(sum, open_.data(), kills)) return false;
    out.assign(open_.size(), 0);
    for (const Kill& kill : kills) out[at(kill.cell)] |= kill.digits;
    return true;
}

void OneRule::by_choice(int choice) {
    std::vector<Word> all, here;
    bool any = false;
    for (const linear::ChoiceCase& which : model_.choices()[at(choice)]) {
        if (!filter_case(which, here)) continue;
        if (!std::exchange(any, true)) all = open_;
        for (std::size_t i = 0; i < all.size(); ++i) all[i] &= here[i];
        if (std::all_of(all.begin(), all.end(), [](Word word) { return word == 0; })) return;
    }
    const std::span<const int> cells = model_.cells_of_choice(choice);
    if (!any && !cells.empty()) kills_ = {{cells.front(), open_[at(cells.front())]}};
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] != 0) kills_.push_back({static_cast<int>(i), all[i]});
    if (reasons_ != nullptr && !kills_.empty()) reasons_->by_choice(choice, kills_, linear::Call::late);
}

void OneRule::apply() {
    for (const Kill& kill : kills_) {
        open_[at(kill.cell)] &= ~kill.digits;
        if (reasons_ != nullptr) position_.kill(kill.cell, kill.digits);
        if (!contains(cells_, kill.cell)) cells_.push_back(kill.cell);
        for (const std::size_t sum : parts_->sums) {
            const std::vector<int> cells = reasons::cells_of(model_.sums()[sum]);
            if (!contains(sums_, sum) && contains(cells, kill.cell)) sums_.push_back(sum);
        }
    }
    if (!kills_.empty()) choices_ = parts_->choices;
}

}  // namespace deduku
