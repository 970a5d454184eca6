// Runs many puzzles through one command on several threads, with results in the order of the input.
//
//   reader --[chunk][chunk][chunk]--> workers      bounded queue; chunks grow from one puzzle to `grain`
//                |                       |          and end early when the input pauses
//                +------ writer <--------+          always at the oldest chunk: takes its results so far
//
// The first result appears before the last line is read; memory does not grow with the input.
#pragma once

#include <functional>
#include <memory>

#include "cli/run/chunk.hpp"
#include "cli/run/input.hpp"
#include "cli/run/progress.hpp"

namespace deduku::cli {

struct PipelineOptions {
    unsigned threads = 1;
    std::size_t grain = 1;        ///< maximal number of items in a chunk: large for quick work
    std::size_t board_grain = 0;  ///< the same for boards; 0: all puzzles are items
    /// May remove lines from results before they are written; receives complete lines, in order. Empty: no filter.
    std::function<void(std::string& lines)> filter{};
    std::uint64_t skip = 0;  ///< number of puzzles at the start that are counted but not processed
};

/// Makes a worker; called in each thread.
using MakeWorker = std::function<std::unique_ptr<Worker>()>;

/// Runs every puzzle of the operands through the workers and writes the results; returns the worst status.
Status run_pipeline(const std::vector<std::string>& operands, const ReadOptions& reading, const MakeWorker& make_worker,
                    const PipelineOptions& options, Progress& progress);

}  // namespace deduku::cli
