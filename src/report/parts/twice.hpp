// Two equal givens in a house: an immediate reason for no solution.
//
//   5..5.....   row 1 has 5 twice
#pragma once

#include <string>

#include "deduku/puzzle.hpp"
#include "deduku/text.hpp"

namespace deduku::report {

/// "row 1 has 5 twice", for the first house with two equal givens; "" if there is none.
[[nodiscard]] std::string given_twice(const Puzzle& puzzle, Coords coords);

/// "no solution", with an immediate reason if there is one: "no solution: row 1 has 5 twice".
[[nodiscard]] std::string no_solution_text(const Puzzle& puzzle, Coords coords);

}  // namespace deduku::report
