#include "checker/program/claim_text.hpp"

#include <utility>

#include "deduku/text.hpp"

namespace deduku {
namespace {

// The cell of a candidate, and its value from 1.
std::pair<int, int> cell_and_value(const Start& start, int v) {
    const int n = start.height * start.width;
    if (start.values.empty()) return {v / n, v % n + 1};
    int cell = 0;
    for (int values : start.values) {
        if (v < values) break;
        v -= values;
        ++cell;
    }
    return {cell, v + 1};
}
// The cells after the n * n cells of the grid; none on boards whose cells all have n values and count.
std::size_t own_cells(const Start& start) {
    const auto n = static_cast<std::size_t>(start.height * start.width);
    if (start.values.empty() && start.helpers.empty()) return 0;
    const std::size_t grid = start.grid > 0 ? static_cast<std::size_t>(start.grid) : n * n;
    return (start.values.empty() ? start.living.size() / n : start.values.size()) - grid;
}

// " A1=4 B7=2", or " cell 0=4 .." for cells that are not in a square of rows and columns
std::string candidates_text(const Start& start, const std::vector<int>& numbers) {
    const int n = start.height * start.width;
    const bool square =
        start.grid == 0 && (own_cells(start) > 0 || start.living.size() == static_cast<std::size_t>(n * n * n));
    const Geometry geometry(Box{start.height, start.width});
    std::string out;
    for (int v : numbers) {
        const auto [cell, value] = cell_and_value(start, v);
        const bool named = square && cell < n * n;
        const std::string name = named ? cell_name(geometry, static_cast<Cell>(cell)) : "cell " + std::to_string(cell);
        out += " " + name + "=" + std::to_string(value);
    }
    return out;
}

}  // namespace

std::string rules_text(const Start& start) {
    if (start.lines.empty() && start.choices.empty() && own_cells(start) == 0 && start.grid == 0) return {};
    const auto count = [](std::size_t number, const char* what) {
        return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
    };
    const std::string own = count(own_cells(start), "own cell") + ", " + count(start.helpers.size(), "helper") + ", ";
    return "\nof the puzzle with " + (own_cells(start) == 0 ? "" : own) + count(start.houses.size(), "house") + ", " +
           count(start.lines.size(), "line") + " and " + count(start.choices.size(), "choice");
}

std::string claim_text(const Accepted& answer) {
    switch (answer.what) {
        case Proved::solution: return "accepted: solution";
        case Proved::unique: return "accepted: unique";
        case Proved::no_solution: return "accepted: no solution";
        case Proved::false_candidates: return "accepted: false" + candidates_text(answer.start, answer.numbers);
        case Proved::false_if_unique:
            return "accepted: false if unique" + candidates_text(answer.start, answer.numbers);
        case Proved::not_unique: return "accepted: not unique";
    }
    return {};
}

}  // namespace deduku
