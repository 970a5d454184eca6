// Complete solvers of the function type in deduku/solve.hpp.
#pragma once

#include <memory>

#include "deduku/solve.hpp"

namespace deduku {

/// Plain and obvious: chooses the smallest cell, tries its digits, looks only at peers. The reference for all others.
[[nodiscard]] Solutions oracle_solve(const Board& board, const SearchRequest& request, Meter& meter);

/// Boards of every size: singles and locked candidates by propagation, branches on the smallest sector.
/// Allocates memory once, before the search; no recursion.
[[nodiscard]] Solutions solve_by_sectors(const Board& board, const SearchRequest& request, Meter& meter);

/// 9x9 boards with 3x3 boxes only: many search nodes at once (lanes/single.hpp). Nodes are guesses + 1; `each` must be
/// empty; of several solutions, the first one found may differ between machines.
[[nodiscard]] Solutions solve_by_lanes(const Board& board, const SearchRequest& request, Meter& meter);

/// One of the two above: by lanes if possible, otherwise by sectors. solve() (deduku/solve.hpp) chooses the best for
/// any board.
[[nodiscard]] Solutions solve_by_search(const Board& board, const SearchRequest& request, Meter& meter);

/// Boards of every size with rules (and without): propagation of houses, lines, sums and choices
/// (lines/propagation.hpp), branches on cells and on places of a digit. Allocates memory once, before the
/// search; no recursion.
[[nodiscard]] Solutions solve_by_lines(const Board& board, const SearchRequest& request, Meter& meter);

/// Boards of every size with rules (and without): up to nine digits by propagation for each kind of line
/// (rules/position.hpp), with a copy of the position for each branch; larger ones by lines.
[[nodiscard]] Solutions solve_by_rules(const Board& board, const SearchRequest& request, Meter& meter);

namespace linear {
class LinearModel;
class LinearBranching;
}  // namespace linear

/// The same with prepared data: the lines of its geometry and the weights for branching.
[[nodiscard]] Solutions solve_by_lines(const linear::LinearModel& model, linear::LinearBranching& branching,
                                       const Board& board, const SearchRequest& request, Meter& meter);

/// solve_by_rules() for one board, repeatedly, each time with some of its candidates: the lines are prepared once, and
/// each search also branches by the contradictions of earlier ones.
class RepeatedSearch {
  public:
    explicit RepeatedSearch(const Board& board);
    RepeatedSearch(const RepeatedSearch&) = delete;
    RepeatedSearch& operator=(const RepeatedSearch&) = delete;
    ~RepeatedSearch();

    /// `board` has the same candidates as the first one, or fewer.
    [[nodiscard]] Solutions by_rules(const Board& board, const SearchRequest& request, Meter& meter);
    /// by_rules() with positions side by side, for long searches: a node takes far less time. Ends at once, as if at its
    /// limit, if this machine or the board does not allow it.
    [[nodiscard]] Solutions side_by_side(const Board& board, const SearchRequest& request, Meter& meter);

  private:
    struct Known;
    std::unique_ptr<Known> known_;
};

/// The same without a limit on nodes or time.
[[nodiscard]] Solutions oracle_solve(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_sectors(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_lanes(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_search(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_lines(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_rules(const Board& board, const SearchRequest& request);

}  // namespace deduku
