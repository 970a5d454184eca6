// Solves a stream of 9x9 puzzles, many search nodes at a time.
//
//   stream: next -> | lane 0: puzzle 17, depth 3 | lane 1: puzzle 18, depth 0 | .. | -> done
//                     both branches of a guess: one continues in the lane, the other waits on its stack
//
// The lanes are those of one block, or of two if the kernel chooses cells for two at once.
// A lane that has finished its puzzle takes the next one; when there is none left, it takes over the oldest pending
// branch of another lane, so that the last and hardest puzzle has all lanes.
#pragma once

#include <cstdint>
#include <memory>

#include "deduku/meter.hpp"
#include "deduku/solve.hpp"
#include "grid/nine_grid.hpp"
#include "search/lanes/kernel.hpp"

namespace deduku::lanes {

/// The digits allowed in each cell, row by row: bit d for digit d + 1. Space for `row_size` of them.
using CellMasks = std::uint16_t*;

struct SearchOutcome {
    std::uint64_t count = 0;
    std::uint64_t guesses = 0;
    SearchEnd end = SearchEnd::complete;
    NineGrid first{};  ///< if count > 0
};

/// The source of puzzles and the receiver of results.
class Stream {
  public:
    virtual ~Stream() = default;
    /// Writes the next puzzle, with a number chosen by the caller; false if there is none (it is not called again).
    virtual bool next(CellMasks cells, std::uint64_t& tag) = 0;
    /// Called once for each puzzle, in any order.
    virtual void done(std::uint64_t tag, const SearchOutcome& outcome) = 0;
    /// Called with every solution if Wanted::each; false stops this puzzle.
    virtual bool solution(std::uint64_t /*tag*/, const NineGrid& /*digits*/) { return true; }
    /// Called from time to time for every puzzle in progress; true stops it in its current state.
    virtual bool give_up(std::uint64_t /*tag*/) { return false; }
};

struct SearchGoal {
    std::uint64_t limit = 1;  ///< stop a puzzle at this many solutions; `unlimited` counts all
    std::uint64_t max_guesses = unlimited;
    bool each = false;
    /// Idle lanes take over branches of other lanes. Otherwise one lane searches each puzzle in its own order, and the
    /// outcome does not depend on other puzzles.
    bool share = true;
    /// Null, or a row: only solutions with a candidate of it are searched for and counted. Stream::solution may remove
    /// candidates from it. For runs of one puzzle.
    const std::uint16_t* having = nullptr;
};

/// Amounts of work, for benchmarks.
struct WorkDone {
    std::uint64_t steps = 0;    ///< settle, branch, refill
    std::uint64_t sweeps = 0;   ///< over the lanes of a block
    std::uint64_t busy = 0;     ///< lanes with a node, summed over steps
    std::uint64_t settled = 0;  ///< lanes finished in a step, summed
    std::uint64_t guesses = 0;
    std::uint64_t taken_over = 0;
};

class Engine {
  public:
    /// Allocates memory when the search first reaches a depth: at most 0.7 MB for each block.
    explicit Engine(const Kernel& kernel);
    /// An engine for single puzzles, which seldom have branches for the lanes of a second block.
    static Engine for_single_puzzles(const Kernel& kernel);
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;
    ~Engine();

    /// Solves all puzzles of the stream.
    void run(Stream& stream, const SearchGoal& wanted);
    const WorkDone& work() const;

  private:
    Engine(const Kernel& kernel, int blocks);
    class State;
    std::unique_ptr<State> state_;
};

}  // namespace deduku::lanes
