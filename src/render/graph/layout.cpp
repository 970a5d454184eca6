#include "render/graph/layout.hpp"

#include <graphviz/gvc.h>

#include <charconv>
#include <memory>

namespace deduku::graph {
namespace {

// Graphviz tells errors to a function; the program's stderr is not its own.
int ignore(char* /*message*/) { return 0; }

class Silence {
  public:
    Silence() : before_(agseterrf(&ignore)) {}
    ~Silence() { agseterrf(before_); }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

  private:
    agusererrf before_;
};

struct FreeContext {
    void operator()(GVC_t* context) const { gvFreeContext(context); }
};
struct CloseGraph {
    void operator()(Agraph_t* graph) const { agclose(graph); }
};

// The layout of a graph; given back before the graph is closed.
class Placed {
  public:
    Placed(GVC_t* context, Agraph_t* graph)
        : context_(context), graph_(graph), placed_(gvLayout(context, graph, "dot") == 0) {}
    ~Placed() { gvFreeLayout(context_, graph_); }
    Placed(const Placed&) = delete;
    Placed& operator=(const Placed&) = delete;
    explicit operator bool() const { return placed_; }

  private:
    GVC_t* context_;
    Agraph_t* graph_;
    bool placed_;
};

// The number behind a prefix, "n12": 12; none if it is another name.
std::size_t number_of(std::string_view name, std::string_view prefix) {
    std::size_t number = none;
    if (name.starts_with(prefix)) std::from_chars(name.data() + prefix.size(), name.data() + name.size(), number);
    return number;
}

class Reader {
  public:
    Reader(const Graph& graph, Agraph_t* placed) : placed_(placed), height_(GD_bb(placed).UR.y) {
        const boxf bounds = GD_bb(placed);
        layout_.size = {bounds.UR.x - bounds.LL.x, bounds.UR.y - bounds.LL.y};
        left_ = bounds.LL.x;
        layout_.nodes.resize(graph.nodes.size());
        layout_.edges.resize(graph.edges.size());
        layout_.clusters.resize(graph.clusters.size());
    }

    Layout read() {
        std::string id = "id";
        for (Agnode_t* node = agfstnode(placed_); node != nullptr; node = agnxtnode(placed_, node)) {
            const std::size_t index = number_of(agnameof(node), "n");
            if (index < layout_.nodes.size()) layout_.nodes[index] = point(ND_coord(node));
            for (Agedge_t* edge = agfstout(placed_, node); edge != nullptr; edge = agnxtout(placed_, edge)) {
                const std::size_t number = number_of(agget(edge, id.data()), "e");
                if (number < layout_.edges.size()) layout_.edges[number] = curve(edge);
            }
        }
        read_clusters(placed_);
        return std::move(layout_);
    }

  private:
    Point point(const pointf& p) const { return {p.x - left_, height_ - p.y}; }

    Curve curve(Agedge_t* edge) const {
        Curve out;
        const splines* all = ED_spl(edge);
        if (all == nullptr || all->size == 0) return out;
        const bezier& path = all->list[0];
        for (int i = 0; i < path.size; ++i) out.points.push_back(point(path.list[i]));
        out.tip = path.eflag != 0 ? point(path.ep) : out.points.back();
        return out;
    }

    void read_clusters(Agraph_t* graph) {
        for (int i = 1; i <= GD_n_cluster(graph); ++i) {
            Agraph_t* inner = GD_clust(graph)[i];
            const std::size_t index = number_of(agnameof(inner), "cluster");
            const boxf bounds = GD_bb(inner);
            if (index < layout_.clusters.size())
                layout_.clusters[index] = {point({bounds.LL.x, bounds.UR.y}), point({bounds.UR.x, bounds.LL.y})};
            read_clusters(inner);
        }
    }

    Agraph_t* placed_;
    double height_;
    double left_ = 0;
    Layout layout_;
};

}  // namespace

std::variant<Layout, LayoutError> lay_out(const Graph& graph) {
    const Silence silence;
    const std::unique_ptr<GVC_t, FreeContext> context(gvContext());
    if (!context) return LayoutError{"Graphviz cannot be started"};
    const std::unique_ptr<Agraph_t, CloseGraph> parsed(agmemread(to_dot(graph, Words::left_out).c_str()));
    if (!parsed) return LayoutError{"Graphviz cannot read the graph"};
    const Placed placed(context.get(), parsed.get());
    if (!placed) return LayoutError{"Graphviz cannot place the graph; is its plugin for \"dot\" installed?"};
    return Reader(graph, parsed.get()).read();
}

}  // namespace deduku::graph
