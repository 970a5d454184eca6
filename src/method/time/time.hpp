// The rating `time`: the minutes that an average player needs, and a word.
//
//   rounds   51 open cells, 4 hidden singles in boxes, 7 in lines, 2 naked     work of the round 51 / (4 + 7 line + 2 naked)
//            44 open cells, locked candidates                                  44 * locked
//   seconds  cell * cells open at the start + unit * square root of the work of all rounds
//   minutes  5.4, for two thirds of puzzles between 4.3 and 6.8: easy
//
// The numbers are fitted to times of people on 9x9 puzzles (numbers.hpp, scripts/fit_time.py). More work never means
// less time. For boards of other sizes, with other houses or with rules there are no data: the same formula over the
// rounds of rounds_on_board() or rounds_of_path(), not calibrated. Source of the data: S.-W. Wang, IEEE Access 12
// (2024), 104254.
#pragma once

#include <array>
#include <string>

#include "method/path/path.hpp"
#include "method/time/rounds.hpp"

namespace deduku::time {

/// The boards of a rating.
enum class TimeBoard : std::uint8_t {
    fitted,      ///< 9x9 with rows, columns and boxes
    other,       ///< other sizes or houses
    with_rules,  ///< levels by the hardest kind of step, since there are no times
};

/// By minutes: below 5, 7, 10, 15, and more. With rules by the hardest step: RoundKind::look,
/// rule_in_house, named, contradiction, trial.
enum class TimeLevel : std::uint8_t { gentle, easy, medium, hard, very_hard };
inline constexpr std::array<std::string_view, 5> level_words = {"gentle", "easy", "medium", "hard", "very-hard"};
[[nodiscard]] constexpr std::string_view word(TimeLevel level) { return level_words[static_cast<std::size_t>(level)]; }

/// Tenths of minutes, whole minutes if not calibrated.
struct TimeRating {
    std::vector<SolvingRound> rounds;
    double work = 0;
    double seconds = 0;
    int tenths = 0;
    int from = 0;  ///< two thirds of calibrated puzzles take between `from` and `to`
    int to = 0;
    TimeLevel level{};
    bool calibrated = false;
    /// Whether the last round is stuck.
    [[nodiscard]] bool stuck() const { return !rounds.empty() && rounds.back().kind == RoundKind::stuck; }
};

/// Of a puzzle with exactly one solution; none at the limit of the meter.
[[nodiscard]] std::optional<TimeRating> rate(const Puzzle& puzzle, Meter& meter);
/// Its level. With rules a level above `most`, if it is trial, is found without following the trial.
[[nodiscard]] std::optional<TimeLevel> level_of(const Puzzle& puzzle, TimeLevel most, Meter& meter);
/// With rules: the level of this path, by its hardest step.
[[nodiscard]] TimeLevel level_of(const path::Path& path);
/// With rules: the level of these rounds, by the hardest.
[[nodiscard]] TimeLevel level_of_steps(const std::vector<SolvingRound>& rounds);
/// Of these rounds.
[[nodiscard]] TimeRating rating_of(std::vector<SolvingRound> rounds, TimeBoard board);
/// "very hard, about 18 minutes"; "hard, about 12 minutes (not calibrated)"
[[nodiscard]] std::string words_of(const TimeRating& rating);
/// "easy, about 5 minutes (4 to 7)"
[[nodiscard]] std::string words_with_range(const TimeRating& rating);

}  // namespace deduku::time
