// Puzzles with rules: a solution grid, rules that hold in it, and the fewest givens that still leave one solution.
//
//   a grid          1 5 9 ..         any_board.cpp
//   rules of it     killer 15: A1 A2 B2; ..     drawn at random, kind by kind: killer, thermo, kropki, ..
//   givens          7 at C4          removed in random order while the solution stays unique; often none remain
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"
#include "generate/sketch.hpp"

namespace deduku::generate {

/// A kind of puzzle with rules.
struct RuleMaker {
    std::string_view word;                   ///< "killer"
    void (*draw)(Sketch& sketch) = nullptr;  ///< appends rules that hold in the grid
    std::string_view rules{};                ///< the keys of these rules, if not the word: "white black"
};

/// All kinds, one row each.
[[nodiscard]] std::span<const RuleMaker> rule_makers();
/// The row with this word, ignoring case; null if there is none.
[[nodiscard]] const RuleMaker* find_rule_maker(std::string_view word);
/// The row that draws rules with this key; null if there is none.
[[nodiscard]] const RuleMaker* maker_of_rule(std::string_view key);

/// A puzzle with rules of these kinds and one solution, on a board without rules beyond its houses. No given is
/// redundant, with a symmetry no orbit of givens; cages then have images. On boards with layers a given also stays if it
/// takes long to see that it is redundant. Deterministic for a given draw; none if the board has no grid, if the rules exceed a limit, or at the
/// limit of the meter.
[[nodiscard]] std::optional<Puzzle> puzzle_with_rules(const GeometryPtr& board, std::span<const RuleMaker* const> kinds,
                                                      const Symmetry& symmetry, Draw draw, Meter& meter);

}  // namespace deduku::generate
