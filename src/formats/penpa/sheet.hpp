// The sheet of a Penpa link: its board, its words, and the layers that are drawn on it.
//
//   p=7VZR.. --base64, inflate--> square,11,11,38,..,Title: ..      the board with its margins, title, author, rules
//                                 [1,1,1,1]                         margins: top, bottom, left, right
//                                 {zN:{"45":["5",1,"1"]},..}        the layer of the setter; zN stands for "number"
//                                 {..}                              the layer of the solver
//                                 [45,1,1,..]                       the cells of the board, each after the one before
//
// A sheet of columns x rows has two more cells on each side. Its points have numbers: cells row by row, then the corners
// at their bottom right, the middles of their bottom borders, of their right borders, four points in each cell at
// quarters, and four towards its sides.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <variant>

#include "formats/parts.hpp"
#include "formats/published/things/things.hpp"

namespace deduku::formats::penpa {

enum class PointKind : std::uint8_t { cell, corner, bottom, right, quarter, side };

struct SheetPoint {
    PointKind kind = PointKind::cell;
    published::DrawnPoint at{};  ///< from the top left of the board
    int number = 0;              ///< of its cell on the sheet
    int part =
        0;  ///< of a quarter: top left, top right, bottom left, bottom right; of a side: top, right, left, bottom
};

struct SheetBoard {
    int width = 0, height = 0;                   ///< of the sheet, with two cells more on each side
    int first_row = 0, first_column = 0, n = 0;  ///< of the board on it

    [[nodiscard]] std::optional<SheetPoint> point(std::string_view number) const;
    /// The cell of the board with this number on the sheet.
    [[nodiscard]] std::optional<Cell> cell(int number) const;
    /// The number on the sheet of a cell of the board.
    [[nodiscard]] int number_of(Cell cell) const;
};

/// A layer, and the colours that its author chose.
class SheetLayer {
  public:
    SheetLayer() = default;
    SheetLayer(JsonValue drawn, const JsonValue* colours);
    /// The members of a kind of elements, "number" or "thermo"; null: none.
    [[nodiscard]] const JsonValue* kind(std::string_view name) const { return drawn_.find(name); }
    /// The chosen colour of an element, by its key or its index; empty: the usual one.
    [[nodiscard]] std::string colour(std::string_view kind, std::string_view key) const;

  private:
    JsonValue drawn_{};
    std::map<std::string, std::string, std::less<>> colours_{};
};

struct PenpaSheet {
    SheetBoard board{};
    std::string title{}, author{}, rules{};
    std::vector<std::string> tags{};  ///< kinds of puzzles: "classic", "thermo"
    bool picture = false;             ///< there is a picture behind the board
    SheetLayer setter{}, solver{};
};

/// The sheet that the letters of a link hold; or the part that cannot be read.
[[nodiscard]] std::variant<PenpaSheet, ValueError> sheet_of(std::string_view letters);

/// The place of a cell in a list of all cells, row by row.
[[nodiscard]] inline std::size_t place_of(Cell cell) { return static_cast<std::size_t>(index(cell)); }

/// The whole number in a text of at most 7 digits.
[[nodiscard]] std::optional<int> number_in(std::string_view text);

}  // namespace deduku::formats::penpa
