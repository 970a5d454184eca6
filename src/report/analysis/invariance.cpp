#include "report/analysis/invariance.hpp"

#include <optional>
#include <random>
#include <utility>

#include "deduku/text.hpp"
#include "grid/isomorph.hpp"

namespace deduku::analysis {

namespace {

/// The invariants of all measures; empty if one of them was cut short.
method::Members invariants(method::Known& known, const Measures& measures) {
    method::Members out;
    for (const method::Measure* measure : measures) {
        if (!measure->invariant) continue;
        const method::Members own = measure->invariants(known);
        if (own.empty()) return {};
        out.insert(out.end(), own.begin(), own.end());
    }
    return out;
}

}  // namespace

Invariance check_invariance(method::Known& known, const Measures& measures, std::uint64_t count, std::uint64_t seed) {
    Invariance out;
    const method::Members here = invariants(known, measures);
    if (here.empty()) return out;
    const Puzzle& puzzle = known.puzzle();
    const Solutions& found = known.solutions();
    std::mt19937_64 random(seed);
    for (std::uint64_t i = 0; i < count && known.meter().spend(0); ++i) {
        const Isomorph map = random_isomorph(puzzle.geometry(), [&random] { return random(); });
        const Puzzle isomorph = map.image(puzzle);
        method::Known other(isomorph, known.options(), known.meter());
        std::optional<Grid> solution;
        if (found.first) solution = map.image(*found.first);
        other.set_solutions({found.count, std::move(solution), found.end});  // the same for all isomorphs
        const method::Members there = invariants(other, measures);
        if (there.empty()) continue;
        ++out.checked;
        for (std::size_t k = 0; k < here.size(); ++k)
            if (here[k].second != there[k].second)
                out.differences.push_back(
                    {to_line(isomorph), here[k].first, to_text(here[k].second), to_text(there[k].second)});
    }
    return out;
}

}  // namespace deduku::analysis
