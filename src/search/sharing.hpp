// A search on a board with rules that several threads share: each gives branches away as long as another one has nothing
// to do.
#pragma once

#include "deduku/solve.hpp"

namespace deduku {

struct Sharing;

/// A branch of a search. Can be searched once, on any thread.
using SearchPart = std::function<Solutions(const SearchRequest&, const Sharing&, Meter&)>;

/// A search with so many guesses, of some seconds, may be lost: SearchRequest::lost gets a turn of so many nodes, about as
/// long. Few searches are decided by that, and others only by patience, so the search continues without an answer.
inline constexpr std::uint64_t nodes_until_lost = 5'000'000;
inline constexpr std::uint64_t turn_of_lost = 30'000;

struct Sharing {
    std::function<bool()> wanted;          ///< asked at every node: is a branch of use to another thread?
    std::function<void(SearchPart)> give;  ///< takes one; its solutions are then missing in the result of the search
};

/// As solve_by_rules() (search/solver.hpp); boards of more than nine digits are not shared.
[[nodiscard]] Solutions share_by_rules(const Board& board, const SearchRequest& request, const Sharing& sharing,
                                       Meter& meter);

}  // namespace deduku
