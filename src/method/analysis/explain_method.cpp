#include "method/analysis/explain_method.hpp"

#include "method/hdp/argument.hpp"
#include "method/prove/prove.hpp"
#include "method/reasonable/reasonable.hpp"
#include "technique/record.hpp"

namespace deduku::analysis {
namespace {

using explain::Ending;
using explain::Findings;

Ending ending_of(reasonable::Class outcome) {
    switch (outcome) {
        case reasonable::Class::yes: return Ending::solved;
        case reasonable::Class::contradiction: return Ending::contradiction;
        default: return Ending::open;
    }
}

Ending ending_of(steps::Outcome outcome) {
    switch (outcome) {
        case steps::Outcome::solved: return Ending::solved;
        case steps::Outcome::stuck: return Ending::open;
        case steps::Outcome::contradiction: return Ending::contradiction;
        default: return Ending::unknown;
    }
}

/// What the argument shows without any search; what autosolve shows, if the argument is empty.
Findings facts_of_hdp(const Puzzle& puzzle, const hdp::Argument& argument, Ending ending) {
    Board board = start_board(puzzle);
    Ledger ledger{puzzle, {}, False{}};
    hdp::record(board, argument, closing_moves(hdp::largest_subset), ledger.steps);
    if (!board.contradictory()) return {ending, std::move(ledger)};
    ledger.claim = NoSolution{*board.empty_sector()};
    return {Ending::contradiction, std::move(ledger)};
}

}  // namespace

Findings found_by_reasonable(const Puzzle& puzzle) {
    reasonable::Run run = reasonable::run(puzzle);
    return {ending_of(run.outcome), std::move(run.ledger)};
}

Findings found_by_steps(const Puzzle& puzzle, const steps::Series& series, Meter& meter) {
    steps::Options options;
    std::size_t chosen = 0;  // looked for without recording, which is quick
    if (series.orders.size() > 1) {
        const steps::Rating rating = steps::rate(puzzle, series, options, meter);
        chosen = static_cast<std::size_t>(rating.order >= 0 ? rating.order : rating.tried);
    }
    options.ledger = true;
    steps::Run run = steps::run(puzzle, series.orders[chosen].order, options, meter);
    Ledger ledger = run.ledger ? std::move(*run.ledger) : Ledger{puzzle, {}, False{}};
    return {ending_of(run.outcome), std::move(ledger)};
}

Findings found_by_hdp(const Puzzle& puzzle, Meter& meter) {
    Proof proof = prove(puzzle, Goal::automatic, {}, meter);
    if (proof.status != ProofStatus::proved) return facts_of_hdp(puzzle, {}, Ending::unknown);
    if (std::holds_alternative<Unique>(proof.ledger->claim)) return {Ending::solved, std::move(*proof.ledger)};
    if (std::holds_alternative<NoSolution>(proof.ledger->claim))
        return {Ending::contradiction, std::move(*proof.ledger)};
    return facts_of_hdp(puzzle, hdp::argument_of(hdp::analyse(puzzle, {}, meter)), Ending::open);
}

}  // namespace deduku::analysis
