#include "pictures/svg/frame.hpp"

#include <array>
#include <vector>

#include "grid/holes.hpp"

namespace deduku::svg {
namespace {

// Headings along the sides of cells, clockwise: right on the top side, down on the right side, left, up. The cells are
// on the right.
constexpr std::array<Point, 4> headings = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
constexpr Point inward(std::size_t heading) { return headings[(heading + 1) % 4]; }

/// The sides of a set of cells that border on no cell of the set, by their start and their heading.
class Sides {
  public:
    Sides(const Geometry& geometry, std::span<const Cell> cells)
        : points_(std::max(geometry.rows(), geometry.columns()) + 1) {
        Table<Cell, bool> in(geometry.cells(), false);
        for (Cell cell : cells) in[cell] = true;
        const auto outside = [&](int row, int column) {
            return row < 0 || column < 0 || row >= geometry.rows() || column >= geometry.columns() ||
                   !in[geometry.cell(row, column)];
        };
        for (Cell cell : cells) {
            const int r = geometry.row(cell), c = geometry.column(cell);
            const std::array<Point, 4> begin = {{{c, r}, {c + 1, r}, {c + 1, r + 1}, {c, r + 1}}};
            for (std::size_t heading = 0; heading < 4; ++heading)
                if (const Point out = inward(heading); outside(r - out.y, c - out.x))
                    at(begin[heading], heading) = true;
        }
    }

    /// Removes such a side; false if there is none.
    bool take(Point point, std::size_t heading) {
        const bool open = at(point, heading);
        at(point, heading) = false;
        return open;
    }
    int points() const { return points_; }

  private:
    std::vector<bool>::reference at(Point point, std::size_t heading) {
        return open_[static_cast<std::size_t>(point.y * points_ + point.x) * 4 + heading];
    }

    int points_;
    std::vector<bool> open_ = std::vector<bool>(static_cast<std::size_t>(points_ * points_) * 4, false);
};

}  // namespace

std::string Frame::outline(std::span<const Cell> cells, int inset) const {
    Sides sides(geometry_, cells);
    std::string path;
    const auto bend = [&](Point at, std::size_t from, std::size_t to) {
        const Point a = inward(from), b = inward(to);
        path += path.empty() || path.back() == 'Z' ? 'M' : 'L';
        path += number(start() + at.x * side_ + inset * (a.x + b.x)) + ' ' +
                number(start() + at.y * side_ + inset * (a.y + b.y));
    };
    for (int i = 0; i < sides.points() * sides.points(); ++i) {
        const Point first{i % sides.points(), i / sides.points()};
        // Every outline has a top side, where it is begun.
        while (sides.take(first, 0)) {
            Point at{first.x + 1, first.y};
            std::size_t heading = 0;
            for (bool open = true; open;) {
                open = false;
                for (const std::size_t turn : {1U, 0U, 3U}) {
                    const std::size_t next = (heading + turn) % 4;
                    if (!sides.take(at, next)) continue;
                    if (turn != 0) bend(at, heading, next);
                    heading = next;
                    at = {at.x + headings[next].x, at.y + headings[next].y};
                    open = true;
                    break;
                }
            }
            if (heading != 0) bend(first, heading, 0);
            path += 'Z';
        }
    }
    return path;
}

std::string Frame::path_of(Stroke stroke) const {
    const Table<Cell, int> regions = regions_of(geometry_);
    // The line between a cell and the previous one of its row, or of its column.
    const auto border = [&](int row, int column, bool across) {
        const int i = across ? column : row;
        if (i == 0 || i == (across ? geometry_.columns() : geometry_.rows())) return true;
        const Cell here = geometry_.cell(row, column);
        return regions[here] != regions[across ? geometry_.cell(row, column - 1) : geometry_.cell(row - 1, column)];
    };
    // Whether such a line belongs to a cell, not only to holes.
    const auto drawn = [&](int row, int column, bool across) {
        const auto is_cell = [&](int r, int c) {
            return r >= 0 && c >= 0 && r < geometry_.rows() && c < geometry_.columns() &&
                   !is_hole(geometry_, geometry_.cell(r, c));
        };
        return is_cell(row, column) || is_cell(across ? row : row - 1, across ? column - 1 : column);
    };
    std::string path;
    for (int i = 0; i <= std::max(geometry_.rows(), geometry_.columns()); ++i)
        for (const bool across : {true, false}) {
            const int n = across ? geometry_.rows() : geometry_.columns();
            if (i > (across ? geometry_.columns() : geometry_.rows())) continue;
            for (int from = 0, to = 0; from < n; from = to) {
                const auto is_drawn = [&](int k) { return across ? drawn(k, i, true) : drawn(i, k, false); };
                const auto is_thick = [&](int k) { return across ? border(k, i, true) : border(i, k, false); };
                const bool wanted = is_drawn(from) && is_thick(from) == (stroke == Stroke::thick);
                for (to = from; to < n && is_thick(to) == is_thick(from) && is_drawn(to) == is_drawn(from);) ++to;
                if (!wanted) continue;
                const std::string at = number(start() + i * side_), begin = number(start() + from * side_),
                                  run = number((to - from) * side_);
                path += across ? 'M' + at + ' ' + begin + 'v' + run : 'M' + begin + ' ' + at + 'h' + run;
            }
        }
    return path;
}

}  // namespace deduku::svg
