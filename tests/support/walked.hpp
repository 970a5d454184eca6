// The path of a puzzle by techniques alone.
#pragma once

#include "method/path/path.hpp"

namespace deduku::testing {

/// Without suppositions, and as if the puzzle had several solutions: no technique rests on uniqueness.
inline path::Path walked_by_techniques(const Puzzle& puzzle) {
    path::PathOptions options;
    options.beyond = false;
    Solutions several;
    several.count = 2;
    Meter no_limit;
    return path::walk(
        puzzle, options, [&]() -> const Solutions& { return several; }, no_limit);
}

}  // namespace deduku::testing
