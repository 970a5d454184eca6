// Proofs about a puzzle by any row of the table of methods: as events while they are found, or as a ledger.
//
//   prove(puzzle, {Goal::unique}, options, writer)     events of a proof that the grid is the only solution
//   prove(puzzle, Goal::unique, options)               the same as a ledger in memory
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "deduku/prove.hpp"
#include "method/method.hpp"
#include "reason/slicer.hpp"

namespace deduku {

struct ProveOptions {
    method::Options method{};  ///< for a puzzle without a Known, which has its own options
    /// The method of the proof, one with findings. Null: the smallest of several proofs found quickly (doc/proofs.md).
    const method::Method* by = &method::hdp_row;
    bool alone = false;  ///< this method only; otherwise a search completes the proof where it does not suffice
    bool sliced = true;  ///< keep only the premises of the claim
    std::size_t most_held = Slicer::default_held;
    /// Called now and then by a search: candidates it has removed at the top level, and those there are.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress{};
};

/// What came of it.
struct Told {
    ProofStatus status = ProofStatus::exhausted;
    std::optional<Claim> claim{};    ///< when proved
    std::optional<Grid> solution{};  ///< if the puzzle has one
    std::string method{};            ///< "hdp", "hdp+search", "search", "steps", ..: the method that closed it
    std::string why{};
    std::optional<Candidate> counterexample{};  ///< of Goal::falsehood: it is true in a solution
    ProofSize size{};
};

/// Writes a proof of the goal. Unless proved there is no end(), and mostly no begin() either.
/// The count of solutions and all methods share one meter. Known results are reused.
[[nodiscard]] Told prove(method::Known& known, const Wanted& wanted, const ProveOptions& options, ProofEvents& to);
[[nodiscard]] Told prove(const Puzzle& puzzle, const Wanted& wanted, const ProveOptions& options, Meter& meter,
                         ProofEvents& to);

/// The same as a ledger.
[[nodiscard]] Proof prove(method::Known& known, const Wanted& wanted, const ProveOptions& options);
[[nodiscard]] Proof prove(const Puzzle& puzzle, const Wanted& wanted, const ProveOptions& options, Meter& meter);
[[nodiscard]] Proof prove(const Puzzle& puzzle, Goal goal, const ProveOptions& options, Meter& meter);

}  // namespace deduku
