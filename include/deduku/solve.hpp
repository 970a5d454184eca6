// Solutions of a position: the first, all, or how many up to a limit, on boards of any size.
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
    limit,     ///< stopped at the wanted number or by `each`; whether there are more was not looked at
    budget,    ///< the meter allowed no more: nodes or time ran out: the count is a lower bound
};

struct Solutions {
    std::uint64_t count = 0;
    std::optional<Grid> first;
    SearchEnd end = SearchEnd::complete;
    std::uint64_t nodes = 0;
};

struct SearchRequest;

/// Candidates that are not all true in any solution asked for.
using Nogood = std::vector<Candidate>;

/// What takes over a search of a large board that got lost: it finds the solutions of `board` that no nogood excludes,
/// by the rules of a Solver: `learn_the_lost` of deduku/learning.hpp, `solve_the_lost` of deduku/cadical.hpp, or a SAT
/// solver of your own.
using LostSearches =
    std::function<Solutions(const Board& board, std::span<const Nogood> nogoods, const SearchRequest&, Meter&)>;

struct SearchRequest {
    /// Stop at this many solutions; `unlimited` counts all. "Exactly n" is known only with a limit above n.
    std::uint64_t limit = 1;
    std::function<bool(const Grid&)> each{};  ///< called with every solution; false = stop; may be empty
    LostSearches lost{};                      ///< may be empty: then searches that got lost go on by themselves
    /// If there: solutions without any of these candidates may be left out, and those with many of them come early.
    /// `each` may take some out of it.
    const Table<Cell, Set<Digit>>* unseen = nullptr;
};

/// Searches the position of `board` (any order, any candidates dead); the board is not changed. Every node, also the
/// first, is spent on the meter before it is looked at: with a limit of 0 nothing is searched.
using Solver = Solutions (*)(const Board& board, const SearchRequest& request, Meter& meter);

/// The best there is for a board of any size. A node is one of the solver at work.
[[nodiscard]] Solutions solve(const Board& board, const SearchRequest& request, Meter& meter);
/// The same without a limit on nodes or time.
[[nodiscard]] Solutions solve(const Board& board, const SearchRequest& request);

}  // namespace deduku
