// The decision graph of lines: suppositions, conclusions and open branches, each once at its place.
#include "report/graph/lines_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

#include "pictures/graph/svg.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/xml_check.hpp"

namespace deduku::report {
namespace {

using deduku::testing::read_puzzle;
using graph::Graph;
using graph::Node;
using graph::NodeKind;

constexpr const char* worlds_hardest =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Graph drawn(const std::string& lines, const std::string& name = {}) {
    Meter no_limit;
    hdp::Replayer replayer(read_puzzle(worlds_hardest), no_limit);
    const hdp::HdpReplay replay = hdp::replay(replayer, lines, hdp::KeptBoards::none);
    return lines_graph(replayer, replay, Coords::sheet, name);
}

std::vector<std::string> headings(const Graph& graph, NodeKind kind) {
    std::vector<std::string> out;
    for (const Node& node : graph.nodes)
        if (node.kind == kind) out.push_back(node.lines[0]);
    return out;
}

std::string manual() {
    std::ifstream file(DEDUKU_ROOT "/data/golden/worlds-hardest-manual.hdp");
    return {std::istreambuf_iterator<char>(file), {}};
}

using Names = std::vector<std::string>;

TEST(LinesGraph, AuthorsManualChain) {
    const Graph graph = drawn(manual(), "World's Hardest");
    EXPECT_EQ(graph.title, "World's Hardest: decision graph of the lines");
    EXPECT_EQ(graph.description, "11 hypotheses, 10 facts. A solution was reached.");
    EXPECT_EQ(headings(graph, NodeKind::decision),
              (Names{"I8", "B1", "A2", "B5", "G7", "G4", "C5", "H3", "A8", "A9", "D7"}));
    std::set<std::string> facts;
    for (const std::string& fact : headings(graph, NodeKind::fact)) facts.insert(fact);
    EXPECT_EQ(facts, (std::set<std::string>{"I8: 2,7", "B1: 6", "A2: 5,9", "B5: 3,8", "G7: 3,9", "G4: 1,8", "C5: 6",
                                            "H3: 8", "A9: 6,7", "D7: 4,9"}));
    EXPECT_EQ(headings(graph, NodeKind::solution).front(), "SOL");
    ASSERT_EQ(graph.clusters.size(), 3U);
    EXPECT_EQ(graph.clusters[0].label, "# I8: 3,9: CTR");
    EXPECT_EQ(graph.clusters[1].label, "# G7: 5: CTR");
    EXPECT_EQ(graph.clusters[2].label, "# A8: 3,4,6: SOL");
}

// There is one path from level 0 to every node; facts of a hypothesis are in its box.
TEST(LinesGraph, IsATree) {
    const Graph graph = drawn(manual());
    std::vector<int> reached(graph.nodes.size());
    for (const graph::Edge& edge : graph.edges) {
        EXPECT_LT(edge.from, edge.to);
        ++reached[edge.to];
    }
    EXPECT_EQ(reached[0], 0);
    EXPECT_EQ(std::count(reached.begin() + 1, reached.end(), 1), static_cast<std::ptrdiff_t>(reached.size()) - 1);
    for (const Node& node : graph.nodes) {
        if (node.lines[0] == "B1: 6") {
            EXPECT_EQ(node.cluster, 0U);
        }
        if (node.lines[0] == "I8: 2,7") {
            EXPECT_EQ(node.cluster, graph::none);
            EXPECT_EQ(node.tip, "DIS # I8: 3,9 + B1: 6 + A2: 5,9 + B5: 3,8 => CTR => I8: 2,7");
        }
    }
    const std::string svg = graph::svg_of(graph, {});
    const auto elements = deduku::testing::read_xml(svg);
    EXPECT_EQ(std::count_if(elements.begin(), elements.end(), [](const auto& e) { return e.is("node"); }),
              static_cast<std::ptrdiff_t>(graph.nodes.size()));
}

TEST(LinesGraph, OpenBranchesHavePairsAndNoEnd) {
    const Graph graph = drawn("HYP # I8: 3,9\nDIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6\nINC # I8: 2,7\n");
    EXPECT_EQ(headings(graph, NodeKind::decision), (Names{"I8", "B1", "I8"}));
    EXPECT_EQ(graph.nodes[1].parts.size(), 1U);
    EXPECT_EQ(graph.nodes[1].parts[0].name, "3,9");
    EXPECT_EQ(graph.nodes[1].parts[0].result, "7 pairs");
    EXPECT_EQ(headings(graph, NodeKind::fact), (Names{"B1: 6"}));
    EXPECT_TRUE(headings(graph, NodeKind::contradiction).empty());
    EXPECT_TRUE(headings(graph, NodeKind::solution).empty());
}

// Failed lines are not drawn; without lines there is only level 0.
TEST(LinesGraph, FailedLinesAreOmitted) {
    const Graph graph = drawn("DIS # I8: 3,9 + A2: 5,9 => CTR => I8: 2,7\nDIS # B1: 1,2 => CTR => B1: 4\nnonsense\n");
    EXPECT_EQ(graph.nodes.size(), 1U);
    EXPECT_EQ(headings(graph, NodeKind::state), (Names{"Level 0"}));
    EXPECT_EQ(graph.description, "0 hypotheses, 0 facts. No solution was reached.");
}

}  // namespace
}  // namespace deduku::report
