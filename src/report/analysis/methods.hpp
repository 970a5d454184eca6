// The results of the methods other than HDP for a puzzle.
//
//   step model    99707: label 6, 9 passes of propositions, girth 35
//   reasonable    no: 275 candidates left, 60 cells open
#pragma once

#include <optional>

#include "deduku/methods.hpp"
#include "method/known.hpp"
#include "method/scenarios/extend.hpp"

namespace deduku::analysis {

/// The hypothesis array from the data to its fixpoint, and one round of E2 over single cells.
struct ArrayCounts {
    int all = 0;
    int data = 0;
    std::vector<scenarios::PassCounts> passes;
    int fixpoint = 0;
    std::optional<scenarios::ScenarioCounts>
        scenarios;  ///< of single cells; none if nothing is open, too many, or cut short
    bool too_many = false;
    int extended = 0;  ///< true hypotheses after this round
    /// The array after all rounds of E2 over single cells; none if no scenario was run.
    std::optional<scenarios::Array> end{};
    bool cut_short = false;  ///< the meter ran out before the last round ended
};

/// Hidden conjugate singletons, alternating with the two rules of Reasonable Sudoku, after these rules alone.
struct ConjugateCounts {
    int removed = 0;  ///< candidates the technique removed
    bool completes = false;
};

struct Methods {
    std::optional<steps::StepRating> rating;  ///< if the puzzle has one solution
    std::string_view series;                  ///< of the rating
    reasonable::Class two_rules{};
    int candidates = 0;  ///< left by the two rules
    int open_cells = 0;
    std::optional<ArrayCounts> array;           ///< none if not requested, or if cut short
    std::optional<ConjugateCounts> conjugates;  ///< if the two rules get stuck
    bool cut_short = false;                     ///< the limit was reached before array and conjugates
    method::Value time{};                       ///< the object of the rating `time`
    std::string time_words{};                   ///< .. with its range; empty if it is not rated
};

/// Runs the methods, without array and conjugates.
[[nodiscard]] Methods look_with_methods(method::Known& known);
/// Adds the minutes that people need.
void rate_time(method::Known& known, Methods& out);
/// Adds array and conjugates, which take long; not at the limit of the meter.
void look_with_slow_methods(method::Known& known, Methods& out);

}  // namespace deduku::analysis
