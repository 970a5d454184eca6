// One 9x9 puzzle at a time, searched by all lanes of an Engine, each on its own branch once there are several.
#pragma once

#include "search/lanes/engine.hpp"

namespace deduku::lanes {

class SingleSolver {
  public:
    explicit SingleSolver(const Kernel& kernel) : kernel_(kernel), engine_(Engine::for_single_puzzles(kernel)) {}

    /// Solves a row of `row_size` sets of digits. For Wanted::each use an Engine.
    /// Polls the meter at intervals and spends the guesses on it; ignores Wanted::max_guesses.
    SearchOutcome solve(const std::uint16_t* row, SearchGoal wanted, Meter& meter);

  private:
    const Kernel& kernel_;
    Engine engine_;
};

}  // namespace deduku::lanes
