// Ledgers to damage, from a plain recording solver: techniques to their fixpoint, then a Split.
//
//   covers .. -> open Split (facts that two open branches share) -> covers .. -> deep Split on the smallest cell
//
// Also the ledger that prove() makes of the same puzzle.
#pragma once

#include <string>
#include <vector>

#include "deduku/reason.hpp"
#include "search/solver.hpp"

namespace deduku::spoil {

/// A puzzle with its true claims, and ledgers that prove some of them.
struct Subject {
    Puzzle puzzle;
    std::uint64_t solutions = 0;  ///< 0, 1, or 2 = several
    std::optional<Grid> solution;
    std::vector<Ledger> ledgers;
};

/// The puzzles of data/proofs.txt with their true claims: unique, no solution, or false candidates.
std::vector<Subject> subjects();

/// The number of deductions in a list, nested ones included.
std::size_t size_of(const std::vector<Deduction>& steps);

/// Whether the claim is true of the puzzle, by exhaustive search.
bool is_true(const Subject& subject, const Claim& claim);

}  // namespace deduku::spoil
