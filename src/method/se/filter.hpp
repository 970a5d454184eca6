// A filter on ratings, which rejects a puzzle as soon as the rating cannot match.
//
//   er>=10       decided at the end             er<8     rejected once er is 8
//   pearl        ER = EP: rejected once ER exceeds EP
//   diamond      ER = EP = ED                  pearl,er>=10     both
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "method/se/explainer.hpp"

namespace deduku::se {

class HintFilter {
  public:
    enum class Column : std::uint8_t { er, ep, ed, pearl, diamond };
    enum class Compare : std::uint8_t { less, at_most, equal, at_least, more };
    struct Term {
        Column column{};
        Compare compare{};
        int tenths = 0;
    };
    explicit HintFilter(std::vector<Term> terms) : terms_(std::move(terms)) {}

    /// Whether a complete rating passes.
    [[nodiscard]] bool passes(const SeRating& rating) const;
    /// Whether a rating of at least `so_far` may still pass.
    [[nodiscard]] bool may_pass(const SeRating& so_far) const;

  private:
    std::vector<Term> terms_;
};

/// Reads terms separated by commas, ignoring case and blanks; returns an error message otherwise.
[[nodiscard]] std::variant<HintFilter, std::string> parse_filter(std::string_view text);

}  // namespace deduku::se
