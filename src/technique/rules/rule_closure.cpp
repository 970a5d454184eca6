#include "technique/rules/rule_closure.hpp"

#include "technique/reasons/line_reasons.hpp"

namespace deduku {
namespace {

// The most steps of a reason: far more than boards of nine digits have needed.
constexpr int most_steps = 1000;

}  // namespace

RuleClosure::RuleClosure(const Geometry& geometry) : model_(geometry, linear::Sums::all), position_(model_) {}

bool RuleClosure::run(Board& board) {
    if (board.contradictory()) return false;
    base_.clear();
    position_.load(board);
    return take(board);
}

bool RuleClosure::run(Board& board, std::vector<Deduction>& out) {
    if (board.contradictory()) return false;
    LedgerBuilder builder;
    reasons::LineReasons reasons(position_, builder, most_steps);
    base_.clear();
    position_.load(board);
    position_.listen(&reasons);
    const bool removed = take(board);
    position_.listen(nullptr);
    std::vector<Deduction> steps = builder.take().steps;
    out.insert(out.end(), std::make_move_iterator(steps.begin()), std::make_move_iterator(steps.end()));
    return removed;
}

bool RuleClosure::run(Cells& cells) {
    load(cells);
    const std::size_t from = position_.trail().size();
    const bool holds = position_.run();
    for (const linear::Kill& kill : position_.trail().subspan(from))
        cells[static_cast<Cell>(kill.cell)] = cells[static_cast<Cell>(kill.cell)] - Set<Digit>::from_bits(kill.digits);
    if (!holds) cells.fill({});
    const bool removed = !holds || position_.trail().size() > from;
    if (!base_.empty()) position_.undo_to(at_base_);
    return removed;
}

void RuleClosure::found(const Cells& cells) {
    base_.clear();
    load(cells);
    if (!position_.run()) return;
    for (Cell cell : cells.ids()) base_.push_back(Set<Digit>::from_bits(position_.open(index(cell))));
    at_base_ = position_.mark();
}

// If the position is a part of the base, removes the rest of the base.
void RuleClosure::load(const Cells& cells) {
    for (Cell cell : cells.ids())
        if (!base_.empty() && !base_[static_cast<std::size_t>(index(cell))].contains(cells[cell])) base_.clear();
    if (base_.empty()) return position_.load(cells);
    for (Cell cell : cells.ids()) position_.kill(index(cell), position_.open(index(cell)) & ~cells[cell].bits());
}

// Makes all removals that follow, on the board.
bool RuleClosure::take(Board& board) {
    const std::size_t from = position_.trail().size();
    (void)position_.run();
    for (const linear::Kill& kill : position_.trail().subspan(from))
        linear::for_each_bit(kill.digits, [&](int digit) {
            board.remove({static_cast<Cell>(kill.cell), static_cast<Digit>(digit)});
        });
    return position_.trail().size() > from;
}

std::shared_ptr<RuleClosure> closure_of_rules(const Geometry& geometry) {
    if (!geometry.constrained()) return nullptr;
    return std::make_shared<RuleClosure>(geometry);
}

}  // namespace deduku
