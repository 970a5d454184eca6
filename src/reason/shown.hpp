// The result of deductions on a board, and the start of a branch.
#pragma once

#include "deduku/reason.hpp"

namespace deduku {

/// The living members of a sector except `but`.
[[nodiscard]] std::vector<Candidate> others_of(const Board& board, Sector sector, const std::vector<Candidate>& but);

/// The claim proved on a board whose first `given` removals are those of the start: NoSolution, Unique, or False of all
/// others.
[[nodiscard]] Claim shown_on(const Board& board, std::size_t given);

}  // namespace deduku
