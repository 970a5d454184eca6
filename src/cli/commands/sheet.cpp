// sheet: writes puzzles on pages to print, with their solutions.
//
//   deduku sheet puzzles.txt -o sunday.pdf --per-page 4 --title "Sunday"       sunday.pdf TAB 12 pages TAB 40 puzzles
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <mutex>

#include "cli/commands.hpp"
#include "cli/commands/sheet_file.hpp"
#include "cli/each.hpp"
#include "cli/measures.hpp"
#include "cli/run/result_place.hpp"
#include "cli/run/stop.hpp"
#include "deduku/text.hpp"
#include "method/method.hpp"
#include "report/notation/notation.hpp"
#include "report/parts/twice.hpp"
#include "report/parts/whole_board.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t most_puzzles = 100'000;

std::string_view difficulty_words() {
    static const std::string words = [] {
        std::string out = "time|technique|score";
        for (const method::MethodRow* row : method::methods())
            if (row->measure != nullptr && row->word != "time") out += fmt::format("|{}", row->word);
        return out + "|none";
    }();
    return words;
}

const std::array<Option, 8> sheet_command_options = {{
    {"output", MemberType::text, "FILE.pdf", "", "output file (required)", 'o'},
    per_page_option,
    paper_option,
    title_option,
    {"difficulty", MemberType::choice, difficulty_words(), "time",
     "difficulty shown above each puzzle: a level and minutes, hardest technique or score of its path, or a measure of "
     "'rate'"},
    {"marks", MemberType::choice, report::marks_words, "none",
     "pencil marks: none, all not excluded by givens, or those left by singles, locked candidates and subsets"},
    solutions_option,
    {"labels", MemberType::flag, "", "", "show row and column names, as in --coords"},
}};

/// A puzzle with its data until its page is drawn.
struct Row {
    std::uint64_t number = 0;  ///< in the input
    Puzzle puzzle;
    std::string difficulty;
    std::optional<Grid> solution;
    std::string why_not;  ///< reason for a missing solution
};

class Collector {
  public:
    explicit Collector(const Request& request)
        : coords_(*parse_coords(request.values.text("coords"))), difficulty_(request.values.text("difficulty")) {}

    Status operator()(const Puzzle& puzzle, Job& job) {
        const method::MethodOptions options{.fallback = default_fallback()};
        method::Known known(puzzle, options, job.meter());
        Row row{job.number(), puzzle, {}, {}, {}};
        if (known.unique()) {
            row.solution = known.solutions().first;
        } else {
            row.why_not = known.impossible()            ? "no solution"
                          : known.solutions().count > 1 ? "several solutions"
                                                        : "not solved";
            job.error(fmt::format("{}: {}", named(puzzle),
                                  known.impossible() ? report::no_solution_text(puzzle, coords_) : row.why_not));
        }
        row.difficulty = row.solution ? difficulty(known) : std::string();
        const Status status = row.solution ? Status::ok : Status::negative;
        const std::lock_guard lock(mutex_);
        if (rows_.size() == most_puzzles) {
            if (!std::exchange(too_many_, true))
                job.error(fmt::format("deduku: a sheet has at most {} puzzles; the others are left out", most_puzzles));
            return Status::bad_input;
        }
        rows_.push_back(std::move(row));
        return status;
    }

    /// All rows, in the order of the input.
    std::vector<Row> take() {
        std::sort(rows_.begin(), rows_.end(), [](const Row& a, const Row& b) { return a.number < b.number; });
        return std::move(rows_);
    }

  private:
    std::string difficulty(method::Known& known) const {
        if (difficulty_ == "none") return {};
        const method::MethodRow* row = method::find_method(difficulty_);
        const bool by_path = row == nullptr;
        if (by_path) row = method::find_method("path");
        if (!takes(row->boards, known.puzzle().geometry())) return {};
        if (!by_path) return row->in_words(known);
        path::PathOptions options;
        options.proved = false;
        const path::Path walked = path::walk(
            known.puzzle(), options, [&]() -> const Solutions& { return known.solutions(); }, known.meter());
        const path::Step* step = path::hardest(walked, options);
        if (walked.end != path::PathEnd::solved || step == nullptr) return {};
        if (difficulty_ == "score") return std::to_string(path::score_of(walked));
        return report::StepLine(known.puzzle(), report::StepNotation::sheet, coords_).title(*step);
    }

    Coords coords_;
    std::string difficulty_;
    std::mutex mutex_;
    std::vector<Row> rows_;
    bool too_many_ = false;
};

Scene solved(const Row& row) {
    Board board = start_board(row.puzzle);
    for (Cell cell : board.geometry().every_cell()) board.keep_only(cell, {(*row.solution)[cell]});
    return scene_of(row.puzzle, board);
}

sheet::SheetPuzzle entry_of(const Row& row, std::size_t at, report::Marks marks) {
    sheet::SheetPuzzle out{report::whole_board(row.puzzle, marks)};
    out.number = std::to_string(at + 1);
    out.caption = out.number + '.' + (row.puzzle.name.empty() ? "" : ' ' + row.puzzle.name);
    out.difficulty = row.difficulty;
    if (row.solution) out.solution = solved(row);
    out.why_not = row.why_not;
    return out;
}

/// The time left to draw pages, within the limit for all puzzles together.
Limits rest_of(Limits limits, std::size_t puzzles, Clock::time_point start) {
    limits.max_nodes = unlimited;
    if (!limits.seconds) return limits;
    const double used = std::chrono::duration<double>(Clock::now() - start).count();
    limits.seconds = std::max(0.0, *limits.seconds * static_cast<double>(puzzles) - used);
    return limits;
}

Status print_sheet(const Request& request, const std::vector<Row>& rows, Clock::time_point start, Progress& progress) {
    const report::Marks marks = report::marks_of(request.values.text("marks"));
    const sheet::Sheet sheet(sheet_options(request), rows.size(),
                             [&](std::size_t i) { return entry_of(rows[i], i, marks); });
    return print_pages(request, sheet, rest_of(limits_of(request), rows.size(), start), rows.size(), "puzzles",
                       progress);
}

Status run_sheet(const Request& request) {
    const ResultPlace place = sheet_place(request);
    prepare({&place}, request.operands);
    const auto start = Clock::now();
    Collector collector(request);
    Progress progress = make_progress(request, 2);
    const Status status = for_each_puzzle(request, Effort::quick, std::ref(collector), progress);
    if (stop_asked() != Stop::none) return Status::interrupted;
    const std::vector<Row> rows = collector.take();
    if (rows.empty()) return status;
    return worse(status, print_sheet(request, rows, start, progress));
}

}  // namespace

extern const Command sheet_command = {
    150,
    "sheet",
    "[PUZZLE | FILE | -]...",
    "print puzzles and their solutions as PDF",
    R"(Writes a PDF with --per-page puzzles on each page, each with its number, name and difficulty, and the solutions at the
end or at the foot. Boards of any size; at most 100,000 puzzles. Then prints a line: file TAB pages TAB
puzzles. The exit status is 1 if a puzzle does not have exactly one solution; it is printed without a solution.)",
    sheet_command_options,
    run_sheet,
    R"($ deduku sheet --title Sunday -o sunday.pdf ...43.1..1..4... 12....2..3..4...
sunday.pdf	2 pages	2 puzzles
)",
    Boards::all,
};

}  // namespace deduku::cli
