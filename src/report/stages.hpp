// The views of a puzzle's report: the stages of each method, with their titles.
//
//   positions    initial, autosolved, .. , solved       analysis, pair, deep, constraint    lines of HDP chains
//   steps        a run of the step model                scenarios                           the hypothesis array
//   reasonable   the two rules                          proof                               the proof
#pragma once

#include <string_view>
#include <vector>

#include "pictures/svg/stages.hpp"
#include "report/analysis.hpp"

namespace deduku::report {

/// The stages of one method, created on request.
struct View {
    /// Whether stages depend on the previous ones.
    enum class Kind : std::uint8_t {
        positions,  ///< each is independent
        run,        ///< each is the previous one after its eliminations; the last one is the end
    };
    std::string_view id;    ///< "proof"
    std::string_view name;  ///< "Proof"
    Kind kind = Kind::positions;
    std::size_t count = 0;  ///< of stages, at least 1
    /// Calls the sink with the stages `from` to `to` (both included, below `count`) in order.
    std::function<void(std::size_t from, std::size_t to, const StageSink&)> tell{};
};

/// The views of an analysis that have stages. Puzzle and analysis must outlive them.
[[nodiscard]] std::vector<View> views_of(const Puzzle& puzzle, const Analysis& analysis, Coords coords);

}  // namespace deduku::report
