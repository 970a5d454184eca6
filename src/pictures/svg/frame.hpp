// The positions of cells in the picture of a board, and the outlines of sets of cells.
//
//   +--+--+      the outline of three cells, a little inside them
//   |  |  |
//   +--+--+
//   |  |
//   +--+
#pragma once

#include <algorithm>
#include <span>
#include <string>

#include "deduku/geometry.hpp"
#include "grid/regions.hpp"

namespace deduku::svg {

/// The space next to the board for labels of rows and columns, and for the drawings between.
inline constexpr int label_room = 26;

/// Additional room next to a board, for clues: above and on the left, below and on the right.
struct ClueRoom {
    int before = 0;
    int behind = 0;
};
[[nodiscard]] ClueRoom clue_room(const Geometry& geometry);

struct Point {
    int x = 0;
    int y = 0;
};

/// Numbers for attributes.
[[nodiscard]] inline std::string number(int n) { return std::to_string(n); }

class Frame {
  public:
    explicit Frame(const Geometry& geometry)
        : geometry_(geometry),
          marks_(marks_box(geometry)),
          side_(std::max(smallest_side, mark_pitch * std::max(marks_.width, marks_.height))),
          room_(clue_room(geometry)) {}

    const Geometry& geometry() const { return geometry_; }
    /// The numbers of columns and rows of pencil marks in a cell.
    Box marks() const { return marks_; }
    /// The size of a cell, and of the board: of its longer side.
    int side() const { return side_; }
    int length() const { return side_ * std::max(geometry_.rows(), geometry_.columns()); }
    /// The start of the board, on the left and above; and the size of the picture without text below.
    int start() const { return label_room + room_.before; }
    int whole() const { return start() + length() + room_.behind + label_room; }
    Point corner(Cell cell) const {
        return {start() + geometry_.column(cell) * side_, start() + geometry_.row(cell) * side_};
    }
    Point middle(Cell cell) const {
        const Point at = corner(cell);
        return {at.x + side_ / 2, at.y + side_ / 2};
    }

    /// The path around the cells, `inset` inside their edges; cells that meet only in a corner are separate.
    [[nodiscard]] std::string outline(std::span<const Cell> cells, int inset) const;
    /// Thick: along the borders of boxes, regions and the board; thin: along all other lines between cells.
    enum class Stroke : std::uint8_t { thick, thin };
    [[nodiscard]] std::string path_of(Stroke stroke) const;

  private:
    static constexpr int mark_pitch = 18;  // of a pencil mark on large boards
    static constexpr int smallest_side = 66;

    const Geometry& geometry_;
    Box marks_;
    int side_;
    ClueRoom room_;
};

}  // namespace deduku::svg
