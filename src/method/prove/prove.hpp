// From a puzzle to a ledger: HDP chains first, complete search where they do not reach.
//
//   prove(puzzle, Goal::unique) -> { ledger ending in {"claim":"unique"}, by "hdp" }
#pragma once

#include <optional>
#include <string>

#include "method/hdp/hdp.hpp"
#include "reason/ledger.hpp"

namespace deduku {

enum class Goal : std::uint8_t {
    automatic,  ///< whatever is true: unique, no solution, else a solution
    solution,   ///< the grid is a solution
    unique,     ///< the grid is the only solution
    none,       ///< there is no solution
};

enum class ProofStatus : std::uint8_t {
    proved,
    untrue,     ///< the goal does not hold: `why` says what is the case
    exhausted,  ///< the budget ran out first
};

struct Proof {
    ProofStatus status = ProofStatus::exhausted;
    std::optional<Ledger> ledger;  ///< set when proved
    std::optional<Grid> solution;  ///< if the puzzle has one
    std::string method;            ///< "hdp" or "hdp+search" or "search": what closed it
    std::string why;
};

struct ProveOptions {
    hdp::Options hdp;    ///< its budget holds for the count of solutions, and once more for the reasoning
    bool sliced = true;  ///< keep only what the claim needs
};

Proof prove(const Puzzle& puzzle, Goal goal, const ProveOptions& options);

}  // namespace deduku
