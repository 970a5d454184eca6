// A complete search that proves its result (method/full_search).
#include "grid/at.hpp"
#include "method/full_search/line_proof.hpp"
#include "method/full_search/search_proof.hpp"
#include "method/method.hpp"
#include "method/solve/solve.hpp"
#include "reason/slicer.hpp"

namespace deduku::method {
namespace {

// The candidates in no solution; none if the meter ran out.
std::optional<std::vector<Candidate>> in_no_solution(Known& known) {
    const Geometry& geometry = known.start().geometry();
    const SearchRequest any{.fallback = known.options().fallback};
    std::vector<bool> met(at(geometry.candidates()));
    std::vector<Candidate> out;
    for (int v = 0; v < geometry.candidates(); ++v) {
        const Candidate c = geometry.candidate(v);
        if (!known.start().has(c) || met[at(v)]) continue;
        Board assumed = known.start();
        assumed.keep_only(c.cell, {c.digit});
        const Solutions with = solve(assumed, any, known.meter());
        if (with.end == SearchEnd::budget) return std::nullopt;
        if (!with.first) {
            out.push_back(c);
            continue;
        }
        for (Cell cell : geometry.every_cell()) met[at(geometry.number({cell, (*with.first)[cell]}))] = true;
    }
    return out;
}

/// The claim to prove; none if time or nodes ran out.
std::optional<Claim> goal_of(Known& known) {
    const Solutions& found = known.solutions();
    if (known.unique()) return Unique{*found.first};
    if (known.impossible()) return NoSolution{};
    if (found.count < 2) return std::nullopt;
    auto all = in_no_solution(known);
    if (!all) return std::nullopt;
    return False{std::move(*all)};
}

Finding found_by_search(Known& known, const std::vector<Candidate>&) {
    Finding unknown = {Ending::unknown, {known.puzzle(), {}, False{}}, "search"};
    const std::optional<Claim> goal = goal_of(known);
    if (!goal) return unknown;
    LedgerBuilder builder;
    Slicer slicer(builder);
    slicer.begin(known.puzzle(), *goal);
    const auto run = [&](full_search::Refutations&& search) {
        if (!search.prove(*goal)) return false;
        slicer.end(known.impossible() ? Claim{NoSolution{*search.empty()}} : *goal);
        return true;
    };
    bool complete = false;
    if (known.start().geometry().constrained()) {
        complete = run(full_search::LineProof(known.start(), slicer, known.meter()));
    } else {
        complete = run(full_search::ProofSearch(known.start(), {}, slicer, known.meter()));
    }
    if (!complete) return unknown;
    return concluded(known.puzzle(), std::move(builder.take().steps), "search");
}

}  // namespace

extern constinit const MethodRow search_row = {
    .word = "search",
    .title = "Search",
    .finds = "complete search",
    .find = found_by_search,
    .searches = true,
    .boards = Boards::all,
};

}  // namespace deduku::method
