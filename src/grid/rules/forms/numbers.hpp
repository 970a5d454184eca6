// The numbers that two cells exclude, for all forms of rules.
//
//   number_stars(board, A1, B1, differ by < 5)  A1=1, B1=1, .. B1=5 at most once; A1=2, B1=1, .. B1=6; ..; from B1 too
#pragma once

#include "grid/rules/make.hpp"

namespace deduku::rules {

/// Whether a house of the board has all of the cells.
[[nodiscard]] inline bool share_a_house(const Geometry& board, std::span<const Cell> cells) {
    const auto houses = board.houses_of(cells[0]);
    return std::any_of(houses.begin(), houses.end(), [&](const Membership& m) {
        return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return board.has(m.house, cell); });
    });
}

/// Adds a line that no filling satisfies.
inline void add_never(const Geometry& board, LinearList& lines) {
    Terms never(board);
    for (int number : numbers_of(board, Cell{})) never.add(Cell{}, number);
    never.into(lines, 0, 0);
}

/// stars() for any numbers: from a, for each of its numbers, then from b; `bad(d, e)` if a = d excludes b = e. For a
/// cell and itself, a line of the numbers that it cannot hold.
template <class Bad>
void number_stars(const Geometry& board, Cell a, Cell b, const Bad& bad, LinearList& lines) {
    if (a == b) {
        Terms wrong(board);
        for (int d : numbers_of(board, a))
            if (bad(d, d)) wrong.add(a, d);
        return wrong.into(lines, 0, 0);
    }
    for (const bool from_b : {false, true})
        for (int d : numbers_of(board, from_b ? b : a)) {
            Terms star(board);
            bool any = false;
            for (int e : numbers_of(board, from_b ? a : b)) {
                if (!(from_b ? bad(e, d) : bad(d, e))) continue;
                star.add(from_b ? a : b, e);
                any = true;
            }
            if (any) star.add(from_b ? b : a, d).into(lines, 0, 1);
        }
}

}  // namespace deduku::rules
