// The measures of `rate`: their help and that of their methods, the measures and options requested by a command, and
// filters over them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "session/question/options.hpp"
#include "session/question/where.hpp"

namespace deduku::cli {

/// "hdp|steps|..": the rows with a finder.
std::string_view finder_words();
/// "auto|hdp|steps|.."
std::string_view finder_words_or_auto();
/// "unique,hdp,..": the rows with a measure.
std::string_view measure_words();
/// A line of help about each of these words: "  hdp          HDP chains: chains of hypotheses .."
std::string finder_lines();
std::string measure_lines();

using session::RatingRows;

/// From --series, --count, --unbatched and the options of 'se', where the command has them.
method::MethodOptions rating_options(const session::Question& values);
/// The options of `rate` by default.
method::MethodOptions plain_rating_options();

/// Parses the filter of an option; UsageError if it is invalid or never true.
filter::Filter parse_where(std::string_view option, const std::string& text,
                           const std::vector<filter::Column>& columns);

/// The filter of --where, for puzzles that are rated in sequence; UsageError as above.
session::Where where_of(const Request& request, session::Where::About about, const session::Where::Lacks& lacks = {});

}  // namespace deduku::cli
