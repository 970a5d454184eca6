// trace: solving paths as data for training, a line of JSON for each step.
//
//   deduku trace puzzles.txt --candidates --manifest traces.json > traces.jsonl
//   {"puzzle":"53..7..","outcome":"solved","step":1,"of":57,"technique":"hidden-single",..,"before":"..","after":".."}
#include "session/methods/trace.hpp"

#include "cli/answering.hpp"
#include "cli/manifest.hpp"
#include "cli/run/lane_worker.hpp"
#include "cli/run/output.hpp"
#include "deduku/text.hpp"
#include "report/path/path.hpp"

namespace deduku::cli {
namespace {

const OptionRows trace_options =
    options_of("trace", {{"words"},
                         {"candidates"},
                         {"proof"},
                         {"shuffle"},
                         {"seed"},
                         {"manifest", MemberType::text, "FILE.json", "",
                          "also write program, command, input, and the number and hash of all lines to this file"},
                         {"order"},
                         {"only"},
                         {"stop_at"}});

/// The lines of a trace.
std::string lines_of(const session::TraceAnswer& answer, const session::TraceAnswer::Trace& trace,
                     const Puzzle& original, Coords coords) {
    Json head = {{"puzzle", to_line(trace.path.start)}};
    if (trace.map) head["original"] = to_line(original);
    head["outcome"] = report::word(trace.path.end);
    std::string out;
    for (const Json& step : answer.steps_of(trace, coords)) {
        Json line = head;
        line.update(step);
        out += json_line(line);
    }
    return out;
}

Status run_trace(const Request& request) {
    const Answering<session::TraceAnswer> answering(request);
    const Limits limits = limits_of(request);
    const PuzzleWork work = [&](const Puzzle& puzzle, Job& job) {
        if (request.json()) return answering.print_json(puzzle, job);
        const session::Context context = context_of(request, puzzle, job);
        const auto found = session::TraceAnswer::find(answering.wanted(), context);
        if (const auto* error = std::get_if<session::Error>(&found)) return answering.refuse(*error, puzzle, job);
        const auto& answer = std::get<session::TraceAnswer>(found);
        for (const auto& trace : answer.traces) {
            job.out_bytes(lines_of(answer, trace, puzzle, context.coords));
            if (!job.send_out()) break;
        }
        return status_of(answer.outcome());
    };
    Manifest manifest(request);
    const std::string& file = request.values.text("manifest");
    std::function<void(std::string&)> filter;
    if (!file.empty()) filter = [&](const std::string& lines) { manifest.add(lines); };
    const Status status = for_each_puzzle(
        request, Effort::long_lasting, 0, [&] { return make_board_worker(nullptr, work, limits); }, filter);
    if (file.empty() || status == Status::interrupted) return status;
    const std::string error = manifest.write(file, request.operands);
    if (error.empty()) return status;
    print_error("deduku trace: " + error + '\n');
    return Status::internal;
}

}  // namespace

extern const Command trace_command = {
    45,
    "trace",
    "[PUZZLE | FILE | -]...",
    "solving paths as data for training, a line of JSON for each step",
    R"(One JSON object per step of the path, on its line: the puzzle, the outcome of the whole path, number of the step and of
all steps, the technique with its pattern, what is placed and removed, the step on a line and in a sentence, the length
of a chain or contradiction, and the position before and after it. Positions are lines of 81 cells, those not written
'.'; with --candidates as in the section [State] of a board in play: [24] are candidates, [3] a last one not written yet.
--proof adds the lines of a ledger: those of all steps of a puzzle, one after the other, are what 'check' takes.
--shuffle N takes N isomorphs of each puzzle instead of it: the same steps with other names of rows, columns and digits,
drawn by --seed and the puzzle alone, so that parts of a list give the same lines as the whole. Long lists: 'batch'.
The members are listed in doc/models.md. With --json one object per puzzle.
The exit status is 1 if a path does not reach the solution.)",
    trace_options,
    run_trace,
    R"($ deduku trace --words short ...43.1..1..4... | head -n 1
{"puzzle":"...43.1..1..4...","outcome":"solved","step":1,"of":11,"technique":"naked-single","name":"Naked Single",..
)",
    Boards::all,
};

}  // namespace deduku::cli
