// Graphs as dot text, placed and drawn.
#include "pictures/graph/graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <set>

#include "pictures/graph/svg.hpp"
#include "tests/support/xml_check.hpp"

namespace deduku::graph {
namespace {

using deduku::testing::read_xml;
using deduku::testing::XmlElement;

// A state, a decision in a section, a contradiction below its first part, a fact after its second.
Graph small() {
    Graph graph{.title = "small", .description = "two branches"};
    graph.clusters = {{"Section", Sign::open}, {"# A1: 1", Sign::contradiction, 0}};
    graph.nodes = {{NodeKind::state, {"1 pair"}},
                   {NodeKind::decision, {"A1: 1,2"}, {{"1", "CTR", Sign::contradiction}, {"2", "holds", Sign::proved}}},
                   {NodeKind::contradiction, {"CTR"}},
                   {NodeKind::fact, {"A1: 2", "line 1"}}};
    graph.nodes[1].cluster = graph.nodes[3].cluster = 0;
    graph.nodes[2].cluster = 1;
    graph.edges = {{0, 1, Arrow::tried}, {1, 2, Arrow::hypothesis, 0}, {1, 3, Arrow::fact, 1}};
    return graph;
}

NodeFrame frame_of(const Graph& graph, const GraphLayout& layout, std::size_t node) {
    const Size size = size_of(graph, graph.nodes[node]).whole;
    const GraphPoint middle = layout.nodes[node];
    return {{middle.x - size.width / 2, middle.y - size.height / 2},
            {middle.x + size.width / 2, middle.y + size.height / 2}};
}

bool inside(const NodeFrame& inner, const NodeFrame& outer) {
    constexpr double tolerance = 1;
    return inner.low.x > outer.low.x - tolerance && inner.high.x < outer.high.x + tolerance &&
           inner.low.y > outer.low.y - tolerance && inner.high.y < outer.high.y + tolerance;
}

bool apart(const NodeFrame& a, const NodeFrame& b) {
    return a.high.x <= b.low.x || b.high.x <= a.low.x || a.high.y <= b.low.y || b.high.y <= a.low.y;
}

// Published advance widths of the font, in units of 2048 to the em: digit 1303, space 651, 'A' 1401, 'm' 1995.
TEST(TextWidth, MatchesFont) {
    EXPECT_NEAR(text_width("3", 2048), 1303, 1);
    EXPECT_NEAR(text_width(" ", 2048), 651, 1);
    EXPECT_NEAR(text_width("Am", 2048), 1401 + 1995, 2);
    EXPECT_GE(text_width("\xC3\xA4", 10), text_width("m", 10));
}

TEST(Dot, OfASmallGraph) {
    Graph graph{.title = "say \"\\N\" <b>"};
    graph.nodes = {{NodeKind::state, {"a\\b", "\"c\" & d"}}, {NodeKind::fact, {"f"}}};
    graph.edges = {{0, 1, Arrow::fact}};
    const std::string text = to_dot(graph);
    EXPECT_NE(text.find("comment=\"say &quot;\\\\N&quot; &lt;b&gt;\""), std::string::npos) << text;
    EXPECT_NE(text.find("label=\"a\\\\b\\n&quot;c&quot; &amp; d\""), std::string::npos) << text;
    EXPECT_NE(text.find("  n0 -> n1:n [id=e0 class=fact style=bold];\n"), std::string::npos) << text;
    EXPECT_TRUE(text.starts_with("digraph decisions {\n"));
    EXPECT_TRUE(text.ends_with("}\n"));
}

TEST(Dot, PartsAreCellsOfATableAndClustersNest) {
    const std::string text = to_dot(small());
    EXPECT_NE(text.find("PORT=\"p0\""), std::string::npos);
    EXPECT_NE(text.find("n1:p1:s -> n3:n [id=e2"), std::string::npos);
    EXPECT_LT(text.find("subgraph cluster0"), text.find("subgraph cluster1"));
    EXPECT_NE(text.find("<B># A1: 1</B>"), std::string::npos);
}

TEST(GraphLayout, BoxesDoNotOverlapAndStayInClusters) {
    for (const bool across : {false, true}) {
        Graph graph = small();
        graph.across = across;
        const GraphLayout layout = lay_out(graph);
        const NodeFrame paper{{0, 0}, {layout.size.width, layout.size.height}};
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            const NodeFrame frame = frame_of(graph, layout, i);
            EXPECT_TRUE(inside(frame, paper)) << i;
            for (std::size_t j = 0; j < i; ++j) EXPECT_TRUE(apart(frame, frame_of(graph, layout, j))) << i << ' ' << j;
            for (std::size_t c = 0; c < graph.clusters.size(); ++c) {
                const bool in = graph.nodes[i].cluster == c || (c == 0 && graph.nodes[i].cluster == 1);
                EXPECT_EQ(inside(frame, layout.clusters[c]), in) << i << " in " << c;
                EXPECT_EQ(apart(frame, layout.clusters[c]), !in) << i << " in " << c;
            }
        }
        EXPECT_TRUE(inside(layout.clusters[1], layout.clusters[0]));
        for (const Curve& curve : layout.edges) EXPECT_EQ(curve.points.size() % 3, 1U);
    }
}

// The arrow of a part starts at that part.
TEST(GraphLayout, ArrowsBeginAtTheirPart) {
    const Graph graph = small();
    const GraphLayout layout = lay_out(graph);
    const NodeSize size = size_of(graph, graph.nodes[1]);
    const NodeFrame frame = frame_of(graph, layout, 1);
    const double border = frame.low.x + size.parts[0].width;
    EXPECT_LT(layout.edges[1].points[0].x, border);
    EXPECT_GT(layout.edges[2].points[0].x, border);
    EXPECT_NEAR(layout.edges[1].points[0].y, frame.high.y, 2);
}

TEST(GraphLayout, EmptyAndManyNodes) {
    EXPECT_EQ(lay_out({}).nodes.size(), 0U);
    Graph tree;
    Graph chain;
    constexpr std::size_t many = 20000;
    for (std::size_t i = 0; i < many; ++i) {
        tree.nodes.push_back({NodeKind::state, {std::to_string(i)}});
        chain.nodes.push_back({NodeKind::state, {std::to_string(i)}});
        if (i == 0) continue;
        tree.edges.push_back({(i - 1) / 2, i});
        chain.edges.push_back({i - 1, i});
    }
    EXPECT_EQ(lay_out(tree).nodes.size(), many);
    const GraphLayout straight = lay_out(chain);
    for (const GraphPoint& point : straight.nodes) EXPECT_EQ(point.x, straight.nodes[0].x);
}

// A tree of nodes with and without parts, in nested clusters, some of which an arrow leaves at the end.
class Wood {
  public:
    Wood(unsigned seed, std::size_t size, bool across) : random_(seed), size_(size) {
        graph_.across = across;
        add(none, {}, none);
        while (graph_.nodes.size() < size_) {
            const std::size_t from = below(graph_.nodes.size());
            const std::size_t parts = graph_.nodes[from].parts.size();
            Edge edge{from, 0, below(3) == 0 ? Arrow::fact : Arrow::tried, parts > 0 ? below(parts) : none};
            std::size_t cluster = graph_.nodes[from].cluster;
            if (below(3) == 0) {
                graph_.clusters.push_back({std::string(below(30), 'c'), Sign::open, cluster});
                cluster = graph_.clusters.size() - 1;
            } else if (cluster != none && below(4) == 0) {
                cluster = graph_.clusters[cluster].parent;
            }
            add(cluster, edge, from);
        }
    }
    Graph graph() { return std::move(graph_); }

