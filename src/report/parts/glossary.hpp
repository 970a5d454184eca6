// The terms of the field and of this program, each explained once.
//
//   naked single     A cell with one candidate left: that is its digit.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace deduku::report {

struct Term {
    std::string_view word;
    std::string_view meaning;  ///< one or two sentences for a solver without knowledge of the terms
};

/// In alphabetical order.
[[nodiscard]] std::span<const Term> glossary();

/// Each word on a line, its meaning indented below it, an empty line between.
[[nodiscard]] std::string glossary_text();

}  // namespace deduku::report
