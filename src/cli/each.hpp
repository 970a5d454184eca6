// Common parts of all commands on puzzles: operands, limits, threads and progress, from the common options.
#pragma once

#include "cli/commands.hpp"
#include "cli/run/job.hpp"
#include "cli/run/pipeline.hpp"
#include "cli/run/result_place.hpp"
#include "cli/xml/opensudoku.hpp"
#include "deduku/board.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {

using report::json_line;

/// Options of a reader for all formats, from the common options. UsageError if --box is invalid.
[[nodiscard]] ReadOptions read_options(const Request& request);

/// The cost of one puzzle: quick ones are passed to a thread in groups.
enum class Effort : std::uint8_t { quick, long_lasting };

/// UsageError if a common option of for_each_puzzle() is wrong; for commands that print before calling it.
void require_common_options(const Request& request);

/// Prepares the destinations of a command. UsageError if a result would overwrite an operand or a result of another
/// one, BadOperand if a folder is unavailable.
void prepare(const std::vector<const ResultPlace*>& places, const std::vector<std::string>& operands);

/// Reports that `what` supports only such boards.
Status refuse(std::string_view what, Boards boards, const Puzzle& puzzle, Job& job);

/// Runs `work` on every puzzle of the request; returns the exit status. Refuses boards that the command does not
/// support.
Status for_each_puzzle(const Request& request, Effort effort, const PuzzleWork& work);
/// The same as one part of a run.
Status for_each_puzzle(const Request& request, Effort effort, const PuzzleWork& work, Progress& progress);

/// The same with the command's own workers; `board_grain`, `filter` and `skip` as in PipelineOptions.
Status for_each_puzzle(const Request& request, Effort effort, std::size_t board_grain, const MakeWorker& make_worker,
                       const std::function<void(std::string& lines)>& filter = {}, std::uint64_t skip = 0);
/// Wraps the work of a command: refuses boards that it does not support.
PuzzleWork checked_work(const Request& request, const PuzzleWork& work);

/// "0-3,7,9-12"
template <class Number>
std::string ranges(const std::vector<Number>& numbers, std::string_view between = ",") {
    std::string out;
    for (std::size_t i = 0; i < numbers.size();) {
        const std::size_t first = i++;
        while (i < numbers.size() && numbers[i] == numbers[i - 1] + 1) ++i;
        if (first > 0) out += between;
        out += std::to_string(numbers[first]);
        if (i > first + 1) out += '-' + std::to_string(numbers[i - 1]);
    }
    return out;
}

/// Name and comment of a puzzle on one line, without tabs.
std::string kept_of(const Puzzle& puzzle);

/// From --jobs; by default the number of threads that the machine runs in parallel.
unsigned thread_count(const Request& request);

/// As requested by --progress; `parts`: as of Progress.
Progress make_progress(const Request& request, unsigned parts = 1);

/// Limits of one puzzle from --timeout and --max-nodes.
Limits limits_of(const Request& request);

/// True if stdout takes colours, by --color, NO_COLOR and the terminal.
bool coloured(const Request& request);

/// The start of the object of the job's puzzle (report/parts/json.hpp).
Json json_head(const Request& request, const Puzzle& puzzle, const Job& job);

}  // namespace deduku::cli
