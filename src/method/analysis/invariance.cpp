#include "method/analysis/invariance.hpp"

#include <random>

#include "deduku/text.hpp"
#include "grid/isomorph.hpp"

namespace deduku::analysis {

Invariance check_invariance(method::Known& known, const method::Measure& measure, std::uint64_t count,
                            std::uint64_t seed) {
    Invariance out;
    const method::Members here = measure.invariants(known);
    if (here.empty()) return out;
    const Puzzle& puzzle = known.puzzle();
    std::mt19937_64 random(seed);
    for (std::uint64_t i = 0; i < count && known.meter().spend(0); ++i) {
        const Puzzle isomorph = random_isomorph(puzzle.box, [&random] { return random(); }).image(puzzle);
        method::Known other(isomorph, known.options(), known.meter());
        other.set_solutions({known.solutions().count, std::nullopt, known.solutions().end});  // of all isomorphs
        const method::Members there = measure.invariants(other);
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
