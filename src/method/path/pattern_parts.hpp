// What patterns are made of, for the files that make them.
#pragma once

#include <algorithm>

#include "grid/in_order.hpp"
#include "method/path/pattern.hpp"

namespace deduku::path {

template <class Id>
void add_once(std::vector<Id>& list, Id id) {
    if (std::find(list.begin(), list.end(), id) == list.end()) list.push_back(id);
}

template <class Id>
void sort_once_each(std::vector<Id>& list) {
    put_in_order(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

/// Cells and digits of all living members.
void add_members(const Board& board, const std::vector<Sector>& sectors, Pattern& out);
/// Those that are houses, each once.
[[nodiscard]] std::vector<House> houses_of(const Geometry& geometry, const std::vector<Sector>& sectors);
/// A single, a subset, locked candidates or a fish.
[[nodiscard]] Pattern of_cover(const Board& board, const Cover& cover);

}  // namespace deduku::path
