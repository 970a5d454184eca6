#include "method/steps/driver.hpp"
#include "method/steps/plain_position.hpp"

namespace deduku::steps {
namespace {

Claim claim_of(const StepsRun& run, const PlainPosition& position) {
    if (run.outcome == Ending::solved && !position.took_over()) return Unique{*run.grid};
    if (run.outcome == Ending::solved) return Solved{*run.grid};
    if (run.outcome == Ending::contradiction)
        return NoSolution{position.shown_empty().value_or(*position.board().empty_sector())};
    return False{};
}

// The deductions as far as all was proved, and their claim.
std::optional<Ledger> ledger_of(const Puzzle& puzzle, const StepsRun& run, const PlainPosition& position) {
    Ledger ledger{puzzle, position.deductions(), claim_of(run, position)};
    if (auto* claim = std::get_if<False>(&ledger.claim)) {
        Board board = start_board(puzzle);
        for (const Deduction& deduction : ledger.steps) apply(board, deduction);
        claim->candidates.assign(board.trail().begin(), board.trail().end());
        if (claim->candidates.empty()) return std::nullopt;
    }
    return ledger;
}

}  // namespace

StepsRun run_plain(const Puzzle& puzzle, const OrderPlan& plan, const StepOptions& options, Meter& meter) {
    StepsRun out;
    PlainPosition position(puzzle, options);
    Depths<PlainBranches> branches;
    Driver<PlainPosition, PlainBranches>(plan, options, meter, branches).execute(position, out);
    if (options.ledger) out.ledger = ledger_of(puzzle, out, position);
    return out;
}

}  // namespace deduku::steps
