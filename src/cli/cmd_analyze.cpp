// analyze: everything about a puzzle on one page.
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>

#include "cli/each.hpp"
#include "cli/method_options.hpp"
#include "cli/run/files.hpp"
#include "grid/coords.hpp"
#include "grid/write.hpp"
#include "method/analysis/analysis.hpp"
#include "report/analysis.hpp"
#include "report/hdp.hpp"
#include "report/html/report.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 4> analyze_command_options = {
    {{"html", 0, Kind::text, "FILE|DIR/", "", "also a report for browsers: FILE.html, or DIR/0001.html, .."},
     choose_option,
     walk_option,
     depth_option}};

/// Columns of the terminal, 0 if stdout is none.
std::size_t terminal_width() {
    winsize size{};
    if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
    return size.ws_col;
}

/// Writes the report of a puzzle; a message if it could not be written.
std::string write_report(const std::string& output, const Puzzle& puzzle, const analysis::Analysis& analysis,
                         const report::ReportOptions& made_with, const Job& job) {
    if (output.back() == '/')
        return write_file(fmt::format("{}{:04}.html", output, job.number()),
                          report::report_html(puzzle, analysis, made_with));
    if (job.number() > 1)
        return fmt::format("puzzle {}: --html {} holds one report; for several give a folder: --html DIR/",
                           job.number(), output);
    return write_file(output, report::report_html(puzzle, analysis, made_with));
}

Status run_analyze(const Request& request) {
    const std::string& html = request.values.text("html");
    if (!html.empty() && html.back() == '/')
        if (const std::string error = make_folder(html); !error.empty()) throw BadOperand(error);
    const hdp::Options wanted = hdp_options(request.values);
    const report::PageStyle style{coloured(request), *parse_coords(request.values.text("coords")), terminal_width()};
    const auto work = [&](const Puzzle& puzzle, Job& job) {
        const analysis::Analysis found = analysis::analyze(
            puzzle, wanted, job.meter(), [&job] { return job.seconds(); }, !html.empty());
        if (!html.empty()) {
            const report::ReportOptions report{wanted, style.coords, job.seconds()};
            if (const std::string error = write_report(html, puzzle, found, report, job); !error.empty()) {
                job.error("deduku: " + error);
                return Status::internal;
            }
        }
        if (request.json()) {
            Json object = json_head(request, puzzle, job);
            report::add_analysis(object, puzzle, found, wanted);
            object["seconds"] = job.seconds();
            job.out(json_line(object));
        } else {
            if (job.number() > 1) job.out("\n" + std::string(100, '=') + "\n\n");
            job.out(report::page_text(puzzle, found, style, job.seconds()));
        }
        if (found.proof && found.proof->proved && !found.proof->accepted) return Status::internal;
        const bool fine = found.proof && found.proof->proved && found.proof->claim == "unique" && found.report.solution;
        return fine ? Status::ok : Status::negative;
    };
    return for_each_puzzle(request, Effort::long_lasting, work);
}

}  // namespace

const Command analyze_command = {
    "analyze",
    "[PUZZLE | FILE | -]...",
    "everything about a puzzle on one page",
    "The page: the puzzle and its solution, the candidates after autosolve, clues, number of solutions, the\n"
    "proof of it and whether the checker accepts it, the HDP level, what the step model, Reasonable Sudoku, the\n"
    "hypothesis array and hidden conjugate singletons say, the chains of every HDP section with their counts,\n"
    "pairs and constraint pairs, time. The exit status is 1 if a puzzle has not exactly one solution,\n"
    "is not solved by HDP, or is not decided within --timeout and --max-nodes.",
    analyze_command_options,
    run_analyze,
};

}  // namespace deduku::cli
