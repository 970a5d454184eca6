// Patterns (deduku/pattern.hpp) shared by several finders.
//
//   Cover  cells C5, C8 / 1, 9 in column C     naked_set   digits {1,9}   cells C5, C8   base column C
//   Cover  4 in rows 1, 4 / columns B, G       fish        digits {4}     base rows 1, 4   cover columns B, G
#pragma once

#include <algorithm>

#include "deduku/pattern.hpp"
#include "deduku/reason.hpp"
#include "grid/contains.hpp"
#include "grid/in_order.hpp"

namespace deduku {

template <class Id>
void add_once(std::vector<Id>& list, Id id) {
    if (!contains(list, id)) list.push_back(id);
}

template <class Id>
void sort_once_each(std::vector<Id>& list) {
    put_in_order(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

/// Adds a cell to the group of these digits, for which its cells have the same numbers; it is made if there is none.
inline void add_to_group(const Geometry& geometry, Cell cell, Set<Digit> digits, std::vector<CellGroup>& to) {
    const auto same = std::find_if(to.begin(), to.end(), [&](const CellGroup& group) {
        return group.digits == digits && geometry.same_numbers(group.cells.front(), cell);
    });
    if (same == to.end())
        to.push_back({{cell}, digits});
    else
        same->cells.push_back(cell);
}

/// Cells and digits of all living members.
void add_members(const Board& board, const std::vector<Sector>& sectors, Pattern& out);
/// The sectors that are houses, each once.
[[nodiscard]] std::vector<House> houses_of(const Geometry& geometry, const std::vector<Sector>& sectors);

/// A single, a subset, locked candidates or a fish.
[[nodiscard]] Pattern pattern_of(const Board& board, const Cover& cover);
/// The same for cells of many houses, for each of which the Cover has digits: a set for each house.
[[nodiscard]] Pattern grid_of(const Board& board, const Cover& cover);
/// A fish with these fins.
[[nodiscard]] Pattern finned(const Board& board, const Cover& fish, std::vector<Cell> fins);
[[nodiscard]] Pattern pattern_of(Pattern::Chain chain);
/// The same, starting from the end that comes first on the board.
[[nodiscard]] Pattern told_forwards(Pattern::Chain chain);
/// A supposition on this sector.
[[nodiscard]] Pattern supposition_on(const Board& board, Sector on);

}  // namespace deduku
