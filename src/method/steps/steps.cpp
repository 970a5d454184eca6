#include "method/steps/steps.hpp"

#include <numeric>

#include "method/steps/driver.hpp"
#include "method/steps/fast_position.hpp"
#include "method/steps/plain_position.hpp"

namespace deduku::steps {
namespace {

Claim claim_of(const Run& run, const PlainPosition& position) {
    if (run.outcome == Outcome::solved && !position.took_over()) return Unique{*run.grid};
    if (run.outcome == Outcome::solved) return Solved{*run.grid};
    if (run.outcome == Outcome::contradiction)
        return NoSolution{position.shown_empty().value_or(*position.board().empty_sector())};
    return False{};
}

// Deductions as far as everything was proved, and what they amount to.
std::optional<Ledger> ledger_of(const Puzzle& puzzle, const Run& run, const PlainPosition& position) {
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

int passes_of(const Run& run, Count count) { return count == Count::passes ? run.passes : run.productive; }

int total_steps(const Run& run, Count count) {
    return std::accumulate(run.group_steps.begin(), run.group_steps.end(), 0) + passes_of(run, count);
}

Board start_of(const Puzzle& puzzle) {
    Board board = start_board(puzzle);
    for (Cell cell : board.geometry().every_cell()) {
        const Set<Digit> given = puzzle.cells[cell];
        if (!given.single()) continue;
        for (Cell peer : board.geometry().peers_of(cell))
            if (board.has({peer, given.first()})) board.remove({peer, given.first()});
    }
    return board;
}

Run run(const Puzzle& puzzle, const Order& order, const Options& options, Meter& meter) {
    Run out;
    const Plan plan(order);
    const bool needs_plain = options.plain || options.trace || options.ledger || options.inside == Inside::single;
    if (!needs_plain && puzzle.box == Box{3, 3}) {
        FastPosition position(puzzle);
        Driver<FastPosition, FastBranches>(plan, options, meter).execute(position, out);
        return out;
    }
    PlainPosition position(puzzle, options.trace, options.ledger);
    Driver<PlainPosition, PlainBranches>(plan, options, meter).execute(position, out);
    if (options.ledger) out.ledger = ledger_of(puzzle, out, position);
    return out;
}

Run run(const Puzzle& puzzle, const Order& order, const Options& options) {
    Meter no_limit;
    return run(puzzle, order, options, no_limit);
}

}  // namespace deduku::steps
