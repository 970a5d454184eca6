// judge: whether a claim about a board in play follows.
//
//   deduku judge board.sdk 'I8!=3'                      True, in one step, by X-Wing: ..
//   deduku judge --technique xy-wing board.sdk 'I8!=3'  .. XY-Wing does not show it.
//   deduku judge --claims answers.jsonl                 {"number":1,"verdicts":[{"verdict":"follows",..
#include "session/reasons/judge.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "cli/commands/judge_claims.hpp"
#include "report/path/path.hpp"

namespace deduku::cli {
namespace {

const OptionRows judge_options = options_of("judge", {{"technique"},
                                                      {"cells"},
                                                      {"claims", MemberType::text, "FILE", "",
                                                       "judge the answers in a file, a line of JSON each; - is "
                                                       "standard input"},
                                                      {"order"},
                                                      {"only"}});

std::string judge_text(const session::JudgeAnswer& answer, const session::Context& context) {
    std::string out = answer.text(context) + '\n';
    const report::StepLine lines(context.puzzle, report::StepNotation::sheet, context.coords);
    const path::Judged& judged = *answer.told().judged;
    if (judged.standing == path::Standing::one_step)
        for (const path::Step& step : judged.steps) out += lines.line(step) + '\n';
    for (std::size_t i = 0; judged.standing == path::Standing::more_steps && i < judged.steps.size(); ++i)
        out += fmt::format("{}  {}\n", i + 1, lines.line(judged.steps[i]));
    return out;
}

Status run_judge(const Request& request) {
    if (request.values.given("claims")) return judge_claims(request);
    Request puzzles = request;
    if (puzzles.operands.empty()) throw UsageError("needs a claim: CELL=DIGIT or CELL!=DIGIT");
    (*request.members)["claim"] = puzzles.operands.back();
    puzzles.operands.pop_back();
    const Answering<session::JudgeAnswer> answering(request);
    return for_each_puzzle(puzzles, Effort::long_lasting,
                           [&](const Puzzle& puzzle, Job& job) { return answering(puzzle, job, "\n", judge_text); });
}

}  // namespace

extern const Command judge_command = {
    100,
    "judge",
    "[PUZZLE | FILE | -] CELL=DIGIT|CELL!=DIGIT",
    "check a claim about a board in play, or each step of many answers, with the steps that show it",
    R"(The claim is judged on the board in play, the [State] of a file with [Puzzle] and [State], with its mistakes corrected;
without a state, on the givens. If the claim follows in one step, the easiest techniques that show it are listed;
--technique and --cells ask whether this technique, with these cells, shows it. If it takes more steps, these are listed.
If it is false, the digit of the solution is given; of several solutions that keep the digits and marks on the board, one
in which the claim is false.
--claims judges many answers in one run: lines {"puzzle":..,"claims":[..]}, whose claims are steps as 'trace' writes them
(objects with technique, cells, digits, placed, removed; or their lines of text), or the lines of a trace itself. Each
step is judged on the position after the true ones before it:
  follows            the reason shows it; without a reason, some technique does
  follows otherwise  another technique shows it in one step, not the reason
  true               true in every solution, but no single step shows it
  known              already on the board
  false, open        false in every solution, in one of several; with the solution in which it is false
  unreadable         not a step; no other text is read
A line of JSON for each answer has the verdicts and a score: how many steps follow, which is the first that does not.
The exit status is 1 if a claim does not follow, or not by its reason.)",
    judge_options,
    run_judge,
    R"($ deduku judge ...43.1..1..4... A1=1
True, in one step, by Hidden Single: ..
..
)",
    Boards::all,
};

}  // namespace deduku::cli
