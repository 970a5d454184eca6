#include "cli/each.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <thread>

#include "cli/run/lane_worker.hpp"
#include "grid/reading/escapes.hpp"
#include "session/puzzles/reading.hpp"

namespace deduku::cli {
namespace {

constexpr std::uint64_t most_threads = 1024;

}  // namespace

ReadOptions read_options(const Request& request) {
    ReadOptions options{std::nullopt, &xml::all_and_xml()};
    options.partly = request.values.given("partly");
    options.only_solution = session::only_solution;
    const std::string& text = request.values.text("box");
    if (text.empty()) return options;
    options.box = parse_box(text);
    if (!options.box) throw UsageError(fmt::format("--box: '{}' is not HEIGHTxWIDTH with 2 to 64 digits", text));
    return options;
}

void require_common_options(const Request& request) {
    (void)read_options(request);
    thread_count(request);
}

unsigned thread_count(const Request& request) {
    const auto wanted = request.values.count("jobs");
    if (wanted == std::uint64_t{0}) throw UsageError("--jobs: '0' is not a number of threads from 1");
    const std::uint64_t all = std::max(1U, std::thread::hardware_concurrency());
    return static_cast<unsigned>(std::min(wanted.value_or(all), most_threads));
}

Progress make_progress(const Request& request, unsigned parts) {
    constexpr double delay = 1.0;
    const std::string& when = request.values.text("progress");
    if (when == "json") return {ProgressStyle::json, 0.0, parts};
    const bool shown = when == "always" || (when == "auto" && isatty(STDERR_FILENO) != 0);
    if (!shown || request.values.given("quiet")) return {ProgressStyle::none, 0.0, parts};
    return {ProgressStyle::bar, when == "always" ? 0.0 : delay, parts};
}

Limits limits_of(const Request& request) {
    return {request.values.number("timeout"), request.values.count("max_nodes").value_or(unlimited)};
}

void prepare(const std::vector<const ResultPlace*>& places, const std::vector<std::string>& operands) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        const ResultPlace& place = *places[i];
        if (const std::string error = place.prepare(); !error.empty()) throw BadOperand(error);
        if (const std::string error = place.conflict(operands); !error.empty()) throw UsageError(error);
        for (std::size_t k = 0; k < i; ++k)
            if (place.is_file() && places[k]->is_file() && same_file(place.name(), places[k]->name()))
                throw UsageError(
                    fmt::format("{} and {}: {} cannot be both", places[k]->option(), place.option(), place.name()));
    }
}

Status refuse(std::string_view what, Boards boards, const Puzzle& puzzle, Job& job) {
    job.error(fmt::format("{}: '{}' needs {}", named(puzzle), what, needed(boards)));
    return Status::bad_input;
}

PuzzleWork checked_work(const Request& request, const PuzzleWork& work) {
    const Boards boards = find_command(request.command)->boards;
    return [&request, &work, boards](const Puzzle& puzzle, Job& job) {
        return takes(boards, puzzle.geometry()) ? work(puzzle, job) : refuse(request.command, boards, puzzle, job);
    };
}

namespace {

PipelineOptions pipeline_options(const Request& request, Effort effort) {
    constexpr std::size_t quick_grain = 64;
    PipelineOptions options;
    options.threads = thread_count(request);
    options.grain = effort == Effort::quick ? quick_grain : 1;
    return options;
}

}  // namespace

Status for_each_puzzle(const Request& request, Effort effort, const PuzzleWork& work) {
    Progress progress = make_progress(request);
    return for_each_puzzle(request, effort, work, progress);
}

Status for_each_puzzle(const Request& request, Effort effort, const PuzzleWork& work, Progress& progress) {
    const Limits limits = limits_of(request);
    const PuzzleWork checked = checked_work(request, work);
    return run_pipeline(
        request.operands, read_options(request), [&] { return make_board_worker(nullptr, checked, limits); },
        pipeline_options(request, effort), progress);
}

Status for_each_puzzle(const Request& request, Effort effort, std::size_t board_grain, const MakeWorker& make_worker,
                       const std::function<void(std::string& lines)>& filter, std::uint64_t skip) {
    PipelineOptions options = pipeline_options(request, effort);
    options.board_grain = board_grain;
    options.filter = filter;
    options.skip = skip;
    Progress progress = make_progress(request);
    return run_pipeline(request.operands, read_options(request), make_worker, options, progress);
}

std::string kept_of(const Puzzle& puzzle) {
    std::string text = puzzle.name;
    if (!text.empty() && !puzzle.comment.empty()) text += '\n';
    text += puzzle.comment;
    for (std::size_t end; (end = text.find('\n')) != std::string::npos;) text.replace(end, 1, "; ");
    return visible(text);
}

bool coloured(const Request& request) {
    const std::string& when = request.values.text("color");
    if (when != "auto") return when == "always";
    const char* no_color = std::getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) != 0 && (no_color == nullptr || *no_color == '\0');
}

Json json_head(const Request& request, const Puzzle& puzzle, const Job& job) {
    return report::json_head(request.command, puzzle, job.number());
}

}  // namespace deduku::cli
