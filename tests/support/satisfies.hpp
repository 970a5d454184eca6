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

/// Whether some values of own cells satisfy everything; `grid` has the cells of the grid.
class OwnCellValues {
  public:
    OwnCellValues(const Constraints& all, const Table<Cell, Digit>& grid)
        : all_(all), grid_(grid), grid_cells_(static_cast<std::size_t>(grid.size())) {}

    [[nodiscard]] bool exist() {
        for (const Linear& line : all_.lines)
            if (!take(line)) return false;
        return choose(0);
    }

  private:
    [[nodiscard]] bool open(const Linear& line) const {
        return std::any_of(line.terms.begin(), line.terms.end(),
                           [&](const Term& term) { return index(term.candidate.cell) >= grid_.size(); });
    }
    // Remembers a line with own cells; false: it does not hold.
    [[nodiscard]] bool take(const Linear& line) {
        if (!open(line)) return satisfies(line, grid_);
        lines_.push_back(&line);
        return true;
    }
    // A case of each choice; one that holds without own cells, if there is any.
    [[nodiscard]] bool choose(std::size_t choice) {
        if (choice == all_.choices.size()) return fill();
        const std::size_t before = lines_.size();
        std::vector<const std::vector<Linear>*> possible;
        for (const std::vector<Linear>& lines : all_.choices[choice]) {
            const bool holds = std::all_of(lines.begin(), lines.end(), [&](const Linear& line) { return take(line); });
            const bool closed = lines_.size() == before;
            lines_.resize(before);
            if (holds && closed) return choose(choice + 1);
            if (holds) possible.push_back(&lines);
        }
        for (const std::vector<Linear>* lines : possible) {
            for (const Linear& line : *lines) static_cast<void>(take(line));
            if (choose(choice + 1)) return true;
            lines_.resize(before);
        }
        return false;
    }
    // The next own cell; one that is in no line has any value.
    [[nodiscard]] bool fill() {
        const auto fails = [&](const Linear* line) { return !open(*line) && !satisfies(*line, grid_); };
        if (std::any_of(lines_.begin(), lines_.end(), fails)) return false;
        const std::size_t next = static_cast<std::size_t>(grid_.size()) - grid_cells_;
        if (next == all_.cells.size()) return satisfies(all_, grid_);
        const auto here = static_cast<Cell>(grid_.size());
        const bool used = std::any_of(lines_.begin(), lines_.end(), [&](const Linear* line) {
            return std::any_of(line->terms.begin(), line->terms.end(),
                               [&](const Term& term) { return term.candidate.cell == here; });
        });
        const bool in_house = std::any_of(all_.houses.begin(), all_.houses.end(), [&](const auto& house) {
            return std::find(house.begin(), house.end(), here) != house.end();
        });
        const std::size_t values = used || in_house ? all_.cells[next].numbers.size() : 1;
        for (std::size_t value = 0; value < values; ++value) {
            grid_.push_back(static_cast<Digit>(value));
            const bool fits = fill();
            grid_.pop_back();
            if (fits) return true;
        }
        return false;
    }

    const Constraints& all_;
    Table<Cell, Digit> grid_;
    std::size_t grid_cells_;
    std::vector<const Linear*> lines_;  // with own cells, of the cases chosen
};

/// The same for own cells: whether some values of them satisfy everything. `grid` has the cells of the grid.
[[nodiscard]] inline bool satisfies_with_own_cells(const Constraints& all, const Table<Cell, Digit>& grid) {
    return OwnCellValues(all, grid).exist();
}

/// Of a board, with some values of its own cells.
[[nodiscard]] inline bool satisfies(const Geometry& board, const Table<Cell, Digit>& grid) {
    for (House house : board.all_houses())
        if (!differ(board.cells_of(house), grid)) return false;
    if (grid.size() == board.cells()) return satisfies(board.lines(), board.choices(), grid);
    return satisfies_with_own_cells({{}, board.lines(), board.choices(), {}, board.own_cells()}, grid);
}

}  // namespace deduku::testing
