// Two equal givens in a house: why there is no solution, before anything is searched.
//
//   5..5.....   row 1 has 5 twice
#pragma once

#include <string>

#include "deduku/puzzle.hpp"
#include "deduku/text.hpp"

namespace deduku::report {

/// "row 1 has 5 twice", of the first house that has two equal givens; "" if none has.
[[nodiscard]] std::string given_twice(const Puzzle& puzzle, Coords coords);

/// "no solution", and why if that is seen at once: "no solution: row 1 has 5 twice".
[[nodiscard]] std::string no_solution_text(const Puzzle& puzzle, Coords coords);

}  // namespace deduku::report
