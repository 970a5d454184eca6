// Times of people beside the rating `time`.
//
//   puzzle TAB seconds     ..4.8...  312        predicted 5.4 minutes, needed 5.2
//                          .7..3..1  1250       12.1, 20.8                           rank correlation 0.68, half within 16 %
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/meter.hpp"
#include "report/parts/json.hpp"

namespace deduku::report {

/// A puzzle that was solved by people.
struct SolvingTime {
    std::string puzzle;
    double seconds = 0;
};

/// Reads lines of a puzzle and seconds, separated by tabs, commas, semicolons or spaces; `#` begins a comment. A first
/// line with the names `puzzle` and `seconds` says which columns these are, otherwise the first two. Or an error: the
/// line, what was found, what was expected.
[[nodiscard]] std::variant<std::vector<SolvingTime>, std::string> read_times(std::string_view text);

/// A time beside its prediction, in minutes.
struct TimePair {
    double predicted = 0;
    double needed = 0;
};

struct PeopleFigures {
    std::vector<TimePair> pairs;
    std::size_t left_out = 0;     ///< puzzles without exactly one solution, or unreadable, or at the limit of the meter
    double rank_correlation = 0;  ///< Spearman; 0 if all of one kind are equal
    double median_error = 0;      ///< of the predictions, relative to the times
    double pace = 0;              ///< the median of the times relative to the predictions
    double within = 0;            ///< the share of times within the range for two thirds
};

/// Rates the puzzles and compares.
[[nodiscard]] PeopleFigures compare_times(const std::vector<SolvingTime>& times, Meter& meter);

/// "puzzles  763" ..
[[nodiscard]] std::string text_of(const PeopleFigures& figures);
[[nodiscard]] Json json_of(const PeopleFigures& figures);
/// A plot: predicted minutes to the right, needed minutes up, both logarithmic, with the line of equal minutes and the
/// range.
[[nodiscard]] std::string plot_of(const PeopleFigures& figures);

}  // namespace deduku::report
