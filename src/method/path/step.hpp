// One step of a human-style path: a technique, its pattern, its eliminations.
//
//   Naked Pair     1, 9 in C5, C8     C2 is not 1, C9 is not 9
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/rules.hpp"
#include "deduku/techniques.hpp"
#include "grid/function_ref.hpp"

namespace deduku::path {

/// The name and rating of the step in another program.
struct Label {
    std::string name;
    int tenths = 0;
};

struct Step {
    std::optional<Move> move{};  ///< none: beyond all techniques, or from another program
    Pattern pattern;
    std::optional<Candidate> places{};    ///< the digit written by a single
    std::vector<Candidate> removes;       ///< its eliminations, ascending; none for singles
    std::vector<Deduction> deductions{};  ///< all consequences, including the eliminations by a written digit;
                                          ///< none for unproved suppositions (Options)
    std::optional<Label> label{};
    std::size_t unseen = 0;            ///< the first deductions: they only remove numbers of helper cells
    std::vector<Candidate> written{};  ///< on boards with rules: digits that these leave alone in a cell, written too
};

/// Whether one of its deductions holds only if there is exactly one solution.
[[nodiscard]] bool is_conditional(const Step& step);

/// Applies the removals of the step.
void apply(Board& board, const Step& step);

/// The contradictions of a supposition: the closed branches of its last Split, or of all Splits if a technique made it.
[[nodiscard]] std::vector<const Branch*> refuted_branches(const Step& step);

/// Whether no technique made it.
[[nodiscard]] inline bool is_beyond(const Step& step) { return !step.move && !step.label; }

/// Whether it is trial and error: beyond all techniques, a net of suppositions, or a longer contradiction.
[[nodiscard]] bool is_trial(const Step& step);
/// Whether all steps by the technique are: nets of suppositions.
[[nodiscard]] bool by_trial(const Technique& row);
/// Whether it is a contradiction of a few looks, all of them told.
[[nodiscard]] bool is_short_contradiction(const Step& step);

/// The removed candidates of a contradiction that its looks refute as they are told; not those alike.
[[nodiscard]] std::vector<Candidate> told_of(const Step& step);

/// Whether it is one look at one rule.
[[nodiscard]] bool is_look(const Step& step);
/// The name of a look at a rule of this kind, as players say it: "Cage Combinations", "Bounds", "Numbered Room".
[[nodiscard]] std::string title_of_look(const Rule& rule);
/// The kind of the step: "Naked Pair", the name of its look, or that of another program; "HDP" beyond all techniques.
[[nodiscard]] std::string title_of(const Step& step, const Geometry& geometry);

/// Successive steps, as numbers from 0.
struct StepRun {
    std::size_t first = 0;
    std::size_t count = 1;
};
/// The steps in order; successive looks are one run, as a person fills in what each rule says by itself.
[[nodiscard]] std::vector<StepRun> runs_of(const std::vector<Step>& steps);

/// The finds of a technique that removes candidates, on a position of the puzzle, in its order, at most `most`. Finds
/// that belong together are one step, with successive deductions on this position. Those that only remove numbers of
/// helper cells, which nobody sees, are left out.
[[nodiscard]] std::vector<Step> finds(const Position& position, const Move& move, std::size_t most);
/// The same, of those that `wanted` accepts.
[[nodiscard]] std::vector<Step> finds_among(const Position& position, const Move& move, std::size_t most,
                                            FunctionRef<bool(const Find&)> wanted);
/// The same for somebody who asks for this technique (Technique::find_by_name).
[[nodiscard]] std::vector<Step> finds_by_name(const Position& position, const Move& move, std::size_t most);

}  // namespace deduku::path
