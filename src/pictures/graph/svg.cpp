#include "pictures/graph/svg.hpp"

#include <cmath>

#include "pictures/svg/xml.hpp"

namespace deduku::graph {
namespace {

constexpr double edge_of_paper = 8;

std::string tenths(double value) { return decimal(value, 1); }

class Picture {
  public:
    Picture(const Graph& graph, const GraphLayout& layout, const GraphSvgOptions& options)
        : graph_(graph), layout_(layout), options_(options) {}

    std::string draw() {
        const std::string width = tenths(layout_.size.width + 2 * edge_of_paper);
        const std::string height = tenths(layout_.size.height + 2 * edge_of_paper);
        const std::string title = options_.prefix + "-title";
        const std::string description = options_.prefix + "-desc";
        xml_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"id", options_.prefix},
                          {"class", "decision-graph-picture"},
                          {"viewBox", "0 0 " + width + " " + height},
                          {"width", width},
                          {"height", height},
                          {"role", "img"},
                          {"aria-labelledby", title + " " + description}});
        xml_.put("title", {{"id", title}}, graph_.title);
        xml_.put("desc", {{"id", description}}, graph_.description);
        if (options_.style) {
            xml_.open("style");
            xml_.raw(style_of(options_.theme));
            xml_.close();
        }
        xml_.open("g", {{"class", "decision-graph"}});
        xml_.leaf("rect", {{"class", "paper"}, {"width", width}, {"height", height}});
        const std::string aside = tenths(edge_of_paper);
        xml_.open("g", {{"transform", "translate(" + aside + " " + aside + ")"}});
        for (std::size_t i = 0; i < graph_.clusters.size(); ++i) cluster(i);
        for (std::size_t i = 0; i < graph_.edges.size(); ++i) edge(i);
        for (std::size_t i = 0; i < graph_.clusters.size(); ++i) label(i);
        for (std::size_t i = 0; i < graph_.nodes.size(); ++i) node(i);
        xml_.close();
        xml_.close();
        xml_.close();
        xml_.line();
        return xml_.take();
    }

  private:
    std::string id(char kind, std::size_t index) const { return options_.prefix + "-" + kind + std::to_string(index); }

    void box(std::string_view type, GraphPoint low, Size size, double corner = 0) {
        xml_.leaf("rect", {{"class", std::string(type)},
                           {"x", tenths(low.x)},
                           {"y", tenths(low.y)},
                           {"width", tenths(size.width)},
                           {"height", tenths(size.height)},
                           {"rx", corner > 0 ? tenths(corner) : ""}});
    }

    void text(std::string_view type, double x, double y, std::string_view words) {
        xml_.put("text", {{"class", std::string(type)}, {"x", tenths(x)}, {"y", tenths(y)}}, words);
    }

    void cluster(std::size_t index) {
        const Cluster& cluster = graph_.clusters[index];
        const NodeFrame& frame = layout_.clusters[index];
        xml_.line();
        xml_.open("g", {{"class", "cluster " + std::string(name_of(cluster.sign)) +
                                      (cluster.parent == none ? " section" : " level")},
                        {"id", id('c', index)}});
        box("frame", frame.low, {frame.high.x - frame.low.x, frame.high.y - frame.low.y}, 4);
        xml_.close();
    }

    // The label of a cluster, above the arrows that enter it.
    void label(std::size_t index) {
        const GraphPoint low = layout_.clusters[index].low;
        text("label", low.x + 8, low.y + 17, graph_.clusters[index].label);
    }

    void edge(std::size_t index) {
        const Curve& curve = layout_.edges[index];
        if (curve.points.empty()) return;
        std::string path = "M" + point(curve.points[0]) + "C";
        for (std::size_t i = 1; i < curve.points.size(); ++i) path += (i > 1 ? " " : "") + point(curve.points[i]);
        xml_.line();
        xml_.open("g", {{"class", "edge " + std::string(name_of(graph_.edges[index].arrow))}});
        xml_.leaf("path", {{"d", path}});
        const GraphPoint from = curve.points.back();
        const double x = curve.tip.x - from.x;
        const double y = curve.tip.y - from.y;
        const double length = std::hypot(x, y);
        if (length > 0) {
            const GraphPoint aside{-y / length * 2.5, x / length * 2.5};
            xml_.leaf("path", {{"class", "tip"},
                               {"d", "M" + point({from.x + aside.x, from.y + aside.y}) + "L" + point(curve.tip) + "L" +
                                         point({from.x - aside.x, from.y - aside.y}) + "Z"}});
        }
        xml_.close();
    }

    static std::string point(GraphPoint p) { return tenths(p.x) + " " + tenths(p.y); }

    void node(std::size_t index) {
        const Node& node = graph_.nodes[index];
        const NodeSize size = size_of(graph_, node);
        const GraphPoint middle = layout_.nodes[index];
        const GraphPoint low{middle.x - size.whole.width / 2, middle.y - size.whole.height / 2};
        xml_.line();
        xml_.open("g", {{"class", "node " + std::string(name_of(node.kind))}, {"id", id('n', index)}});
        if (!node.tip.empty()) xml_.put("title", {}, node.tip);
        outline(node.kind, low, size.whole);
        double y = low.y + 17;
        for (std::size_t i = 0; i < node.lines.size(); ++i) {
            const bool left = i >= node.left_from;
            const std::string type = i == 0 ? "heading" : left ? "detail left" : "detail";
            text(type, left ? low.x + 7 : middle.x, y, node.lines[i]);
            y += i == 0 ? 14.5 : 13;
        }
        parts(node, size, low);
        xml_.close();
    }

    // Shapes distinguish the kinds without colour: rounded, cut corners, double, dashed.
    void outline(NodeKind kind, GraphPoint low, Size size) {
        if (kind == NodeKind::contradiction) {
            constexpr double cut = 7;
            const double right = low.x + size.width;
            const double bottom = low.y + size.height;
            xml_.leaf("path", {{"class", "frame"},
                               {"d", "M" + point({low.x + cut, low.y}) + "H" + tenths(right - cut) + "L" +
                                         point({right, low.y + cut}) + "V" + tenths(bottom - cut) + "L" +
                                         point({right - cut, bottom}) + "H" + tenths(low.x + cut) + "L" +
                                         point({low.x, bottom - cut}) + "V" + tenths(low.y + cut) + "Z"}});
            return;
        }
        box("frame", low, size,
            kind == NodeKind::state || kind == NodeKind::pair ? 10
            : kind == NodeKind::solution                      ? 6
                                                              : 0);
        if (kind == NodeKind::solution) box("inner", {low.x + 3, low.y + 3}, {size.width - 6, size.height - 6}, 4);
    }

    void parts(const Node& node, const NodeSize& size, GraphPoint low) {
        GraphPoint at{low.x, low.y + size.head};
        for (std::size_t i = 0; i < node.parts.size(); ++i) {
            const NodePart& part = node.parts[i];
            const Size& one = size.parts[i];
            xml_.open("g", {{"class", "branch " + std::string(name_of(part.sign))}});
            box("frame", at, one);
            if (graph_.across) {
                text("name left", at.x + 7, at.y + 13, part.name);
                text("detail right", at.x + one.width - 7, at.y + 13, part.result);
                at.y += one.height;
            } else {
                text("name", at.x + one.width / 2, at.y + 13, part.name);
                text("detail", at.x + one.width / 2, at.y + 26, part.result);
                at.x += one.width;
            }
            xml_.close();
        }
    }

    const Graph& graph_;
    const GraphLayout& layout_;
    const GraphSvgOptions& options_;
    Xml xml_;
};

