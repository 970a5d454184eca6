// A player's state as one line: the section [State] of a board in play (doc/formats.md).
#pragma once

#include <string>

#include "deduku/puzzle.hpp"

namespace deduku::report {

/// Row by row: a written digit, several marks as [35], a single mark as [3], . for all.
[[nodiscard]] std::string state_line(const Puzzle& puzzle);

}  // namespace deduku::report
