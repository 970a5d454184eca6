#include "grid/rules/forms/automaton.hpp"

#include <algorithm>

namespace deduku::rules {

bool Symbols::has(int number) const {
    if (gap) return false;
    const bool found = std::any_of(ranges.begin(), ranges.end(), [&](const Range& range) {
        const bool odd = number % 2 != 0;
        return number >= range.least && number <= range.most &&
               (range.parity == Range::Parity::any || (range.parity == Range::Parity::odd) == odd);
    });
    return found != negated;
}

bool Automaton::accepts_groups(const std::vector<std::vector<int>>& groups) const {
    std::vector<bool> here(static_cast<std::size_t>(states), false);
    for (const int state : starts) here[static_cast<std::size_t>(state)] = true;
    const auto read = [&](auto&& reads) {
        std::vector<bool> after(here.size(), false);
        for (const Move& move : moves)
            if (here[static_cast<std::size_t>(move.from)] && reads(move.reads))
                after[static_cast<std::size_t>(move.to)] = true;
        here = std::move(after);
    };
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0) read([](const Symbols& symbols) { return symbols.gap; });
        for (const int number : groups[i]) read([&](const Symbols& symbols) { return symbols.has(number); });
    }
    for (std::size_t state = 0; state < here.size(); ++state)
        if (here[state] && accepts[state]) return true;
    return false;
}

}  // namespace deduku::rules
