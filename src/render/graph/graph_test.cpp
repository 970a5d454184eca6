// Graphs as dot text, placed and drawn.
#include "render/graph/graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "render/graph/svg.hpp"
#include "tests/support/xml_check.hpp"

namespace deduku::graph {
namespace {

using deduku::testing::read_xml;
using deduku::testing::XmlElement;

// A state, a decision in a section, a contradiction under its first part, a fact from its second.
Graph small() {
    Graph graph{.title = "small", .description = "two branches"};
    graph.clusters = {{"Section", Sign::open}, {"# A1: 1", Sign::contradiction, 0}};
    graph.nodes = {{Kind::state, {"1 pair"}},
                   {Kind::decision, {"A1: 1,2"}, {{"1", "CTR", Sign::contradiction}, {"2", "holds", Sign::proved}}},
                   {Kind::contradiction, {"CTR"}},
                   {Kind::fact, {"A1: 2", "line 1"}}};
    graph.nodes[1].cluster = graph.nodes[3].cluster = 0;
    graph.nodes[2].cluster = 1;
    graph.edges = {{0, 1, Arrow::tried}, {1, 2, Arrow::hypothesis, 0}, {1, 3, Arrow::fact, 1}};
    return graph;
}

Layout placed(const Graph& graph) {
    auto layout = lay_out(graph);
    EXPECT_TRUE(std::holds_alternative<Layout>(layout));
    return std::get<Layout>(std::move(layout));
}

std::string drawn(const Graph& graph, const SvgOptions& options = {}) {
    auto svg = svg_of(graph, options);
    EXPECT_TRUE(std::holds_alternative<std::string>(svg));
    return std::get<std::string>(std::move(svg));
}

Frame frame_of(const Graph& graph, const Layout& layout, std::size_t node) {
    const Size size = size_of(graph, graph.nodes[node]).whole;
    const Point middle = layout.nodes[node];
    return {{middle.x - size.width / 2, middle.y - size.height / 2},
            {middle.x + size.width / 2, middle.y + size.height / 2}};
}

bool inside(const Frame& inner, const Frame& outer) {
    constexpr double tolerance = 1;
    return inner.low.x > outer.low.x - tolerance && inner.high.x < outer.high.x + tolerance &&
           inner.low.y > outer.low.y - tolerance && inner.high.y < outer.high.y + tolerance;
}

bool apart(const Frame& a, const Frame& b) {
    return a.high.x <= b.low.x || b.high.x <= a.low.x || a.high.y <= b.low.y || b.high.y <= a.low.y;
}

// Published advance widths of the font, in units of 2048 to the em: digit 1303, space 651, 'A' 1401, 'm' 1995.
TEST(TextWidth, IsThatOfTheFont) {
    EXPECT_NEAR(text_width("3", 2048), 1303, 1);
    EXPECT_NEAR(text_width(" ", 2048), 651, 1);
    EXPECT_NEAR(text_width("Am", 2048), 1401 + 1995, 2);
    EXPECT_GE(text_width("\xC3\xA4", 10), text_width("m", 10));
}

TEST(Dot, OfASmallGraph) {
    Graph graph{.title = "say \"\\N\" <b>"};
    graph.nodes = {{Kind::state, {"a\\b", "\"c\" & d"}}, {Kind::fact, {"f"}}};
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

TEST(Layout, BoxesDoNotOverlapAndStandInTheirClusters) {
    for (const bool across : {false, true}) {
        Graph graph = small();
        graph.across = across;
        const Layout layout = placed(graph);
        const Frame paper{{0, 0}, {layout.size.width, layout.size.height}};
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            const Frame frame = frame_of(graph, layout, i);
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

// The arrow of a part begins at that part.
TEST(Layout, ArrowsBeginAtTheirPart) {
    const Graph graph = small();
    const Layout layout = placed(graph);
    const NodeSize size = size_of(graph, graph.nodes[1]);
    const Frame frame = frame_of(graph, layout, 1);
    const double border = frame.low.x + size.parts[0].width;
    EXPECT_LT(layout.edges[1].points[0].x, border);
    EXPECT_GT(layout.edges[2].points[0].x, border);
    EXPECT_NEAR(layout.edges[1].points[0].y, frame.high.y, 2);
}

TEST(Layout, EmptyAndManyNodes) {
    EXPECT_EQ(placed({}).nodes.size(), 0U);
    Graph chain;
    constexpr std::size_t many = 2000;
    for (std::size_t i = 0; i < many; ++i) {
        chain.nodes.push_back({Kind::state, {std::to_string(i)}});
        if (i > 0) chain.edges.push_back({(i - 1) / 2, i});
    }
    EXPECT_EQ(placed(chain).nodes.size(), many);
}

TEST(Svg, IsWellFormedWithOneGroupForEachThing) {
    const std::vector<XmlElement> elements = read_xml(drawn(small()));
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
        SvgOptions options;
        options.prefix = prefix;
        for (const XmlElement& element : read_xml(drawn(small(), options))) {
            const auto id = element.attributes.find("id");
            if (id == element.attributes.end()) continue;
            EXPECT_TRUE(id->second.starts_with(prefix)) << id->second;
            EXPECT_TRUE(ids.insert(id->second).second) << id->second;
        }
    }
}

TEST(Svg, StyleSheetOnceAndThemes) {
    SvgOptions bare;
    bare.style = false;
    EXPECT_EQ(drawn(small(), bare).find("<style"), std::string::npos);
    EXPECT_NE(style_of(Theme::automatic).find("prefers-color-scheme:dark"), std::string::npos);
    EXPECT_NE(style_of(Theme::automatic).find(".dark .decision-graph"), std::string::npos);
    for (const Theme theme : {Theme::light, Theme::dark}) EXPECT_EQ(style_of(theme).find("@media"), std::string::npos);
    for (const Theme theme : {Theme::automatic, Theme::light, Theme::dark})
        EXPECT_EQ(style_of(theme).find_first_of("<&"), std::string::npos);
}

TEST(Svg, HostileWordsAreOnlyWords) {
    const std::string hostile = "</title><script>alert(\"1\")</script>&'\\N\x01\xFF\n" + std::string(10000, '"');
    Graph graph = small();
    graph.title = graph.description = hostile;
    graph.clusters[0].label = hostile.substr(0, 60);
    for (Node& node : graph.nodes) node.lines.push_back(hostile.substr(0, 60));
    graph.nodes[0].tip = hostile;
    graph.nodes[1].parts[0].name = "]]> --> <";
    const std::vector<XmlElement> elements = read_xml(drawn(graph));
    for (const XmlElement& element : elements) EXPECT_NE(element.name, "script");
    EXPECT_TRUE(elements[1].text.starts_with("</title><script>alert(\"1\")</script>&'\\N"));
}

}  // namespace
}  // namespace deduku::graph
