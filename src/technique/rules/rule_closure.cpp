#include "technique/rules/rule_closure.hpp"

#include "reason/lines/line_reasons.hpp"

namespace deduku {

RuleClosure::RuleClosure(const Geometry& geometry) : model_(lines::shape_of(geometry)), position_(model_) {}

bool RuleClosure::run(Board& board) {
    position_.load(board);
    return take(board);
}

bool RuleClosure::run(Board& board, std::vector<Deduction>& out) {
    LedgerBuilder builder;
    proving::LineReasons reasons(position_, builder);
    position_.load(board);
    position_.listen(&reasons);
    const bool removed = take(board);
    position_.listen(nullptr);
    std::vector<Deduction> steps = builder.take().steps;
    out.insert(out.end(), std::make_move_iterator(steps.begin()), std::make_move_iterator(steps.end()));
    return removed;
}

// What follows, on the board.
bool RuleClosure::take(Board& board) {
    const std::size_t from = position_.trail().size();
    (void)position_.run();
    for (const lines::Kill& kill : position_.trail().subspan(from))
        lines::for_each_bit(kill.digits, [&](int digit) {
            board.remove({static_cast<Cell>(kill.cell), static_cast<Digit>(digit)});
        });
    return position_.trail().size() > from;
}

}  // namespace deduku
