// Generated work: batches with numbers 0, 1, 2, .., on several threads, their results in order.
//
//   threads   [0] [1] [2] [3] ..      the result of a batch depends on its number alone, so the results are the same for
//   writer     0   1   2   ..         any number of threads
//
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/run/progress.hpp"
#include "cli/run/status.hpp"

namespace deduku::cli {

struct Batch {
    std::vector<std::string> lines;  ///< results, without line ends
    std::uint64_t tries = 0;
    Status status = Status::ok;
};

/// Called in a thread, with the number of a batch; its result is dropped once `over` returns true.
using Over = std::function<bool()>;
using MakeBatch = std::function<Batch(std::uint64_t number, const Over& over)>;

struct BatchOptions {
    unsigned threads = 1;
    std::uint64_t most_lines = 0;      ///< 0: no end
    std::uint64_t most_tries = 0;      ///< 0: no end; whole batches are made
    double most_seconds = 0;           ///< 0: no end
    std::optional<double> patience{};  ///< most seconds from one line to the next
    /// May drop a line; empty: none.
    std::function<bool(const std::string& line)> keep{};
};

/// What came of all of them.
struct Batched {
    std::uint64_t lines = 0;
    std::uint64_t tries = 0;
    Status status = Status::ok;
    bool impatient = false;  ///< no other line came in time
};

/// `maker` is called in each thread. Ends soon after there are enough lines, tries or seconds, and
/// when the run is to stop.
Batched run_batches(const std::function<MakeBatch()>& maker, const BatchOptions& options, Progress& progress);

}  // namespace deduku::cli
