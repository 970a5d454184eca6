#include "method/analysis/analysis.hpp"

#include <algorithm>

#include "check/checker.hpp"
#include "method/prove/prove.hpp"
#include "method/solve/solve.hpp"
#include "render/ledger_json.hpp"

namespace deduku::analysis {
namespace {

/// A hypothesis that reached the solution leaves its other side open; facts alone do not.
Shows shown_by(const hdp::Report& report) {
    if (report.start == hdp::Outcome::solution) return Shows::uniqueness;
    for (const hdp::Section* section : {&report.constraint, &report.deep, &report.pair_reduction})
        for (const hdp::Line& line : section->lines)
            if (line.mark == hdp::Mark::prf) {
                const bool assumed = std::any_of(line.chain.begin(), line.chain.end(),
                                                 [](const hdp::Link& link) { return link.hypothesis; });
                return assumed ? Shows::a_solution : Shows::uniqueness;
            }
    return Shows::nothing;
}

Proved prove_and_check(const Puzzle& puzzle, Goal goal, const hdp::Options& options, Meter& meter,
                       std::optional<Ledger>& ledger) {
    ProveOptions wanted;
    wanted.hdp = options;
    Proof proof = prove(puzzle, goal, wanted, meter);
    Proved out;
    out.claim = goal == Goal::unique ? "unique" : "no solution";
    if (proof.status != ProofStatus::proved) {
        out.why = proof.status == ProofStatus::exhausted ? "time or nodes ran out" : proof.why;
        return out;
    }
    out.proved = true;
    out.method = proof.method;
    out.deductions = proof.ledger->steps.size();
    const Verdict verdict = check(&puzzle, ledger_text(*proof.ledger));
    out.accepted = std::holds_alternative<Accepted>(verdict);
    if (!out.accepted) out.why = to_text(std::get<Refused>(verdict));
    ledger = std::move(proof.ledger);
    return out;
}

Details details_of(const Puzzle& puzzle, const Methods& methods, std::optional<Ledger> proof, Meter& meter) {
    Details out{std::move(proof), reasonable::run(puzzle).ledger};
    if (!methods.rating) return out;
    out.order = rated_order(*methods.rating);
    steps::Options options;
    options.trace = true;
    out.run = steps::run(puzzle, *out.order, options, meter);
    return out;
}

}  // namespace

Analysis analyze(const Puzzle& puzzle, const hdp::Options& options, Meter& meter, const Seconds& seconds,
                 bool detailed) {
    const Board board = start_board(puzzle);
    SearchRequest wanted;
    wanted.limit = 2;
    const Solutions solutions = solve(board, wanted, meter);
    const double solved = seconds();

    hdp::Options used = options;
    used.log = used.log || detailed;  // graphs are drawn from it
    hdp::Report report = hdp::analyse(puzzle, used, meter);
    Analysis out{std::move(report), solutions, {}, Shows::nothing, {}, {}, solved, seconds() - solved};
    out.shows = shown_by(out.report);
    std::optional<Ledger> ledger;
    const bool decided = solutions.end == SearchEnd::complete && solutions.count < 2;
    if (decided) {
        const Goal goal = solutions.count == 1 ? Goal::unique : Goal::none;
        out.proof = prove_and_check(puzzle, goal, used, meter, ledger);
        out.proof_seconds = seconds() - out.solve_seconds - out.hdp_seconds;
    }
    const double proved = seconds();
    out.methods = look_with_all_methods(puzzle, decided && solutions.count == 1, meter);
    out.methods_seconds = seconds() - proved;
    if (detailed) out.details = details_of(puzzle, out.methods, std::move(ledger), meter);
    return out;
}

}  // namespace deduku::analysis
