#include "checker/program/claim_text.hpp"

#include <utility>

#include "deduku/text.hpp"

namespace deduku {
namespace {

// The cell of a candidate, and its value from 1. Cells of their own follow the n * n cells of the grid.
std::pair<int, int> cell_and_value(const Start& start, int v) {
    const int n = start.height * start.width;
    if (start.own.empty() || v < n * n * n) return {v / n, v % n + 1};
    int cell = n * n, first = n * n * n;
    for (int values : start.own) {
        if (v < first + values) break;
        first += values;
        ++cell;
    }
    return {cell, v - first + 1};
}

// " A1=4 B7=2", or " cell 0=4 .." for cells that are not in a square of rows and columns
std::string candidates_text(const Start& start, const std::vector<int>& numbers) {
    const int n = start.height * start.width;
    const bool square = !start.own.empty() || start.living.size() == static_cast<std::size_t>(n * n * n);
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
    if (start.lines.empty() && start.choices.empty() && start.own.empty()) return {};
    const auto count = [](std::size_t number, const char* what) {
        return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
    };
    const std::string own = count(start.own.size(), "own cell") + ", " + count(start.helpers.size(), "helper") + ", ";
    return "\nof the puzzle with " + (start.own.empty() ? "" : own) + count(start.houses.size(), "house") + ", " +
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
