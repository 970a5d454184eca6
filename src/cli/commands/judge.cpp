// judge: whether a claim about a board in play follows.
//
//   deduku judge board.sdk 'I8!=3'                      True, in one step, by X-Wing: ..
//   deduku judge --technique xy-wing board.sdk 'I8!=3'  .. XY-Wing does not show it.
#include "session/reasons/judge.hpp"

#include <fmt/format.h>

#include "cli/answering.hpp"
#include "report/path/path.hpp"

namespace deduku::cli {
namespace {

const OptionRows judge_options = options_of("judge", {{"technique"}, {"cells"}, {"order"}, {"only"}});

std::string judge_text(const session::JudgeAnswer& answer, const session::Context& context) {
    std::string out = answer.text(context) + '\n';
    const report::StepLine lines(context.puzzle, report::StepNotation::sheet, context.coords);
    const auto& judged = answer.judged;
    if (judged.standing == path::Standing::one_step)
        for (const path::Step& step : judged.steps) out += lines.line(step) + '\n';
    for (std::size_t i = 0; judged.standing == path::Standing::more_steps && i < judged.steps.size(); ++i)
        out += fmt::format("{}  {}\n", i + 1, lines.line(judged.steps[i]));
    return out;
}

Status run_judge(const Request& request) {
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
    "check a claim about a board in play, with the steps that show it",
    R"(The claim is judged on the board in play, the [State] of a file with [Puzzle] and [State], with its mistakes corrected;
without a state, on the givens. If the claim follows in one step, the easiest techniques that show it are listed;
--technique and --cells ask whether this technique, with these cells, shows it. If it takes more steps, these are listed.
If it is false, the digit of the solution is given; of several solutions that keep the digits and marks on the board, one
in which the claim is false.
The exit status is 1 if the claim does not follow, or not by --technique.)",
    judge_options,
    run_judge,
    R"($ deduku judge ...43.1..1..4... A1=1
True, in one step, by Hidden Single: ..
..
)",
    Boards::all,
};

}  // namespace deduku::cli
