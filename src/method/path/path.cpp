#include "method/path/path.hpp"

#include <algorithm>
#include <utility>

#include "method/path/walker.hpp"
#include "reason/shown.hpp"

namespace deduku::path {
namespace {

// The place of a step in the order; steps beyond all techniques come last.
std::size_t place_of(const Step& step, const PathOptions& options) {
    if (step.label) return static_cast<std::size_t>(step.label->tenths);
    if (!step.move) return options.order.size();
    const auto at = std::find_if(options.order.begin(), options.order.end(), [&](const Move& move) {
        return move.technique == step.move->technique && move.size == step.move->size;
    });
    return static_cast<std::size_t>(at - options.order.begin());
}

bool is_conditional(const Path& path) {
    return std::any_of(path.steps.begin(), path.steps.end(), [](const Step& step) { return is_conditional(step); });
}

// The claim of steps that rest on uniqueness.
deduku::Claim if_unique(const deduku::Claim& claim, const Path& path) {
    if (const auto* none = std::get_if<NoSolution>(&claim)) return NotUnique{none->empty};
    const auto removed = path.board.trail().subspan(start_board(path.start).trail().size());
    return False{{removed.begin(), removed.end()}, true};
}

deduku::Claim claim_of(const Path& path) {
    const deduku::Claim shown = shown_on(path.board, start_board(path.start).trail().size());
    return is_conditional(path) ? if_unique(shown, path) : shown;
}

// A path by the techniques, or by the steps of `plan` and what these need.
Path walk_once(const Puzzle& puzzle, const PathOptions& options, const CountSolutions& count, Meter& meter,
               const OnStep& watch, ProofEvents* proof, std::vector<NeededStep> plan) {
    std::vector<Deduction> givens;
    WorkingPaper paper(puzzle, givens);
    if (proof != nullptr) {
        proof->begin(puzzle, False{});
        for (const Deduction& deduction : givens) tell(deduction, *proof);
    }
    Walker walk(puzzle, std::move(paper), options, count, meter, proof);
    walk.follow(std::move(plan));
    std::vector<Step> steps;
    while (auto step = walk.step()) {
        (void)walk.take_unseen();
        steps.push_back(std::move(*step));
        if (watch) watch(steps.back());
    }
    std::vector<Deduction>& last = steps.empty() ? givens : steps.back().deductions;
    for (Deduction& deduction : walk.take_unseen()) last.push_back(std::move(deduction));
    Path out{puzzle, std::move(givens), std::move(steps), walk.end(), walk.board()};
    if (proof != nullptr) proof->end(claim_of(out));
    return out;
}

}  // namespace

Path walk(const Puzzle& puzzle, const PathOptions& options, const CountSolutions& count, Meter& meter,
          const OnStep& watch, ProofEvents* proof) {
    if (!options.pruned || !puzzle.geometry().constrained())
        return walk_once(puzzle, options, count, meter, watch, proof, {});
    PathOptions unproved = options;
    unproved.proved = false;
    Path whole = walk_once(puzzle, unproved, count, meter, options.first_walk, nullptr, {});
    std::vector<NeededStep> needed;
    if (whole.end == PathEnd::solved) needed = needed_steps(whole);
    if (!needed.empty()) {
        Path pruned = walk_once(puzzle, unproved, count, meter, {}, nullptr, needed);
        if (pruned.end == PathEnd::solved && pruned.steps.size() < whole.steps.size())
            whole = std::move(pruned);
        else
            needed.clear();
    }
    if (proof != nullptr || options.proved)
        return walk_once(puzzle, options, count, meter, watch, proof, std::move(needed));
    if (watch) std::for_each(whole.steps.begin(), whole.steps.end(), watch);
    return whole;
}

std::optional<Step> next_step(const Puzzle& puzzle, const WorkingPaper& paper, const PathOptions& options,
                              const CountSolutions& count, Meter& meter, const Grid* solution) {
    Walker walk(puzzle, paper, options, count, meter);
    walk.end_after_one(solution);
    return walk.step();
}

Finding finding_of(Path path, std::string_view by) {
    const bool conditional = is_conditional(path);
    std::vector<Deduction> all = std::move(path.givens);
    for (Step& step : path.steps) std::move(step.deductions.begin(), step.deductions.end(), std::back_inserter(all));
    const bool beyond = std::any_of(path.steps.begin(), path.steps.end(), is_beyond);
    Finding out = concluded(path.start, std::move(all), !by.empty() ? std::string(by) : beyond ? "path+hdp" : "path");
    out.searched = beyond;
    if (at_limit(path.end) && out.ending == Ending::open) out.ending = Ending::unknown;
    if (!conditional) return out;
    if (out.ending == Ending::contradiction) out.ending = Ending::open;
    out.ledger.claim = if_unique(out.ledger.claim, path);
    return out;
}

namespace {

std::size_t count_of_digits(const Step& step) { return step.written.size() + (step.places ? 1 : 0); }

}  // namespace

const Step* hardest(const Path& path, const PathOptions& options) {
    const auto easier = [&](const Step& a, const Step& b) { return place_of(a, options) < place_of(b, options); };
    const auto at = std::max_element(path.steps.begin(), path.steps.end(), easier);
    return at == path.steps.end() ? nullptr : &*at;
}

int score_of(const Path& path) {
    int out = 0;
    for (const Step& step : path.steps)
        out += (step.move ? points_of(*step.move) : points_beyond) *
               static_cast<int>(step.places ? count_of_digits(step) : 1);
    return out;
}

std::size_t steps_one_by_one(const Path& path) {
    std::size_t out = 0;
    for (const Step& step : path.steps) out += count_of_digits(step) + (step.removes.empty() ? 0 : 1);
    return out;
}

}  // namespace deduku::path
