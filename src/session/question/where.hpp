// A filter over the columns of `rate`, for puzzles rated in sequence: "te >= 2 and er > 7 or hdp is unknown".
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "method/known.hpp"
#include "method/method.hpp"
#include "report/filter/filter.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// The conditions on a column of `rate`; its words, if it has an order of words.
[[nodiscard]] filter::Column column_of(std::string_view name);

/// The filter of a text; an error about `where` if it is invalid or never true.
[[nodiscard]] OrError<filter::Filter> read_filter(const std::string& text, const std::vector<filter::Column>& columns);

/// The default options of `rate`, used by filters.
[[nodiscard]] method::MethodOptions plain_rating_options(const Fallback& fallback);

class Where {
  public:
    /// The puzzles to filter.
    enum class About : std::uint8_t { any, with_one_solution };

    /// What the puzzles lack for the columns of a row: "a board of nine digits"; empty if nothing.
    using Lacks = std::function<std::string(const method::MethodRow&)>;

    /// An error about `where`; empty text: all puzzles pass.
    [[nodiscard]] static OrError<Where> read(const std::string& text, About about, const Lacks& lacks = {});

    bool empty() const { return filter_.empty(); }
    /// Computes only the columns of the filter.
    [[nodiscard]] bool passes(method::Known& known) const;

  private:
    struct Place {
        const method::MethodRow* row;
        std::size_t column;
    };
    std::vector<Place> places_;
    filter::Filter filter_;
};

}  // namespace deduku::session
