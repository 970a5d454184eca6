// From a puzzle to a proof, by whatever method: told as it is found, or as a ledger.
//
//   prove(puzzle, {Goal::unique}, options, writer)     events of a proof that the grid is the only solution
//   prove(puzzle, Goal::unique, options)               the same as a ledger in memory
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "method/hdp/hdp.hpp"
#include "method/steps/steps.hpp"
#include "reason/slicer.hpp"

namespace deduku {

enum class Goal : std::uint8_t {
    automatic,  ///< whatever is true: unique, no solution, else a solution
    solution,   ///< the grid is a solution
    unique,     ///< the grid is the only solution
    none,       ///< there is no solution
    falsehood,  ///< candidates are in no solution
};

/// Who finds the proof.
enum class By : std::uint8_t {
    chains,      ///< HDP chains, split on where they do not reach
    automatic,   ///< the smallest of several that are quickly had (doc/proofs.md)
    hdp,         ///< HDP chains alone
    steps,       ///< an order of the step model
    reasonable,  ///< the two rules of Reasonable Sudoku
    scenarios,   ///< what scenarios of cells, or pairs of cells, have in common
    search,      ///< a complete search (search_proof.hpp)
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

struct ProveOptions {
    hdp::Options hdp{};
    bool sliced = true;  ///< keep only what the claim needs
    By by = By::chains;
    std::optional<steps::Series> order{};  ///< of By::steps; none: the series `hardest`
    std::size_t most_held = Slicer::default_held;
    /// Called now and then by a search: candidates it has removed at the top level, and those there are.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress{};
};

/// What came of it.
struct Told {
    ProofStatus status = ProofStatus::exhausted;
    std::optional<Claim> claim{};    ///< when proved
    std::optional<Grid> solution{};  ///< if the puzzle has one
    std::string method{};            ///< "hdp", "hdp+search", "search", "steps", ..: what closed it
    std::string why{};
    std::optional<Candidate> counterexample{};  ///< of Goal::falsehood: it is true in a solution
    ProofSize size{};
};

/// Tells a proof of what is wanted. Unless proved there is no end(), and mostly no begin() either.
/// The count of solutions and every method tried spend of one meter.
Told prove(const Puzzle& puzzle, const Wanted& wanted, const ProveOptions& options, Meter& meter, ProofEvents& to);

struct Proof {
    ProofStatus status = ProofStatus::exhausted;
    std::optional<Ledger> ledger;  ///< set when proved
    std::optional<Grid> solution;  ///< if the puzzle has one
    std::string method;            ///< as in Told
    std::string why;
};

/// The same as a ledger.
Proof prove(const Puzzle& puzzle, const Wanted& wanted, const ProveOptions& options, Meter& meter);
Proof prove(const Puzzle& puzzle, Goal goal, const ProveOptions& options, Meter& meter);
/// The same without a limit on nodes or time.
Told prove(const Puzzle& puzzle, const Wanted& wanted, const ProveOptions& options, ProofEvents& to);
Proof prove(const Puzzle& puzzle, const Wanted& wanted, const ProveOptions& options);
Proof prove(const Puzzle& puzzle, Goal goal, const ProveOptions& options);

}  // namespace deduku
