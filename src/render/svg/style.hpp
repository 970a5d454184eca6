// The one style sheet of all pictures: semantic classes, a light and a dark palette.
//
//   given, digit, mark      text        base, cover     sectors of the reason (hatched, dotted)
//   kept, removed           ring, stroke                hypothesis, changed   cells
//
// Colour is never the only sign: sectors differ by pattern and outline, removed candidates are struck out,
// hypotheses carry their level, changed cells a corner.
#pragma once

#include <cstdint>
#include <string>

namespace deduku {

enum class Theme : std::uint8_t {
    automatic,  ///< light, or dark where the reader's system is
    light,
    dark,
};

/// CSS for pictures of boards, as text for a <style> element.
[[nodiscard]] std::string board_style(Theme theme);

}  // namespace deduku
