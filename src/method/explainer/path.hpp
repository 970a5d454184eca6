// The whole path of SE as plain values: what each step is called, deletes and places, and why that is so.
//
//   Naked Pair      3.0   deletes A5=2, A5=7                  a Cover
//   Nishio ..       7.6   deletes C4=1                        a Split
//   Hidden Single   1.2   places  C4=9                        Covers
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/reason.hpp"
#include "method/explainer/explainer.hpp"

namespace deduku::explainer {

struct ExplainerStep {
    std::string name;             ///< as SE calls it: "X-Wing"
    int rating = 0;               ///< in tenths
    std::vector<Candidate> cuts;  ///< what it deletes, besides what a placed digit does
    std::optional<Candidate> placed;
    std::vector<Deduction> why;  ///< in order; may be empty where an earlier reason said it all
};

struct ExplainerPath {
    Rating rating;
    std::vector<Deduction> clues;  ///< what the clues delete, before the first step
    std::vector<ExplainerStep> steps;
    /// Every step has its reason; else `steps` ends before the one that could not be shown.
    bool shown = true;
};

/// The path of a 9x9 puzzle as far as it goes, each step with its reason.
[[nodiscard]] ExplainerPath path_of(const Puzzle& puzzle, const Options& options, Meter& meter);

/// The same as a ledger: all deductions, and what they come to. Where a step rests on
/// uniqueness, so does the claim: what is not in the solution is false if there is one solution.
[[nodiscard]] Finding finding_of(const Puzzle& puzzle, ExplainerPath path);

}  // namespace deduku::explainer
