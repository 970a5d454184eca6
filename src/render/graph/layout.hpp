// Where everything of a graph goes, by Graphviz ("dot": ranks, few crossings).
//
//   n0 at (60, 20), e0 from (60, 36) to (60, 54) by a curve, cluster0 from (8, 50) to (220, 300)
#pragma once

#include <optional>
#include <variant>

#include "render/graph/graph.hpp"

namespace deduku::graph {

struct Point {
    double x = 0;
    double y = 0;  ///< downwards
};

/// Bezier curves in a row: a start and three points for each; then a straight piece to `tip`, the arrow's head.
struct Curve {
    std::vector<Point> points;
    Point tip;
};

struct Frame {
    Point low;  ///< top left
    Point high;
};

/// Points (1/72 inch) from the top left corner.
struct Layout {
    Size size;
    std::vector<Point> nodes;  ///< their middles
    std::vector<Curve> edges;
    std::vector<Frame> clusters;
};

/// Why there is no layout.
struct LayoutError {
    std::string text;
};

/// Places a graph. Graphviz keeps what it does in global variables: no two threads may be in here at once.
std::variant<Layout, LayoutError> lay_out(const Graph& graph);

}  // namespace deduku::graph
