// Suppositions with nested suppositions, on boards with rules on which no technique finds anything.
//
//   A1 = 3     B1 = 2 leads to a contradiction, B1 = 7 leaves no digit for C1
//   A1 = 4     D1 has no digit                                            so A1 is 8
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "deduku/meter.hpp"
#include "reason/proof_events.hpp"
#include "search/linear/branching.hpp"
#include "search/solver.hpp"
#include "technique/rules/view.hpp"

namespace deduku::path {

/// The rules of a board for techniques, within a meter; null if it has none.
[[nodiscard]] std::unique_ptr<RuleView> rules_of(const Puzzle& puzzle, Meter& meter);

/// Whether `within` has every solution of `start`, a board with rules: in each cell, the digits missing in it lead to
/// an immediate contradiction. False: unknown.
[[nodiscard]] bool has_every_solution(RepeatedSearch& search, const Board& start, const Board& within, Meter& meter);

/// Refutes candidates of one puzzle, step by step; contradictions of earlier steps guide later ones.
class Refuter {
  public:
    /// `rules` must outlive it; `start` has all candidates of later boards.
    Refuter(const RuleView& rules, const Board& start);
    Refuter(const Refuter&) = delete;
    Refuter& operator=(const Refuter&) = delete;
    ~Refuter();

    /// The wrong digits of the cell that the solver refutes with about the fewest guesses; if it needs many for each, of
    /// a cell with few digits not yet refuted. `in_parts`: instead of such a cell, only digits that it has refuted with
    /// few guesses. Empty if the meter ran out.
    [[nodiscard]] std::vector<Candidate> easiest(const Board& board, const Grid& solution, Meter& meter,
                                                 bool in_parts = false);
    /// A wrong candidate that the solver refutes with few guesses; none if it finds none. `solution`: null if unknown.
    [[nodiscard]] std::optional<Candidate> soon_refuted(const Board& board, const Grid* solution, Meter& meter);
    /// Tells a Split on the candidate's cell that refutes it by nested suppositions. False, with drop_open(), if the
    /// meter ran out, if it has more than `most_steps` steps, or all refutations together more than `path_steps`.
    [[nodiscard]] bool refute(const Board& board, Candidate wrong, Meter& meter, ProofEvents& to,
                              std::uint64_t most_steps = line_steps);

    /// The steps that fit in a line of a ledger: 128 MiB, 64 to 85 bytes a step.
    static constexpr std::uint64_t line_steps = 2'100'000;
    /// The steps of a ledger of 1.3 to 1.8 GB.
    static constexpr std::uint64_t path_steps = 10 * line_steps;

  private:
    std::vector<Cell> promising(const Board& board, const Grid& solution, Meter& meter);
    std::vector<Candidate> strongest(const Board& board, const std::vector<Cell>& cells, const Grid* solution) const;
    static std::vector<Cell> smallest(const Board& board);
    bool is_refuted(const Board& board, Candidate supposed, Meter& meter);
    Cell decided_soonest(const Board& board, const Grid& solution, Meter& meter);
    std::optional<Cell> partly_refuted(const Board& board) const;
    Set<Digit> open_digits(const Board& board, Cell cell, Digit right) const;
    bool refutes(const Board& board, Cell cell, Digit right, Meter& meter);

    const RuleView& rules_;
    RepeatedSearch search_;
    linear::LinearBranching branching_;
    Table<Cell, Set<Digit>> refuted_;
    Table<Cell, Set<Digit>> possible_;  // in some other solution
    std::uint64_t told_ = 0;            // steps of all refutations
    bool many_guesses_ = false;         // the last search for a cell to decide refuted all wrong digits of none
};

}  // namespace deduku::path
