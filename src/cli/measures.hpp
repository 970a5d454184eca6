// The measures of `rate`: their help and that of the methods behind them, the measures requested by a command
// with their options, and filters over them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "session/question/options.hpp"
#include "session/question/where.hpp"

namespace deduku::cli {

/// "hdp|steps|..": the rows that find something out.
std::string_view finder_words();
/// "auto|hdp|steps|.."
std::string_view finder_words_or_auto();
/// "unique,hdp,..": the rows with a measure.
std::string_view measure_words();
/// A line of help about each of these words: "  hdp          HDP chains: chains of hypotheses .."
std::string finder_lines();
std::string measure_lines();

using session::RatingRows;

/// Of --series, --count, --unbatched and those of 'se', as far as the command has them.
method::Options rating_options(const session::Question& values);
/// Those of `rate` without any option.
method::Options plain_rating_options();

/// The filter in an option; UsageError if it has none, or one that is never true.
filter::Filter parse_where(std::string_view option, const std::string& text,
                           const std::vector<filter::Column>& columns);

/// The filter of --where, for puzzles that are rated in sequence; UsageError as above.
session::Where where_of(const Request& request, session::Where::About about);

}  // namespace deduku::cli
