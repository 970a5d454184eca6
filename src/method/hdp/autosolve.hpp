// A position without hypotheses in HDP's terms: autosolve, pairs and reduction candidates.
//
//   pair A1 {2,5}; its row holds C1 {2,5,7} and F1 {1,2,5}: both are reduction candidates for {2,5}
#pragma once

#include <memory>
#include <vector>

#include "deduku/techniques.hpp"
#include "method/hdp/probe_memory.hpp"
#include "technique/closure/closure.hpp"
#include "technique/closure/nine_closure.hpp"
#include "technique/rules/rule_closure.hpp"
#include "technique/told_closure.hpp"

namespace deduku::hdp {

/// Exactly the techniques of autosolve (spec section 2): subsets up to quads, locked candidates both ways, singles; on
/// boards with rules, also the candidates excluded by the rules.
inline constexpr int largest_subset = 4;

/// A branch tried by autosolve: its outcome and, if open, its number of pairs.
using Probe = TestedBranch;

/// Closes boards as autosolve does, with reasons.
[[nodiscard]] ToldClosure told_autosolve(const Geometry& geometry);

// Every branch tried is a node, for any purpose.
class Autosolver {
  public:
    Autosolver(const Geometry& geometry, Meter& meter);

    /// Closes the board; the first `settled` removals of its trail are already closed.
    BranchOutcome run(Board& board, std::size_t settled);
    /// Adds a statement to a closed board and closes it again.
    BranchOutcome assume(Board& board, const Statement& statement);
    /// The outcome of `assume`; the board is unchanged and must be closed. Spends a node; meaningless once the meter is
    /// exhausted.
    Probe probe(Board& board, const Statement& statement);

    /// Spends a node; false if the meter is exhausted.
    bool spend() { return meter_.spend(); }
    bool exhausted() const { return meter_.exhausted(); }

  private:
    Probe close_nine(const Board& board, const Statement& statement);

    Closure<> closure_;
    NineClosure nine_closure_;
    bool nine_;                           // boards are standard 9x9
    std::shared_ptr<RuleClosure> rules_;  // null without rules
    ProbeMemory memory_;
    Meter& meter_;
};

/// Visiting order of houses: BLK, ROW, COL. On boards with other houses, regions are blocks; diagonals, windows, groups
/// and other houses come last.
inline constexpr HouseKind visiting_order[] = {HouseKind::box,    HouseKind::region,   HouseKind::row,
                                               HouseKind::column, HouseKind::diagonal, HouseKind::window,
                                               HouseKind::group,  HouseKind::other};
[[nodiscard]] constexpr bool is_block(HouseKind kind) { return kind == HouseKind::box || kind == HouseKind::region; }
/// "BLK", "ROW", "COL", "DIA", "WIN", "GRP" or "HSE".
[[nodiscard]] std::string_view name_of(HouseKind kind);
/// All full houses, or those of a cell, in visiting order.
[[nodiscard]] std::vector<House> houses_in_order(const Geometry& geometry);
[[nodiscard]] std::vector<House> houses_in_order(const Geometry& geometry, Cell cell);

/// Cells with exactly two candidates: block by block, by rows inside a block; by rows if there are no blocks.
[[nodiscard]] std::vector<Cell> pairs_of(const Board& board);
/// Their number.
[[nodiscard]] int pair_count(const Board& board);

/// Whether the cell has both digits of the pair and more.
[[nodiscard]] inline bool is_reduction_candidate(const Board& board, Set<Digit> pair, Cell cell) {
    const Set<Digit> digits = board.digits(cell);
    return digits.contains(pair) && digits != pair;
}

/// The reduction candidates of a pair in one of its houses, in place order, without those in `listed`.
[[nodiscard]] std::vector<Cell> group_of(const Board& board, Cell pair_cell, House house,
                                         const std::vector<Cell>& listed);

/// A decision on a cell for a pair: it has the digits of the pair, or its others.
struct PairDecision {
    Statement first;    ///< the digits of the pair
    Statement second;   ///< its other digits
    bool both = false;  ///< the second branch is opened, too
    Cell pair_cell{};
    House house{};  ///< the common house
};

/// All choices of an unchanged board: pair by pair, house by house in visiting order.
[[nodiscard]] std::vector<PairDecision> choices_of(const Board& board);

}  // namespace deduku::hdp
