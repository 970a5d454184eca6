// prove: a proof. certificate: a line that shows there is one solution, or none. check: whether either holds.
#include <array>

#include "deduku/check.hpp"
#include "deduku/words.hpp"
#include "method/prove/certificate.hpp"
#include "method/prove/goal.hpp"
#include "render/proof/format.hpp"
#include "session/options.hpp"
#include "session/proof_members.hpp"

namespace deduku::session {
namespace {

constexpr std::array prove_members = {
    Option{"goal", Kind::text, "GOAL", "auto",
           "solution, unique, none, or CELL!=DIGIT,..: in no solution (auto: unique or none if true, else a solution)"},
    Option{"by", Kind::method, "METHOD", "auto",
           "who finds it (auto: the smallest of search and HDP that is quickly had)"},
    Option{"order", Kind::text, "ORDER", "hardest", "the order of --by steps, or the first of a series that solves",
           'q'},
    Option{"as", Kind::choice, proof_format_words, "ledger",
           "format: deduku-proof JSON lines, sums for VeriPB (strict: nothing but sums), clauses for drat-trim, "
           "lrat-check"},
    Option{"proof_version", Kind::choice, "1.2|3.0", "1.2", "of VeriPB: that of 2022, or today's"},
    Option{"formula", Kind::flag, "", "", "with the formula that the proof refutes"}};

// The proof as lines: objects of a ledger, strings of another format.
Json lines_of(const std::string& text, bool objects) {
    Json out = Json::array();
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        out.push_back(objects ? Json::parse(rest.substr(0, end)) : Json(rest.substr(0, end)));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return out;
}

Or<Wanted> wanted_of(const Asking& asking) {
    const auto goal = parse_goal(asking.question.text("goal"));
    if (const auto* mistake = std::get_if<std::string>(&goal)) return wrong("goal", *mistake);
    const auto wanted = goal_on(std::get<GoalText>(goal), *geometry_of(asking.puzzle), asking.coords);
    if (const auto* mistake = std::get_if<std::string>(&wanted)) return wrong("goal", *mistake);
    return std::get<Wanted>(wanted);
}

Answered answer_prove(const Asking& asking, Json& answer) {
    const auto wanted = wanted_of(asking);
    if (const auto* error = std::get_if<Error>(&wanted)) return *error;
    const auto choice = finder_of(asking.question, "by", asking.lost);
    if (const auto* error = std::get_if<Error>(&choice)) return *error;
    const auto& finder = std::get<Finder>(choice);
    const std::string by = asking.question.text("by");
    if (by != "auto" && (finder.row == nullptr || finder.row->find == nullptr))
        return wrong("by", "'" + by.substr(0, 60) + "' is no method that finds something out");
    if (asking.puzzle.houses && finder.row != nullptr && !finder.row->any_houses) return needs_boxes("prove by " + by);
    const ProofFormat& format = proof_format(asking.question.text("as"));
    std::string text;
    const ProofWriter writer =
        format.make(asking.question.text("proof_version"), [&](std::string_view piece) { text += piece; });
    ProveOptions options;
    options.method = finder.options;
    options.by = finder.row;
    options.alone = true;
    Told told = prove(asking.puzzle, std::get<Wanted>(wanted), options, asking.meter, *writer.events);
    settle(told, writer.error(), *geometry_of(asking.puzzle), asking.coords);
    answer["proof"] = lines_of(text, format.name == "ledger");
    if (asking.question.flag("formula") && told.status == ProofStatus::proved && !format.formula.empty()) {
        std::string formula;
        format.write_formula(asking.puzzle, *told.claim, [&](std::string_view piece) { formula += piece; });
        answer["formula"] = std::move(formula);
    }
    add_told(answer, told, format.name, text.size());
    return told.status == ProofStatus::proved ? Outcome::positive : Outcome::negative;
}

constexpr std::array certificate_members = {
    Option{"effort", Kind::count, "N", "4",
           "1 to 12: how hard to look for a short one (12: some hundred times as long)", 'e'}};

Answered answer_certificate(const Asking& asking, Json& answer) {
    const std::uint64_t effort = *asking.question.count("effort");
    if (effort < 1 || effort > most_effort) return wrong("effort", "expected a number from 1 to 12");
    TreeOptions wanted;
    wanted.effort = static_cast<int>(effort);
    wanted.lost = asking.lost;
    const Certificate found = certify(asking.puzzle, wanted, asking.meter);
    if (found.status == ProofStatus::proved) {
        const Verdict verdict = check_certificate(start_of(asking.puzzle), found.text);
        if (const auto* refused = std::get_if<Refused>(&verdict))
            return Error{"internal", "the checker refuses the certificate: " + refused->rule};
    }
    add_certificate(answer, found);
    return found.status == ProofStatus::proved ? Outcome::positive : Outcome::negative;
}

constexpr std::array check_members = {
    Option{"proof", Kind::text, "PROOF", "", "the lines of a ledger, or a certificate", 0, true}};

Answered answer_check(const Asking& asking, Json& answer) {
    const std::string proof = asking.question.text("proof");
    const Verdict verdict =
        is_certificate(proof) ? check_certificate(start_of(asking.puzzle), proof) : check(&asking.puzzle, proof);
    add_verdict(answer, verdict);
    return std::holds_alternative<Accepted>(verdict) ? Outcome::positive : Outcome::negative;
}

}  // namespace

const Ask prove_ask = {
    "prove", "prove", "a proof that an independent checker accepts", prove_members, answer_prove, true, false, true};
const Ask certificate_ask = {"certificate",
                             "certificate",
                             "a line of text that shows there is one solution, or none",
                             certificate_members,
                             answer_certificate,
                             true,
                             false};
const Ask check_ask = {"check", "check", "whether a proof or a certificate holds", check_members, answer_check, true,
                       false,   true};

}  // namespace deduku::session
