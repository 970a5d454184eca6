// The members and the bounds of any sector: cells and houses of a Geometry, and lines.
#pragma once

#include "deduku/board.hpp"

namespace deduku {

/// The line of a sector, if it is one of the board; null also for lines of cases.
[[nodiscard]] inline const Linear* line_of(const Geometry& geometry, Sector sector) {
    const auto k = static_cast<std::size_t>(index(sector) - geometry.sectors());
    return geometry.is_linear(sector) && k < geometry.lines().size() ? &geometry.lines()[k] : nullptr;
}

/// Calls `use(candidate, weight)` for every member of a sector, living or not. `line` is its line, or null for a cell
/// or a digit in a house.
template <class Use>
void for_each_term(const Geometry& geometry, Sector sector, const Linear* line, Use&& use) {
    if (line != nullptr) {
        for (const Term& term : line->terms) use(term.candidate, term.weight);
    } else if (!geometry.is_linear(sector)) {
        for (int i = 0; i < geometry.size_of(sector); ++i) use(geometry.member(sector, i), 1);
    }
}

/// Calls `use(candidate)` for every living member of a sector in force.
template <class Use>
void for_each_living(const Board& board, Sector sector, Use&& use) {
    const Geometry& geometry = board.geometry();
    if (!geometry.is_linear(sector)) {
        for (Place i : board.members(sector)) use(geometry.member(sector, i));
    } else {
        for_each_term(geometry, sector, board.line(sector), [&](Candidate c, int) {
            if (board.has(c)) use(c);
        });
    }
}

/// Calls `use(candidate)` for every dead member of a sector in force.
template <class Use>
void for_each_dead(const Board& board, Sector sector, Use&& use) {
    for_each_term(board.geometry(), sector, board.line(sector), [&](Candidate c, int) {
        if (!board.has(c)) use(c);
    });
}

/// Whether exactly one member of a sector in force is true; otherwise at most one is.
[[nodiscard]] inline bool exactly_one(const Board& board, Sector sector) {
    const Linear* line = board.line(sector);
    return line != nullptr ? exactly_one(*line) : board.geometry().exactly_one(sector);
}
[[nodiscard]] inline bool at_most_one(const Board& board, Sector sector) {
    const Linear* line = board.line(sector);
    return line != nullptr ? at_most_one(*line) : !board.geometry().is_linear(sector);
}

}  // namespace deduku
