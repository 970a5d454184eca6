// The step model on the command line: common parts of the commands `steps` and `rate`.
//
//   2.14.9        steps of the groups T1, H1, and passes of propositions
//   1 {T1H1}      trace: a step and its group
//       T1 naked single: A1=5 C7=2
//       T2 naked pair: 1,9 in C5,C8 (column C) => C2<>1, C9<>9
//   2 P 2         a pass over the cells with two candidates
//       B3=4 contradiction (girth 6)
#pragma once

#include <string>
#include <string_view>

#include "deduku/text.hpp"
#include "method/steps/steps.hpp"
#include "report/notation/notation.hpp"
#include "report/output/line_format.hpp"
#include "report/parts/json.hpp"

namespace deduku::report {

/// "count=passes inside=batch", with " order=.." and " series=.." if present: the options that determine the numbers.
[[nodiscard]] std::string options_text(const steps::StepOptions& options, steps::CountedPasses count,
                                       const steps::Order* order, const steps::Series* series);

/// The series of a text: a name, or a series in the language; or an error with its position.
[[nodiscard]] std::variant<steps::Series, std::string> series_of(const std::string& text);

/// "14.1.9": steps of each group, followed by the passes if the order has propositions.
[[nodiscard]] std::string groups_text(const steps::StepsRun& run, steps::CountedPasses count);

/// The name of a step's group; null for a pass of propositions.
[[nodiscard]] const std::string* group_of(const steps::ModelStep& step, const std::vector<std::string>& groups);

/// The results of a run of -q and a rating by -Z for one puzzle.
struct StepsResult {
    const steps::StepsRun* run = nullptr;       ///< of -q, or else of the rating
    const steps::StepRating* rating = nullptr;  ///< none without a series
    steps::CountedPasses count = steps::CountedPasses::passes;

    /// The run for V, P, G and R: that of the rating, if an order solved.
    const steps::StepsRun* rated() const;
    /// The value of a name in -e and -f.
    std::optional<std::int64_t> value(std::string_view name) const;
};

/// "naked single: A1=5 B2=7", "naked pair: 1,9 in C5,C8 (column C) => C2<>1, C9<>9": the finds on this position.
[[nodiscard]] std::string found_text(const Board& before, const steps::StepFind& found, const StepLine& lines);

/// The steps of a traced run, one line each, with their finds below.
[[nodiscard]] std::string trace_text(const Puzzle& puzzle, const steps::Order& order, const steps::StepsRun& run,
                                     Coords coords);

/// Members about a run: order, outcome, groups, steps, passes, productive, girth, uses, solution.
void add_run(Json& object, const Geometry& geometry, const steps::Order& order, const steps::StepsRun& run,
             steps::CountedPasses count);
/// Member `trace`: the steps of a traced run.
void add_trace(Json& object, const Puzzle& puzzle, const steps::Order& order, const steps::StepsRun& run);
/// Members about a rating: number of the order that solved, label, rating.
void add_rating(Json& object, const steps::StepRating& rating);
/// The number, or "-".
[[nodiscard]] std::string or_dash(std::optional<int> value);

}  // namespace deduku::report
