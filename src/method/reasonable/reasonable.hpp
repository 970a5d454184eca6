// Reasonable Sudoku: the puzzles that two rules solve, in polynomial time, with a reason for each step.
//
//   run(puzzle, recording)  ->  yes: the grid, and a ledger that proves it to be the only solution
//                               no: the eliminations; contradiction: a ledger that ends in an empty sector
//
// After the July 2008 riddle of "Using your head is permitted" (M. Brand); doc/methods/reasonable.md.
#pragma once

#include "deduku/reason.hpp"
#include "method/reasonable/fixpoint.hpp"

namespace deduku::reasonable {

enum class Class : std::uint8_t {
    yes,            ///< the rules solve the puzzle: it has exactly this solution
    no,             ///< they do not solve it
    contradiction,  ///< they prove that there is no solution
};

/// "yes", "no", "contradiction"
[[nodiscard]] std::string_view to_text(Class c);

/// The class of a puzzle, with a Fixpoint of its box (reused for many puzzles).
[[nodiscard]] Class classify(Fixpoint& fixpoint, const Puzzle& puzzle);
/// The class of one puzzle.
[[nodiscard]] Class classify(const Puzzle& puzzle);

struct ReasonableRun {
    Class outcome{};
    Board end;      ///< the board left by the rules
    Ledger ledger;  ///< claims Unique (yes), False of all removed candidates (no), or NoSolution
};

/// The class and its steps. A ledger without steps claims nothing to check: for `no` without removals, it has an empty
/// claim False.
[[nodiscard]] ReasonableRun run(const Puzzle& puzzle);

}  // namespace deduku::reasonable
