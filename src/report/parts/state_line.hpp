// What a player has reached, on a line: the section [State] of a board in play (doc/formats.md).
#pragma once

#include <string>

#include "deduku/puzzle.hpp"

namespace deduku::report {

/// Row by row: a digit written, the marks left as [35], one mark left as [3], . for all.
[[nodiscard]] std::string state_line(const Puzzle& puzzle);

}  // namespace deduku::report
