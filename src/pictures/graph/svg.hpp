// A graph as SVG, for a file of its own or inside a page.
//
//   <svg class="decision-graph" ..><g class="node decision" id="p-n3"><title>..</title><rect/><text>..
//
// Kinds are classes; their colours are in one style sheet, and never the only distinction: shapes, strokes and words
// differ.
#pragma once

#include "pictures/graph/layout.hpp"
#include "pictures/svg/style.hpp"

namespace deduku::graph {

struct GraphSvgOptions {
    std::string prefix = "graph";  ///< of every id: unique in the page
    Theme theme = Theme::automatic;
    bool style = true;  ///< with the style sheet; false where the page has it
};

/// The style sheet, for a page with several graphs. With Theme::automatic a root element of class "dark" or "light"
/// decides; without the class, the reader's system.
[[nodiscard]] std::string style_of(Theme theme);

[[nodiscard]] std::string to_svg(const Graph& graph, const GraphLayout& layout, const GraphSvgOptions& options);

/// Lays out and draws the graph.
[[nodiscard]] std::string svg_of(const Graph& graph, const GraphSvgOptions& options);

}  // namespace deduku::graph
