// Engines for 9x9 boards, for benchmarks: a list in, outcomes or a rate out.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "search/lanes/engine.hpp"

namespace deduku::cli {

/// The puzzles of a benchmark: 9x9 boards of digits and blanks, as text.
///
///   sample_singles.txt (30) --> these 30 and 1,970 isomorphs, shuffled: no board is repeated soon
struct BenchList {
    static constexpr std::size_t board_cells = 81;

    std::string name;     ///< of the file, without its folder and extension
    std::size_t own = 0;  ///< number of its puzzles, without isomorphs
    std::string boards;   ///< 81 characters 1-9 and `.` for each puzzle, isomorphs included

    std::size_t size() const { return boards.size() / board_cells; }
    std::string_view board(std::size_t i) const {
        return std::string_view(boards).substr(i * board_cells, board_cells);
    }
};

/// Names of the lists that come with the program; throws UsageError if their folder is missing.
std::vector<std::string> bundled_lists();

/// Reads an operand; throws BadOperand if it holds anything but 9x9 boards of digits and blanks.
BenchList read_bench_list(const std::string& operand);

/// The work of a thread within its time.
struct BenchRun {
    std::uint64_t puzzles = 0;
    double seconds = 0;      ///< wall-clock time
    double cpu_seconds = 0;  ///< of the thread
    lanes::WorkDone work;    ///< of engines with lanes; for others only the guesses
};

/// True if work must end: the run is to stop, or --timeout is over. Called at intervals.
using Late = std::function<bool()>;

class BenchEngine {
  public:
    virtual ~BenchEngine() = default;
    virtual std::string name() const = 0;
    /// Search nodes side by side; 0 for engines that solve one puzzle at a time.
    virtual int lanes() const = 0;
    /// Solves the first `count` puzzles of the list, up to the limit. The outcomes are void once `late` returns true.
    virtual std::vector<lanes::SearchOutcome> solve(const BenchList& list, std::size_t count, std::uint64_t limit,
                                                    const Late& late) const = 0;
    /// Solves the list repeatedly until the time is over or `late` returns true. Thread-safe.
    virtual BenchRun run(const BenchList& list, std::uint64_t limit, double seconds, const Late& late) const = 0;
};

/// All kernels of the machine, best first; the solver for single puzzles; the plain solver.
std::vector<std::unique_ptr<BenchEngine>> bench_engines();

}  // namespace deduku::cli
