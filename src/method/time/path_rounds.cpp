// Rounds on boards with rules: the steps of the path, with singles in rounds.
//
//   look            cage 17/2 = 89           open 81
//   box             A1 = 9, D4 = 8           open 81, both on one position
//   rule_in_house   an innie of box 2        open 79
#include "method/path/path.hpp"
#include "method/time/board_singles.hpp"
#include "method/time/time.hpp"

namespace deduku::time {
namespace {

// By difficulty_of(): rules by themselves and single innies come before what a rule needs in a house, this before locked
// candidates, and fish and rules crossed with houses before chains.
constexpr int first_need = 90, first_named = 100, first_chain = 250;

RoundKind kind_of(const path::Step& step) {
    if (path::is_trial(step)) return RoundKind::trial;
    const int difficulty = difficulty_of(*step.move->technique, step.move->size);
    if (difficulty < first_need) return RoundKind::look;
    if (difficulty < first_named) return RoundKind::rule_in_house;
    return difficulty < first_chain ? RoundKind::named : RoundKind::contradiction;
}

/// Takes what the step removes and writes; the number of candidates removed.
int take(BoardSingles& singles, const path::Step& step) {
    int removed = 0;
    for (const Candidate c : step.removes)
        if (singles.board().has(c)) singles.board().remove(c), ++removed;
    if (removed == 0) return 0;
    for (const Candidate c : step.written) singles.place(c);
    return removed;
}

std::optional<path::Path> path_of(const Puzzle& puzzle, Meter& meter, bool by_trial) {
    std::optional<Solutions> counted;
    const auto count = [&]() -> const Solutions& {
        if (!counted) counted = solve_by_rules(start_board(puzzle), {}, meter);
        return *counted;
    };
    path::PathOptions options;
    options.proved = false;
    options.beyond = by_trial;
    if (!by_trial) std::erase_if(options.order, [](const Move& move) { return path::by_trial(*move.technique); });
    path::Path out = path::walk(puzzle, options, count, meter);
    if (path::at_limit(out.end) || meter.exhausted()) return std::nullopt;
    return out;
}

}  // namespace

TimeLevel level_of(const path::Path& path) {
    std::vector<SolvingRound> rounds;
    for (const path::Step& step : path.steps)
        if (!step.places) rounds.push_back({.kind = kind_of(step)});
    return level_of_steps(rounds);
}

std::optional<std::vector<SolvingRound>> rounds_of_path(const Puzzle& puzzle, Meter& meter, bool by_trial) {
    const auto path = path_of(puzzle, meter, by_trial);
    if (!path) return std::nullopt;
    std::vector<SolvingRound> out;
    BoardSingles singles(puzzle);
    auto next = path->steps.begin();
    while (const int open = singles.open()) {
        const SingleCounts now = singles.look();
        SolvingRound round = round_of(now, open);
        if (round.moves > 0) singles.place(round.kind);
        while (round.moves == 0 && next != path->steps.end()) {
            const path::Step& step = *next++;
            if (step.places) continue;
            round.kind = kind_of(step);
            round.moves = take(singles, step);
        }
        if (round.moves == 0) round.kind = RoundKind::stuck;
        out.push_back(round);
        if (round.kind == RoundKind::stuck) break;
    }
    return out;
}

}  // namespace deduku::time
