// Proofs about a puzzle by any row of the table of methods, as a stream of events or as a ledger.
//
//   tell_proof(known, {Goal::unique}, options, writer)     the events of a proof that the grid is the only solution
//   prove(known, {Goal::unique}, options)                  the same as a ledger in memory
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "deduku/prove.hpp"
#include "method/method.hpp"
#include "reason/slicer.hpp"

namespace deduku {

struct ProveOptions {
    /// The method of the proof, which must have a finder. Null: the smallest of several proofs found quickly
    /// (doc/proofs.md).
    const method::MethodRow* by = &method::hdp_row;
    bool alone = false;  ///< no other method; otherwise a search completes the proof if this one does not suffice
    bool sliced = true;  ///< keep only the premises of the claim
    std::size_t most_held = Slicer::default_held;
    /// Called from time to time by a search: candidates removed at the top level, and their total number.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress{};
};

/// The result.
struct Told {
    ProofStatus status = ProofStatus::exhausted;
    std::optional<Claim> claim{};    ///< if proved
    std::optional<Grid> solution{};  ///< if the puzzle has one
    std::string method{};            ///< "hdp", "hdp+search", "search", "steps", ..: the method of the proof
    std::string why{};
    std::optional<Candidate> counterexample{};  ///< of Goal::falsehood: true in some solution
    ProofSize size{};
};

/// Writes a proof of the goal. If it is not proved, there is no end(), and usually no begin(). The count of solutions
/// and all methods share one meter. Known results are reused.
[[nodiscard]] Told tell_proof(method::Known& known, const Wanted& wanted, const ProveOptions& options, ProofEvents& to);

/// The same as a ledger.
[[nodiscard]] Proof prove(method::Known& known, const Wanted& wanted, const ProveOptions& options);

}  // namespace deduku
