// Which row of the table of methods, as typed: --by or --method, with --order; and what the help says of the rows.
#pragma once

#include <string>
#include <string_view>

#include "cli/option.hpp"
#include "method/method.hpp"

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

/// The row meant by an option and --order, if the command has that; a UsageError if they do not fit. --order alone
/// chooses the row that goes by it.
class MethodChoice {
  public:
    MethodChoice(const Values& values, std::string_view option, bool with_order = true);

    /// Null: auto.
    const method::Method* row() const { return row_; }
    /// With the series of --order, if the row goes by it.
    const method::Options& options() const { return options_; }
    /// "reasonable", "steps T1H1"
    std::string text() const;

  private:
    const method::Method* row_;
    method::Options options_;
};

}  // namespace deduku::cli
