// Candidates that lead to a contradiction by singles and rules: finder and row (forcing_net.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates that singles, sums, and lines of rules refute, some at a time; those from which most follows first, then
/// those with the shortest path to the contradiction. A Split.
[[nodiscard]] bool find_forcing_nets_of_rules(const Board& board, const RuleView& rules, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry forcing_net_of_rules = {
    .row = {.key = "forcing-net-of-rules",
            .difficulty = {625},
            .name = "trial by rules",
            .family = "forcing nets",
            .finder = find_forcing_nets_of_rules,
            .example = "if A1 were 3, the cage would leave 7 for B1, and the whisper nothing for C1: A1 is not 3",
            .hodoku = {{{.points = 700}}}},
    .page = {.what = "Suppose that a candidate is true. If singles, sums and the other rules then lead to a cell "
                     "without a candidate, or to a digit without a place in a house, the candidate is false. This is "
                     "trial and error, with all steps shown.",
             .kin = "Trial, bifurcation; forcing net, contradiction, on boards without rules.",
             .also = "sum-bounds combinations no-partner",
             .puzzle = "................................................................................. rules: "
                       "killer 10: A1 B1; whispers: B1 C1; thermo: C1 D1 E1 F1",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
