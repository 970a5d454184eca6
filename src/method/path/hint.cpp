#include "method/path/hint.hpp"

#include "method/path/refute.hpp"

namespace deduku::path {
namespace {

// On boards with rules, searches for solutions that need more nodes are avoided if possible.
constexpr std::uint64_t few_nodes = 1000;
// For a solution allowed by the player's board: the factor from one search to the next, up to the limit.
constexpr std::uint64_t more_nodes = 2;
constexpr std::uint64_t most_nodes = 8000;
// For a puzzle without solution, if the player's board has every solution.
constexpr std::uint64_t nodes_for_none = 4000;

// Adds the reason of each, from a path through the whole puzzle; with several solutions, only as far as techniques lead.
void explain_mistakes(const Puzzle& puzzle, const PathOptions& options, const Solutions& found, Meter& meter,
                      std::vector<Mistake>& mistakes) {
    PathOptions whole = options;
    whole.uniqueness = false;
    whole.proved = true;
    whole.stop_at.reset();
    whole.beyond = whole.beyond && found.count == 1;
    const CountSolutions count = [&]() -> const Solutions& { return found; };
    const explain::Explainer explainer(finding_of(walk(puzzle, whole, count, meter)));
    if (explainer.ending() == Ending::contradiction) return;
    for (Mistake& mistake : mistakes) {
        explain::Answer why = explainer.answer(mistake.what);
        const bool says =
            why.verdict == (mistake.kind == Mistake::Kind::mark ? explain::Truth::is : explain::Truth::is_not);
        if (says) mistake.why = std::move(why);
    }
}

// The solutions of a board with rules, as far as short searches show.
struct Quick {
    Solutions counted;
    // The player's board allows all solutions, or one: nothing on it is wrong, even if there are others.
    bool right = false;
    std::optional<Grid> fits{};  // this solution, if known
};

Quick quick_search(const Puzzle& puzzle, const Review& review, Meter& meter) {
    Meter few(meter, few_nodes);
    const Board start = start_board(puzzle), board = review.board();
    Quick out{solve_by_rules(start, {.limit = 2}, few)};
    if (is_known(out.counted)) return out;
    RepeatedSearch search(start);
    const bool every = review.untouched() || has_every_solution(search, start, board, meter);
    out.right = every;
    if (review.untouched()) out.fits = out.counted.first;
    const std::uint64_t most = every ? nodes_for_none : most_nodes;
    for (std::uint64_t nodes = every ? most : few_nodes; !out.fits && nodes <= most; nodes *= more_nodes) {
        Meter some(meter, nodes);
        Solutions found = search.by_rules(board, {.limit = 1}, some);
        if (found.end == SearchEnd::budget) continue;
        out.right = found.count > 0;
        out.fits = found.first;
        if (every && !out.right) out.counted = std::move(found);
        break;
    }
    return out;
}

}  // namespace

Hint hint(const Puzzle& puzzle, const Table<Cell, Set<Digit>>& state, const PathOptions& options,
          const CountSolutions& count, Meter& meter) {
    Review review(puzzle, state);
    std::optional<Quick> quick;
    if (puzzle.geometry().constrained()) quick = quick_search(puzzle, review, meter);
    const CountSolutions counted = [&]() -> const Solutions& {
        return quick && is_known(quick->counted) ? quick->counted : count();
    };
    const bool right = quick && quick->right;
    const Solutions* found = right ? &quick->counted : &counted();
    Corrected now = right ? review.unchanged(quick->fits) : review.correct(*found, meter);
    if (!now.mistakes.empty() && is_known(*found) && found->count > 0)
        explain_mistakes(puzzle, options, *found, meter, now.mistakes);
    const Board& board = now.paper.board();
    const bool none = is_known(*found) && found->count == 0;
    Hint out{std::move(now.mistakes), 0, false, board, now.paper.full() && board.solved(), std::nullopt};
    if (!none && !out.finished && !board.contradictory())
        out.step = next_step(puzzle, now.paper, options, counted, meter, now.fits ? &*now.fits : nullptr);
    if (!out.step) found = &counted();
    out.solutions = found->count;
    out.known = is_known(*found);
    return out;
}

}  // namespace deduku::path