  private:
    std::size_t below(std::size_t n) { return random_() % n; }

    void add(std::size_t cluster, Edge edge, std::size_t from) {
        Node node{NodeKind::decision, {std::string(1 + below(25), 'x')}};
        for (std::size_t line = below(3); line > 0; --line) node.lines.emplace_back(below(40), 'y');
        for (std::size_t part = below(4); part > 0; --part) node.parts.push_back({std::string(below(12), '1'), "CTR"});
        node.cluster = cluster;
        graph_.nodes.push_back(node);
        edge.to = graph_.nodes.size() - 1;
        if (from != none) graph_.edges.push_back(edge);
    }

    std::mt19937 random_;
    std::size_t size_;
    Graph graph_;
};

bool holds(const Graph& graph, std::size_t cluster, std::size_t node) {
    std::size_t at = graph.nodes[node].cluster;
    while (at != none && at != cluster) at = graph.clusters[at].parent;
    return at == cluster;
}

// Points along a curve, and its tip.
std::vector<GraphPoint> along(const Curve& curve) {
    std::vector<GraphPoint> out = {curve.tip};
    for (std::size_t i = 0; i + 3 < curve.points.size(); i += 3) {
        for (double t = 0; t <= 1; t += 0.05) {
            const double u = 1 - t;
            const double b[] = {u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t};
            GraphPoint sum;
            for (std::size_t k = 0; k < 4; ++k) {
                sum.x += b[k] * curve.points[i + k].x;
                sum.y += b[k] * curve.points[i + k].y;
            }
            out.push_back(sum);
        }
    }
    return out;
}

// An arrow out of a cluster has room if nothing else hangs below its node.
bool has_room(const Graph& graph, const Edge& edge) {
    const std::size_t cluster = graph.nodes[edge.from].cluster;
    const auto from_there = [&](const Edge& other) { return other.from == edge.from; };
    return cluster == none || holds(graph, cluster, edge.to) ||
           std::count_if(graph.edges.begin(), graph.edges.end(), from_there) == 1;
}

// Properties of every picture of a tree: no two boxes overlap, a cluster holds its nodes and no others, and an arrow
// goes from its part down (or across) to the border of its target, through no other box.
void expect_readable(const Graph& graph) {
    const GraphLayout layout = lay_out(graph);
    std::vector<NodeFrame> frames;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) frames.push_back(frame_of(graph, layout, i));
    for (std::size_t i = 0; i < frames.size(); ++i) {
        EXPECT_TRUE(inside(frames[i], {{0, 0}, {layout.size.width, layout.size.height}})) << i;
        for (std::size_t j = 0; j < i; ++j) ASSERT_TRUE(apart(frames[i], frames[j])) << i << ' ' << j;
        for (std::size_t c = 0; c < graph.clusters.size(); ++c) {
            const bool in = holds(graph, c, i);
            ASSERT_TRUE(in ? inside(frames[i], layout.clusters[c]) : apart(frames[i], layout.clusters[c]))
                << i << ' ' << c;
        }
    }
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
        const Edge& edge = graph.edges[e];
        const Curve& curve = layout.edges[e];
        const NodeFrame& from = frames[edge.from];
        const NodeFrame& to = frames[edge.to];
        ASSERT_EQ(curve.points.size() % 3, 1U);
        const auto on = [&](GraphPoint p) { return graph.across ? p.x : p.y; };
        EXPECT_NEAR(on(curve.points.front()), on(from.high), 0.01);
        EXPECT_NEAR(on(curve.tip), on(to.low), 0.01);
        EXPECT_NEAR(on(curve.points.back()), on(to.low) - 6, 0.01);
        EXPECT_LT(on(from.high), on(to.low)) << "a child is below its parent";
        const NodeFrame tip{curve.tip, curve.tip};
        EXPECT_TRUE(inside(tip, to));
        EXPECT_TRUE(inside({curve.points.front(), curve.points.front()}, from));
        if (!has_room(graph, edge)) continue;
        for (const GraphPoint& p : along(curve))
            for (std::size_t i = 0; i < frames.size(); ++i)
                ASSERT_TRUE(i == edge.from || i == edge.to || apart({p, p}, frames[i])) << e << " through " << i;
    }
}

