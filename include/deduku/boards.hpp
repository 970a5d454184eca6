// Which boards a technique, a method, a question or a command takes.
//
//   takes(Boards::houses, jigsaw)   true        takes(Boards::houses, killer)   false: needed(Boards::houses) says why
#pragma once

#include <cstdint>
#include <string_view>

#include "deduku/geometry.hpp"

namespace deduku {

enum class Boards : std::uint8_t {
    all,       ///< any houses, with rules or without
    houses,    ///< any houses of N cells: jigsaws, diagonals, windows, ..; no rules beyond them
    standard,  ///< rows, columns and boxes
};

[[nodiscard]] inline bool takes(Boards boards, const Geometry& geometry) {
    if (geometry.standard() || boards == Boards::all) return true;
    return boards == Boards::houses && !geometry.constrained();
}

/// What is needed, in words: "a board whose houses are rows, columns and boxes".
[[nodiscard]] constexpr std::string_view needed(Boards boards) {
    switch (boards) {
        case Boards::houses: return "a board whose only rules are houses of N cells";
        case Boards::standard: return "a board whose houses are rows, columns and boxes";
        case Boards::all: break;
    }
    return "a board";
}

}  // namespace deduku