struct Palette {
    std::string_view paper, ink, soft, rule, plain, fact, contradiction, solution, folded, section;
};

// Text has a contrast of 7:1 or more to its background.
constexpr Palette light = {"#ffffff", "#111111", "#444444", "#555555", "#ffffff",
                           "#dcebfb", "#fbdfe2", "#d9f2dc", "#f4f4f4", "#fafaf7"};
constexpr Palette dark = {"#16181c", "#f2f2f2", "#d0d4da", "#9aa1ab", "#20242a",
                          "#17395c", "#561f27", "#194326", "#2a2d33", "#1a1d22"};

std::string colours(const Palette& p, std::string_view root) {
    std::string css;
    const auto rule = [&](std::string_view selector, std::string_view property, std::string_view colour) {
        css += std::string(root) + ".decision-graph " + std::string(selector) + '{' + std::string(property) + ':' +
               std::string(colour) + '}';
    };
    rule(".paper", "fill", p.paper);
    rule("text", "fill", p.ink);
    rule(".detail", "fill", p.soft);
    rule(".label", "stroke", p.paper);
    rule(".frame", "fill", p.plain);
    rule(".frame", "stroke", p.rule);
    rule(".inner", "stroke", p.ink);
    rule(".edge path", "stroke", p.rule);
    rule(".edge .tip", "fill", p.rule);
    rule(".edge.fact path", "stroke", p.ink);
    rule(".edge.fact .tip", "fill", p.ink);
    rule(".fact>.frame", "fill", p.fact);
    rule(".fact>.frame", "stroke", p.ink);
    rule(".contradiction>.frame", "fill", p.contradiction);
    rule(".contradiction>.frame", "stroke", p.ink);
    rule(".solution>.frame", "fill", p.solution);
    rule(".solution>.frame", "stroke", p.ink);
    rule(".folded>.frame", "fill", p.folded);
    rule(".proved>.frame", "fill", p.fact);
    rule(".cluster>.frame", "fill", p.paper);
    rule(".cluster.section>.frame", "fill", p.section);
    rule(".contradiction>.detail", "fill", p.ink);
    return css;
}

