// path: a human-style solving path.
#include "session/methods/path.hpp"

#include <array>
#include <string>

#include "deduku/words.hpp"
#include "report/parts/lists.hpp"
#include "report/path/path.hpp"

namespace deduku::session {
namespace {

constexpr std::array path_members = {
    Option{"by", MemberType::choice, "order|se|hodoku", "order",
           "order of techniques: by difficulty, or as Sudoku Explainer 1.2.1 (with its ratings) or HoDoKu"},
    se_profile_member,
    first_member,
    only_member,
    Option{"stop_at", MemberType::text, "TECHNIQUE", "", "stop where this technique or a harder one is needed"},
    Option{"notation", MemberType::choice, report::notation_words, "sheet", "notation of steps"},
    Option{
        "words", MemberType::choice, "none|short|full", "none",
        "steps in sentences; full: with what each rule says, and the cells that exclude the other digits of a single"},
    Option{"coarse", MemberType::flag, "", "", "successive looks at rules together, as one step"},
    Option{"whole", MemberType::flag, "", "", "on boards with rules: also steps on which no digit rests"},
    Option{"proof", MemberType::flag, "", "", "add a ledger of all steps, as member proof"}};

}  // namespace

report::StepLine step_lines(const Context& context) {
    return {context.puzzle, report::notation_of(context.question.text("notation")), context.coords};
}

report::StepList PathAnswer::list_of(const Question& question) {
    const std::string words = question.text("words");
    report::StepList out{std::nullopt, question.flag("coarse")};
    if (words != "none") out.sentences = words == "full" ? report::RuleWords::sentences : report::RuleWords::names;
    return out;
}

OrError<PathAnswer> PathAnswer::find(const PathWanted& wanted, const Context& context) {
    if (wanted.whose != Whose::ours && !takes(Boards::standard, context.puzzle.geometry()))
        return refused("path --by " + context.question.text("by"), Boards::standard);
    const method::MethodOptions methods{.fallback = context.fallback, .se = wanted.se};
    method::Known known(context.puzzle, methods, context.meter);
    const report::StepLine lines = step_lines(context);
    PathWanted plan = wanted;
    plan.options.proved = context.question.flag("proof");
    std::unique_ptr<LedgerPieces> proof;
    if (plan.options.proved) proof = std::make_unique<LedgerPieces>();
    path::OnStep watch;
    if (context.tell)
        watch = [&](const path::Step& step) { context.tell({{"step", report::step_object(lines, step)}}); };
    std::uint64_t written = 0;
    if (context.advance)
        plan.options.first_walk = [&](const path::Step& step) {
            written += step.written.size() + (step.places ? 1 : 0);
            const int open = context.puzzle.geometry().grid_cells() - clue_count(context.puzzle);
            context.advance(written, static_cast<std::uint64_t>(open), "cells");
        };
    auto found = walk(plan, known, watch, proof.get());
    return PathAnswer{wanted, list_of(context.question), std::move(found), std::move(proof)};
}

void PathAnswer::add_path_to(Json& object, const Context& context) const {
    if (const auto* path = std::get_if<path::Path>(&found))
        return report::add_path(object, step_lines(context), *path, wanted.options, list);
    object["outcome"] = std::get<std::string_view>(found);
    object["steps"] = Json::array();
    object["text"] = why_not();
}

void PathAnswer::add_to(Json& object, const Context& context) const {
    add_path_to(object, context);
    if (!proof || !why_not().empty()) return;
    report::ListOfLines lines;
    for (const std::string& piece : proof->pieces()) lines.add(piece);
    object["proof"] = lines.take();
}

Outcome PathAnswer::outcome() const {
    const auto* path = std::get_if<path::Path>(&found);
    return path != nullptr && path->end == path::PathEnd::solved ? Outcome::positive : Outcome::negative;
}

std::string PathAnswer::why_not() const {
    const auto* why = std::get_if<std::string_view>(&found);
    return why == nullptr ? "" : "no path of " + std::string(name_of(wanted.whose)) + ": " + std::string(*why);
}

extern const QuestionRow path_question = {
    90,           "path",
    "path",       "a human-style solving path: the easiest technique at each step",
    path_members, answer_by<PathAnswer>,
    true,         true,
    Boards::all};
}  // namespace deduku::session
