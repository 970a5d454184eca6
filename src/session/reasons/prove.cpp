// prove: a proof. certificate: a line that shows there is one solution, or none. check: whether either holds.
#include "session/reasons/prove.hpp"

#include <array>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "report/parts/lists.hpp"

namespace deduku::session {
namespace {

constexpr std::array prove_members = {
    Option{"goal", Kind::text, "GOAL", "auto",
           "what to prove: solution, unique, none, or CELL!=DIGIT,.. (auto: unique or none if true, else a solution)"},
    Option{
        "by", Kind::method, "METHOD", "auto",
        "method that finds the proof (auto: the smaller of the proofs by search and HDP, if both are found quickly)"},
    Option{"order", Kind::text, "ORDER", "hardest",
           "order of --by steps, or a series: the first order that solves the puzzle", 'q'},
    Option{"as", Kind::choice, proof_format_words, "ledger",
           "format: deduku-proof JSON lines, VeriPB (strict: only cutting planes), DRAT, LRAT"},
    Option{"proof_version", Kind::choice, "1.2|3.0", "1.2", "version of the VeriPB format: of 2022, or current"},
    Option{"formula", Kind::flag, "", "", "add the formula that the proof refutes"}};

/// Messages of the writer of the proof, and text for a counterexample: then `told` is to be shown.
void settle(Told& told, const std::string& writer_error, const Geometry& geometry, Coords coords) {
    if (!writer_error.empty() && told.status == ProofStatus::proved) {
        told.status = ProofStatus::unreached;
        told.why = writer_error;
    }
    if (told.counterexample)
        told.why = cell_name(geometry, told.counterexample->cell, coords) + '=' +
                   std::to_string(index(told.counterexample->digit) + 1) + ": " + told.why;
}

Answered answer_prove(const Asking& asking, Json& answer) {
    const auto read = proof_wanted(asking.question);
    if (const auto* error = std::get_if<Error>(&read)) return *error;
    const auto& wanted = std::get<ProofWanted>(read);
    const ProofFormat& format = *wanted.format;
    report::ListOfLines lines(format.name == "ledger" ? report::ProofLines::json : report::ProofLines::text);
    std::uint64_t bytes = 0;
    const auto found = find_proof(wanted, asking, [&](std::string_view piece) {
        bytes += piece.size();
        lines.add(piece);
    });
    if (const auto* error = std::get_if<Error>(&found)) return *error;
    const Told& told = std::get<Told>(found);
    answer["proof"] = lines.take();
    if (asking.question.flag("formula") && told.status == ProofStatus::proved && !format.formula.empty()) {
        std::string formula;
        format.write_formula(asking.puzzle, *told.claim, [&](std::string_view piece) { formula += piece; });
        answer["formula"] = std::move(formula);
    }
    add_told(answer, told, format.name, bytes);
    return told.status == ProofStatus::proved ? Outcome::positive : Outcome::negative;
}

constexpr std::array certificate_members = {
    Option{"effort", Kind::count, "N", "4",
           "1 to 12: effort to find a short certificate (12 takes some hundred times as long)", 'e'}};

constexpr std::array check_members = {
    Option{"proof", Kind::text, "PROOF", "", "the lines of a ledger, or a certificate", 0, true}};

/// Members verdict, proved, grid, if, candidates; or line, path, rule, detail: as deduku-check --json says it.
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

Answered answer_check(const Asking& asking, Json& answer) {
    const std::string proof = asking.question.text("proof");
    const Verdict verdict =
        is_certificate(proof) ? check_certificate(start_of(asking.puzzle), proof) : check(&asking.puzzle, proof);
    add_verdict(answer, verdict);
    return std::holds_alternative<Accepted>(verdict) ? Outcome::positive : Outcome::negative;
}

}  // namespace

Or<ProofWanted> proof_wanted(const Question& question) {
    auto goal = parse_goal(question.text("goal"));
    if (const auto* mistake = std::get_if<std::string>(&goal)) return wrong("goal", *mistake);
    auto finder = finder_of(question, "by");
    if (auto* error = std::get_if<Error>(&finder)) return std::move(*error);
    ProofWanted out{std::get<GoalText>(std::move(goal)), std::get<Finder>(std::move(finder)),
                    &proof_format(question.text("as")), question.text("proof_version")};
    const std::string by = question.text("by");
    if (by != "auto" && (out.finder.row == nullptr || out.finder.row->find == nullptr))
        return wrong("by", "'" + by.substr(0, 60) + "' is not a method that finds deductions");
    return out;
}

Or<Told> find_proof(const ProofWanted& wanted, const Asking& asking, const TakeText& write,
                    const std::function<void(std::uint64_t, std::uint64_t)>& progress) {
    const method::Method* row = wanted.finder.row;
    const Geometry& geometry = asking.puzzle.geometry();
    if (row != nullptr && !takes(row->boards, geometry))
        return refused("prove --by " + std::string(row->word), row->boards);
    const auto goal = goal_on(wanted.goal, geometry, asking.coords);
    if (const auto* mistake = std::get_if<std::string>(&goal)) return wrong("goal", *mistake);
    const ProofWriter writer = wanted.format->make(wanted.version, write);
    method::Options methods = wanted.finder.options_on(geometry);
    methods.fallback = asking.fallback;
    method::Known known(asking.puzzle, methods, asking.meter);
    ProveOptions options;
    options.by = row;
    options.alone = true;
    options.progress = progress;
    Told told = tell_proof(known, std::get<Wanted>(goal), options, *writer.events);
    settle(told, writer.error(), geometry, asking.coords);
    return told;
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

Or<TreeOptions> CertificateAnswer::read(const Question& question) {
    constexpr std::uint64_t most = 12;
    const std::uint64_t effort = *question.count("effort");
    if (effort < 1 || effort > most) return wrong("effort", "expected a number from 1 to 12");
    TreeOptions out;
    out.effort = static_cast<int>(effort);
    return out;
}

Or<CertificateAnswer> CertificateAnswer::find(TreeOptions wanted, const Asking& asking) {
    wanted.fallback = asking.fallback;
    CertificateAnswer out{certify(asking.puzzle, wanted, asking.meter)};
    if (out.found.status != ProofStatus::proved) return out;
    const Verdict verdict = check_certificate(start_of(asking.puzzle), out.found.text);
    if (const auto* refused = std::get_if<Refused>(&verdict))
        return Error{"internal", "the checker refuses the certificate: " + refused->rule};
    return out;
}

void CertificateAnswer::add_to(Json& object, const Asking& /*asking*/) const {
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

const Ask prove_ask = {"prove",       "prove",      "a proof that an independent checker accepts",
                       prove_members, answer_prove, true,
                       false,         Boards::all};
const Ask certificate_ask = {"certificate",
                             "certificate",
                             "a line of text that shows there is one solution, or none",
                             certificate_members,
                             in_more<answered<CertificateAnswer>>,
                             true,
                             false,
                             Boards::houses};
const Ask check_ask = {
    "check", "check",    "whether a proof or a certificate holds", check_members, in_more<answer_check>, true,
    false,   Boards::all};

}  // namespace deduku::session