constexpr std::string_view shapes =
    ".decision-graph text{font:10px 'DejaVu Sans',Verdana,Arial,sans-serif;text-anchor:middle}"
    ".decision-graph .heading{font-size:12px;font-weight:bold}"
    ".decision-graph .label{font-size:12px;font-weight:bold;text-anchor:start;"
    "paint-order:stroke;stroke-width:4px;stroke-linejoin:round}"
    ".decision-graph .name{font-weight:bold}"
    ".decision-graph .left{text-anchor:start}"
    ".decision-graph .right{text-anchor:end}"
    ".decision-graph .frame{stroke-width:1}"
    ".decision-graph .inner{fill:none;stroke-width:1}"
    ".decision-graph .fact>.frame,.decision-graph .contradiction>.frame,.decision-graph .solution>.frame"
    "{stroke-width:1.8}"
    ".decision-graph .branch>.frame{stroke-width:1}"
    ".decision-graph .folded>.frame{stroke-dasharray:5 3}"
    ".decision-graph .open>.frame{stroke-dasharray:2 2}"
    ".decision-graph .branch>.frame{stroke-dasharray:none}"
    ".decision-graph .untried>text{font-style:italic}"
    ".decision-graph .cluster.level>.frame{stroke-dasharray:7 4;stroke-width:1.2}"
    ".decision-graph .cluster.section>.frame{stroke-dasharray:none;stroke-width:1}"
    ".decision-graph .edge path{fill:none;stroke-width:1}"
    ".decision-graph .edge .tip{stroke:none}"
    ".decision-graph .edge.fact path{stroke-width:1.8}"
    ".decision-graph .edge.fact .tip{stroke-width:1}"
    ".decision-graph .edge.hypothesis>path:first-child{stroke-dasharray:6 3}"
    ".decision-graph .edge.next>path:first-child{stroke-dasharray:1 3}";

}  // namespace

std::string style_of(Theme theme) {
    std::string css(shapes);
    css += colours(theme == Theme::dark ? dark : light, "");
    // On paper a dark picture would be a black page.
    if (theme == Theme::automatic)
        css += "@media screen and (prefers-color-scheme:dark){" + colours(dark, ":root:not(.light) ") +
               "}@media screen{" + colours(dark, ".dark ") + '}';
    return css;
}

std::string to_svg(const Graph& graph, const GraphLayout& layout, const GraphSvgOptions& options) {
    return Picture(graph, layout, options).draw();
}

std::string svg_of(const Graph& graph, const GraphSvgOptions& options) {
    return to_svg(graph, lay_out(graph), options);
}

}  // namespace deduku::graph
