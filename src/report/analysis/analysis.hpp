// The results of `analyze` for a puzzle, before they are written as a page or as JSON.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "method/hdp/hdp.hpp"
#include "method/path/path.hpp"
#include "method/se/explainer.hpp"
#include "report/analysis/methods.hpp"
#include "search/solver.hpp"

namespace deduku::analysis {

/// The result of a proof, and whether the independent checker accepts it.
struct CheckedProof {
    bool proved = false;
    bool accepted = false;
    std::string claim;           ///< "unique", "no solution"
    std::size_t deductions = 0;  ///< top-level steps of the ledger
    std::string method;          ///< "hdp", "hdp+search", "search"
    std::string why;             ///< why not proved, or why refused
};

/// The conclusion from the chains of lines alone.
enum class Shows : std::uint8_t { nothing, a_solution, uniqueness };

/// Shown in the report only: every step of the methods.
struct Details {
    std::optional<Ledger> proof;          ///< of the claim of `Analysis::proof`
    Ledger two_rules;                     ///< of Reasonable Sudoku
    std::optional<steps::Order> order{};  ///< of the step model: the one that solved, or was tried last
    steps::StepsRun run{};                ///< its run, traced
    std::optional<path::Path> path{};     ///< none on boards above 16x16, where it takes long
};

/// Difficulty for human solvers.
struct Ratings {
    std::optional<path::Path> path;  ///< none on boards above 16x16, where it takes long
    std::optional<se::SeRating> se;  ///< of 9x9 boards with one solution
};

/// The optional parts, in addition to solutions, HDP and a proof.
struct WantedParts {
    bool ratings = false;
    bool all_methods = true;  ///< else without the hypothesis array and conjugates, which take long
    bool details = false;
    /// Seconds left of the caller's limit: of these the path takes at most half, the proof the rest. Empty: no limit.
    std::function<double()> seconds_left{};
};

struct Analysis {
    hdp::HdpReport report;
    Solutions solutions;                  ///< counted up to 2
    std::optional<CheckedProof> proof{};  ///< none if there are several solutions or an unknown number
    Shows shows = Shows::nothing;
    Methods methods{};  ///< the results of the other methods
    std::optional<Ratings> ratings{};
    std::optional<Details> details{};
};

/// The parts of the work, in order; `path` comes before the proof, if ratings or details are wanted.
enum class AnalysisPart : std::uint8_t { solutions, hdp, proof, methods, path };

/// Called when a part is done, for callers that measure times. May be empty.
using Done = std::function<void(AnalysisPart)>;

/// Exactly one solution, proved, and found by HDP; on boards with rules HDP need not find it.
[[nodiscard]] bool succeeded(const Analysis& analysis);

[[nodiscard]] Analysis analyze(const Puzzle& puzzle, const method::MethodOptions& options, Meter& meter,
                               const Done& done, const WantedParts& looks_for = {});

}  // namespace deduku::analysis
