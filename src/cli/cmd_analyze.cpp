// analyze: everything about a puzzle on one page.
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>

#include "cli/analysis.hpp"
#include "cli/files.hpp"
#include "cli/hdp_report.hpp"
#include "cli/report_html.hpp"
#include "grid/coords.hpp"
#include "grid/write.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 4> options = {
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

Json candidates(const Board& board) {
    Json cells = Json::array();
    for (int i = 0; i < board.geometry().cells(); ++i) {
        Json digits = Json::array();
        for (Digit digit : board.digits(static_cast<Cell>(i))) digits.push_back(index(digit) + 1);
        cells.push_back(std::move(digits));
    }
    return cells;
}

Json object_of(const Request& request, const Puzzle& puzzle, const Analysis& analysis, const hdp::Options& wanted,
               const Job& job) {
    const Solutions& found = analysis.solutions;
    const Geometry& geometry = analysis.report.initial.geometry();
    Json object = json_head(request, puzzle, job);
    object["clues"] = clue_count(puzzle);
    object["solutions"] = solutions_word(found);
    object["solution"] = found.first ? Json(to_line(geometry, *found.first)) : Json(nullptr);
    object["candidates"] = candidates(analysis.report.autosolved);
    object["proof"] = nullptr;
    if (analysis.proof) {
        const Proved& proof = *analysis.proof;
        object["proof"] = {{"claim", proof.claim},           {"proved", proof.proved}, {"accepted", proof.accepted},
                           {"deductions", proof.deductions}, {"method", proof.method}, {"why", proof.why}};
    }
    object["chain_shows"] = word(analysis.shows);
    add_report(object["hdp"], analysis.report, wanted);
    add_methods(object, puzzle, analysis.methods);
    object["seconds"] = job.seconds();
    return object;
}

/// Writes the report of a puzzle; a message if it could not be written.
std::string write_report(const std::string& output, const Puzzle& puzzle, const Analysis& analysis,
                         const ReportOptions& made_with, const Job& job) {
    if (output.back() == '/')
        return write_file(fmt::format("{}{:04}.html", output, job.number()), report_html(puzzle, analysis, made_with));
    if (job.number() > 1)
        return fmt::format("puzzle {}: --html {} holds one report; for several give a folder: --html DIR/",
                           job.number(), output);
    return write_file(output, report_html(puzzle, analysis, made_with));
}

Status run(const Request& request) {
    const std::string& html = request.values.text("html");
    if (!html.empty() && html.back() == '/')
        if (const std::string error = make_folder(html); !error.empty()) throw BadOperand(error);
    const hdp::Options wanted = hdp_options(request.values);
    const PageStyle style{coloured(request), *parse_coords(request.values.text("coords")), terminal_width()};
    const auto work = [&](const Puzzle& puzzle, Job& job) {
        const Analysis analysis = analyze(puzzle, wanted, job, !html.empty());
        if (!html.empty()) {
            const ReportOptions report{wanted, style.coords, job.seconds()};
            if (const std::string error = write_report(html, puzzle, analysis, report, job); !error.empty()) {
                job.error("deduku: " + error);
                return Status::internal;
            }
        }
        if (request.json()) {
            job.out(json_line(object_of(request, puzzle, analysis, wanted, job)));
        } else {
            if (job.number() > 1) job.out("\n" + std::string(100, '=') + "\n\n");
            job.out(page_text(puzzle, analysis, style, job.seconds()));
        }
        if (analysis.proof && analysis.proof->proved && !analysis.proof->accepted) return Status::internal;
        const bool fine =
            analysis.proof && analysis.proof->proved && analysis.proof->claim == "unique" && analysis.report.solution;
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
    options,
    run,
};

}  // namespace deduku::cli
