// Complete solvers behind the function type of deduku/solve.hpp.
#pragma once

#include <memory>

#include "deduku/solve.hpp"

namespace deduku {

/// Plain and obvious: smallest cell, try its digits, look at peers. The measure of all others.
[[nodiscard]] Solutions oracle_solve(const Board& board, const SearchRequest& request, Meter& meter);

/// Boards of every size: singles and locked candidates by propagation, branches on the smallest sector.
/// Memory is taken once, before the search; no recursion.
[[nodiscard]] Solutions solve_by_sectors(const Board& board, const SearchRequest& request, Meter& meter);

/// 9x9 boards with 3x3 boxes only: many search nodes at once (lanes/single.hpp). Nodes are guesses + 1; `each` must be
/// empty; with several solutions the first one found may differ from machine to machine.
[[nodiscard]] Solutions solve_by_lanes(const Board& board, const SearchRequest& request, Meter& meter);

/// The two above: by lanes where that can be, else by sectors. The best for any board is solve() (deduku/solve.hpp).
[[nodiscard]] Solutions solve_by_search(const Board& board, const SearchRequest& request, Meter& meter);

/// Boards of every size with rules (and without): propagation of houses, lines, sums and choices (lines/propagation.hpp),
/// branches on cells and on places of a digit. Memory is taken once, before the search; no recursion.
[[nodiscard]] Solutions solve_by_lines(const Board& board, const SearchRequest& request, Meter& meter);

/// Boards of every size with rules (and without): those of at most nine digits by propagation for each kind of line
/// (rules/position.hpp), with the copy of a position for each branch; larger ones by lines.
[[nodiscard]] Solutions solve_by_rules(const Board& board, const SearchRequest& request, Meter& meter);

namespace lines {
class Model;
class Branching;
}  // namespace lines

/// The same with prepared data on the lines of its geometry, and on where to branch.
[[nodiscard]] Solutions solve_by_lines(const lines::Model& model, lines::Branching& branching, const Board& board,
                                       const SearchRequest& request, Meter& meter);

/// The two above for one board, repeatedly, each time from some of its candidates: the data on its lines
/// is prepared once, and each search also branches by the contradictions of those before it.
class RepeatedSearch {
  public:
    explicit RepeatedSearch(const Board& board);
    RepeatedSearch(const RepeatedSearch&) = delete;
    RepeatedSearch& operator=(const RepeatedSearch&) = delete;
    ~RepeatedSearch();

    /// Whether by_rules() has its own method for such a board, or uses lines.
    bool has_rules() const;
    /// `board` has the candidates of the first one or fewer.
    [[nodiscard]] Solutions by_rules(const Board& board, const SearchRequest& request, Meter& meter);
    [[nodiscard]] Solutions by_lines(const Board& board, const SearchRequest& request, Meter& meter);

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
