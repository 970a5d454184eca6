// The positions of candidates: pencil marks in rows and columns of their cell, a single one large in the middle. A
// number in the corner of a cell (markings.hpp) is left free.
#pragma once

#include <algorithm>

#include "pictures/svg/frame.hpp"
#include "pictures/svg/markings.hpp"
#include "pictures/svg/scene.hpp"

namespace deduku::svg {

class MarkPlaces {
  public:
    MarkPlaces(const Scene& scene, const Frame& frame)
        : scene_(scene), frame_(frame), headed_(frame.geometry().cells(), false) {
        for (Cell cell : headed_cells(frame.geometry())) headed_[cell] = true;
    }

    /// The middle of a pencil mark.
    Point mark(Candidate c) const {
        const int width = frame_.marks().width, height = frame_.marks().height, d = index(c.digit);
        const int head = headed_[c.cell] ? head_room : 0, room = frame_.side() - 2 * padding;
        const Point at = frame_.corner(c.cell);
        return {at.x + padding + (2 * (d % width) + 1) * room / (2 * width),
                at.y + padding + head + (2 * (d / width) + 1) * (room - head) / (2 * height)};
    }
    /// The position of a candidate, as a mark or a digit.
    Point place(Candidate c) const {
        const Set<Digit> digits = scene_.board.digits(c.cell);
        const bool removed = std::find(scene_.removed.begin(), scene_.removed.end(), c) != scene_.removed.end();
        return digits.single() && !removed ? frame_.middle(c.cell) : mark(c);
    }
    /// The font size of a mark.
    int size() const {
        const int room = frame_.side() / std::max(frame_.marks().width, frame_.marks().height);
        return std::min(frame_.geometry().digits() > 9 ? room * 55 / 100 : room * 6 / 10, 15);
    }

  private:
    static constexpr int padding = 4;
    static constexpr int head_room = 8;

    const Scene& scene_;
    const Frame& frame_;
    Table<Cell, bool> headed_;
};

}  // namespace deduku::svg
