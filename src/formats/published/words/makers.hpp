// Parts of rules that a head of a saying names and that take more than its text: "@multiples", "@difference".
//
//   {@one-is-sum}    A1 B1 C1    any { arrow: A1 = B1 C1 } { arrow: B1 = A1 C1 } { arrow: C1 = A1 B1 }
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/published/words/heads.hpp"

namespace deduku::formats::published {

/// A head that is being filled: its numbers are used one after another.
struct Filling {
    const Match& match;
    const RuleParts& parts;
    const Geometry& board;
    std::vector<int>::const_iterator next;  ///< of the values said

    /// The next number said; none if there are no more.
    [[nodiscard]] std::optional<int> number() {
        if (next == match.values.end()) return std::nullopt;
        return *next++;
    }
};

/// Text of a rule; none if a number or a cell is missing.
using Made = std::optional<std::string>;
using PartMaker = Made (*)(Filling& filling);

/// The maker of a name after "@"; null if there is none.
[[nodiscard]] PartMaker maker_named(std::string_view name);

}  // namespace deduku::formats::published
