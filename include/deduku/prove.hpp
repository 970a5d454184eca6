// Proofs about a puzzle that an independent program can check, made by any of the methods.
//
//   prove(puzzle, {Goal::unique}, "hdp", meter)     a ledger: the grid is the only solution
//   ledger_text(*proof.ledger)                      the proof file (deduku/words.hpp) for check() (deduku/check.hpp)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/meter.hpp"
#include "deduku/reason.hpp"

namespace deduku {

enum class Goal : std::uint8_t {
    automatic,  ///< whichever holds: unique, no solution, or else a solution
    solution,   ///< the grid is a solution
    unique,     ///< the grid is the only solution
    none,       ///< there is no solution
    falsehood,  ///< candidates are in no solution
};

enum class ProofStatus : std::uint8_t {
    proved,
    untrue,     ///< the goal does not hold: `why` says what holds instead
    unreached,  ///< the method does not reach the goal: `why` says how far it gets
    exhausted,  ///< the meter ran out first
};

struct Wanted {
    Goal goal = Goal::automatic;
    std::vector<Candidate> candidates{};  ///< for Goal::falsehood, each once
};

struct Proof {
    ProofStatus status = ProofStatus::exhausted;
    std::optional<Ledger> ledger;  ///< set when proved
    std::optional<Grid> solution;  ///< if the puzzle has one
    std::string method;            ///< the method that reached the goal: "hdp", "hdp+search", "search", "steps", ..
    std::string why;
};

/// Proves the goal with the method of this name (deduku/methods.hpp), completed by a search where the method does not
/// suffice. "auto" takes the smallest of several proofs that are found quickly. Only steps that the claim needs are
/// kept. Unreached, with the reason, if there is no such method.
[[nodiscard]] Proof prove(const Puzzle& puzzle, const Wanted& wanted, std::string_view by, Meter& meter);

}  // namespace deduku
