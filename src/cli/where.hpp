// Filters over measures, in the grammar of the catalogue: "te >= 2 and er > 7 or hdp is unknown".
#pragma once

#include <string>
#include <vector>

#include "catalog/filter.hpp"
#include "method/method.hpp"

namespace deduku::cli {

/// What can be asked of a column of `rate`; its words, if it has an order of words.
catalog::Column column_of(std::string_view name);

/// The filter that an option says; UsageError if it says none.
catalog::Filter parse_where(std::string_view option, const std::string& text,
                            const std::vector<catalog::Column>& columns);

/// A filter for puzzles that are rated one by one: only what it asks for is found out.
class Where {
  public:
    /// UsageError if it is not such a text; empty: everything passes.
    explicit Where(const std::string& text);

    bool empty() const { return filter_.empty(); }
    bool passes(method::Known& known) const;

  private:
    struct Place {
        const method::Measure* measure;
        std::size_t column;
    };
    std::vector<Place> places_;
    catalog::Filter filter_;
};

}  // namespace deduku::cli
