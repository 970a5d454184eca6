// Engines for 9x9 boards as benchmarks see them: a list in, outcomes or a rate out.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "search/lanes/engine.hpp"

namespace deduku::cli {

/// The puzzles a benchmark is run on: 9x9 boards of digits and blanks, as text.
///
///   sample_singles.txt (30) --> 30 and 1,970 isomorphs of them, shuffled: no engine meets the same board again soon
struct BenchList {
    static constexpr std::size_t board_cells = 81;

    std::string name;     ///< of the file, without its folder and ending
    std::size_t own = 0;  ///< puzzles it holds
    std::string boards;   ///< 81 characters 1-9 and `.` for each puzzle, isomorphs included

    std::size_t size() const { return boards.size() / board_cells; }
    std::string_view board(std::size_t i) const {
        return std::string_view(boards).substr(i * board_cells, board_cells);
    }
};

/// Names of the lists that come with the program; throws UsageError if they are not where they should be.
std::vector<std::string> bundled_lists();

/// Reads an operand; throws BadOperand if it holds anything but 9x9 boards of digits and blanks.
BenchList read_bench_list(const std::string& operand);

/// What a thread did in the time it had.
struct BenchRun {
    std::uint64_t puzzles = 0;
    double seconds = 0;      ///< by the clock
    double cpu_seconds = 0;  ///< of the thread
    lanes::Work work;        ///< of engines with lanes; of others only the guesses
};

/// True at the end of the work: the run is to stop, or --timeout is over. Called now and then.
using Late = std::function<bool()>;

class BenchEngine {
  public:
    virtual ~BenchEngine() = default;
    virtual std::string name() const = 0;
    /// Search nodes side by side; 0 for engines that take one puzzle after the other.
    virtual int lanes() const = 0;
    /// Solves the first `count` puzzles of the list, up to the limit. Once `late` says so the outcomes are nothing.
    virtual std::vector<lanes::Outcome> solve(const BenchList& list, std::size_t count, std::uint64_t limit,
                                              const Late& late) const = 0;
    /// Solves the list, over and over, until the time is over, or `late` says so. Several threads may do so at once.
    virtual BenchRun run(const BenchList& list, std::uint64_t limit, double seconds, const Late& late) const = 0;
};

/// All kernels of the machine, best first; the solver for one puzzle at a time; the plain solver.
std::vector<std::unique_ptr<BenchEngine>> bench_engines();

}  // namespace deduku::cli
