#include "pictures/graph/hanging.hpp"

#include <algorithm>
#include <limits>

#include "grid/in_order.hpp"

namespace deduku::graph {
namespace {

class Builder {
  public:
    explicit Builder(const Graph& graph) : graph_(graph), of_cluster_(graph.clusters.size(), none) {
        out_.units.push_back({.kind = Unit::Kind::paper});
        out_.of_node.assign(graph.nodes.size(), none);
        out_.above.assign(graph.edges.size(), none);
        out_.top.assign(graph.edges.size(), none);
        leaving_.resize(graph.nodes.size());
        reached_.assign(graph.nodes.size(), false);
        for (std::size_t i = 0; i < graph.edges.size(); ++i) {
            leaving_[graph.edges[i].from].push_back(i);
            reached_[graph.edges[i].to] = true;
        }
        const auto part = [&](std::size_t edge) { return graph.edges[edge].part; };
        for (std::vector<std::size_t>& edges : leaving_)
            put_in_order(edges, [&](std::size_t a, std::size_t b) { return part(a) < part(b); });
    }

    Hanging build() {
        // Roots first; then nodes reachable only through cycles.
        for (const bool any : {false, true})
            for (std::size_t node = 0; node < graph_.nodes.size(); ++node)
                if ((any || !reached_[node]) && out_.of_node[node] == none) hang_all(node);
        for (std::size_t i = out_.units.size(); i-- > 0;) {
            Unit& unit = out_.units[i];
            unit.nodes = unit.kind == Unit::Kind::node ? 1 : 0;
            for (std::size_t other : unit.inside) unit.nodes += out_.units[other].nodes;
            for (std::size_t other : unit.below) unit.nodes += out_.units[other].nodes;
        }
        return std::move(out_);
    }

  private:
    // Hangs the node and everything reachable from it, in depth-first order.
    void hang_all(std::size_t root) {
        add(root, none);
        std::vector<std::size_t> open(leaving_[root].rbegin(), leaving_[root].rend());
        while (!open.empty()) {
            const std::size_t edge = open.back();
            open.pop_back();
            const std::size_t node = graph_.edges[edge].to;
            if (out_.of_node[node] != none) continue;
            add(node, edge);
            open.insert(open.end(), leaving_[node].rbegin(), leaving_[node].rend());
        }
    }

    void add(std::size_t node, std::size_t edge) {
        const std::vector<std::size_t> around = clusters_of(node);
        const std::vector<std::size_t> left =
            edge == none ? std::vector<std::size_t>{} : clusters_of(graph_.edges[edge].from);
        std::size_t common = 0;
        while (common < std::min(around.size(), left.size()) && around[common] == left[common]) ++common;
        // The outermost cluster to be entered may already hang: then the unit is inside that one, from its border.
        std::size_t in = edge == none || common == 0 ? 0 : of_cluster_[around[common - 1]];
        bool enters = edge == none;
        for (; common < around.size() && of_cluster_[around[common]] != none; ++common) {
            in = of_cluster_[around[common]];
            enters = true;
        }
        std::size_t above = none;
        if (!enters) above = common < left.size() ? of_cluster_[left[common]] : out_.of_node[graph_.edges[edge].from];
        const std::size_t first = out_.units.size();
        for (; common < around.size(); ++common) {
            in = push({.kind = Unit::Kind::cluster, .index = around[common]}, first == out_.units.size() ? above : none,
                      in);
            of_cluster_[around[common]] = in;
        }
        out_.of_node[node] =
            push({.kind = Unit::Kind::node, .index = node}, first == out_.units.size() ? above : none, in);
        if (enters) return;
        out_.units[first].edge = edge;
        out_.top[edge] = first;
        out_.above[edge] = above;
    }

    // Adds the unit below `above`, or inside `in` if that is none.
    std::size_t push(Unit unit, std::size_t above, std::size_t in) {
        const std::size_t index = out_.units.size();
        unit.parent = above != none ? above : in;
        out_.units.push_back(std::move(unit));
        (above != none ? out_.units[above].below : out_.units[in].inside).push_back(index);
        return index;
    }

    // The clusters around a node, outermost first.
    std::vector<std::size_t> clusters_of(std::size_t node) const {
        std::vector<std::size_t> out;
        for (std::size_t c = graph_.nodes[node].cluster; c != none; c = graph_.clusters[c].parent) out.push_back(c);
        std::reverse(out.begin(), out.end());
        return out;
    }

    const Graph& graph_;
    Hanging out_;
    std::vector<std::size_t> of_cluster_;
    std::vector<std::vector<std::size_t>> leaving_;  // edges of each node
    std::vector<bool> reached_;
};

}  // namespace

Hanging hang(const Graph& graph) { return Builder(graph).build(); }

void Contour::put_above(double height, double left, double right) {
    down_ += height;
    bands_.push_back({height - down_, left - aside_, right - aside_});
}

Contour::Band Contour::from_top(std::size_t i) const {
    const Band& band = bands_[bands_.size() - 1 - i];
    return {band.bottom + down_, band.left + aside_, band.right + aside_};
}

double Contour::clearance(const Contour& other, double gap) const {
    double out = std::numeric_limits<double>::lowest();
    for (std::size_t i = 0, j = 0; i < bands_.size() && j < other.bands_.size();) {
        const Band left = from_top(i);
        const Band right = other.from_top(j);
        out = std::max(out, left.right + gap - right.left);
        if (left.bottom <= right.bottom) ++i;
        if (right.bottom <= left.bottom) ++j;
    }
    return out;
}

void Contour::join(Contour other) {
    std::vector<Band> both;  // from the top, down to the end of the shorter one
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < bands_.size() && j < other.bands_.size()) {
        const Band left = from_top(i);
        const Band right = other.from_top(j);
        both.push_back({std::min(left.bottom, right.bottom), left.left, right.right});
        if (left.bottom <= right.bottom) ++i;
        if (right.bottom <= left.bottom) ++j;
    }
    if (j < other.bands_.size()) {
        std::swap(*this, other);
        std::swap(i, j);
    }
    // The rest of the deeper one remains in place.
    bands_.resize(bands_.size() - i);
    for (std::size_t k = both.size(); k-- > 0;)
        bands_.push_back({both[k].bottom - down_, both[k].left - aside_, both[k].right - aside_});
}

}  // namespace deduku::graph
