// A step of a path as a picture: the pattern ringed, the eliminations struck out, chains as arrows.
#pragma once

#include "method/path/path.hpp"
#include "pictures/svg/scene.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {

/// The step on the position before it.
[[nodiscard]] Scene picture_of(const Puzzle& puzzle, const Board& before, const path::Step& step,
                               const Teacher& teacher);

/// Step `number` (from 1) of a path, which must exist; or 0: the board with its givens.
[[nodiscard]] Scene picture_of(const path::Path& path, std::size_t number, const Teacher& teacher);

}  // namespace deduku::report
