// A graph as dot text. Every box has the size computed by graph.cpp, so that its position is the same on all machines.
#include "pictures/graph/graph.hpp"
#include "pictures/svg/xml.hpp"

namespace deduku::graph {
namespace {

std::string number(double value) { return decimal(value, 2); }

std::string inches(double points) { return number(points / 72); }

// Text in quotes, where Graphviz reads entities and backslashes.
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

std::string_view look_of(NodeKind kind) {
    switch (kind) {
        case NodeKind::state:
        case NodeKind::pair: return " style=rounded";
        case NodeKind::decision: return "";
        case NodeKind::fact: return " penwidth=2";
        case NodeKind::contradiction: return " style=diagonals";
        case NodeKind::solution: return " peripheries=2";
        case NodeKind::open: return " style=dotted";
        case NodeKind::folded: return " style=dashed";
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

class Writer {
  public:
    explicit Writer(const Graph& graph) : graph_(graph) {}

    std::string write() {
        out_ = "digraph decisions {\n  graph [comment=" + quoted(graph_.title) +
               " rankdir=" + (graph_.across ? "LR" : "TB") +
               " ranksep=0.3 nodesep=0.2 fontname=\"DejaVu Sans\" fontsize=12];\n"
               "  node [shape=box fixedsize=true fontname=\"DejaVu Sans\" fontsize=10];\n"
               "  edge [arrowsize=0.6];\n";
        add_cluster(none, "  ");
        for (std::size_t i = 0; i < graph_.edges.size(); ++i) add_edge(i);
        return out_ + "}\n";
    }

  private:
    // A table cell of this size, with its text in lines.
    std::string cell(const std::string& attributes, Size size, const std::vector<std::string>& lines) const {
        std::string out = "<TD FIXEDSIZE=\"TRUE\" WIDTH=\"" + number(size.width) + "\" HEIGHT=\"" +
                          number(size.height) + "\"" + attributes + ">";
        for (std::size_t i = 0; i < lines.size(); ++i) out += (i > 0 ? "<BR/>" : "") + lines[i];
        return out + "</TD>";
    }

    static std::string bold(std::string_view text) { return "<B>" + escaped(text) + "</B>"; }
    static std::string small(std::string_view text) {
        return "<FONT POINT-SIZE=\"" + std::to_string(static_cast<int>(text_size)) + "\">" + escaped(text) + "</FONT>";
    }

    // A node with parts is a table, with a port p0.. for each part.
    std::string table(const Node& node) const {
        const NodeSize size = size_of(graph_, node);
        std::vector<std::string> head;
        for (const std::string& line : node.lines) head.push_back(head.empty() ? bold(line) : small(line));
        const std::string span = graph_.across ? "" : " COLSPAN=\"" + std::to_string(node.parts.size()) + "\"";
        std::string out = "<TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR>" +
                          cell(span, {size.whole.width, size.head}, head) + "</TR>";
        if (!graph_.across) out += "<TR>";
        for (std::size_t i = 0; i < node.parts.size(); ++i) {
            const NodePart& part = node.parts[i];
            std::vector<std::string> lines = {small(part.name), small(part.result)};
            if (graph_.across) lines = {small(part.name + "  " + part.result)};
            const std::string one = cell(" PORT=\"p" + std::to_string(i) + "\"", size.parts[i], lines);
            out += graph_.across ? "<TR>" + one + "</TR>" : one;
        }
        return out + (graph_.across ? "" : "</TR>") + "</TABLE>";
    }

    void add_node(std::size_t index) {
        const Node& node = graph_.nodes[index];
        const std::string id = "n" + std::to_string(index);
        out_ += id + " [id=" + id + " class=" + std::string(name_of(node.kind));
        if (!node.tip.empty()) out_ += " tooltip=" + quoted(node.tip);
        if (!node.parts.empty()) {
            out_ += " shape=plain fixedsize=false label=<" + table(node) + ">];\n";
            return;
        }
        std::string label;
        for (const std::string& line : node.lines) label += (label.empty() ? "" : "\n") + line;
        const Size size = size_of(graph_, node).whole;
        out_ += " width=" + inches(size.width) + " height=" + inches(size.height) + std::string(look_of(node.kind)) +
                " label=" + quoted(label) + "];\n";
    }

    // The nodes of one cluster (or of none), and the clusters in it.
    void add_cluster(std::size_t cluster, const std::string& indent) {
        for (std::size_t i = 0; i < graph_.nodes.size(); ++i) {
            if (graph_.nodes[i].cluster != cluster) continue;
            out_ += indent;
            add_node(i);
        }
        for (std::size_t i = cluster == none ? 0 : cluster + 1; i < graph_.clusters.size(); ++i) {
            const Cluster& inner = graph_.clusters[i];
            if (inner.parent != cluster) continue;
            out_ += indent + "subgraph cluster" + std::to_string(i) + " {\n";
            out_ += indent + "  graph [class=" + std::string(name_of(inner.sign)) +
                    " labeljust=l style=" + (inner.parent == none ? "solid" : "dashed") +
                    " label=<<TABLE BORDER=\"0\" CELLPADDING=\"0\"><TR>" +
                    cell("", size_of(inner), {bold(inner.label)}) + "</TR></TABLE>>];\n";
            add_cluster(i, indent + "  ");
            out_ += indent + "}\n";
        }
    }

    void add_edge(std::size_t index) {
        const Edge& edge = graph_.edges[index];
        out_ += "  n" + std::to_string(edge.from);
        if (edge.part != none) out_ += ":p" + std::to_string(edge.part) + (graph_.across ? ":e" : ":s");
        out_ += " -> n" + std::to_string(edge.to) + (graph_.across ? ":w" : ":n") + " [id=e" + std::to_string(index) +
                " class=" + std::string(name_of(edge.arrow)) + std::string(look_of(edge.arrow)) + "];\n";
    }

    const Graph& graph_;
    std::string out_;
};

}  // namespace

std::string to_dot(const Graph& graph) { return Writer(graph).write(); }

}  // namespace deduku::graph
