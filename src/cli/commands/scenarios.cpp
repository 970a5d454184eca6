// scenarios: the hypothesis array, pass by pass, and the scenarios of picked cells.
//
//   deduku scenarios PUZZLE                        all 729, data 561, pass 1 pairs 275, .., fixpoint 275, state ..
//   deduku scenarios --pick B1,C1 PUZZLE           and the scenarios of these two cells
//   deduku scenarios --extend pairs PUZZLE         rounds over all pairs of cells, conclusions kept
#include "session/methods/scenarios.hpp"

#include "cli/answering.hpp"

namespace deduku::cli {
namespace {

using session::ScenariosAnswer;

// Prints results as they are found.
Status show_scenarios(const Answering<ScenariosAnswer>& answering, const session::Context& context, Job& job) {
    std::size_t number = 0;
    ScenariosAnswer::Watch watch;
    watch.passes = [&](const report::ScenariosResult& result) {
        job.out((job.number() > 1 ? "\n" : "") + report::passes_text(result, context.coords));
        job.send_out();
    };
    watch.round = [&](const scenarios::Round& round) {
        job.out(report::round_text(round, ++number));
        job.send_out();
    };
    watch.progress = [&job](std::uint64_t done, std::uint64_t total) { job.progress({"scenarios", done, total}); };
    const auto found = ScenariosAnswer::find(answering.wanted(), context, watch);
    if (const auto* error = std::get_if<session::Error>(&found)) return answering.refuse(*error, context.puzzle, job);
    const auto& answer = std::get<ScenariosAnswer>(found);
    job.out(report::rest_text(answer.result, context.coords));
    // Sends partial results of an interrupted run.
    if (job.abandoned()) job.send_out();
    return status_of(answer.outcome());
}

Status run_scenarios(const Request& request) {
    const Answering<ScenariosAnswer> answering(request);
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        return request.json() ? answering.print_json(puzzle, job)
                              : show_scenarios(answering, context_of(request, puzzle, job), job);
    });
}

}  // namespace

extern const Command scenarios_command = {
    70,
    "scenarios",
    "[PUZZLE | FILE | -]...",
    "hypothesis array and scenarios (Opasnet)",
    R"(One key and value per line. Values are numbers of true hypotheses: all; data; 'pass K pairs' after rules 1-7,
'pass K unique' after rules 8-10, 'pass K rule11'; on boards with rules 'pass K rules'; fixpoint. --pick, --sample and --extend add: scenarios, dead-empty
(a cell has no digit), dead-place (a digit has no place in a house), complete, unfinished, distinct (different
solutions). --pick and --sample also print the picked cells and the possible scenarios; --extend prints 'round K'
with the counts of each round, 'round K fixpoint' after rules 1-11, and extended. At the end: 'contradiction' and its
place, if there is one; 'unknown' if --timeout or --max-nodes (scenarios) was reached; state, the grid with
candidates in [..]; and the solutions if fewer than 100. Puzzles are separated by an empty line.
The exit status is 1 if a puzzle is not reduced to exactly one solution.)",
    session::find_question("scenarios")->members,
    run_scenarios,
    R"($ deduku scenarios ...43.1..1..4...
all 64
data 49
..
fixpoint 16
state 1234341221434321
)",
    Boards::all,
};

}  // namespace deduku::cli
