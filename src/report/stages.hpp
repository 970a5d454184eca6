// The views of a puzzle's report: the stages of each method, with the titles its readers see.
//
//   positions    initial, autosolved, .. , solved       analysis, pair, deep, constraint    lines of HDP chains
//   steps        a run of the step model                scenarios                           the hypothesis array
//   reasonable   the two rules                          proof                               what was proved
#pragma once

#include <string_view>
#include <vector>

#include "render/svg/stages.hpp"
#include "report/analysis.hpp"

namespace deduku::report {

/// The stages of one method, made on request.
struct View {
    /// Whether stages follow from one another.
    enum class Kind : std::uint8_t {
        positions,  ///< each is independent
        run,        ///< each is the one before without its eliminations; the last one is the end
    };
    std::string_view id;    ///< "proof"
    std::string_view name;  ///< "Proof"
    Kind kind = Kind::positions;
    std::size_t count = 0;  ///< of stages, at least 1
    /// Tells the sink of the stages `from` to `to` (both included, below `count`), in order.
    std::function<void(std::size_t from, std::size_t to, const StageSink&)> tell{};
};

/// The views of an analysis that have stages. Puzzle and analysis must outlive them.
[[nodiscard]] std::vector<View> views_of(const Puzzle& puzzle, const Analysis& analysis, Coords coords);

}  // namespace deduku::report
