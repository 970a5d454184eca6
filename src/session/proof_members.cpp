#include "session/proof_members.hpp"

#include <array>

#include "deduku/text.hpp"

namespace deduku::session {

void settle(Told& told, const std::string& writer_error, const Geometry& geometry, Coords coords) {
    if (!writer_error.empty() && told.status == ProofStatus::proved) {
        told.status = ProofStatus::unreached;
        told.why = writer_error;
    }
    if (told.counterexample)
        told.why = cell_name(geometry, told.counterexample->cell, coords) + '=' +
                   std::to_string(index(told.counterexample->digit) + 1) + ": " + told.why;
}

std::string why_not(const Told& told) {
    return told.status == ProofStatus::exhausted ? "time or nodes ran out" : told.why;
}

std::string_view claim_word(const Claim& claim) {
    constexpr std::array<std::string_view, 4> names = {"solution", "unique", "no solution", "false candidates"};
    return names[claim.index()];
}

void add_told(Json& object, const Told& told, std::string_view as, std::uint64_t bytes) {
    if (told.status != ProofStatus::proved) {
        object["result"] = told.status == ProofStatus::exhausted ? "unknown"
                           : told.status == ProofStatus::untrue  ? "untrue"
                                                                 : "unreached";
        object["why"] = why_not(told);
        return;
    }
    object["result"] = "proved";
    object["claim"] = claim_word(*told.claim);
    object["method"] = told.method;
    object["deductions"] = told.size.top;
    object["deductions_in_all"] = told.size.deductions;
    object["splits"] = told.size.splits;
    object["depth"] = told.size.depth;
    object["as"] = as;
    object["bytes"] = bytes;
}

void add_certificate(Json& object, const Certificate& found) {
    constexpr std::array<std::string_view, 4> words = {"certified", "untrue", "unreached", "unknown"};
    object["result"] = words[static_cast<std::size_t>(found.status)];
    if (found.status == ProofStatus::proved) {
        object["claim"] = found.solution ? "unique" : "no solution";
        object["certificate"] = found.text;
        object["nodes"] = found.nodes;
        object["depth"] = found.depth;
    } else {
        object["why"] = found.why;
    }
}

void add_verdict(Json& object, const Verdict& verdict) {
    if (const auto* refused = std::get_if<Refused>(&verdict)) {
        object["verdict"] = "refused";
        object["line"] = refused->line;
        object["path"] = refused->path;
        object["rule"] = refused->rule;
        object["detail"] = refused->detail;
        return;
    }
    constexpr std::array<std::string_view, 6> words = {"solution", "unique", "no-solution",
                                                       "false",    "false",  "not-unique"};
    const auto& accepted = std::get<Accepted>(verdict);
    object["verdict"] = "accepted";
    object["proved"] = words[static_cast<std::size_t>(accepted.what)];
    switch (accepted.what) {
        case Proved::solution:
        case Proved::unique: object["grid"] = accepted.numbers; break;
        case Proved::false_if_unique: object["if"] = "unique"; [[fallthrough]];
        case Proved::false_candidates: object["candidates"] = accepted.numbers; break;
        case Proved::no_solution:
        case Proved::not_unique: break;
    }
}

}  // namespace deduku::session
