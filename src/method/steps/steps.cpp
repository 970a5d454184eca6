#include "method/steps/steps.hpp"

#include <numeric>

#include "method/steps/driver.hpp"

namespace deduku::steps {
int passes_of(const StepsRun& run, CountedPasses count) {
    return count == CountedPasses::passes ? run.passes : run.productive;
}

int total_steps(const StepsRun& run, CountedPasses count) {
    return std::accumulate(run.group_steps.begin(), run.group_steps.end(), 0) + passes_of(run, count);
}

Board start_of(const Puzzle& puzzle) {
    Board board = start_board(puzzle);
    for (Cell cell : board.geometry().every_cell())
        if (const Set<Digit> given = puzzle.cells[cell]; given.single()) remove_excluded(board, {cell, given.first()});
    return board;
}

void remove_excluded(Board& board, Candidate candidate) {
    const Geometry& geometry = board.geometry();
    for (Cell peer : geometry.peers_of(candidate.cell))
        if (board.has({peer, candidate.digit})) board.remove({peer, candidate.digit});
    for (const Sector link : geometry.links_of(candidate))
        for (const Term& term : geometry.lines()[static_cast<std::size_t>(index(link) - geometry.sectors())].terms)
            if (term.candidate != candidate && board.has(term.candidate)) board.remove(term.candidate);
}

StepsRun run(const Puzzle& puzzle, const Order& order, const StepOptions& options, Meter& meter) {
    Depths<FastBranches> branches;
    return run(puzzle, order, options, meter, branches);
}

StepsRun run(const Puzzle& puzzle, const Order& order, const StepOptions& options, Meter& meter,
             Depths<FastBranches>& branches) {
    const OrderPlan plan(order);
    const bool needs_plain =
        options.plain || options.trace || options.ledger || options.batch == FoundTogether::as_author;
    if (!needs_plain && puzzle.box() == Box{3, 3}) {
        StepsRun out;
        FastPosition position(puzzle);
        Driver<FastPosition, FastBranches>(plan, options, meter, branches).execute(position, out);
        return out;
    }
    return run_plain(puzzle, plan, options, meter);
}

}  // namespace deduku::steps
