#include "method/explainer/path.hpp"

#include <algorithm>
#include <iterator>

#include "method/explainer/proof.hpp"

namespace deduku::explainer {

ExplainerPath path_of(const Puzzle& puzzle, const Options& options, Meter& meter) {
    ExplainerPath out;
    Prover prover(puzzle, options.profile, meter);
    out.clues = prover.steps();
    const auto watch = [&](const Position& before, const Hint& hint, const Rating&) {
        const auto done = static_cast<std::ptrdiff_t>(prover.steps().size());
        ExplainerStep step{name_of(hint), tenths(hint.rating), {}, std::nullopt, {}};
        for (const Cut& cut : hint.cuts)
            for (int digit : Members(cut.digits)) step.cuts.push_back(to_candidate(candidate_of(cut.cell, digit)));
        if (hint.placed != Hint::nothing) step.placed = to_candidate(hint.placed);
        out.shown = prover.take(before, hint) && !meter.exhausted();
        if (!out.shown) return false;
        step.why.assign(prover.steps().begin() + done, prover.steps().end());
        out.steps.push_back(std::move(step));
        return true;
    };
    out.rating = rate(Position(puzzle), options, meter, watch);
    out.rating.unknown = out.rating.unknown || meter.exhausted();
    return out;
}

namespace {

False all_removed(const Puzzle& puzzle, const std::vector<Deduction>& steps) {
    Board board = start_board(puzzle);
    const std::size_t given = board.trail().size();
    for (const Deduction& step : steps) apply(board, step);
    const auto removed = board.trail().subspan(given);
    return {{removed.begin(), removed.end()}};
}

}  // namespace

Finding finding_of(const Puzzle& puzzle, ExplainerPath path) {
    std::vector<Deduction> all = std::move(path.clues);
    for (ExplainerStep& step : path.steps) std::move(step.why.begin(), step.why.end(), std::back_inserter(all));
    const bool conditional = std::any_of(all.begin(), all.end(), rests_on_uniqueness);
    Finding out = concluded(puzzle, std::move(all), "se");
    if (out.ending == Ending::open && (path.rating.unknown || !path.shown)) out.ending = Ending::unknown;
    if (!conditional) return out;
    if (std::holds_alternative<Unique>(out.ledger.claim)) out.ledger.claim = all_removed(puzzle, out.ledger.steps);
    if (auto* dead = std::get_if<False>(&out.ledger.claim)) dead->if_unique = true;
    if (auto* none = std::get_if<NoSolution>(&out.ledger.claim)) {
        out.ledger.claim = NotUnique{none->empty};
        out.ending = Ending::open;
    }
    return out;
}

}  // namespace deduku::explainer
