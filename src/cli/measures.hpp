// The measures of `rate`: what help says of them and of what finds something out, which of them a command is to find out
// and with which options, and filters over them in the grammar of the catalogue: "te >= 2 and er > 7 or hdp is unknown".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catalog/filter.hpp"
#include "cli/commands.hpp"
#include "session/question/options.hpp"

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

/// What can be asked of a column of `rate`; its words, if it has an order of words.
catalog::Column column_of(std::string_view name);

/// The filter that an option says; UsageError if it says none, or one that nothing passes.
catalog::Filter parse_where(std::string_view option, const std::string& text,
                            const std::vector<catalog::Column>& columns);

/// A filter for puzzles that are rated one by one: only what it asks for is found out.
class Where {
  public:
    /// Puzzles that it is asked about.
    enum class About : std::uint8_t { any, with_one_solution };

    /// UsageError if it is not such a text; empty: everything passes.
    explicit Where(const std::string& text, About about = About::any);

    bool empty() const { return filter_.empty(); }
    bool passes(method::Known& known) const;

  private:
    struct Place {
        const method::Method* row;
        std::size_t column;
    };
    std::vector<Place> places_;
    catalog::Filter filter_;
};

}  // namespace deduku::cli
