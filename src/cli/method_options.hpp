// Options of the methods: what several commands share, and what their values mean.
#pragma once

#include "cli/option.hpp"
#include "method/hdp/hdp.hpp"
#include "method/steps/steps.hpp"

namespace deduku::cli {

/// HDP.
inline constexpr Option choose_option = {"choose",          0,      Kind::choice,
                                         "list|most-pairs", "list", "which hypothesis comes first"};
inline constexpr Option walk_option = {
    "walk", 0, Kind::choice, "breadth|depth", "breadth", "depth: show also what following every branch at once gives"};
inline constexpr Option depth_option = {"depth", 0, Kind::count, "N", "1", "levels of hypotheses a branch may open"};

/// The step model.
inline constexpr Option count_option = {
    "count",      0,
    Kind::choice, "passes|productive",
    "passes",     "which passes of propositions are steps: all, or those with a move"};
inline constexpr Option unbatched_option = {
    "unbatched", 0,  Kind::flag,
    "",          "", "inside propositions one move at a time, as in the author's program; not invariant"};

/// The value of an option as a series: a named one, or one in the language. A UsageError says what stands where.
steps::Series series_of(std::string_view option, const std::string& text);

}  // namespace deduku::cli
