// A graph to be drawn: boxes of text, some divided into parts, arrows between them, clusters around them.
//
//   +-------------+      +------------------+          Node, kind state     Node, kind decision
//   | 12 pairs    | ---> | G7: 3,5,9        |
//   +-------------+      |  3,9     |   5   |          its parts: the branches
//                        |  3 pairs |  CTR  |
//                        +------------------+
//
// It is independent of puzzles: the caller chooses texts and kinds. graph/layout.hpp computes the positions,
// graph/svg.hpp draws it, and `to_dot` writes it for Graphviz.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::graph {

inline constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

enum class NodeKind : std::uint8_t { state, pair, decision, fact, contradiction, solution, open, folded };
/// The result of a branch, or the contents of a cluster.
enum class Sign : std::uint8_t { open, contradiction, solution, proved, untried };
/// The meaning of an arrow.
enum class Arrow : std::uint8_t {
    next,        ///< came after it, by no reason
    tried,       ///< was decided in it
    hypothesis,  ///< was opened with it
    fact,        ///< follows from it
};

/// Names in classes and in attributes of dot text.
[[nodiscard]] std::string_view name_of(NodeKind kind);
[[nodiscard]] std::string_view name_of(Sign sign);
[[nodiscard]] std::string_view name_of(Arrow arrow);

/// A part of a node from which arrows may start.
struct NodePart {
    std::string name;
    std::string result;
    Sign sign = Sign::open;
};

struct Node {
    NodeKind kind = NodeKind::state;
    std::vector<std::string> lines;  ///< the first is the heading
    std::vector<NodePart> parts{};
    std::string tip{};             ///< the tooltip
    std::size_t left_from = none;  ///< the lines from this one on begin at the left border
    std::size_t cluster = none;    ///< index of Graph::clusters
};

struct Edge {
    std::size_t from = 0;
    std::size_t to = 0;
    Arrow arrow = Arrow::tried;
    std::size_t part = none;  ///< of `from`
};

struct Cluster {
    std::string label;
    Sign sign = Sign::open;
    std::size_t parent = none;  ///< a cluster with a smaller index
};

struct Graph {
    std::string title{};
    std::string description{};  ///< alternative text
    bool across = false;        ///< from left to right; parts lie below each other
    std::vector<Node> nodes{};
    std::vector<Edge> edges{};
    std::vector<Cluster> clusters{};
};

/// Sizes in points, the same for every layout: text is measured by the widths of DejaVu Sans, one of the widest common
/// fonts.
inline constexpr double heading_size = 12;
inline constexpr double text_size = 10;
[[nodiscard]] double text_width(std::string_view text, double font_size);

struct Size {
    double width = 0;
    double height = 0;
};
/// The division of a node: the heading and its lines, then the parts.
struct NodeSize {
    Size whole;
    double head = 0;            ///< height above the parts
    std::vector<Size> parts{};  ///< side by side, or below each other if the graph goes across
};
[[nodiscard]] NodeSize size_of(const Graph& graph, const Node& node);
[[nodiscard]] Size size_of(const Cluster& cluster);

/// The graph in the language of Graphviz; nodes are n0.., edges have ids e0.., clusters are cluster0..
[[nodiscard]] std::string to_dot(const Graph& graph);

}  // namespace deduku::graph
