// path: the whole way of a person, a step a line.
//
//   deduku path PUZZLE                         1  Hidden Single: D6=2 (box 5) ..
//   deduku path --stop-at x-wing PUZZLE        as far as it goes without X-Wings and what is harder
//   deduku path --by se PUZZLE                 1   1.2  Hidden Single: ..   as Sudoku Explainer goes
#include <fmt/format.h>

#include <array>

#include "cli/asking.hpp"
#include "report/path/path.hpp"

namespace deduku::cli {
namespace {

const Options path_options =
    options_of(session::path_ask,
               {{"by"},
                {"se_profile"},
                {"order"},
                {"only"},
                {"stop_at"},
                {"notation"},
                {"proof", Kind::flag, "", "", "with --format json: member proof, a ledger of all that is shown"}});

Status show_path(const Request& request, const session::PathWanted& wanted, const Puzzle& puzzle, Job& job) {
    method::Options methods;
    methods.se = wanted.se;
    method::Known known(puzzle, methods, job.meter());
    if (job.number() > 1) job.out("\n");
    const auto walked = walk(wanted, known);
    if (const auto* why = std::get_if<std::string_view>(&walked)) {
        job.out(fmt::format("no path of {}: {}\n", name_of(wanted.whose), *why));
        return Status::negative;
    }
    const auto& path = std::get<path::Path>(walked);
    const report::StepLine lines(puzzle, report::notation_of(request.values.text("notation")),
                                 *parse_coords(request.values.text("coords")));
    job.out(report::steps_text(lines, path) + report::end_text(lines, path, wanted.ladder));
    return path.end == path::End::solved ? Status::ok : Status::negative;
}

Status run_path(const Request& request) {
    const CommandQuestion question(request, session::path_ask);
    const session::PathWanted wanted = value_or_usage(session::path_wanted(question.question()));
    return for_each_puzzle(request, Effort::long_lasting, [&](const Puzzle& puzzle, Job& job) {
        return request.json() ? question.tell(puzzle, job) : show_path(request, wanted, puzzle, job);
    });
}

}  // namespace

const Command path_command = {
    "path",
    "[PUZZLE | FILE | -]...",
    "the way of a person: the easiest technique at each step",
    "A line for each step: number, technique, what is seen (digits, cells, houses, chain), and behind => what "
    "follows.\n"
    "The last line says how it ended, the hardest technique, and the score: the sum of the points that HoDoKu gives\n"
    "its techniques. Techniques are tried by difficulty, easiest first; 'deduku list' has their keys for --order,\n"
    "--only and --stop-at (several between commas; families, too). Those that rest on uniqueness are used only where\n"
    "a count has shown one solution. Where no technique finds anything, a supposition of HDP goes on.\n"
    "With --by se the steps are those of Sudoku Explainer: its names and ratings, its choice of each step, ER, EP and\n"
    "ED in the last line. With --by hodoku they are in its default order, and singles come in the order in which they\n"
    "appear, as it takes them. Both are for 9x9 boards with one solution.\n"
    "Notations: sheet names cells as --coords says, rc as r1c1, hodoku words steps as HoDoKu does; eureka is rc.\n"
    "The exit status is 1 if a puzzle is not solved.",
    path_options,
    run_path,
};

}  // namespace deduku::cli
