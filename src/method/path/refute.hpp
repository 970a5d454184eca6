// Suppositions on boards with rules: a candidate that leads to a contradiction by singles and techniques of rules.
//
//   suppose A1 = 3     the cage leaves B1 = 7, the whisper leaves C1 nothing     so A1 is not 3
#pragma once

#include <memory>
#include <optional>

#include "deduku/meter.hpp"
#include "technique/rules/view.hpp"

namespace deduku::path {

/// The rules of a board as techniques read them; null if it has none.
[[nodiscard]] std::unique_ptr<RuleView> rules_of(const Puzzle& puzzle);

/// A Split that refutes a candidate: of the first few that can be refuted, cells with few digits first, the one whose
/// contradiction comes soonest. None if no single candidate is refuted, or the meter ran out. A node is a candidate that is supposed.
[[nodiscard]] std::optional<Deduction> refute(const Board& board, const RuleView& rules, Meter& meter);

/// The same for a candidate outside the solution, the only one, that leads far: suppositions inside the supposition refute
/// it. None if the meter ran out.
[[nodiscard]] std::optional<Deduction> refute_by_search(const Board& board, const RuleView& rules, const Grid& solution,
                                                        Meter& meter);

}  // namespace deduku::path
