// The terms of the field and of this program, with explanations.
//
//   naked single     A cell with one candidate left: that is its digit.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace deduku::report {

struct GlossaryTerm {
    std::string_view word;
    std::string_view meaning;  ///< one or two sentences for a solver who does not know the terms
};

/// In alphabetical order.
[[nodiscard]] std::span<const GlossaryTerm> glossary();

/// Each word on a line, its meaning indented below it, separated by empty lines.
[[nodiscard]] std::string glossary_text();

}  // namespace deduku::report
