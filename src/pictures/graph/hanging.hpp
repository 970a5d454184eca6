// A graph as a tree of units (nodes and clusters): each hangs below another, or inside a cluster or the paper.
//
//   nodes 0 -> 1 -> 2 -> 3       paper
//   cluster 0 holds 1 and 2        0                 inside the paper
//                                   `- cluster 0     below node 0
//                                        1           inside cluster 0
//                                         `- 2       below node 1
//                                      `- 3          below cluster 0, as 3 is not in it
//
// Each node hangs by the first arrow that reaches it; nodes without one hang inside the paper. A further arrow into a
// cluster that already hangs makes its target another root inside.
#pragma once

#include <cstdint>
#include <vector>

#include "pictures/graph/graph.hpp"

namespace deduku::graph {

struct Unit {
    enum class Kind : std::uint8_t { paper, cluster, node };
    Kind kind = Kind::node;
    std::size_t index = 0;              ///< of the node or the cluster
    std::size_t edge = none;            ///< the arrow it hangs by
    std::size_t parent = none;          ///< the unit it hangs below or is inside
    std::vector<std::size_t> below{};   ///< units, in the order of the parts and arrows they hang by
    std::vector<std::size_t> inside{};  ///< of a cluster or of the paper
    std::size_t nodes = 0;              ///< in it and below it
};

struct Hanging {
    std::vector<Unit> units;           ///< the paper first, each behind the unit it hangs below or is inside
    std::vector<std::size_t> of_node;  ///< the unit of each node
    std::vector<std::size_t> above;    ///< for each edge the unit that its target hangs below; none if by another edge
    std::vector<std::size_t> top;  ///< for each such edge the unit that hangs by it: the target or a cluster around it
};

/// Edges refer to nodes of the graph; clusters and nodes refer to earlier clusters or none.
[[nodiscard]] Hanging hang(const Graph& graph);

/// The outline of boxes that hang below each other: their extent to the left and right at each height.
///
///       +---+             bands, from the top:
///       +---+             -2 .. 2   down to 3
///     +--+ +----+         -4 .. 6   down to 7
///     |  | +----+         -4 .. -1  down to 9
///     +--+
///
/// Two outlines that begin at the same height are placed side by side as close as possible. The cost is that of the
/// bands of the shallower one.
class Contour {
  public:
    /// Adds a band above all others, `height` above their top; its own top is the new 0.
    void put_above(double height, double left, double right);
    /// Moves the outline to the side.
    void shift(double aside) { aside_ += aside; }

    /// The smallest move to the right that keeps `other`, which begins at the same height, at a distance of `gap` from
    /// this. Below 0 if there is room to spare; the lowest double if one of them is empty.
    double clearance(const Contour& other, double gap) const;
    /// Adds an outline that begins at the same height, on the right of it.
    void join(Contour other);

  private:
    struct Band {
        double bottom = 0;
        double left = 0;
        double right = 0;
    };
    Band from_top(std::size_t i) const;

    std::vector<Band> bands_;  // lowest first, without the offset
    double aside_ = 0;
    double down_ = 0;
};

}  // namespace deduku::graph
