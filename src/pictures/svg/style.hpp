// The one style sheet of all pictures: semantic classes, a light and a dark palette.
//
//   given, digit, mark      text        base, cover     sectors of the reason (hatched, dotted)
//   kept, removed           ring, stroke                hypothesis, changed   cells
//
// Colour is never the only sign: sectors differ by pattern and outline, removed candidates are struck out,
// hypotheses show their level, groups of cells a letter, changed cells a corner.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "deduku/geometry.hpp"

namespace deduku {

enum class Theme : std::uint8_t {
    automatic,  ///< light, or dark where the reader's system is
    light,
    dark,
};

/// Number of colours for groups of a scene, used in turn.
inline constexpr std::size_t group_colours = 4;

/// CSS for pictures of boards with at most this many groups, and with the markings of this board (markings.hpp), if
/// given; as text for a <style> element.
[[nodiscard]] std::string board_style(Theme theme, std::size_t groups = 0, const Geometry* marked = nullptr);
/// The same for framed cells and their words (FramedCells).
[[nodiscard]] std::string frame_style(Theme theme);

}  // namespace deduku
