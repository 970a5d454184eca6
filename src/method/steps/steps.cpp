#include "method/steps/steps.hpp"

#include <numeric>

#include "grid/module.hpp"
#include "method/steps/driver.hpp"

namespace deduku::steps {
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
    Depths<FastBranches> branches;
    return run(puzzle, order, options, meter, branches);
}

Run run(const Puzzle& puzzle, const Order& order, const Options& options, Meter& meter,
        Depths<FastBranches>& branches) {
    const Plan plan(order);
    const bool needs_plain = options.plain || options.trace || options.ledger || options.batch == Batch::as_author;
    if (!needs_plain && puzzle.box() == Box{3, 3}) {
        Run out;
        FastPosition position(puzzle);
        Driver<FastPosition, FastBranches>(plan, options, meter, branches).execute(position, out);
        return out;
    }
    needs(Module::more);
    return run_plain(puzzle, plan, options, meter);
}

}  // namespace deduku::steps
