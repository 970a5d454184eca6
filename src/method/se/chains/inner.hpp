// Nested chains: the searches of a level, the hints to use, and the premises of each.
//
//   level 2   single chains            level 4   dynamic chains
//   level 3   those, then multiple     level 5   those, then level 2
#pragma once

#include <vector>

#include "method/se/chains/chain_hint.hpp"
#include "method/se/chains/workspace.hpp"
#include "method/se/position/search_mode.hpp"

namespace deduku::se {

/// The deletions of an inner hint in the order of the profile, and the removed candidates it depends on.
struct InnerFind {
    std::vector<int> deletes;
    std::vector<int> gone;
    InnerPtr chain;
};

/// The finds of search `which`, 0 or 1, of this level in SE's order: those that depend on a candidate removed between
/// `start` and `grid`; of equal ones, the first.
[[nodiscard]] std::vector<InnerFind> find_inner(const SePosition& start, const SePosition& grid, Setting setting,
                                                int which, Workspace& workspace);
/// The kind of chains of search `which` of this level: single chains, or chains with branches of this kind.
[[nodiscard]] bool is_single(const Setting& setting, int which);
[[nodiscard]] Setting inner_setting(const Setting& setting, int which);
/// The number of searches of a level.
[[nodiscard]] int inner_searches(const Mode& mode);

/// The cells of the cuts in the order in which SE takes them out of its table.
[[nodiscard]] std::vector<int> deletes_in_order(const Cuts& cuts, Profile profile);

/// The candidates missing in a sector, in its order.
template <class With>
void each_gone(const SePosition& start, const SePosition& grid, int sector, With&& with) {
    for (int slot : BitsOf(start.members(sector) & ~grid.members(sector))) with(int{nine.member[sector][slot]});
}

}  // namespace deduku::se
