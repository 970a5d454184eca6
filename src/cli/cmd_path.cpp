// path: the whole way of a person, a step a line.
//
//   deduku path PUZZLE                         1  Hidden Single: D6=2 (box 5) ..
//   deduku path --stop-at x-wing PUZZLE        as far as it goes without X-Wings and what is harder
//   deduku path --by se PUZZLE                 1   1.2  Hidden Single: ..   as Sudoku Explainer goes
#include <fmt/format.h>

#include <array>

#include "cli/each.hpp"
#include "cli/path_options.hpp"
#include "deduku/words.hpp"
#include "report/path/path.hpp"

namespace deduku::cli {
namespace {

const std::array<Option, 7> path_command_options = {{
    {"by", 0, Kind::choice, "difficulty|se", "difficulty",
     "whose steps: ours by difficulty, or those of Sudoku Explainer 1.2.1 with its ratings"},
    se_profile_option,
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

class ShowPath {
  public:
    explicit ShowPath(const Request& request)
        : request_(request), options_(path_options(request.values)), by_se_(request.values.text("by") == "se") {
        methods_.se = se_options(request.values);
        if (!by_se_ && request.values.given("se-profile")) throw UsageError("--se-profile: belongs to --by se");
        for (std::string_view option : {"order", "only", "stop-at"})
            if (by_se_ && request.values.given(option))
                throw UsageError(fmt::format("--{}: 'se' has its own order", option));
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        method::Known known(puzzle, methods_, job.meter());
        if (!request_.json() && job.number() > 1) job.out("\n");
        if (!by_se_)
            return show(path::walk(
                            puzzle, options_, [&]() -> const Solutions& { return known.solutions(); }, job.meter()),
                        job);
        auto walked = se_path(known);
        if (const auto* why = std::get_if<std::string_view>(&walked)) return show_none(puzzle, *why, job);
        return show(std::get<path::Path>(std::move(walked)), job);
    }

  private:
    Status show(path::Path path, Job& job) const {
        const Status status = path.end == path::End::solved ? Status::ok : Status::negative;
        const Puzzle puzzle = path.start;
        const report::StepLine lines(puzzle, report::notation_of(request_.values.text("notation")),
                                     *parse_coords(request_.values.text("coords")));
        if (!request_.json()) {
            job.out(report::steps_text(lines, path) + report::end_text(lines, path, options_));
            return status;
        }
        Json object = json_head(request_, puzzle, job);
        report::add_path(object, lines, path, options_);
        object["seconds"] = job.seconds();
        if (request_.values.given("proof"))
            object["proof"] = ledger_array(path::finding_of(std::move(path), by_se_ ? "se" : "").ledger);
        job.out(json_line(object));
        return status;
    }

    Status show_none(const Puzzle& puzzle, std::string_view why, Job& job) const {
        const std::string text = fmt::format("no path of Sudoku Explainer: {}", why);
        if (!request_.json()) {
            job.out(text + '\n');
            return Status::negative;
        }
        Json object = json_head(request_, puzzle, job);
        object["outcome"] = why;
        object["steps"] = Json::array();
        object["text"] = text;
        object["seconds"] = job.seconds();
        job.out(json_line(object));
        return Status::negative;
    }

    const Request& request_;
    path::Options options_;
    method::Options methods_;
    bool by_se_;
};

Status run_path(const Request& request) {
    const ShowPath show(request);
    return for_each_puzzle(request, Effort::long_lasting,
                           [&show](const Puzzle& puzzle, Job& job) { return show(puzzle, job); });
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
    "ED in the last line; for 9x9 boards with one solution.\n"
    "Notations: sheet names cells as --coords says, rc as r1c1, hodoku words steps as HoDoKu does; eureka is rc.\n"
    "The exit status is 1 if a puzzle is not solved.",
    path_command_options,
    run_path,
};

}  // namespace deduku::cli
