// path: the whole way of a person, a step a line.
//
//   deduku path PUZZLE                         1  Hidden Single: D6=2 (box 5) ..
//   deduku path --stop-at x-wing PUZZLE        as far as it goes without X-Wings and what is harder
#include <array>

#include "cli/each.hpp"
#include "cli/path_options.hpp"
#include "deduku/words.hpp"
#include "method/known.hpp"
#include "report/path/path.hpp"

namespace deduku::cli {
namespace {

const std::array<Option, 5> path_command_options = {{
    order_first_option,
    only_option,
    stop_at_option,
    notation_option,
    {"proof", 0, Kind::flag, "", "", "with --format json: member proof, a ledger of all that is shown"},
}};

Json ledger_array(const Ledger& ledger) {
    Json out = Json::array();
    const std::string text = ledger_text(ledger);
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        out.push_back(Json::parse(rest.substr(0, end)));
        rest.remove_prefix(end + 1);
    }
    return out;
}

Status show_path(const Request& request, const path::Options& options, const Puzzle& puzzle, Job& job) {
    const method::Options methods;
    method::Known known(puzzle, methods, job.meter());
    path::Path path = path::walk(
        puzzle, options, [&]() -> const Solutions& { return known.solutions(); }, job.meter());
    const Status status = path.end == path::End::solved ? Status::ok : Status::negative;
    const report::StepLine lines(puzzle, report::notation_of(request.values.text("notation")),
                                 *parse_coords(request.values.text("coords")));
    if (request.json()) {
        Json object = json_head(request, puzzle, job);
        report::add_path(object, lines, path, options);
        object["seconds"] = job.seconds();
        if (request.values.given("proof")) object["proof"] = ledger_array(path::finding_of(std::move(path)).ledger);
        job.out(json_line(object));
    } else {
        if (job.number() > 1) job.out("\n");
        job.out(report::steps_text(lines, path) + report::end_text(lines, path, options));
    }
    return status;
}

Status run_path(const Request& request) {
    const path::Options options = path_options(request.values);
    return for_each_puzzle(request, Effort::long_lasting,
                           [&](const Puzzle& puzzle, Job& job) { return show_path(request, options, puzzle, job); });
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
    "Notations: sheet names cells as --coords says, rc as r1c1, hodoku words steps as HoDoKu does; eureka is rc.\n"
    "The exit status is 1 if a puzzle is not solved.",
    path_command_options,
    run_path,
};

}  // namespace deduku::cli
