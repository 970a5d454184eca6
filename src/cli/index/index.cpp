// index: reports on all puzzles of a collection, and a page with links to them by level.
//
//   deduku index puzzles.txt -o site/      site/index.html  site/puzzles/000001.html ..
//                                          site/index.deduku-catalog: the finished reports (cli/index/site)
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <mutex>

#include "cli/answering.hpp"
#include "cli/commands.hpp"
#include "cli/index/site.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "cli/run/sqlite_files.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"
#include "deduku/text.hpp"
#include "report/analysis.hpp"
#include "report/analysis/analysis.hpp"
#include "report/hdp.hpp"
#include "report/html/index_page.hpp"
#include "report/html/report.hpp"

namespace deduku::cli {
namespace {

const OptionRows index_options = options_of(
    "analyze",
    {{"output", MemberType::text, "DIR/", "", "output folder (required)", 'o'},
     {"title", MemberType::text, "TEXT", "Sudoku collection", "title of the index page"},
     {"from", MemberType::text, "FILE", "", "make a page from a puzzle database, without reports"},
     {"where", MemberType::text, "EXPR", "", "with --from: only puzzles that satisfy a condition, see 'catalog'"},
     {"choose"},
     {"walk"},
     {"depth"}});

/// The operands, with folders replaced by their files, sorted by name.
std::vector<std::string> files_of(const std::vector<std::string>& operands) {
    std::vector<std::string> out;
    for (const std::string& operand : operands) {
        struct stat state {};
        if (os().status(operand.c_str(), state) < 0 || !S_ISDIR(state.st_mode)) {
            out.push_back(operand);
            continue;
        }
        std::vector<std::string> names;
        if (os().list(operand.c_str(), names) < 0) throw BadOperand(failure(operand, errno));
        std::sort(names.begin(), names.end());
        for (const std::string& name : names) {
            const std::string file = operand + (operand.back() == '/' ? "" : "/") + name;
            if (os().status(file.c_str(), state) == 0 && S_ISREG(state.st_mode)) out.push_back(file);
        }
    }
    if (!operands.empty() && out.empty()) throw BadOperand(fmt::format("{}: a folder without files", operands.front()));
    return out;
}

catalog::RowReport report_of(const Puzzle& puzzle, const analysis::Analysis& analysis, const Job& job) {
    catalog::RowReport row;
    row.number = static_cast<std::int64_t>(job.number());
    row.line = to_line(puzzle);
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

/// Refuses puzzles from the output folder: the next run would read its own reports.
void refuse_own_input(const std::string& folder, const std::vector<std::string>& operands) {
    for (const std::string& operand : operands)
        if (operand != "-" && exists(operand) && lies_in(operand, folder))
            throw UsageError(fmt::format("-o {}: {} is in that folder; choose another", folder, operand));
}

class Collection {
  public:
    explicit Collection(const Request& request, const std::string& folder) : request_(request), folder_(folder) {
        remove_leftovers(folder_);
        remove_leftovers(folder_ + "puzzles/");
    }

    Status operator()(const Puzzle& puzzle, Job& job) {
        const std::string file = folder_ + report::report_file(job.number());
        const std::string key = key_of(puzzle);
        const auto page_then = site_.seen(job.number(), key);
        if (const auto* trouble = std::get_if<catalog::Trouble>(&page_then)) return failed(*trouble);
        if (const auto& hash = std::get<std::string>(page_then); !hash.empty() && is_as_made(file, hash))
            return Status::ok;
        const method::MethodOptions options{.hdp = wanted_, .fallback = default_fallback()};
        const analysis::Analysis found =
            analysis::analyze(puzzle, options, job.meter(), {}, {.details = true, .seconds_left = job.seconds_left()});
        if (job.abandoned()) return Status::interrupted;  // cut short: the next run repeats it
        const std::string page = report::report_html(puzzle, found, {wanted_, coords_, job.seconds()});
        catalog::RowReport row = report_of(puzzle, found, job);
        // The next run repeats reports cut short by a limit, and those lost by the disk.
        row.key = job.meter().exhausted() ? "-" : key;
        row.page = sixteen_digits(fingerprint(page));
        if (write_result(file, page, Sync::no, "", job) != Status::ok) {
            failed_ = true;
            return Status::internal;
        }
        const bool counted = found.solutions.end == SearchEnd::complete || found.solutions.count > 1;
        if (const auto trouble = site_.add(puzzle, counted ? &found.solutions : nullptr, row)) return failed(*trouble);
        job.out(request_.json() ? json(puzzle, file, row, job)
                                : fmt::format("{}\t{}\t{}\t{}\n", file, row.level, row.rating, row.solutions));
        return Status::ok;
    }

    /// Writes the page of the index, and names pages in the folder that are not in the collection.
    Status finish(Status status) {
        if (trouble_) return worse(status_of(*trouble_), status);
        const bool all_seen = stop_asked() == Stop::none;
        std::string left_over;
        const auto rows = site_.rows(all_seen ? Site::Rows::seen : Site::Rows::all, left_over);
        if (const auto* trouble = std::get_if<catalog::Trouble>(&rows)) return worse(status_of(*trouble), status);
        const auto state = all_seen && !failed_ ? report::IndexState::complete : report::IndexState::partial;
        const std::string page =
            report::index_html(request_.values.text("title"), std::get<report::IndexRows>(rows), made_by_, state);
        if (const std::string error = write_file(folder_ + "index.html", page, Sync::yes); !error.empty()) {
            print_message("deduku: " + error);
            return worse(Status::internal, status);
        }
        if (all_seen && !left_over.empty())
            print_error(fmt::format("{}: not in these puzzles any more, left out of index.html: {}\n",
                                    folder_ + "puzzles/", left_over));
        return status;
    }

  private:
    /// Ends the run: later reports could not be stored.
    Status failed(const catalog::Trouble& trouble) {
        const std::lock_guard guard(mutex_);
        if (!trouble_) trouble_ = trouble;
        ask_to_stop(Stop::unread);
        return Status::internal;
    }

    static std::string sixteen_digits(std::uint64_t number) { return fmt::format("{:016x}", number); }

    /// The hash of everything that determines the report and the row.
    std::string key_of(const Puzzle& puzzle) const {
        return sixteen_digits(fingerprint(
            fmt::format("{}\n{}\n{}x{}\n{}\n{}\n{}", made_by_, request_.values.text("coords"), puzzle.box().height,
                        puzzle.box().width, to_line(puzzle), puzzle.name, puzzle.comment)));
    }

    /// Whether the report is unchanged since it was written.
    static bool is_as_made(const std::string& file, const std::string& hash) {
        constexpr std::size_t most = std::size_t{64} << 20;
        const auto page = read_file(file, most);
        const auto* bytes = std::get_if<std::string>(&page);
        return bytes != nullptr && sixteen_digits(fingerprint(*bytes)) == hash;
    }

    std::string json(const Puzzle& puzzle, const std::string& file, const catalog::RowReport& row,
                     const Job& job) const {
        Json object = json_head(request_, puzzle, job);
        object["file"] = file;
        object["level"] = row.level;
        object["rating"] = row.rating;
        object["solutions"] = row.solutions;
        return json_line(object);
    }

    const Request& request_;
    std::string folder_;
    hdp::HdpOptions wanted_ = value_or_usage(session::hdp_options(request_.values));
    std::string made_by_ = fmt::format("{} {}", report::program_name(), report::options_text(wanted_));
    Site site_{folder_, made_by_};
    Coords coords_ = *parse_coords(request_.values.text("coords"));
    std::atomic<bool> failed_{false};
    std::mutex mutex_;
    std::optional<catalog::Trouble> trouble_;  // of the database
};

Status run_index(const Request& request) {
    std::string folder = request.values.text("output");
    if (folder.empty()) throw UsageError("needs -o DIR/");
    if (folder.back() != '/') folder += '/';
    if (request.values.given("from")) return index_from_catalog(request, folder);
    if (request.values.given("where")) throw UsageError("--where: needs --from");
    refuse_own_input(folder, request.operands);
    Request expanded = request;
    expanded.operands = files_of(request.operands);
    or_bad_operand(make_folder(folder + "puzzles"));
    try {
        Collection collection(request, folder);
        return collection.finish(for_each_puzzle(expanded, Effort::long_lasting, std::ref(collection)));
    } catch (const catalog::Trouble& trouble) {
        return status_of(trouble);
    }
}

}  // namespace

extern const Command index_command = {
    160,
    "index",
    "[PUZZLE | FILE | DIR | -]...",
    "reports for a whole collection, with an index page",
    R"(Writes a report for each puzzle (as 'analyze --html') to DIR/puzzles/000001.html and so on, and DIR/index.html, a
table of all puzzles to search, filter and sort by any column. Results are kept in DIR/index.deduku-catalog, a puzzle
database of 'catalog': the same command resumes an interrupted run, and only new puzzles are analyzed.
A report is updated if its puzzle, name, comment or --coords changed, if its file changed, or if a limit had cut it
short. Only one run at a time may use a folder. Puzzles must not come from DIR itself.
Prints a line per new report: file, level, rating, solutions, separated by TABs.
With --from, the page shows a puzzle database instead: up to a million puzzles with all their columns, to search,
filter, sort and page through in the browser.)",
    index_options,
    run_index,
    R"($ deduku index -o reports/ ...43.1..1..4...
reports/puzzles/000001.html	easy..
)",
    Boards::all,
};

}  // namespace deduku::cli
