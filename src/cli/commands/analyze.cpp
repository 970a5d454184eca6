// analyze: everything about a puzzle on one page.
#include "session/methods/analyze.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/answering.hpp"
#include "cli/commands.hpp"
#include "cli/run/files.hpp"
#include "cli/run/result_place.hpp"
#include "deduku/text.hpp"
#include "report/analysis.hpp"
#include "report/hdp.hpp"
#include "report/html/report.hpp"
#include "report/path/path.hpp"

namespace deduku::cli {
namespace {

const OptionRows analyze_options = options_of(
    "analyze",
    {{"html", MemberType::text, "FILE|DIR/", "", "also write an HTML report: FILE.html, or DIR/0001.html, .."},
     {"full", MemberType::flag, "", "", "also candidates, other methods, HDP chains, pairs and constraint pairs"},
     {"choose"},
     {"walk"},
     {"depth"}});

/// Columns of the terminal; 0 if stdout is not a terminal.
std::size_t terminal_width() {
    winsize size{};
    if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
    return size.ws_col;
}

/// Records the time of a part, which ends now. The path is one of the methods.
void note_part(analysis::AnalysisPart part, double now, report::Seconds& seconds) {
    double& own = part == analysis::AnalysisPart::solutions ? seconds.solutions
                  : part == analysis::AnalysisPart::hdp     ? seconds.hdp
                  : part == analysis::AnalysisPart::proof   ? seconds.proof
                                                            : seconds.methods;
    own += now - seconds.whole;
    seconds.whole = now;
}

using Facts = std::vector<std::pair<std::string, std::string>>;

Facts facts_of(const analysis::Ratings& found, const Puzzle& puzzle, Coords coords) {
    Facts out;
    if (found.path) {
        const report::StepLine lines(puzzle, report::StepNotation::sheet, coords);
        std::string end = report::end_text(lines, *found.path, {});
        end.resize(std::min(end.find("; rests on"), end.size() - 1));  // the solutions are listed separately
        out.emplace_back("path", std::move(end));
    }
    const auto tenths = [](int value) { return fmt::format("{}.{}", value / 10, value % 10); };
    if (const auto& se = found.se)
        out.emplace_back("SE", fmt::format("ER {}, EP {}, ED {}", tenths(se->er), tenths(se->ep), tenths(se->ed)));
    return out;
}

Status run_analyze(const Request& request) {
    const ResultPlace html("--html", request.values.text("html"), "one report");
    prepare({&html}, request.operands);
    const bool detailed = !html.name().empty();
    const Answering<session::AnalyzeAnswer> answering(request);
    const hdp::HdpOptions& wanted = answering.wanted().hdp;
    const method::MethodOptions options{.hdp = wanted, .fallback = default_fallback()};
    const bool full = request.values.given("full");
    const report::PageStyle style{
        coloured(request), *parse_coords(request.values.text("coords")), full, terminal_width(), {}};
    const analysis::WantedParts parts{!request.json(), full || detailed || request.json(), detailed, {}};
    const auto work = [&](const Puzzle& puzzle, Job& job) {
        if (!html.has_room_for(job)) return Status::usage;
        if (request.json() && !detailed) return answering.print_json(puzzle, job);
        report::Seconds seconds;
        analysis::WantedParts looks_for = parts;
        looks_for.seconds_left = job.seconds_left();
        const analysis::Analysis found = analysis::analyze(
            puzzle, options, job.meter(), [&](analysis::AnalysisPart part) { note_part(part, job.seconds(), seconds); },
            looks_for);
        if (detailed) {
            const report::ReportOptions made_with{wanted, style.coords, job.seconds()};
            const Status written = write_result(html.file_for(job.number(), ".html"),
                                                report::report_html(puzzle, found, made_with), html.sync(), "", job);
            if (written != Status::ok) return written;
        }
        if (request.json()) {
            Json object = json_head(request, puzzle, job);
            report::add_analysis(object, puzzle, found, wanted, style.coords);
            object["seconds"] = job.seconds();
            job.out(json_line(object));
        } else {
            if (job.number() > 1) job.out("\n" + std::string(100, '=') + "\n\n");
            seconds.whole = job.seconds();
            report::PageStyle own = style;
            own.ratings = facts_of(*found.ratings, puzzle, style.coords);
            job.out_bytes(report::page_text(puzzle, found, own, seconds));
        }
        if (found.proof && found.proof->proved && !found.proof->accepted) return Status::internal;
        return analysis::succeeded(found) ? Status::ok : Status::negative;
    };
    return for_each_puzzle(request, Effort::long_lasting, work);
}

}  // namespace

extern const Command analyze_command = {
    10,
    "analyze",
    "[PUZZLE | FILE | -]...",
    "full analysis: solution, ratings, methods, proof",
    R"(Prints the puzzle and its solution, the number of givens, the number of solutions, the proof and the checker's verdict on it,
the hardest step and the score of the path, Sudoku Explainer's rating (9x9), the HDP level, and the time.
--full adds the results of the step model, Reasonable Sudoku, the hypothesis array, scenarios and conjugates, the
candidates after autosolve, the chains of every HDP section with their counts, pairs and constraint pairs.
On boards with rules the step model uses the series hardest-rules, and the proof is found by the search.
The exit status is 1 if a puzzle does not have exactly one solution, is not solved by HDP (on boards without rules), or
is not decided within --timeout and --max-nodes.)",
    analyze_options,
    run_analyze,
    R"($ deduku analyze --color never ...43.1..1..4...
...43.1..1..4...

Puzzle and solution
    A B   C D          A B   C D
  +-----+-----+      +-----+-----+
1 | . . | . 4 |    1 | 1 2 | 3 4 |
2 | 3 . | 1 . |    2 | 3 4 | 1 2 |
  +-----+-----+      +-----+-----+
3 | . 1 | . . |    3 | 2 1 | 4 3 |
4 | 4 . | . . |    4 | 4 3 | 2 1 |
  +-----+-----+      +-----+-----+
..
$ deduku analyze --html report.html ...43.1..1..4... >page.txt
)",
    Boards::all,
};

}  // namespace deduku::cli
