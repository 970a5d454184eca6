// prove: a proof.
#include "session/reasons/prove.hpp"

#include <array>

#include "deduku/words.hpp"
#include "report/parts/lists.hpp"

namespace deduku::session {
namespace {

constexpr std::array prove_members = {
    Option{"goal", MemberType::text, "GOAL", "auto",
           "what to prove: solution, unique, none, or CELL!=DIGIT,.. (auto: unique or none if true, else a solution)"},
    Option{
        "by", MemberType::method, "METHOD", "auto",
        "method that finds the proof (auto: the smaller of the proofs by search and HDP, if both are found quickly)"},
    Option{"order", MemberType::text, "ORDER", "hardest",
           "order of --by steps, or a series: the first order that solves the puzzle", 'q'},
    Option{"as", MemberType::choice, proof_format_words, "ledger",
           "format: deduku-proof JSON lines, VeriPB, DRAT, LRAT"},
    Option{"formula", MemberType::flag, "", "", "add the formula that the proof refutes"}};

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

}  // namespace

OrError<ProveAnswer::Wanted> ProveAnswer::read(const Question& question) {
    auto goal = parse_goal(question.text("goal"));
    if (const auto* mistake = std::get_if<std::string>(&goal)) return wrong("goal", *mistake);
    auto finder = finder_of(question, "by");
    if (auto* error = std::get_if<Error>(&finder)) return std::move(*error);
    Wanted out{std::get<GoalText>(std::move(goal)), std::get<ChosenMethod>(std::move(finder)),
               &proof_format(question.text("as"))};
    const std::string by = question.text("by");
    if (by != "auto" && (out.finder.row == nullptr || out.finder.row->find == nullptr))
        return wrong("by", "'" + by.substr(0, 60) + "' is not a method that finds deductions");
    return out;
}

OrError<ProveAnswer> ProveAnswer::find(const Wanted& wanted, const Context& context, const Watch& watch) {
    ProveAnswer out{wanted.format};
    const method::MethodRow* row = wanted.finder.row;
    const Geometry& geometry = context.puzzle.geometry();
    if (row != nullptr && !takes(row->boards, geometry))
        return refused("prove --by " + std::string(row->word), row->boards);
    const auto goal = goal_on(wanted.goal, geometry, context.coords);
    if (const auto* mistake = std::get_if<std::string>(&goal)) return wrong("goal", *mistake);
    const ProofWriter writer = wanted.format->make([&](std::string_view piece) {
        out.bytes += piece.size();
        watch.write(piece);
    });
    method::MethodOptions methods = wanted.finder.options_on(geometry);
    methods.fallback = context.fallback;
    method::Known known(context.puzzle, methods, context.meter);
    ProveOptions options;
    options.by = row;
    options.alone = true;
    options.progress = watch.progress;
    out.told = tell_proof(known, std::get<deduku::Wanted>(goal), options, *writer.events);
    settle(out.told, writer.error(), geometry, context.coords);
    return out;
}

OrError<ProveAnswer> ProveAnswer::find(const Wanted& wanted, const Context& context) {
    const ProofFormat& format = *wanted.format;
    report::ListOfLines lines(format.name == "ledger" ? report::ProofLines::json : report::ProofLines::text);
    auto found = find(wanted, context, {.write = [&](std::string_view piece) { lines.add(piece); }});
    auto* answer = std::get_if<ProveAnswer>(&found);
    if (answer == nullptr) return found;
    answer->lines = lines.take();
    if (context.question.flag("formula") && answer->outcome() == Outcome::positive && !format.formula.empty())
        format.write_formula(context.puzzle, *answer->told.claim,
                             [&, &text = answer->formula.emplace()](std::string_view piece) { text += piece; });
    return found;
}

std::string ProveAnswer::why_not() const {
    return told.status == ProofStatus::exhausted ? "time or nodes ran out" : told.why;
}

std::string_view ProveAnswer::claim() const {
    constexpr std::array<std::string_view, 4> names = {"solution", "unique", "no solution", "false candidates"};
    return names[told.claim->index()];
}

void ProveAnswer::add_to(Json& object, const Context& /*context*/) const {
    if (lines) object["proof"] = *lines;
    if (formula) object["formula"] = *formula;
    if (told.status != ProofStatus::proved) {
        object["result"] = told.status == ProofStatus::exhausted ? "unknown"
                           : told.status == ProofStatus::untrue  ? "untrue"
                                                                 : "unreached";
        object["why"] = why_not();
        return;
    }
    object["result"] = "proved";
    object["claim"] = claim();
    object["method"] = told.method;
    object["deductions"] = told.size.top;
    object["deductions_in_all"] = told.size.deductions;
    object["splits"] = told.size.splits;
    object["depth"] = told.size.depth;
    object["as"] = format->name;
    object["bytes"] = bytes;
}

extern const QuestionRow prove_question = {
    140,  "prove", "prove",    "a proof that an independent checker accepts", prove_members, answer_by<ProveAnswer>,
    true, false,   Boards::all};

}  // namespace deduku::session
