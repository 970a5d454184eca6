// Many puzzles through one command on several threads, results in the order of the input.
//
//   reader --[chunk][chunk][chunk]--> workers      bounded queue; chunks grow from one puzzle to `grain`
//                |                       |          and end early when the input pauses
//                +------ writer <--------+          always at the oldest chunk: takes what it has so far
//
// The first result is out before the last line is read, memory does not grow with the input.
#pragma once

#include "cli/input.hpp"
#include "cli/job.hpp"
#include "cli/progress.hpp"

namespace deduku::cli {

struct PipelineOptions {
    unsigned threads = 1;
    std::size_t grain = 1;  ///< most puzzles a thread takes at once: large for quick work
    Limits limits;
};

/// Runs `work` on every puzzle of the input and writes the results; the worst status of all.
Status run_pipeline(Input& input, const Work& work, const PipelineOptions& options, Progress& progress);

}  // namespace deduku::cli
