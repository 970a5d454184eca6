// One 9x9 puzzle at a time, with as little delay as possible.
//
//   a few guesses on digit boards (grid/digit_boards.hpp): most puzzles are done in a microsecond or two
//   more: all lanes of an Engine on the one puzzle, each on a branch of its own
#pragma once

#include "search/lanes/engine.hpp"

namespace deduku::lanes {

class SingleSolver {
  public:
    explicit SingleSolver(const Kernel& kernel);
    SingleSolver(SingleSolver&&) noexcept;
    SingleSolver& operator=(SingleSolver&&) noexcept;
    ~SingleSolver();

    /// Solves a row of `row_size` sets of digits. Wanted::each is not for single puzzles: use an Engine.
    /// The meter is asked now and then, and the guesses are booked on it; Wanted::max_guesses is not looked at.
    Outcome solve(const std::uint16_t* row, const Wanted& wanted, Meter& meter);

  private:
    class State;
    std::unique_ptr<State> state_;
};

}  // namespace deduku::lanes
