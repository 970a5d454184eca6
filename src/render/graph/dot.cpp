// A graph as dot text. Every box has the size that graph.cpp computed, so that all machines place it alike.
#include <array>
#include <charconv>

#include "render/graph/graph.hpp"
#include "render/svg/xml.hpp"

namespace deduku::graph {
namespace {

// At most two decimals; no locale.
std::string number(double value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, 2);
    return {buffer.data(), end.ptr};
}

std::string inches(double points) { return number(points / 72); }

// Between quotes: Graphviz reads entities there, and backslashes.
std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : escaped(text)) {
        if (c == '\\')
            out += "\\\\";
        else if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
    return out + '"';
}

std::string cell(const std::string& attributes, Size size, const std::string& content) {
    return "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"" + number(size.width) + "\" HEIGHT=\"" + number(size.height) + "\"" +
           attributes + ">" + content + "</TD>";
}

std::string small(std::string_view text) {
    return "<FONT POINT-SIZE=\"" + std::to_string(static_cast<int>(text_size)) + "\">" + escaped(text) + "</FONT>";
}

// A node with parts is a table: ports p0.. are its parts.
std::string table(const Graph& graph, const Node& node) {
    const NodeSize size = size_of(graph, node);
    std::string head;
    for (std::size_t i = 0; i < node.lines.size(); ++i)
        head += i == 0 ? "<B>" + escaped(node.lines[i]) + "</B>" : "<BR/>" + small(node.lines[i]);
    std::string out = "<TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR>";
    const std::string span = graph.across ? "" : " COLSPAN=\"" + std::to_string(node.parts.size()) + "\"";
    out += cell(span, {size.whole.width, size.head}, head) + "</TR>";
    if (!graph.across) out += "<TR>";
    for (std::size_t i = 0; i < node.parts.size(); ++i) {
        const Part& part = node.parts[i];
        const std::string text =
            graph.across ? small(part.name + "  " + part.result) : small(part.name) + "<BR/>" + small(part.result);
        const std::string one = cell(" PORT=\"p" + std::to_string(i) + "\"", size.parts[i], text);
        out += graph.across ? "<TR>" + one + "</TR>" : one;
    }
    if (!graph.across) out += "</TR>";
    return out + "</TABLE>";
}

std::string_view look_of(Kind kind) {
    switch (kind) {
        case Kind::state: return " style=rounded";
        case Kind::pair: return " style=rounded";
        case Kind::decision: return "";
        case Kind::fact: return " penwidth=2";
        case Kind::contradiction: return " style=diagonals";
        case Kind::solution: return " peripheries=2";
        case Kind::open: return " style=dotted";
        case Kind::folded: return " style=dashed";
    }
    return {};
}

std::string_view look_of(Arrow arrow) {
    switch (arrow) {
        case Arrow::next: return " style=dotted";
        case Arrow::tried: return "";
        case Arrow::hypothesis: return " style=dashed";
        case Arrow::fact: return " style=bold";
    }
    return {};
}

std::string node_text(const Graph& graph, std::size_t index) {
    const Node& node = graph.nodes[index];
    const std::string id = "n" + std::to_string(index);
    std::string out = id + " [id=" + id + " class=" + std::string(name_of(node.kind));
    if (!node.tip.empty()) out += " tooltip=" + quoted(node.tip);
    if (!node.parts.empty()) return out + " shape=plain fixedsize=false label=<" + table(graph, node) + ">];\n";
    std::string label;
    for (const std::string& line : node.lines) label += (label.empty() ? "" : "\n") + line;
    const Size size = size_of(graph, node).whole;
    return out + " width=" + inches(size.width) + " height=" + inches(size.height) + std::string(look_of(node.kind)) +
           " label=" + quoted(label) + "];\n";
}

// The nodes of one cluster (or of none), and the clusters in it.
void add_cluster(std::string& out, const Graph& graph, std::size_t cluster, const std::string& indent) {
    for (std::size_t i = 0; i < graph.nodes.size(); ++i)
        if (graph.nodes[i].cluster == cluster) out += indent + node_text(graph, i);
    for (std::size_t i = cluster == none ? 0 : cluster + 1; i < graph.clusters.size(); ++i) {
        const Cluster& inner = graph.clusters[i];
        if (inner.parent != cluster) continue;
        out += indent + "subgraph cluster" + std::to_string(i) + " {\n";
        out += indent + "  graph [class=" + std::string(name_of(inner.sign)) +
               " labeljust=l style=" + (inner.parent == none ? "solid" : "dashed") +
               " label=<<TABLE BORDER=\"0\" CELLPADDING=\"0\"><TR>" +
               cell("", size_of(inner), "<B>" + escaped(inner.label) + "</B>") + "</TR></TABLE>>];\n";
        add_cluster(out, graph, i, indent + "  ");
        out += indent + "}\n";
    }
}

}  // namespace

std::string to_dot(const Graph& graph) {
    std::string out = "digraph decisions {\n";
    out += "  graph [comment=" + quoted(graph.title) + " rankdir=" + (graph.across ? "LR" : "TB") +
           " ranksep=0.3 nodesep=0.2 fontname=\"DejaVu Sans\" fontsize=12];\n"
           "  node [shape=box fixedsize=true fontname=\"DejaVu Sans\" fontsize=10];\n"
           "  edge [arrowsize=0.6];\n";
    add_cluster(out, graph, none, "  ");
    for (std::size_t i = 0; i < graph.edges.size(); ++i) {
        const Edge& edge = graph.edges[i];
        out += "  n" + std::to_string(edge.from);
        if (edge.part != none) out += ":p" + std::to_string(edge.part) + (graph.across ? ":e" : ":s");
        out += " -> n" + std::to_string(edge.to) + (graph.across ? ":w" : ":n") + " [id=e" + std::to_string(i) +
               " class=" + std::string(name_of(edge.arrow)) + std::string(look_of(edge.arrow)) + "];\n";
    }
    return out + "}\n";
}

}  // namespace deduku::graph
