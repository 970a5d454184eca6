// Generated work: batches numbered 0, 1, 2, .., on several threads, with results in order.
//
//   threads   [0] [1] [2] [3] ..      the result of a batch depends only on its number, so the results are the same
//   writer     0   1   2   ..         for any number of threads
//
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/run/progress.hpp"
#include "cli/run/status.hpp"
#include "grid/function_ref.hpp"

namespace deduku::cli {

struct InputBatch {
    std::vector<std::string> lines;  ///< results, without line ends
    std::uint64_t tries = 0;
    Status status = Status::ok;
};

/// Called in a thread with the number of a batch; the result is dropped once `over` returns true.
using Over = std::function<bool()>;
using MakeBatch = std::function<InputBatch(std::uint64_t number, const Over& over)>;

struct BatchOptions {
    unsigned threads = 1;
    std::uint64_t most_lines = 0;      ///< 0: no limit
    std::uint64_t most_tries = 0;      ///< 0: no limit; only complete batches count
    double most_seconds = 0;           ///< 0: no limit
    std::optional<double> patience{};  ///< maximal number of seconds between lines
    /// Returns false for lines to drop; empty: keeps all.
    std::function<bool(const std::string& line)> keep{};
};

/// The totals of all batches.
struct Batched {
    std::uint64_t lines = 0;
    std::uint64_t tries = 0;
    Status status = Status::ok;
    bool impatient = false;  ///< ended because no line came within `patience`
};

/// Calls `maker` in each thread. Ends soon after the limit of lines, tries or seconds, and when the run is to stop.
Batched run_batches(FunctionRef<MakeBatch()> maker, const BatchOptions& options, Progress& progress);

}  // namespace deduku::cli
