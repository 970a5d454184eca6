// The questions of the methods without a limit on nodes or time.
//
//   steps::run(puzzle, order, {})      like with a Meter without limits
#pragma once

#include "method/hdp/replay.hpp"
#include "method/proving/certificate.hpp"
#include "method/proving/prove.hpp"
#include "method/scenarios/extend.hpp"
#include "method/steps/steps.hpp"

namespace deduku {

[[nodiscard]] inline Proof prove(const Puzzle& puzzle, const Wanted& wanted, const ProveOptions& options,
                                 const method::MethodOptions& methods = {}) {
    Meter no_limit;
    method::Known known(puzzle, methods, no_limit);
    return prove(known, wanted, options);
}

[[nodiscard]] inline Proof prove(const Puzzle& puzzle, Goal goal, const ProveOptions& options,
                                 const method::MethodOptions& methods = {}) {
    return prove(puzzle, Wanted{goal, {}}, options, methods);
}

[[nodiscard]] inline Certificate certify(const Puzzle& puzzle, const TreeOptions& options) {
    Meter no_limit;
    return certify(puzzle, options, no_limit);
}

namespace hdp {

[[nodiscard]] inline HdpReport analyse(const Puzzle& puzzle, const HdpOptions& options) {
    Meter no_limit;
    return analyse(puzzle, options, no_limit);
}

[[nodiscard]] inline HdpReplay replay(const Puzzle& puzzle, std::string_view text) {
    Meter no_limit;
    Replayer replayer(puzzle, no_limit);
    return replay(replayer, text, KeptBoards::none);
}

}  // namespace hdp

namespace scenarios {

[[nodiscard]] inline ScenarioOutcome run(const Array& array, std::span<const Cell> picked,
                                         const std::optional<Sample>& sample, const ScenarioOptions& options) {
    Meter no_limit;
    return run(array, picked, sample, options, no_limit);
}

[[nodiscard]] inline Extension extend(const Array& array, std::span<const Cell> cells, const ExtendOptions& options) {
    Meter no_limit;
    return extend(array, cells, options, no_limit);
}

}  // namespace scenarios

namespace steps {

[[nodiscard]] inline StepsRun run(const Puzzle& puzzle, const Order& order, const StepOptions& options) {
    Meter no_limit;
    return run(puzzle, order, options, no_limit);
}

[[nodiscard]] inline StepRating rate(const Puzzle& puzzle, const Series& series, const StepOptions& options,
                                     CountedPasses count = CountedPasses::passes) {
    Meter no_limit;
    return rate(puzzle, series, options, no_limit, count);
}

}  // namespace steps
}  // namespace deduku
