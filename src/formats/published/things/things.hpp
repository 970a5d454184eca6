// Things that are drawn on a published puzzle, as a person sees them, without their meaning.
//
//   o---.---.>     arrow  A1 B1 C1, a circle at its start        (o) on a border    dot   A1 B1, white
//   [15 .   ]      cage   A1 B1, text "15"                       12 beside row 1    outside, text "12"
//
// Shapes at one place are one thing; texts belong to the shape below them; the shapes at the ends of a line belong to
// the line as well.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/ids.hpp"
#include "formats/json.hpp"
#include "formats/published/things/colour.hpp"

namespace deduku::formats::published {

enum class ThingKind : std::uint8_t {
    line,      ///< through the centres of cells
    arrow,     ///< a line with a head at its last cell
    diagonal,  ///< a line from corner to corner of the board
    dot,       ///< a small shape on the border of two cells
    sign,      ///< a text, < or > on the border of two cells; the point is towards the second cell
    corner,    ///< a shape or text at a corner of four cells
    mark,      ///< a shape in a cell, or a pill of several cells
    shade,     ///< the colour of a whole cell
    letter,    ///< a text in a cell
    cage,      ///< an outline around cells
    outside,   ///< a text or arrow beside the board
    pointer,   ///< a small arrow in a cell
    stroke,    ///< any other line
};
enum class ThingShape : std::uint8_t { none, circle, square, diamond };

/// In thousandths of a cell, from the top left of the board.
struct DrawnPoint {
    int row = 0, column = 0;
    friend bool operator==(const DrawnPoint&, const DrawnPoint&) = default;
};

struct Thing {
    ThingKind kind = ThingKind::stroke;
    std::vector<Cell> cells{};  ///< in the order drawn; of `outside`: the cells that it looks at, nearest first;
                                ///< of `pointer`: its own, then these; of `stroke` between cells: those on both sides
    ThingShape shape = ThingShape::none;
    std::optional<Colour> fill{};    ///< of a line: its colour
    std::optional<Colour> border{};  ///< of a shape
    std::string text{};
    int start = -1, end = -1;  ///< of a line: the marks at its ends, as indices; -1: none
    DrawnPoint at{};           ///< its centre
    int down = 0, right = 0;   ///< of `outside` and `pointer`: the direction in which it looks, -1 to 1; 0, 0: unknown
    bool head = false;         ///< of `outside`: it has an arrow
    bool loose = false;        ///< it may be decoration: the colour of a cell of f-puzzles

    /// The colour by which people name it: its fill, or its border if the fill is white or missing.
    [[nodiscard]] std::optional<Colour> colour() const;
    /// Whether it is filled with more than white.
    [[nodiscard]] bool is_filled() const;
};

/// The name of a kind in messages: "line", "cage".
[[nodiscard]] std::string_view name_of(ThingKind kind);

/// Things of a board with n rows in the data of SudokuPad, in long or short form; without invisible ones and frames.
[[nodiscard]] std::vector<Thing> things_of_sudokupad(const JsonValue& root, int n);
/// The same for what is only drawn in the data of f-puzzles, without its rules.
[[nodiscard]] std::vector<Thing> things_of_fpuzzles(const JsonValue& root, int n);

/// A decimal number in thousandths; none if the text is none or above 10,000.
[[nodiscard]] std::optional<int> thousandths(std::string_view text);

/// The text of the value of a key in long or short form, without markup and blanks at its ends; empty if there is none.
[[nodiscard]] std::string text_of(const JsonValue& object, std::string_view key, std::string_view short_key);

}  // namespace deduku::formats::published
