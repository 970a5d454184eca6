#include "method/se/path.hpp"

#include "grid/in_order.hpp"
#include "method/se/proof.hpp"
#include "method/se/told.hpp"

namespace deduku::se {
namespace {

// A step without its reasons.
path::Step step_of(const Board& board, const SePosition& position, const SeHint& hint, Profile profile,
                   Workspace& workspace) {
    path::Step out;
    out.label = {name_of(hint), tenths(hint.rating)};
    out.pattern = told(board, position, hint, profile, workspace);
    if (hint.placed != SeHint::nothing) out.places = to_candidate(hint.placed);
    out.removes = to_candidates(hint.cuts);
    put_in_order(out.removes);
    return out;
}

path::PathEnd end_of(const SeRating& rating, bool shown, const Meter& meter) {
    if (!shown || rating.unknown || meter.exhausted()) return path::PathEnd::unknown;
    return rating.stuck ? path::PathEnd::stuck : path::PathEnd::solved;
}

}  // namespace

path::Path path_of(const Puzzle& puzzle, const SeOptions& options, Meter& meter, const path::OnStep& on_step) {
    Prover prover(puzzle, options.profile, meter);
    Workspace workspace(meter);
    path::Path out{puzzle, prover.steps(), {}, path::PathEnd::unknown, prover.board(), std::nullopt};
    bool shown = true;
    const auto watch = [&](const SePosition& before, const SeHint& hint, const SeRating&) {
        const auto done = static_cast<std::ptrdiff_t>(prover.steps().size());
        path::Step step = step_of(prover.board(), before, hint, options.profile, workspace);
        shown = prover.take(before, hint) && !meter.exhausted();
        if (!shown) return false;
        step.deductions.assign(prover.steps().begin() + done, prover.steps().end());
        out.steps.push_back(std::move(step));
        if (on_step) on_step(out.steps.back());
        return true;
    };
    const SeRating rating = rate(SePosition(puzzle), options, meter, watch);
    out.board = prover.board();
    out.end = end_of(rating, shown, meter);
    if (out.end != path::PathEnd::unknown) out.ratings = {rating.er, rating.ep, rating.ed};
    return out;
}

}  // namespace deduku::se
