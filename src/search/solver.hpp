// Complete solvers behind one function type: find solutions of a position, count them up to a limit.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "grid/board.hpp"
#include "grid/meter.hpp"

namespace deduku {

/// How a search ended.
enum class SearchEnd : std::uint8_t {
    complete,  ///< the whole tree was searched: the count is exact
    limit,     ///< stopped at the wanted number or by `each`; whether there are more was not looked at
    budget,    ///< the meter allowed no more: nodes or time ran out: the count is a lower bound
};

struct Solutions {
    std::uint64_t count = 0;
    std::optional<Grid> first;
    SearchEnd end = SearchEnd::complete;
    std::uint64_t nodes = 0;
};

struct SearchRequest {
    /// Stop at this many solutions; `unlimited` counts all. "Exactly n" is known only with a limit above n.
    std::uint64_t limit = 1;
    std::function<bool(const Grid&)> each;  ///< called with every solution; false = stop; may be empty
};

/// Searches the position of `board` (any order, any candidates dead); the board is not changed. Every node, also the
/// first, is spent on the meter before it is looked at: with a limit of 0 nothing is searched.
using Solver = Solutions (*)(const Board& board, const SearchRequest& request, Meter& meter);

/// Plain and obvious: smallest cell, try its digits, look at peers. The measure of all others.
[[nodiscard]] Solutions oracle_solve(const Board& board, const SearchRequest& request, Meter& meter);

/// Boards of every size: singles and locked candidates by propagation, branches on the smallest sector.
/// Memory is taken once, before the search; no recursion.
[[nodiscard]] Solutions solve_by_sectors(const Board& board, const SearchRequest& request, Meter& meter);

/// 9x9 boards with 3x3 boxes only: many search nodes at once (lanes/single.hpp). Nodes are guesses + 1; `each` must be
/// empty; with several solutions the first one found may differ from machine to machine.
[[nodiscard]] Solutions solve_by_lanes(const Board& board, const SearchRequest& request, Meter& meter);

/// The two above: by lanes where that can be, else by sectors. The best for any board is solve() (method/solve).
[[nodiscard]] Solutions solve_by_search(const Board& board, const SearchRequest& request, Meter& meter);

/// The same without a limit on nodes or time.
[[nodiscard]] Solutions oracle_solve(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_sectors(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_lanes(const Board& board, const SearchRequest& request);
[[nodiscard]] Solutions solve_by_search(const Board& board, const SearchRequest& request);

}  // namespace deduku
