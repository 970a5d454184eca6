// The label of a puzzle: the first order of a series that solves it.
#include "method/steps/branches.hpp"

namespace deduku::steps {

Rating rate(const Puzzle& puzzle, const Series& series, const Options& options, Meter& meter, Count count) {
    Rating rating;
    Depths<FastBranches> branches;
    for (std::size_t i = 0; i < series.orders.size(); ++i) {
        const Labelled& labelled = series.orders[i];
        rating.tried = static_cast<int>(i);
        rating.run = run(puzzle, labelled.order, options, meter, branches);
        const Run& result = rating.run;
        if (result.outcome == Outcome::stuck && !result.several) continue;
        if (result.outcome != Outcome::solved) break;
        rating.order = static_cast<int>(i);
        rating.label = labelled.label;
        if (rating.label) rating.value = rating_value(*rating.label, passes_of(result, count), result.girth);
        break;
    }
    return rating;
}

const Order& order_of(const Series& series, const Rating& rating) {
    return series.orders[static_cast<std::size_t>(rating.tried)].order;
}

std::string to_text(const Use& use) {
    return use.size > 0 ? use.letter + std::to_string(use.size) : std::string(1, use.letter);
}

std::string_view word(Outcome outcome) {
    switch (outcome) {
        case Outcome::solved: return "solved";
        case Outcome::stuck: return "stuck";
        case Outcome::contradiction: return "contradiction";
        default: return "unknown";
    }
}

std::string_view word(Verdict verdict) {
    switch (verdict) {
        case Verdict::contradiction: return "contradiction";
        case Verdict::solution: return "solution";
        default: return "open";
    }
}

}  // namespace deduku::steps
