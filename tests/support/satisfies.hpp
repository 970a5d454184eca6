// Whether a filling satisfies the houses, lines and choices of a board.
#pragma once

#include <algorithm>
#include <functional>
#include <set>

#include "deduku/geometry.hpp"
#include "deduku/lines.hpp"

namespace deduku::testing {

[[nodiscard]] inline bool satisfies(const Linear& line, const Table<Cell, Digit>& grid) {
    int sum = 0;
    for (const Term& term : line.terms) sum += grid[term.candidate.cell] == term.candidate.digit ? term.weight : 0;
    return (!line.least || sum >= *line.least) && (!line.most || sum <= *line.most);
}

template <class Cells>
[[nodiscard]] bool differ(const Cells& house, const Table<Cell, Digit>& grid) {
    std::set<Digit> digits;
    for (Cell cell : house) digits.insert(grid[cell]);
    return digits.size() == house.size();
}

[[nodiscard]] inline bool satisfies(const std::vector<Linear>& lines, const std::vector<Choice>& choices,
                                    const Table<Cell, Digit>& grid) {
    const auto all_hold = [&](const std::vector<Linear>& some) {
        return std::all_of(some.begin(), some.end(), [&](const Linear& line) { return satisfies(line, grid); });
    };
    return all_hold(lines) && std::all_of(choices.begin(), choices.end(), [&](const Choice& choice) {
               return std::any_of(choice.begin(), choice.end(), all_hold);
           });
}

[[nodiscard]] inline bool satisfies(const Constraints& all, const Table<Cell, Digit>& grid) {
    return std::all_of(all.houses.begin(), all.houses.end(), [&](const auto& house) { return differ(house, grid); }) &&
           satisfies(all.lines, all.choices, grid);
}

/// The same for own cells: whether some values of them satisfy everything. `grid` has the cells of the grid.
[[nodiscard]] inline bool satisfies_with_own_cells(const Constraints& all, Table<Cell, Digit> grid) {
    const auto grown = static_cast<std::size_t>(grid.size());
    const std::function<bool()> fill = [&]() -> bool {
        // Lines of the cells filled so far.
        const auto fails = [&](const Linear& line) {
            const bool open = std::any_of(line.terms.begin(), line.terms.end(),
                                          [&](const Term& term) { return index(term.candidate.cell) >= grid.size(); });
            return !open && !satisfies(line, grid);
        };
        if (std::any_of(all.lines.begin(), all.lines.end(), fails)) return false;
        const std::size_t next = static_cast<std::size_t>(grid.size()) - grown;
        if (next == all.cells.size()) return satisfies(all, grid);
        for (std::size_t value = 0; value < all.cells[next].numbers.size(); ++value) {
            grid.push_back(static_cast<Digit>(value));
            const bool fits = fill();
            grid.pop_back();
            if (fits) return true;
        }
        return false;
    };
    return fill();
}

/// Of a board, with some values of its own cells.
[[nodiscard]] inline bool satisfies(const Geometry& board, const Table<Cell, Digit>& grid) {
    for (House house : board.all_houses())
        if (!differ(board.cells_of(house), grid)) return false;
    if (grid.size() == board.cells()) return satisfies(board.lines(), board.choices(), grid);
    return satisfies_with_own_cells({{}, board.lines(), board.choices(), {}, board.own_cells()}, grid);
}

}  // namespace deduku::testing
