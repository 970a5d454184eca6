// A scene as an SVG picture, for boards of any size.
//
//      A   B   C          cells of box.width x box.height pencil marks; a cell with one candidate shows it large,
//   1 [8 ][12 ][ ..       bold if given
#pragma once

#include <cstdint>
#include <string>

#include "deduku/text.hpp"
#include "pictures/svg/scene.hpp"
#include "pictures/svg/style.hpp"

namespace deduku {

/// Letters and numbers of columns and rows, beside the board.
enum class Labels : std::uint8_t { shown, hidden };

struct SvgOptions {
    Coords coords = Coords::sheet;
    Theme theme = Theme::automatic;
    bool styled = true;    ///< carry the style sheet; false inside a page that has it
    std::string id = "b";  ///< begins every id in the picture: unique in a page
    Labels labels = Labels::shown;
    bool words_below = true;  ///< the kinds of rules in words (markings.hpp); false if the caller places them
};

/// The picture, an <svg> element without XML declaration. All parts of a scene must be on its board.
[[nodiscard]] std::string board_svg(const Scene& scene, const SvgOptions& options = {});
/// Everything on the board except digits, lines between cells and clues outside it: to be placed below a table of its
/// cells.
[[nodiscard]] std::string markings_svg(const Geometry& geometry);
/// Width and height of the picture without text below, in its own units.
[[nodiscard]] int picture_side(const Scene& scene);

}  // namespace deduku
