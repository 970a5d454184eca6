// The positions in a graph: a tree of boxes, each below its parent, the main path straight.
//
//   n0 at (60, 20), e0 from (60, 36) to (60, 54) by a curve, cluster0 from (8, 50) to (220, 300)
//
// Decision graphs are trees (hanging.hpp). The units below a box are placed side by side, as close as their outlines
// allow; a cluster is a box around its contents. Further arrows of graphs that are not trees are drawn, but no room is
// made for them.
#pragma once

#include "pictures/graph/graph.hpp"

namespace deduku::graph {

struct GraphPoint {
    double x = 0;
    double y = 0;  ///< downwards
};

/// Connected Bezier curves: a start and three points for each; then a straight piece to `tip`, the arrow's head.
struct Curve {
    std::vector<GraphPoint> points;
    GraphPoint tip;
};

struct NodeFrame {
    GraphPoint low;  ///< top left
    GraphPoint high;
};

/// Points (1/72 inch) from the top left corner.
struct GraphLayout {
    Size size;
    std::vector<GraphPoint> nodes;  ///< their middles
    std::vector<Curve> edges;
    std::vector<NodeFrame> clusters;
};

[[nodiscard]] GraphLayout lay_out(const Graph& graph);

}  // namespace deduku::graph
