// Complete solvers behind the function type of deduku/solve.hpp.
#pragma once

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

/// Boards of every size with rules (and without): those of at most nine digits by what is known about each kind of line
/// (rules/position.hpp), with the copy of a position for each branch; larger ones by lines.
[[nodiscard]] Solutions solve_by_rules(const Board& board, const SearchRequest& request, Meter& meter);

/// The same without a limit on nodes or time.
[[nodiscard]] Solutions oracle_solve(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_sectors(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_lanes(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_search(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_lines(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_rules(const Board& board, const SearchRequest& request);

}  // namespace deduku
