// The data of forms: 81 cells, and the map from a puzzle to its form.
//
//   cells   0 = blank, 1..9, row by row        . . 1 | 2 . .  ..
//   map     row i of the form is row rows[i] of the puzzle (of its columns if transposed), and so on
//
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "canon/bytes16.hpp"
#include "deduku/puzzle.hpp"
#include "grid/isomorph.hpp"
#include "grid/nine_grid.hpp"

namespace deduku::canon {

/// One of the 2 * 6^8 permutations of cells, and new names for the digits.
struct Map {
    bool transposed = false;             ///< first exchanges the puzzle's rows and columns
    std::array<std::uint8_t, 9> rows{};  ///< row i of the image is this row
    std::array<std::uint8_t, 9> columns{};
    std::array<std::uint8_t, 10> digits{};  ///< digit d becomes digits[d]; 0 stays 0

    friend bool operator==(const Map&, const Map&) = default;
};

/// The image of the cells.
[[nodiscard]] NineGrid image(const Map& map, const NineGrid& cells);
/// The cells as 1-9 and dots.
[[nodiscard]] std::string text_of(const NineGrid& cells);
/// The map in terms of the images of rows, columns and digits.
[[nodiscard]] Isomorph isomorph_of(const Map& map);
/// Gives missing digits the remaining names, in order.
void name_the_rest(Map& map);

/// The nine rows or columns as vectors; the bytes after the ninth are undefined.
using RowVectors = std::array<Bytes, 9>;
/// Rows, then columns.
[[nodiscard]] std::array<RowVectors, 2> lines_of(const NineGrid& cells);

/// Whether each digit occurs at most once in each row, column and box, and no cell is blank.
[[nodiscard]] bool is_grid(const NineGrid& cells);

}  // namespace deduku::canon
