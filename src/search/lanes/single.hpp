// One 9x9 puzzle at a time: all lanes of an Engine search it, each on its own branch once there are several.
#pragma once

#include "search/lanes/engine.hpp"

namespace deduku::lanes {

class SingleSolver {
  public:
    explicit SingleSolver(const Kernel& kernel) : kernel_(kernel), engine_(Engine::for_single_puzzles(kernel)) {}

    /// Solves a row of `row_size` sets of digits. Wanted::each is not for single puzzles: use an Engine.
    /// The meter is checked now and then, and the guesses are booked on it; Wanted::max_guesses is ignored.
    Outcome solve(const std::uint16_t* row, Wanted wanted, Meter& meter);

  private:
    const Kernel& kernel_;
    Engine engine_;
};

}  // namespace deduku::lanes
