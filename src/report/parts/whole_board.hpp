// A puzzle as a picture, with or without pencil marks.
#pragma once

#include <string_view>

#include "deduku/text.hpp"
#include "pictures/svg/scene.hpp"

namespace deduku::report {

enum class Marks : std::uint8_t {
    none,
    peers,  ///< all candidates not excluded by givens
    left,  ///< those left by singles, locked candidates and subsets, with rules also by combinations, bounds and partners
};

inline constexpr std::string_view marks_words = "none|peers|left";
/// The marks of this word, which must be valid.
[[nodiscard]] Marks marks_of(std::string_view word);

/// The position: the candidates allowed by the givens, reduced to the marks.
[[nodiscard]] Board marked_board(const Puzzle& puzzle, Marks marks);
/// The picture; its description states all rules.
[[nodiscard]] Scene whole_board(const Puzzle& puzzle, Marks marks, Coords coords = Coords::sheet);

}  // namespace deduku::report
