#include "technique/rules/suppositions.hpp"

#include <bit>

#include "grid/in_order.hpp"

namespace deduku {

Suppositions::Suppositions(const Board& board, const RuleView& rules, std::size_t most_removed)
    : board_(board),
      rules_(rules),
      most_removed_(most_removed),
      position_(rules.model()),
      implied_(static_cast<std::size_t>(board.geometry().candidates()), false) {
    position_.load(board_);
    start_ = position_.mark();
    position_.undo_to(start_);
}

std::optional<std::size_t> Suppositions::refute(Candidate c) {
    position_.keep_only(board_.geometry().number(c));
    std::optional<std::size_t> out;
    const auto ended = position_.run(most_removed_);
    if (ended == linear::Propagation::Ended::contradiction)
        out = position_.trail().size() - start_.kills;
    else if (ended == linear::Propagation::Ended::fixpoint)
        for (const Cell cell : board_.geometry().every_cell())
            if (const linear::Word digits = position_.open(index(cell)); std::has_single_bit(digits))
                implied_[static_cast<std::size_t>(rules_.model().number(index(cell), std::countr_zero(digits)))] = true;
    position_.undo_to(start_);
    return out;
}

std::size_t Suppositions::gain(Candidate c) {
    position_.kill(index(c.cell), linear::bit(index(c.digit)));
    (void)position_.run();
    const std::size_t out = position_.trail().size() - start_.kills;
    position_.undo_to(start_);
    return out;
}

bool Suppositions::is_implied(Candidate c) const {
    return implied_[static_cast<std::size_t>(board_.geometry().number(c))];
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
