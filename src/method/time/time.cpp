#include "method/time/time.hpp"

#include <algorithm>
#include <cmath>

#include "method/time/numbers.hpp"

namespace deduku::time {
namespace {

constexpr TimeNumbers numbers;
constexpr std::array limits = {50, 70, 100, 150};  // of levels, in tenths of minutes
static_assert(limits.size() + 1 == level_words.size());

/// Stuck: each open cell is a round of assumptions.
double work_of(const SolvingRound& round) {
    const double open = round.open;
    switch (round.kind) {
        case RoundKind::box:
        case RoundKind::line:
        case RoundKind::naked: return open / (round.boxes + numbers.line * round.lines + numbers.naked * round.naked);
        case RoundKind::locked:
        case RoundKind::look:
        case RoundKind::rule_in_house: return open * numbers.locked;
        case RoundKind::pairs:
        case RoundKind::triples:
        case RoundKind::named: return open * numbers.subset;
        case RoundKind::assumption:
        case RoundKind::long_assumption:
        case RoundKind::contradiction:
        case RoundKind::trial: return open * numbers.assumption;
        case RoundKind::stuck: break;
    }
    return open * (open + 1) / 2 * numbers.assumption;
}

int tenths_of(double seconds, bool calibrated) {
    const double minutes = seconds / 60;
    return static_cast<int>(calibrated ? std::lround(minutes * 10) : std::max(1L, std::lround(minutes)) * 10);
}

TimeLevel level_of_minutes(int tenths) {
    return static_cast<TimeLevel>(std::upper_bound(limits.begin(), limits.end(), tenths) - limits.begin());
}

/// In words at least a minute.
int whole(int tenths) { return std::max(1, (tenths + 5) / 10); }

}  // namespace

// Singles and looks at one rule are gentle.
TimeLevel level_of_steps(const std::vector<SolvingRound>& rounds) {
    TimeLevel out = TimeLevel::gentle;
    for (const SolvingRound& round : rounds) {
        const auto level = [&] {
            switch (round.kind) {
                case RoundKind::rule_in_house: return TimeLevel::easy;
                case RoundKind::named: return TimeLevel::medium;
                case RoundKind::contradiction: return TimeLevel::hard;
                case RoundKind::trial:
                case RoundKind::stuck: return TimeLevel::very_hard;
                default: return TimeLevel::gentle;
            }
        }();
        out = std::max(out, level);
    }
    return out;
}

std::string_view word(RoundKind kind) {
    constexpr std::array<std::string_view, 14> words = {
        "box",   "line", "naked",         "locked", "pairs",         "triples", "assumption", "long_assumption",
        "stuck", "look", "rule_in_house", "named",  "contradiction", "trial"};
    return words[static_cast<std::size_t>(kind)];
}

TimeRating rating_of(std::vector<SolvingRound> rounds, TimeBoard board) {
    const bool calibrated = board == TimeBoard::fitted;
    TimeRating out{std::move(rounds)};
    out.calibrated = calibrated;
    for (const SolvingRound& round : out.rounds) out.work += work_of(round);
    const int open = out.rounds.empty() ? 0 : out.rounds.front().open;
    const double seconds = out.seconds = numbers.cell * open + numbers.unit * std::sqrt(out.work);
    out.tenths = tenths_of(seconds, calibrated);
    out.from = tenths_of(seconds / numbers.spread, calibrated);
    out.to = tenths_of(seconds * numbers.spread, calibrated);
    out.level = board == TimeBoard::with_rules ? level_of_steps(out.rounds) : level_of_minutes(out.tenths);
    return out;
}

std::optional<TimeRating> rate(const Puzzle& puzzle, Meter& meter) {
    const Geometry& geometry = puzzle.geometry();
    const bool nine = geometry.standard() && puzzle.box() == Box{3, 3};
    const TimeBoard board = nine                     ? TimeBoard::fitted
                            : geometry.constrained() ? TimeBoard::with_rules
                                                     : TimeBoard::other;
    auto rounds = nine                             ? nine_rounds(puzzle, meter)
                  : board == TimeBoard::with_rules ? rounds_of_path(puzzle, meter)
                                                   : rounds_on_board(puzzle, meter);
    if (!rounds) return std::nullopt;
    return rating_of(std::move(*rounds), board);
}

std::optional<TimeLevel> level_of(const Puzzle& puzzle, TimeLevel most, Meter& meter) {
    if (puzzle.geometry().constrained()) {
        const auto rounds = rounds_of_path(puzzle, meter, most == TimeLevel::very_hard);
        return rounds ? std::optional(level_of_steps(*rounds)) : std::nullopt;
    }
    const auto rating = rate(puzzle, meter);
    return rating ? std::optional(rating->level) : std::nullopt;
}

std::string words_of(const TimeRating& rating) {
    std::string out(word(rating.level));
    std::replace(out.begin(), out.end(), '-', ' ');
    const int minutes = whole(rating.tenths);
    out += ", about " + std::to_string(minutes) + (minutes == 1 ? " minute" : " minutes");
    return rating.calibrated ? out : out + " (not calibrated)";
}

std::string words_with_range(const TimeRating& rating) {
    if (!rating.calibrated) return words_of(rating);
    return words_of(rating) + " (" + std::to_string(whole(rating.from)) + " to " + std::to_string(whole(rating.to)) +
           ')';
}

}  // namespace deduku::time
