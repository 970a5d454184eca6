// index: the reports of a collection, and a page that leads to them by level.
//
//   deduku index puzzles.txt -o site/      site/index.html  site/puzzles/000001.html ..  site/index.tsv
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "cli/each.hpp"
#include "cli/method_options.hpp"
#include "cli/run/files.hpp"
#include "cli/run/index_journal.hpp"
#include "cli/run/output.hpp"
#include "grid/write.hpp"
#include "method/analysis/analysis.hpp"
#include "report/analysis.hpp"
#include "report/hdp.hpp"
#include "report/html/index_page.hpp"
#include "report/html/report.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<Option, 5> index_command_options = {
    {{"output", 'o', Kind::text, "DIR/", "", "the folder (needed)"},
     {"title", 0, Kind::text, "TEXT", "Sudoku collection", "what stands above the index"},
     choose_option,
     walk_option,
     depth_option}};

/// Operands with every folder replaced by its files, sorted by name.
std::vector<std::string> files_of(const std::vector<std::string>& operands) {
    std::vector<std::string> out;
    for (const std::string& operand : operands) {
        std::error_code error;
        if (!std::filesystem::is_directory(operand, error)) {
            out.push_back(operand);
            continue;
        }
        std::vector<std::string> files;
        for (const auto& entry : std::filesystem::directory_iterator(operand, error))
            if (entry.is_regular_file(error)) files.push_back(entry.path().string());
        if (error) throw BadOperand(fmt::format("{}: {}", operand, error.message()));
        std::sort(files.begin(), files.end());
        out.insert(out.end(), files.begin(), files.end());
    }
    if (!operands.empty() && out.empty()) throw BadOperand(fmt::format("{}: a folder without files", operands.front()));
    return out;
}

report::IndexRow row_of(const Puzzle& puzzle, const analysis::Analysis& analysis, const Job& job) {
    report::IndexRow row;
    row.number = job.number();
    row.puzzle = to_line(puzzle);
    row.name = puzzle.name.substr(0, 200);
    row.solutions = report::solutions_word(analysis.solutions);
    row.level = report::level_word(analysis.report);
    row.rating = analysis.methods.rating && analysis.methods.rating->value
                     ? std::to_string(*analysis.methods.rating->value)
                     : "-";
    row.reasonable = reasonable::to_text(analysis.methods.two_rules);
    row.proof = !analysis.proof || !analysis.proof->proved ? "none" : analysis.proof->accepted ? "accepted" : "refused";
    row.seconds = fmt::format("{:.3f}", job.seconds());
    return row;
}

Status run_index(const Request& request) {
    std::string folder = request.values.text("output");
    if (folder.empty()) throw UsageError("say where with -o DIR/");
    if (folder.back() != '/') folder += '/';
    Request expanded = request;
    expanded.operands = files_of(request.operands);
    if (const std::string error = make_folder(folder + "puzzles"); !error.empty()) throw BadOperand(error);
    const hdp::Options wanted = hdp_options(request.values);
    const std::string made_by = fmt::format("deduku {} {}", program_version, report::options_text(wanted));
    IndexJournal journal(folder + "index.tsv", made_by);
    if (!journal.error().empty()) throw BadOperand(journal.error());
    const Coords coords = *parse_coords(request.values.text("coords"));

    const auto work = [&](const Puzzle& puzzle, Job& job) {
        const std::string file = folder + report::report_file(job.number());
        std::error_code missing;
        if (journal.find(job.number(), to_line(puzzle)) != nullptr && std::filesystem::exists(file, missing))
            return Status::ok;
        const analysis::Analysis found = analysis::analyze(puzzle, wanted, job.meter(), {}, true);
        if (job.abandoned()) return Status::interrupted;  // cut short: the next run does it
        std::string error = write_file(file, report::report_html(puzzle, found, {wanted, coords, job.seconds()}));
        report::IndexRow row = row_of(puzzle, found, job);
        if (error.empty()) error = journal.add(row);
        if (!error.empty()) {
            job.error("deduku: " + error);
            return Status::internal;
        }
        if (!request.json()) {
            job.out(fmt::format("{}\t{}\t{}\t{}\n", file, row.level, row.rating, row.solutions));
            return Status::ok;
        }
        Json object = json_head(request, puzzle, job);
        object["file"] = file;
        object["level"] = row.level;
        object["rating"] = row.rating;
        object["solutions"] = row.solutions;
        job.out(json_line(object));
        return Status::ok;
    };
    const Status status = for_each_puzzle(expanded, Effort::long_lasting, work);
    const bool complete = status != Status::interrupted;
    const std::string error = write_file(
        folder + "index.html", report::index_html(request.values.text("title"), journal.rows(), made_by, complete));
    if (!error.empty()) {
        print_error("deduku: " + error + '\n');
        return Status::internal;
    }
    return status;
}

}  // namespace

const Command index_command = {
    "index",
    "[PUZZLE | FILE | DIR | -]...",
    "reports of a whole collection, and a page that leads to them",
    "Writes DIR/puzzles/000001.html and so on, the reports of 'analyze --html', and DIR/index.html: all puzzles by\n"
    "HDP level and rating, to be sorted by any column. What is done is kept in DIR/index.tsv: a run that was\n"
    "interrupted is taken up by the same command, and puzzles added at the end cost no more than themselves.\n"
    "A line for each new report: file, level, rating, solutions, separated by tabs.",
    index_command_options,
    run_index,
};

}  // namespace deduku::cli
