// Suppositions on boards with rules, with others inside them, where no technique finds anything.
//
//   suppose A1 = 3     B1 = 2 contradicts itself, B1 = 7 leaves C1 nothing     so A1 is not 3
#pragma once

#include <memory>
#include <optional>

#include "deduku/meter.hpp"
#include "technique/rules/view.hpp"

namespace deduku::path {

/// The rules of a board as techniques read them, within a meter; null if it has none.
[[nodiscard]] std::unique_ptr<RuleView> rules_of(const Puzzle& puzzle, Meter& meter);

/// A Split that refutes a candidate outside the solution, the only one, that leads far: suppositions inside the
/// supposition refute it. None if the meter ran out.
[[nodiscard]] std::optional<Deduction> refute_by_search(const Board& board, const RuleView& rules, const Grid& solution,
                                                        Meter& meter);

}  // namespace deduku::path
