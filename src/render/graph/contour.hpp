// The outline of boxes that hang below each other: how far left and right they reach at each height.
//
//       +---+             bands, from the top:
//       +---+             -2 .. 2   down to 3
//     +--+ +----+         -4 .. 6   down to 7
//     |  | +----+         -4 .. -1  down to 9
//     +--+
//
// Two outlines that begin at the same height are put side by side as close as they go. Each costs no more than the
// lower of them is deep.
#pragma once

#include <vector>

namespace deduku::graph {

class Contour {
  public:
    /// Puts a band above all others: it ends where they begin, `height` below its own top, which is 0 then.
    void put_above(double height, double left, double right);
    /// Moves all of it to the side.
    void shift(double aside) { aside_ += aside; }

    /// How far `other`, which begins at the same height, has to be moved to the right so that it keeps `gap` from this.
    /// Below 0 if there is room to spare; the lowest double if one of them is empty.
    double clearance(const Contour& other, double gap) const;
    /// Takes in one that begins at the same height, to the right of it.
    void join(Contour other);

  private:
    struct Band {
        double bottom = 0;
        double left = 0;
        double right = 0;
    };
    Band from_top(std::size_t i) const;

    std::vector<Band> bands_;  // the lowest first, less the offset
    double aside_ = 0;
    double down_ = 0;
};

}  // namespace deduku::graph
