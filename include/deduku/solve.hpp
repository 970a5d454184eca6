// Solutions of a position: the first one, all, or their number up to a limit, on boards of any size.
//
//   Meter meter;
//   solve(start_board(puzzle), {.limit = 2}, meter)     count 1, end complete: there is exactly one
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "deduku/board.hpp"
#include "deduku/meter.hpp"

namespace deduku {

/// How a search ended.
enum class SearchEnd : std::uint8_t {
    complete,  ///< the whole tree was searched: the count is exact
    limit,     ///< stopped at the limit or by `each`: there may be more solutions
    budget,    ///< the meter was exhausted (nodes or time): the count is a lower bound
};

struct Solutions {
    std::uint64_t count = 0;
    std::optional<Grid> first;
    SearchEnd end = SearchEnd::complete;
    std::uint64_t nodes = 0;
};

struct SearchRequest;

/// Candidates that are not all true in any solution searched for.
using Nogood = std::vector<Candidate>;

/// Takes over a search of a large board, or of a board with rules, that got stuck: finds the solutions of `board` that
/// no nogood excludes, like a Solver. Use `fallback_by_learning` (deduku/learning.hpp), `fallback_by_learning_then_clauses`
/// (deduku/cadical.hpp), or your own SAT solver.
using Fallback =
    std::function<Solutions(const Board& board, std::span<const Nogood> nogoods, const SearchRequest&, Meter&)>;

struct SearchRequest {
    /// Stop at this many solutions; `unlimited` counts all. "Exactly n" is known only with a limit above n.
    std::uint64_t limit = 1;
    std::function<bool(const Grid&)> each{};  ///< called with every solution; false = stop; may be empty
    Fallback fallback{};                      ///< may be empty: then a search that got stuck simply continues
    /// If set, solutions without any of these candidates may be omitted, and those with many of them come early. `each`
    /// may remove candidates from it.
    const Table<Cell, Set<Digit>>* unseen = nullptr;
};

/// Searches any position, without changing the board. Every node, including the first, is spent on the meter before it
/// is searched: with a limit of 0 nothing is searched.
using Solver = Solutions (*)(const Board& board, const SearchRequest& request, Meter& meter);

/// Solves with the best solver for the size of the board. A node is a node of that solver.
[[nodiscard]] Solutions solve(const Board& board, const SearchRequest& request, Meter& meter);
/// The same without a limit on nodes or time.
[[nodiscard]] Solutions solve(const Board& board, const SearchRequest& request);

}  // namespace deduku