TEST(GraphLayout, RandomTreesAreReadable) {
    for (unsigned seed = 0; seed < 200; ++seed) expect_readable(Wood(seed, 2 + seed / 2, seed % 2 == 1).graph());
}

// Not a tree: merged nodes, cycles, several roots. Everything has a position, boxes do not overlap.
TEST(GraphLayout, OtherGraphsPlaceEveryBox) {
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        Graph graph = Wood(static_cast<unsigned>(round), 20, false).graph();
        for (int extra = 0; extra < 10; ++extra) graph.edges.push_back({random() % 20, random() % 20});
        graph.edges.erase(graph.edges.begin(), graph.edges.begin() + round % 20);
        const GraphLayout layout = lay_out(graph);
        ASSERT_EQ(layout.edges.size(), graph.edges.size());
        for (std::size_t i = 0; i < graph.nodes.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                ASSERT_TRUE(apart(frame_of(graph, layout, i), frame_of(graph, layout, j)))
                    << round << ' ' << i << ' ' << j;
        for (const Curve& curve : layout.edges) EXPECT_EQ(curve.points.size() % 3, 1U);
    }
}

// The number of memory pages that this program uses.
long resident_pages() {
    std::ifstream file("/proc/self/statm");
    long all = 0;
    long resident = 0;
    file >> all >> resident;
    return resident;
}

