// The numbers that a cell can hold, and what two cells exclude, for all forms of rules.
//
//   numbers_of(board, A1)                       1 2 3 .. 9
//   number_stars(board, A1, B1, differ by < 5)  A1=1, B1=1, .. B1=5 at most once; A1=2, B1=1, .. B1=6; ..; from B1 too
#pragma once

#include <set>

#include "grid/rules/make.hpp"

namespace deduku::rules {

/// The numbers that the cell can hold, ascending.
[[nodiscard]] inline std::vector<int> numbers_of(const Geometry& board, Cell) {
    std::vector<int> out;
    for (int number = 1; number <= board.digits(); ++number) out.push_back(number);
    return out;
}
/// Those of any of the cells, ascending; those of the first cell of the board if there are none.
[[nodiscard]] inline std::vector<int> numbers_of(const Geometry& board, std::span<const Cell> cells) {
    std::set<int> all;
    for (Cell cell : cells)
        for (int number : numbers_of(board, cell)) all.insert(number);
    if (cells.empty()) return numbers_of(board, Cell{});
    return {all.begin(), all.end()};
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
