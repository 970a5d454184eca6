// Game ids of Simon Tatham's Solo.
#pragma once

#include <string_view>

#include "formats/parts.hpp"

namespace deduku::formats {

/// The part of an id before the colon.
struct SoloKind {
    Box box{};
    bool jigsaw = false, diagonals = false, killer = false;
    std::size_t end = 0;  // of its text
};

/// The puzzle of an id that begins with such a kind.
[[nodiscard]] PuzzleOrError read_solo(std::string_view id, const SoloKind& kind);

}  // namespace deduku::formats
