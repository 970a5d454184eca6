// Many puzzles through one command on several threads, results in the order of the input.
//
//   reader --[chunk][chunk][chunk]--> workers      bounded queue; chunks grow from one puzzle to `grain`
//                |                       |          and end early when the input pauses
//                +------ writer <--------+          always at the oldest chunk: takes what it has so far
//
// The first result is out before the last line is read, memory does not grow with the input.
#pragma once

#include <functional>
#include <memory>

#include "cli/run/chunk.hpp"
#include "cli/run/input.hpp"
#include "cli/run/progress.hpp"

namespace deduku::cli {

struct PipelineOptions {
    unsigned threads = 1;
    std::size_t grain = 1;        ///< most items a thread takes at once: large for quick work
    std::size_t board_grain = 0;  ///< the same for boards; 0: all puzzles come as items
    /// Sees results, whole lines in their order, before they are written, and may leave some out; empty: none.
    std::function<void(std::string& lines)> filter{};
    std::uint64_t skip = 0;  ///< the first puzzles, which are left out but counted
};

/// Makes the function that a thread runs; called in each of them.
using MakeWorker = std::function<std::unique_ptr<Worker>()>;

/// Runs every puzzle of the operands through the workers and writes the results; the worst status of all.
Status run_pipeline(const std::vector<std::string>& operands, const ReadOptions& reading, const MakeWorker& make_worker,
                    const PipelineOptions& options, Progress& progress);

}  // namespace deduku::cli
