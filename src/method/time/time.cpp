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
        case RoundKind::locked: return open * numbers.locked;
        case RoundKind::pairs:
        case RoundKind::triples: return open * numbers.subset;
        case RoundKind::assumption:
        case RoundKind::long_assumption: return open * numbers.assumption;
        case RoundKind::stuck: break;
    }
    return open * (open + 1) / 2 * numbers.assumption;
}

int tenths_of(double seconds, bool calibrated) {
    const double minutes = seconds / 60;
    return static_cast<int>(calibrated ? std::lround(minutes * 10) : std::max(1L, std::lround(minutes)) * 10);
}

/// In words at least a minute.
int whole(int tenths) { return std::max(1, (tenths + 5) / 10); }

}  // namespace

std::string_view word(RoundKind kind) {
    constexpr std::array<std::string_view, 9> words = {"box",     "line",       "naked",           "locked", "pairs",
                                                       "triples", "assumption", "long_assumption", "stuck"};
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
    const int scaled = board == TimeBoard::with_rules ? out.tenths / 4 : out.tenths;
    const auto level = std::upper_bound(limits.begin(), limits.end(), scaled) - limits.begin();
    out.level = static_cast<TimeLevel>(level);
    return out;
}

std::optional<TimeRating> rate(const Puzzle& puzzle, Meter& meter) {
    const bool nine = puzzle.geometry().standard() && puzzle.box() == Box{3, 3};
    auto rounds = nine ? nine_rounds(puzzle, meter) : rounds_on_board(puzzle, meter);
    if (!rounds) return std::nullopt;
    const TimeBoard other = puzzle.geometry().constrained() ? TimeBoard::with_rules : TimeBoard::other;
    return rating_of(std::move(*rounds), nine ? TimeBoard::fitted : other);
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
