// The label of a puzzle: the first order of a series that solves it.
#include "method/steps/branches.hpp"

namespace deduku::steps {

StepRating rate(const Puzzle& puzzle, const Series& series, const StepOptions& options, Meter& meter,
                CountedPasses count) {
    StepRating rating;
    Depths<FastBranches> branches;
    for (std::size_t i = 0; i < series.orders.size(); ++i) {
        const Labelled& labelled = series.orders[i];
        rating.tried = static_cast<int>(i);
        rating.run = run(puzzle, labelled.order, options, meter, branches);
        const StepsRun& result = rating.run;
        if (result.outcome == Ending::open && !result.several) continue;
        if (result.outcome != Ending::solved) break;
        rating.order = static_cast<int>(i);
        rating.label = labelled.label;
        if (rating.label) rating.value = rating_value(*rating.label, passes_of(result, count), result.girth);
        break;
    }
    return rating;
}

const Order& order_of(const Series& series, const StepRating& rating) {
    return series.orders[static_cast<std::size_t>(rating.tried)].order;
}

std::string to_text(const Use& use) {
    return use.size > 0 ? use.letter + std::to_string(use.size) : std::string(1, use.letter);
}

std::string_view word_of_run(Ending outcome) { return outcome == Ending::open ? "stuck" : word(outcome); }

}  // namespace deduku::steps