// A list of 100,000 puzzles needs as many layouts: none may leak memory.
TEST(GraphLayout, ThousandsOfGraphsLeakNothing) {
#if defined(__SANITIZE_ADDRESS__)
    GTEST_SKIP() << "the address sanitizer keeps what was freed; it finds leaks by itself";
#endif
    const Graph graph = Wood(7, 200, false).graph();
    const auto place_many = [&](int times) {
        for (int i = 0; i < times; ++i) EXPECT_FALSE(svg_of(graph, {}).empty());
    };
    place_many(100);
    const long before = resident_pages();
    ASSERT_GT(before, 0);
    place_many(2000);
    EXPECT_LT((resident_pages() - before) * 4096, 3'000'000);
}

TEST(Svg, IsWellFormedWithOneGroupForEachThing) {
    const std::vector<XmlElement> elements = read_xml(svg_of(small(), {}));
    EXPECT_EQ(elements[0].name, "svg");
    EXPECT_EQ(elements[0].attributes.at("role"), "img");
    EXPECT_EQ(elements[0].attributes.at("aria-labelledby"), "graph-title graph-desc");
    const auto count = [&](const std::string& word) {
        return std::count_if(elements.begin(), elements.end(), [&](const XmlElement& e) { return e.is(word); });
    };
    EXPECT_EQ(count("node"), 4);
    EXPECT_EQ(count("edge"), 3);
    EXPECT_EQ(count("cluster"), 2);
    EXPECT_EQ(count("branch"), 2);
    EXPECT_EQ(count("tip"), 3);
    EXPECT_EQ(count("proved"), 1);
    for (const XmlElement& element : elements)
        for (const char* attribute : {"fill", "stroke", "style", "color"})
            EXPECT_EQ(element.attributes.count(attribute), 0U) << "colours come from classes";
}

TEST(Svg, IdsHaveThePrefixAndAreUnique) {
    std::set<std::string> ids;
    for (const std::string prefix : {"one", "two"}) {
        GraphSvgOptions options;
        options.prefix = prefix;
        for (const XmlElement& element : read_xml(svg_of(small(), options))) {
            const auto id = element.attributes.find("id");
            if (id == element.attributes.end()) continue;
            EXPECT_TRUE(id->second.starts_with(prefix)) << id->second;
            EXPECT_TRUE(ids.insert(id->second).second) << id->second;
        }
    }
}

TEST(Svg, StyleSheetOnceAndThemes) {
    GraphSvgOptions bare;
    bare.style = false;
    EXPECT_EQ(svg_of(small(), bare).find("<style"), std::string::npos);
    EXPECT_NE(style_of(Theme::automatic).find("prefers-color-scheme:dark"), std::string::npos);
    EXPECT_NE(style_of(Theme::automatic).find(".dark .decision-graph"), std::string::npos);
    for (const Theme theme : {Theme::light, Theme::dark}) EXPECT_EQ(style_of(theme).find("@media"), std::string::npos);
    for (const Theme theme : {Theme::automatic, Theme::light, Theme::dark})
        EXPECT_EQ(style_of(theme).find_first_of("<&"), std::string::npos);
}

TEST(Svg, HostileTextIsEscaped) {
    const std::string hostile = "</title><script>alert(\"1\")</script>&'\\N\x01\xFF\n" + std::string(10000, '"');
    Graph graph = small();
    graph.title = graph.description = hostile;
    graph.clusters[0].label = hostile.substr(0, 60);
    for (Node& node : graph.nodes) node.lines.push_back(hostile.substr(0, 60));
    graph.nodes[0].tip = hostile;
    graph.nodes[1].parts[0].name = "]]> --> <";
    const std::vector<XmlElement> elements = read_xml(svg_of(graph, {}));
    for (const XmlElement& element : elements) EXPECT_NE(element.name, "script");
    EXPECT_TRUE(elements[1].text.starts_with("</title><script>alert(\"1\")</script>&'\\N"));
}

}  // namespace
}  // namespace deduku::graph
