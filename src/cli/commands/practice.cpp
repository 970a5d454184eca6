// practice: positions whose next step is a given technique, as boards in play or as a sheet.
//
//   deduku practice x-wing -n 10                    ten boards in play, with [Puzzle] and [State]
//   deduku practice x-wing -n 10 -o x-wing.pdf      the same to print, with answers
#include "session/reasons/practice.hpp"

#include <fmt/format.h>

#include <mutex>

#include "cli/answering.hpp"
#include "cli/commands/sheet_file.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "deduku/text.hpp"
#include "report/path/path.hpp"
#include "report/path/picture.hpp"

namespace deduku::cli {
namespace {

const OptionRows practice_options =
    options_of("practice", {{"positions", MemberType::count, "N", "5", "number of positions, at most 1000", 'n'},
                            {"answers", MemberType::flag, "", "", "add all finds of the technique, as remarks"},
                            {"tries"},
                            {"seed", MemberType::count, "S", "",
                             "random seed; the same seed gives the same positions (default: another for "
                             "each run, printed on stderr)"},
                            {"output", MemberType::text, "FILE.pdf", "", "write a sheet to this file", 'o'},
                            per_page_option,
                            paper_option,
                            title_option,
                            solutions_option});

/// The puzzles of the operands, in order.
std::vector<Puzzle> puzzles_of(const Request& request, Status& status) {
    std::mutex mutex;
    std::vector<std::pair<std::uint64_t, Puzzle>> found;
    status = for_each_puzzle(request, Effort::quick, [&](const Puzzle& puzzle, Job& job) {
        const std::lock_guard lock(mutex);
        found.emplace_back(job.number(), puzzle);
        return Status::ok;
    });
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Puzzle> out;
    for (auto& [number, puzzle] : found) out.push_back(std::move(puzzle));
    return out;
}

std::string exercise_text(const Request& request, const session::PracticeAnswer& answer, std::size_t at,
                          Coords coords) {
    const path::Exercise& exercise = answer.exercises[at];
    Puzzle bare = exercise.puzzle;
    bare.name.clear();
    bare.comment.clear();
    std::string out = fmt::format("{}# {}. {}: {}\n{}", at == 0 ? "" : "\n", at + 1,
                                  path::title_of(answer.wanted.technique), session::look_of(exercise), to_sdk(bare));
    if (!request.values.given("answers")) return out;
    const report::StepLine lines(exercise.puzzle, report::StepNotation::sheet, coords);
    for (const path::Step& step : exercise.steps) out += fmt::format("# {}\n", lines.line(step));
    return out;
}

sheet::SheetPuzzle entry_of(const session::PracticeAnswer& answer, std::size_t at, Coords coords) {
    const path::Exercise& exercise = answer.exercises[at];
    sheet::SheetPuzzle out{scene_of(exercise.puzzle, exercise.before)};
    out.number = std::to_string(at + 1);
    out.caption = fmt::format("{}. {}", at + 1, path::title_of(answer.wanted.technique));
    const std::size_t finds = exercise.steps.size();
    out.difficulty = fmt::format("{} find{}", finds, finds == 1 ? "" : "s");
    const report::Teacher teacher(exercise.puzzle, coords);
    out.solution = report::picture_of(exercise.puzzle, exercise.before, exercise.steps.front(), teacher);
    out.note = out.solution->description;
    return out;
}

session::PracticeAnswer find_exercises(const Request& request, const session::PracticeAnswer::Wanted& wanted, Job& job,
                                       Progress& progress) {
    const Puzzle none;
    session::Context context = context_of(request, none, job);
    context.advance = [&](std::uint64_t done, std::uint64_t total, std::string_view unit) {
        progress.update(0, {}, Within{unit, done, total, false});
    };
    auto found = session::PracticeAnswer::find(wanted, context);
    progress.finish(std::get<session::PracticeAnswer>(found).exercises.size());
    return std::get<session::PracticeAnswer>(std::move(found));
}

/// Prints the exercises as a sheet, as JSON or as text.
Status tell(const Request& request, const session::PracticeAnswer& answer, Job& job, Progress& progress) {
    const Coords coords = *parse_coords(request.values.text("coords"));
    const std::size_t count = answer.exercises.size();
    if (request.values.given("output")) {
        if (count == 0) return Status::ok;
        sheet::SheetOptions options = sheet_options(request);
        options.notes = true;
        const sheet::Sheet sheet(options, count, [&](std::size_t at) { return entry_of(answer, at, coords); });
        return print_pages(request, sheet, limits_of(request), count, "positions", progress);
    }
    if (request.json()) {
        Json object = report::json_head(request.command);
        answer.add_to(object, context_of(request, Puzzle(), job));
        return print(json_line(object));
    }
    std::string text;
    for (std::size_t at = 0; at < count; ++at) text += exercise_text(request, answer, at, coords);
    return print(text);
}

Status run_practice(const Request& request) {
    Request puzzles = request;
    if (puzzles.operands.empty()) throw UsageError("needs a technique: see 'deduku list'");
    (*request.members)["technique"] = puzzles.operands.front();
    puzzles.operands.erase(puzzles.operands.begin());
    auto wanted = value_or_usage(session::PracticeAnswer::read(request.values));
    if (request.values.given("output")) {
        const ResultPlace place = sheet_place(request);
        prepare({&place}, puzzles.operands);
    }
    Status status = Status::ok;
    if (puzzles.operands.empty()) wanted.seed = seed_of(request);
    if (!puzzles.operands.empty()) {
        wanted.puzzles = puzzles_of(puzzles, status);
        if (wanted.puzzles.empty()) return status;
    }
    Job job(limits_of(request), [] { return stop_asked() != Stop::none; });
    Progress progress = make_progress(request, request.values.given("output") ? 2 : 1);
    const session::PracticeAnswer answer = find_exercises(request, wanted, job, progress);
    if (stop_asked() != Stop::none) return Status::interrupted;
    status = worse(status, status_of(answer.outcome()));
    if (answer.outcome() == session::Outcome::negative)
        print_error(fmt::format("positions: {} of {}; name puzzles that need the technique\n", answer.exercises.size(),
                                wanted.positions));
    return worse(status, tell(request, answer, job, progress));
}

}  // namespace

extern const Command practice_command = {
    240,
    "practice",
    "TECHNIQUE [PUZZLE | FILE | -]...",
    "positions to practise a technique",
    R"(Positions in which the technique is the next step: no easier one finds anything. Those that are easiest to see come first:
with more finds, then with fewer cells in one, then with fewer candidates on the board. Each is a board in play, as input
for 'hint' and 'judge'. TECHNIQUE is a key of 'deduku list': x-wing, T2.
Each puzzle gives at most one position. Without puzzles, up to --tries puzzles are generated; if they have too few such
positions, isomorphs of the technique's example fill the rest.
-o writes the positions to a PDF, with the first find of each as its solution, and its sentence.
The exit status is 1 if fewer positions were found than requested.)",
    practice_options,
    run_practice,
    R"($ deduku practice x-wing -n 1 --seed 1 --answers
# 1. X-Wing: ..
[Puzzle]
..
)",
    Boards::all,
};

}  // namespace deduku::cli
