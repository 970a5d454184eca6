// Complete solvers behind one function type: find solutions of a position, count them up to a limit.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "grid/board.hpp"
#include "grid/budget.hpp"

namespace deduku {

/// How a search ended.
enum class SearchEnd : std::uint8_t {
    complete,  ///< every solution was counted
    limit,     ///< the wanted number was found; there may be more
    budget,    ///< nodes or time ran out: the count is a lower bound
};

struct Solutions {
    std::uint64_t count = 0;
    std::optional<Grid> first;
    SearchEnd end = SearchEnd::complete;
    std::uint64_t nodes = 0;
};

struct SearchRequest {
    std::uint64_t limit = 1;  ///< stop after this many solutions; `unlimited` counts all
    Budget budget;
    std::function<bool(const Grid&)>
        each;  ///< called for every solution found; false = stop (end = limit); may be empty
};

/// Searches the position of `board` (any order, any candidates dead); the board is not changed.
using Solver = Solutions (*)(const Board& board, const SearchRequest& request);

/// Plain and obvious: smallest cell, try its digits, look at peers. The measure of all others.
Solutions oracle_solve(const Board& board, const SearchRequest& request);

/// The solver to use: singles and locked candidates by propagation, branches on the smallest sector.
Solutions solve(const Board& board, const SearchRequest& request);

}  // namespace deduku
