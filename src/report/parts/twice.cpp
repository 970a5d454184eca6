#include "report/parts/twice.hpp"

#include "grid/reading/cell_text.hpp"

namespace deduku::report {

std::string given_twice(const Puzzle& puzzle, Coords coords) {
    const Geometry& geometry = puzzle.geometry();
    for (House house : geometry.every_house()) {
        Set<Digit> seen;
        for (Cell cell : geometry.cells_of(house)) {
            const Set<Digit> given = puzzle.cells[cell];
            if (!given.single()) continue;
            if (seen.has(given.first()))
                return house_in_sentence(geometry, house, coords) + " has " + digits_text(given, geometry) + " twice";
            seen |= given;
        }
    }
    return {};
}

std::string no_solution_text(const Puzzle& puzzle, Coords coords) {
    const std::string why = given_twice(puzzle, coords);
    return why.empty() ? "no solution" : "no solution: " + why;
}

}  // namespace deduku::report
