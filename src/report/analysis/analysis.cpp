#include "report/analysis/analysis.hpp"

#include <algorithm>

#include "deduku/boards.hpp"
#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "method/proving/prove.hpp"

namespace deduku::analysis {
namespace {

/// A chain with a hypothesis that reaches the solution leaves the opposite hypothesis open; a chain of facts does not.
Shows shown_by(const hdp::HdpReport& report) {
    if (report.start == BranchOutcome::solution) return Shows::uniqueness;
    for (const hdp::Section* section : {&report.constraint, &report.deep, &report.pair_reduction})
        for (const hdp::HdpLine& line : section->lines)
            if (line.mark == hdp::Mark::prf) {
                const bool assumed = std::any_of(line.chain.begin(), line.chain.end(),
                                                 [](const hdp::HdpLink& link) { return link.hypothesis; });
                return assumed ? Shows::a_solution : Shows::uniqueness;
            }
    return Shows::nothing;
}

CheckedProof prove_and_check(method::Known& known, Goal goal, std::optional<Ledger>& ledger) {
    ProveOptions options;
    if (known.puzzle().geometry().constrained()) options.by = method::find_method("search");
    Proof proof = prove(known, {goal, {}}, options);
    CheckedProof out;
    out.claim = goal == Goal::unique ? "unique" : "no solution";
    if (proof.status != ProofStatus::proved) {
        out.why = proof.status == ProofStatus::exhausted ? "time or nodes ran out" : proof.why;
        return out;
    }
    out.proved = true;
    out.method = proof.method;
    out.deductions = proof.ledger->steps.size();
    const Verdict verdict = check(&known.puzzle(), ledger_text(*proof.ledger));
    out.accepted = std::holds_alternative<Accepted>(verdict);
    if (!out.accepted) out.why = to_text(std::get<Refused>(verdict));
    ledger = std::move(proof.ledger);
    return out;
}

std::optional<path::Path> path_of(method::Known& known) {
    constexpr int largest = 16;
    if (known.start().geometry().digits() > largest) return std::nullopt;
    path::PathOptions options;
    options.proved = false;
    options.pruned = true;
    return path::walk(
        known.puzzle(), options, [&]() -> const Solutions& { return known.solutions(); }, known.meter());
}
constexpr method::Computed half_path{path_of};

/// The path within half of the limits: part of a path is worth more than part of a proof, and most take little time.
void keep_path(method::Known& known, const std::function<double()>& seconds_left) {
    const double rest = seconds_left ? seconds_left() / 2 : 0;
    const Meter::Stop half = [&] { return seconds_left && seconds_left() < rest; };
    Meter meter(known.meter(), known.meter().left() == unlimited ? unlimited : known.meter().left() / 2, half);
    method::Known same(known, meter);
    known.keep(half_path, path_of(same));
}

Details details_of(method::Known& known, std::optional<Ledger> proof) {
    Details out{std::move(proof), known.two_rules().ledger};
    if (known.rating() != nullptr) {
        out.order = order_of(known.series(), *known.rating());
        steps::StepOptions options;
        options.trace = true;
        out.run = steps::run(known.puzzle(), *out.order, options, known.meter());
    }
    out.path = known.once(half_path);
    return out;
}

Ratings ratings_of(method::Known& known) {
    Ratings out{known.once(half_path), {}};
    const se::SeRating* se = method::se_rating(known);
    if (se != nullptr && !se->unknown) out.se = *se;
    return out;
}

}  // namespace

bool succeeded(const Analysis& analysis) {
    const std::optional<CheckedProof>& proof = analysis.proof;
    const hdp::HdpReport& report = analysis.report;
    return proof && proof->proved && proof->claim == "unique" &&
           (report.solution || report.initial.geometry().constrained());
}

Analysis analyze(const Puzzle& puzzle, const method::MethodOptions& options, Meter& meter, const Done& done,
                 const WantedParts& looks_for) {
    const auto tell = [&done](AnalysisPart part) {
        if (done) done(part);
    };
    method::MethodOptions wanted = options;
    wanted.hdp.log = options.hdp.log || looks_for.details;  // needed for the graphs
    method::Known known(puzzle, wanted, meter);
    known.solutions();
    tell(AnalysisPart::solutions);
    known.hdp();
    tell(AnalysisPart::hdp);
    Analysis out{known.hdp(), known.solutions()};
    out.shows = shown_by(out.report);
    if (looks_for.ratings || looks_for.details) {
        keep_path(known, looks_for.seconds_left);
        tell(AnalysisPart::path);
    }
    std::optional<Ledger> ledger;
    if (known.unique() || known.impossible())
        out.proof = prove_and_check(known, known.unique() ? Goal::unique : Goal::none, ledger);
    tell(AnalysisPart::proof);
    out.methods = look_with_methods(known);
    if (looks_for.all_methods) look_with_slow_methods(known, out.methods);
    rate_time(known, out.methods);
    if (looks_for.ratings) out.ratings = ratings_of(known);
    tell(AnalysisPart::methods);
    if (looks_for.details) out.details = details_of(known, std::move(ledger));
    return out;
}

}  // namespace deduku::analysis
