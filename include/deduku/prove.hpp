// From a puzzle to a proof that a stranger's program can check: by any method of the table.
//
//   prove(puzzle, {Goal::unique}, "hdp", meter)     a ledger: the grid is the only solution
//   ledger_text(*proof.ledger)                      the proof file (deduku/words.hpp), for check() (deduku/check.hpp)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/meter.hpp"
#include "deduku/reason.hpp"

namespace deduku {

enum class Goal : std::uint8_t {
    automatic,  ///< whatever is true: unique, no solution, else a solution
    solution,   ///< the grid is a solution
    unique,     ///< the grid is the only solution
    none,       ///< there is no solution
    falsehood,  ///< candidates are in no solution
};

enum class ProofStatus : std::uint8_t {
    proved,
    untrue,     ///< the goal does not hold: `why` says what is the case
    unreached,  ///< the method does not reach the goal: `why` says how far it comes
    exhausted,  ///< the meter ran out first
};

struct Wanted {
    Goal goal = Goal::automatic;
    std::vector<Candidate> candidates{};  ///< of Goal::falsehood, each once
};

struct Proof {
    ProofStatus status = ProofStatus::exhausted;
    std::optional<Ledger> ledger;  ///< set when proved
    std::optional<Grid> solution;  ///< if the puzzle has one
    std::string method;            ///< "hdp", "hdp+search", "search", "steps", ..: what closed it
    std::string why;
};

/// Proves what is wanted by the method of this word
/// (deduku/methods.hpp), with a search where it does not reach; by "auto": the smallest of several proofs that are
/// quickly had. Only what the claim needs is kept. Unreached, with the reason, if no method has this word.
[[nodiscard]] Proof prove(const Puzzle& puzzle, const Wanted& wanted, std::string_view by, Meter& meter);

}  // namespace deduku
