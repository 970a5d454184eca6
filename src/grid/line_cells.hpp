// The terms of a line, cell by cell, and the factors by which cells count their digits.
//
//   A1 + 2 A2 = 7     A1: weights 1 2 3 .., factor 1     A2: weights 2 4 6 .., factor 2
//   A1 < 4            A1: weights 0 0 0 1 1 .., no factor
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "deduku/lines.hpp"
#include "grid/in_order.hpp"

namespace deduku {

/// Calls use(cell, its terms) for each cell of these terms, ascending.
template <class Use>
void for_each_cell_of(std::span<const Term> terms, Use&& use) {
    const auto before = [](const Term& a, const Term& b) { return a.candidate.cell < b.candidate.cell; };
    std::vector<Term> sorted;
    if (!std::is_sorted(terms.begin(), terms.end(), before)) {
        sorted.assign(terms.begin(), terms.end());
        put_in_order(sorted, before);
        terms = sorted;
    }
    while (!terms.empty()) {
        const Cell cell = terms.front().candidate.cell;
        const auto end =
            std::find_if(terms.begin(), terms.end(), [&](const Term& term) { return term.candidate.cell != cell; });
        const auto count = static_cast<std::size_t>(end - terms.begin());
        use(cell, terms.first(count));
        terms = terms.subspan(count);
    }
}

/// The factor by which a cell counts its digits, from their weights: digit d weighs factor * (d + 1). 0 if there is none.
[[nodiscard]] constexpr int factor_of(std::span<const int> weights) {
    for (std::size_t d = 1; d < weights.size(); ++d)
        if (weights[d] != weights[0] * (static_cast<int>(d) + 1)) return 0;
    return weights[0];
}

}  // namespace deduku
