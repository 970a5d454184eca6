// Suppositions on boards with rules, with others inside them, where no technique finds anything.
//
//   A1 = 3     B1 = 2 contradicts itself, B1 = 7 leaves C1 nothing
//   A1 = 4     D1 has no digit                                            so A1 is 8
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "deduku/meter.hpp"
#include "search/lines/branching.hpp"
#include "search/solver.hpp"
#include "technique/rules/view.hpp"

namespace deduku::path {

/// The rules of a board as techniques read them, within a meter; null if it has none.
[[nodiscard]] std::unique_ptr<RuleView> rules_of(const Puzzle& puzzle, Meter& meter);

/// Whether `within` has every solution of `start`, a board with rules: in each cell, the digits that it lacks contradict
/// themselves at once. False: not known.
[[nodiscard]] bool has_every_solution(RepeatedSearch& search, const Board& start, const Board& within, Meter& meter);

/// Refutes candidates of one puzzle, step by step: contradictions of earlier steps guide later ones.
class Refuter {
  public:
    /// `rules` must outlive it; `start` has all candidates of later boards.
    Refuter(const RuleView& rules, const Board& start);
    Refuter(const Refuter&) = delete;
    Refuter& operator=(const Refuter&) = delete;
    ~Refuter();

    /// The cell whose digits but the solution's the solver refutes with fewest guesses, roughly. None if the meter ran out.
    [[nodiscard]] std::optional<Cell> easiest(const Board& board, const Grid& solution, Meter& meter);
    /// A wrong candidate that the solver refutes with few guesses; none if it does not find any. `solution`: null if none
    /// is known.
    [[nodiscard]] std::optional<Candidate> soon_refuted(const Board& board, const Grid* solution, Meter& meter);
    /// A Split on its cell that refutes a wrong candidate by suppositions inside suppositions. None if the meter ran out.
    [[nodiscard]] std::optional<Deduction> refutation(const Board& board, Candidate wrong, Meter& meter);

  private:
    std::vector<Cell> promising(const Board& board, const Grid& solution, Meter& meter);
    std::vector<Candidate> strongest(const Board& board, const std::vector<Cell>& cells, const Grid* solution) const;
    static std::vector<Cell> smallest(const Board& board);
    bool is_refuted(const Board& board, Candidate supposed, Meter& meter);
    Set<Digit> open_digits(const Board& board, Cell cell, Digit right) const;
    bool refutes(const Board& board, Cell cell, Digit right, Meter& meter);

    const RuleView& rules_;
    RepeatedSearch search_;
    lines::Branching branching_;
    Table<Cell, Set<Digit>> refuted_;
    Table<Cell, Set<Digit>> possible_;  // in another solution
};

}  // namespace deduku::path
