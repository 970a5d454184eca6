#include "method/proving/decide.hpp"

#include "method/solve/solve.hpp"

namespace deduku::proving {
namespace {

std::string count_text(const Solutions& found) {
    if (found.count == 0) return "the puzzle has no solution";
    if (found.count == 1) return "the puzzle has one solution";
    return "the puzzle has several solutions";
}

std::nullopt_t refuse(Told& told, ProofStatus status, std::string why) {
    told.status = status;
    told.why = std::move(why);
    return std::nullopt;
}

// Whether the candidate is true in some solution; none if the meter ran out.
std::optional<bool> is_met(method::Known& known, Candidate c) {
    const Solutions& found = known.solutions();
    if ((*found.first)[c.cell] == c.digit) return true;
    if (found.count == 1 || !known.puzzle().cells[c.cell].has(c.digit)) return false;
    Puzzle assumed = known.puzzle();
    assumed.cells[c.cell] = {c.digit};
    const Solutions with = solve(start_board(assumed), {.fallback = known.options().fallback}, known.meter());
    if (with.end == SearchEnd::budget) return std::nullopt;
    return with.count > 0;
}

std::optional<Claim> are_false(method::Known& known, const std::vector<Candidate>& candidates, Told& told) {
    const Solutions& found = known.solutions();
    for (std::size_t i = 0; i < candidates.size() && found.count > 0; ++i) {
        const std::optional<bool> met = is_met(known, candidates[i]);
        if (!met) return refuse(told, ProofStatus::exhausted, "time or nodes ran out before the goal was looked at");
        if (!*met) continue;
        told.counterexample = candidates[i];
        return refuse(told, ProofStatus::untrue,
                      found.count == 1 ? "it is true in the solution" : "it is true in a solution");
    }
    return False{candidates};
}

}  // namespace

std::optional<Claim> decide(method::Known& known, const Wanted& wanted, Told& told) {
    const Solutions& found = known.solutions();
    told.solution = found.first;
    if (found.end == SearchEnd::budget && found.count < 2)
        return refuse(told, ProofStatus::exhausted, "time or nodes ran out before the solutions were counted");
    Goal goal = wanted.goal;
    if (goal == Goal::automatic)
        goal = found.count == 0 ? Goal::none : found.count == 1 ? Goal::unique : Goal::solution;
    if (goal == Goal::falsehood) return are_false(known, wanted.candidates, told);
    const bool holds = goal == Goal::none     ? found.count == 0
                       : goal == Goal::unique ? found.count == 1
                                              : found.count > 0;
    if (!holds) return refuse(told, ProofStatus::untrue, count_text(found));
    if (goal == Goal::none) return NoSolution{};
    if (goal == Goal::unique) return Unique{*found.first};
    return Solved{*found.first};
}

}  // namespace deduku::proving
