// A search on a board with rules, shared by several threads: each gives away branches while another one is idle.
#pragma once

#include "deduku/solve.hpp"

namespace deduku {

struct Sharing;

/// A branch of a search. Can be searched once, on any thread.
using SearchPart = std::function<Solutions(const SearchRequest&, const Sharing&, Meter&)>;

/// After so many guesses, a few seconds, a search may be stuck: SearchRequest::fallback gets a turn of so many nodes, about
/// as long. If the turn does not decide it, the search continues: some only need patience.
inline constexpr std::uint64_t nodes_before_fallback = 5'000'000;
inline constexpr std::uint64_t fallback_turn = 30'000;

struct Sharing {
    std::function<bool()> wanted;          ///< called at every node: can another thread use a branch?
    std::function<void(SearchPart)> give;  ///< takes a branch; the result of the search then lacks its solutions
};

/// Like solve_by_rules() (search/solver.hpp); boards of more than nine digits are not shared.
[[nodiscard]] Solutions share_by_rules(const Board& board, const SearchRequest& request, const Sharing& sharing,
                                       Meter& meter);

}  // namespace deduku
