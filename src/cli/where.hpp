// Filters over measures: "te>=2,er>7,hdp=hard", all of which have to hold.
//
//   te >= 2      column of `rate`, how it is compared, number or word; what is unknown or has no number never passes
//
#pragma once

#include <string>
#include <vector>

#include "method/method.hpp"

namespace deduku::cli {

class Where {
  public:
    /// UsageError if it is not such a text; empty: everything passes.
    explicit Where(const std::string& text);

    bool empty() const { return terms_.empty(); }
    bool passes(method::Known& known) const;

  private:
    struct Term {
        const method::Measure* measure;
        std::size_t column;
        std::string how;  ///< < <= = != >= >
        std::string value;
    };
    static Term term_of(const std::string& text);
    static bool holds(const Term& term, const method::Value& value);

    std::vector<Term> terms_;
};

}  // namespace deduku::cli
