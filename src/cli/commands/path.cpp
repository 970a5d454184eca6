// path: a human-style solving path, one step on each line.
//
//   deduku path PUZZLE                         1  Hidden Single: D6=2 (box 5) ..
//   deduku path --stop-at x-wing PUZZLE        up to the first X-Wing or harder technique
//   deduku path --by se PUZZLE                 1   1.2  Hidden Single: ..   in Sudoku Explainer's order
#include "session/methods/path.hpp"

#include "cli/answering.hpp"
#include "cli/proof_output.hpp"

namespace deduku::cli {
namespace {

const OptionRows path_options = options_of(
    "path",
    {{"by"},
     {"se_profile"},
     {"order"},
     {"only"},
     {"stop_at"},
     {"notation"},
     {"words"},
     {"coarse"},
     {"whole"},
     {"proof", MemberType::flag, "", "", "with --format json: add a ledger that proves the path, as member proof"}});

std::string path_text(const session::PathAnswer& answer, const session::Context& context) {
    const auto* path = std::get_if<path::Path>(&answer.found);
    if (path == nullptr) return answer.why_not() + '\n';
    const report::StepLine lines = session::step_lines(context);
    return report::steps_text(lines, *path, answer.list) + report::end_text(lines, *path, answer.wanted.options);
}

// The lines of a ledger, which may be very long, are not stored a second time.
void print_with_proof(const Request& request, const session::PathAnswer& answer, const session::Context& context,
                      Job& job) {
    Json object = json_head(request, context.puzzle, job);
    answer.add_path_to(object, context);
    job.out(report::json_until_list(object, "proof"));
    ProofOutput proof("", Sync::no, Lines::objects, job);
    for (const std::string& piece : answer.proof->pieces())
        if (!proof.failed()) proof.write(piece);
    job.out(report::json_after_list({{"seconds", job.seconds()}}));
}

Status run_path(const Request& request) {
    if (!request.json() || !request.values.flag("proof")) return run_question<session::PathAnswer, path_text>(request);
    const Answering<session::PathAnswer> answering(request);
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        const session::Context context = context_of(request, puzzle, job);
        const auto found = session::PathAnswer::find(answering.wanted(), context);
        if (const auto* error = std::get_if<session::Error>(&found)) return answering.refuse(*error, puzzle, job);
        const auto& answer = std::get<session::PathAnswer>(found);
        if (answer.why_not().empty())
            print_with_proof(request, answer, context, job);
        else
            answering.print_members(answer, context, job);
        return status_of(answer.outcome());
    });
}

}  // namespace

extern const Command path_command = {
    40,
    "path",
    "[PUZZLE | FILE | -]...",
    "human-style solving path, easiest technique first",
    R"(One line per step: number, technique, pattern (digits, cells, houses, chain) => conclusion. The last line states
the result, the hardest technique, and the score: the sum of HoDoKu's points for all steps.
Techniques are tried from easy to hard; 'deduku list' shows the keys for --order, --only and --stop-at (several
separated by commas; families too). Techniques that rest on uniqueness are used only after a solution count has
shown exactly one solution. If no technique applies, the path continues with an HDP assumption.
--by se follows Sudoku Explainer: its names, ratings and choice of each step, with ER, EP and ED in the last line.
--by hodoku follows HoDoKu's default order. Both require 9x9 boards with one solution.
Notations: sheet uses the cell names of --coords, rc uses r1c1, hodoku is HoDoKu's wording; eureka means rc.
The exit status is 1 if a puzzle is not solved.)",
    path_options,
    run_path,
    R"($ deduku path ...43.1..1..4...
 1  Naked Single: B1=2
 2  Naked Single: A1=1
 3  Full House: C1=3 (row 1)
 4  Full House: A3=2 (column A)
..
solved in 11 steps..
$ deduku path --by se ..5.3..9..97..5....2.........47......8.....6....94..5...6.9.2.5..3..4.86..2.564..
 1   1.2  Hidden Single: F3=9 (box 2)
..
solved in 64 steps; hardest: Region Forcing Chains; ER 8.2, EP 1.2, ED 1.2
)",
    Boards::all,
};

}  // namespace deduku::cli
