// The boards that a technique, a method, a question or a command accepts.
//
//   takes(Boards::houses, jigsaw)   true        takes(Boards::houses, killer)   false: needed(Boards::houses) says why
#pragma once

#include <cstdint>
#include <string_view>

#include "deduku/geometry.hpp"

namespace deduku {

enum class Boards : std::uint8_t {
    all,       ///< any houses, with rules or without
    houses,    ///< any houses of N cells: jigsaws, diagonals, windows, ..; no other rules
    lines,     ///< all rows and columns are houses; other houses and rules are allowed
    boxes,     ///< as `lines`, with boxes of one size
    standard,  ///< rows, columns and boxes
};

[[nodiscard]] inline bool takes(Boards boards, const Geometry& geometry) {
    switch (boards) {
        case Boards::all: break;
        case Boards::houses: return !geometry.constrained();
        case Boards::lines: return geometry.has_lines();
        case Boards::boxes: return geometry.boxes().has_value();
        case Boards::standard: return geometry.standard();
    }
    return true;
}

/// The required kind of board, in words: "a board whose only rules are rows, columns and boxes".
[[nodiscard]] constexpr std::string_view needed(Boards boards) {
    switch (boards) {
        case Boards::houses: return "a board whose only rules are houses of N cells";
        case Boards::lines: return "a board on which every row and every column is a house";
        case Boards::boxes: return "a board with rows, columns and boxes of one size";
        case Boards::standard: return "a board whose only rules are rows, columns and boxes";
        case Boards::all: break;
    }
    return "a board";
}

}  // namespace deduku
