// Generated puzzles of one level of the rating `time`.
//
//   medium wanted    18 minutes, 24 givens    and a given of the solution    14    and another one    9.2: taken, 26 givens
//
// Random minimal puzzles are rarely easy, so givens are added where the plan allows it.
#pragma once

#include <optional>

#include "generate/plan.hpp"
#include "method/time/time.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

class LevelChoice {
  public:
    /// The `difficulty` of a question; givens are added to the puzzles of top-down plans.
    LevelChoice(const Question& question, const generate::GenerationPlan& plan);

    /// Whether puzzles of all levels are taken.
    bool any() const { return !level_; }
    /// The `tries` of a question. Without it 100 for each puzzle of a level on other boards, of which some kinds rarely
    /// have it; else no limit.
    [[nodiscard]] std::uint64_t most_tries(const Question& question) const;
    /// The puzzle, which has one solution, if it has the level or reaches it by more givens; none otherwise.
    [[nodiscard]] std::optional<Puzzle> take(Puzzle puzzle, Meter& meter) const;

  private:
    /// Those with open cells, in an order drawn for this puzzle.
    std::vector<std::vector<Cell>> orbits_to_add(const Puzzle& puzzle) const;

    bool fits(time::TimeLevel level) const { return up_to_ ? level <= *level_ : level == *level_; }

    std::optional<time::TimeLevel> level_;
    bool up_to_ = false;                     // easier ones are taken, too
    std::vector<std::vector<Cell>> orbits_;  // cells that become givens together; none: no givens are added
    std::uint64_t seed_ = 0;
    bool is_other_board_ = false;  // with rules, other houses or of another size
};

}  // namespace deduku::session
