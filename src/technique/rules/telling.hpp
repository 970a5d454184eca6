// Deductions for techniques of rules: the proof of each elimination is made by reason/lines.
//
//   kills {A1: 1 2}   of sum 3   ->   Sum, or Split .. Sum, as deductions, one after the other
#pragma once

#include <functional>

#include "reason/lines/sum_teller.hpp"
#include "technique/rules/view.hpp"

namespace deduku {

/// The digits that live in each cell.
[[nodiscard]] proving::Digits open_digits(const Board& board);

/// What `tell` tells, each step about the position as it is, as deductions for the sink, each with the pattern that
/// `seen()` makes; false if the sink said stop.
[[nodiscard]] bool deliver_told(const std::function<void(ProofEvents&)>& tell, const std::function<Pattern()>& seen,
                                const Sink& sink);

/// The same about these candidates, or only that they are false, as the view asks for.
[[nodiscard]] bool deliver_told(const RuleView& rules, std::span<const lines::Kill> kills,
                                const std::function<void(ProofEvents&)>& tell, const std::function<Pattern()>& seen,
                                const Sink& sink);

/// The open cells of a sum, how often each counts, and what they come to.
[[nodiscard]] Total total_of(const Board& board, const lines::Sum& sum);

}  // namespace deduku
