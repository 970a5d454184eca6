// What the help says of the rows of the table of methods.
#pragma once

#include <string>
#include <string_view>

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

}  // namespace deduku::cli
