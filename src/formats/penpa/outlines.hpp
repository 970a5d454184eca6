// Regions and cages of a sheet, which it keeps as the lines around them.
//
//   .---.---.      a line from quarter to quarter on each side of a cell without a neighbour in its cage
//   |15     |      "15" in the top left quarter of a cell of the cage is its text
//   '---.---'
#pragma once

#include <map>
#include <vector>

#include "formats/penpa/pad.hpp"

namespace deduku::formats::penpa {

/// The thick black edges of a board.
class ThickEdges {
  public:
    explicit ThickEdges(int n) : n_(n), below_(cells(), false), right_(cells(), false) {}
    /// Adds the borders of cells from one corner to another in a row or column of corners, as far as they are on the
    /// board.
    void add(DrawnPoint from, DrawnPoint to);
    [[nodiscard]] bool any() const;
    /// The number of the region of each cell.
    [[nodiscard]] std::vector<int> regions() const;
    /// Edges with the same region on both sides.
    [[nodiscard]] std::size_t loose(const std::vector<int>& regions) const;

  private:
    [[nodiscard]] std::size_t cells() const { return static_cast<std::size_t>(n_ * n_); }

    int n_;
    std::vector<bool> below_, right_;  // of each cell, row by row
};

/// Draws the cages of a layer with their texts; lines that surround no cells become figures. Returns the keys of the
/// texts that it used.
[[nodiscard]] std::vector<std::string> draw_cages(const PenpaSheet& sheet, PadDrawing& to);

}  // namespace deduku::formats::penpa
