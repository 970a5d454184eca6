// Decision graphs match the published counts and the lines of their reports.
#include "report/graph/hdp_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "method/hdp/decision_graph.hpp"
#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"
#include "tests/support/xml_check.hpp"

namespace deduku::report {
namespace {

using deduku::testing::read_puzzle;
using deduku::testing::read_xml;
using deduku::testing::XmlElement;
using graph::Graph;
using graph::Node;
using graph::NodeKind;
using graph::Sign;
using nlohmann::json;

const json& golden() {
    static const json data = json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"));
    return data;
}

hdp::HdpReport logged(const std::string& puzzle, hdp::HdpOptions options = {}, std::uint64_t most_nodes = unlimited) {
    options.log = true;
    Meter meter(most_nodes);
    return hdp::analyse(read_puzzle(puzzle), options, meter);
}

const GraphOptions unfolded{Coords::sheet, {}, graph::none};

int count_nodes(const Graph& graph, NodeKind kind) {
    return static_cast<int>(
        std::count_if(graph.nodes.begin(), graph.nodes.end(), [&](const Node& n) { return n.kind == kind; }));
}

int count_parts(const Graph& graph, Sign sign) {
    int count = 0;
    for (const Node& node : graph.nodes)
        count += static_cast<int>(std::count_if(node.parts.begin(), node.parts.end(),
                                                [&](const graph::NodePart& p) { return p.sign == sign; }));
    return count;
}

int count_lines(const hdp::Section& section, hdp::Mark mark) {
    return static_cast<int>(std::count_if(section.lines.begin(), section.lines.end(), [&](const hdp::HdpLine& l) {
        return l.mark == mark && (mark == hdp::Mark::prf || l.conclusion);
    }));
}

// The number of opened parts of all decisions in the graph.
int opened_parts(const Graph& graph) {
    int count = 0;
    for (const Node& node : graph.nodes)
        for (const graph::NodePart& part : node.parts)
            count += part.sign != Sign::untried && part.result != "holds" ? 1 : 0;
    return count;
}

int opened_once(const hdp::DecisionGraph& tree) { return tree.branches_under(0); }

std::set<std::string> words_of(const Graph& graph) {
    std::set<std::string> out;
    for (const Node& node : graph.nodes) out.insert(node.lines.begin(), node.lines.end());
    return out;
}

bool said(const Graph& graph, const std::string& words) {
    for (const Node& node : graph.nodes)
        for (const std::string& line : node.lines)
            if (line.find(words) != std::string::npos) return true;
    return false;
}

std::string drawn(const Graph& graph) { return graph::svg_of(graph, {}); }

class PublishedPicture : public ::testing::TestWithParam<std::size_t> {};

TEST_P(PublishedPicture, AnalysisHasTheOpenedBranchesAndTheLines) {
    const hdp::HdpReport report = logged(golden()[GetParam()]["initial"]);
    const Graph graph = analysis_graph(report, unfolded);
    EXPECT_EQ(opened_parts(graph), report.analysis.opened);
    EXPECT_EQ(count_nodes(graph, NodeKind::fact), count_lines(report.analysis, hdp::Mark::dis));
    EXPECT_EQ(count_nodes(graph, NodeKind::solution), count_lines(report.analysis, hdp::Mark::prf));
    EXPECT_EQ(count_parts(graph, Sign::contradiction), count_lines(report.analysis, hdp::Mark::dis));
    const Graph folded = analysis_graph(report, {});
    EXPECT_EQ(count_nodes(folded, NodeKind::fact), count_nodes(graph, NodeKind::fact));
    EXPECT_EQ(count_nodes(folded, NodeKind::solution), count_nodes(graph, NodeKind::solution));
    EXPECT_LE(folded.nodes.size(), graph.nodes.size());
}

TEST_P(PublishedPicture, ReductionHasTheOpenedBranchesAndTheLines) {
    const hdp::HdpReport report = logged(golden()[GetParam()]["initial"]);
    const Graph graph = reduction_graph(report, unfolded);
    int opened = 0;
    int facts = 0;
    int solutions = 0;
    for (const hdp::Section* section : {&report.pair_reduction, &report.deep, &report.constraint}) {
        opened += opened_once(hdp::reduction_decisions(report, *section));
        facts += count_lines(*section, hdp::Mark::dis);
        solutions += count_lines(*section, hdp::Mark::prf);
    }
    // A fact is a separate node: its position, a contradiction, or a solution.
    int of_facts = 0;
    for (const Node& node : graph.nodes) of_facts += node.tip.starts_with("DIS ") ? 1 : 0;
    EXPECT_EQ(opened_parts(graph), opened);
    EXPECT_EQ(of_facts, facts);
    EXPECT_EQ(count_nodes(graph, NodeKind::solution), solutions);
}

// Folded or not, the graph contains every fact of every line.
TEST_P(PublishedPicture, ContainsEveryFact) {
    const hdp::HdpReport report = logged(golden()[GetParam()]["initial"]);
    const Geometry& geometry = report.initial.geometry();
    const Graph folded = reduction_graph(report, {});
    const Graph all = reduction_graph(report, unfolded);
    const std::set<std::string> words = words_of(all);
    for (const hdp::Section* section : {&report.pair_reduction, &report.deep, &report.constraint})
        for (const hdp::HdpLine& line : section->lines) {
            if (!line.conclusion) continue;
            const std::string fact = hdp::to_text(geometry, *line.conclusion);
            EXPECT_TRUE(words.count(fact)) << fact;
            EXPECT_TRUE(said(folded, fact)) << fact;
        }
}

TEST_P(PublishedPicture, IsLaidOutAndWellFormed) {
    const hdp::HdpReport report = logged(golden()[GetParam()]["initial"]);
    for (const GraphOptions& options : {GraphOptions{}, unfolded})
        for (const Graph& graph : {analysis_graph(report, options), reduction_graph(report, options)}) {
            const std::vector<XmlElement> elements = read_xml(drawn(graph));
            const auto is_node = [](const XmlElement& e) { return e.is("node"); };
            EXPECT_EQ(std::count_if(elements.begin(), elements.end(), is_node),
                      static_cast<std::ptrdiff_t>(graph.nodes.size()));
            const auto is_edge = [](const XmlElement& e) { return e.is("edge"); };
            EXPECT_EQ(std::count_if(elements.begin(), elements.end(), is_edge),
                      static_cast<std::ptrdiff_t>(graph.edges.size()));
        }
}

INSTANTIATE_TEST_SUITE_P(Pages, PublishedPicture, ::testing::Range(std::size_t{0}, std::size_t{27}),
                         [](const auto& name) { return "page" + std::to_string(name.param); });

// Published: 24 chains and 103 branches, of which 8 are counted twice; pair reduction opens 6 earlier.
TEST(ReductionGraph, WorldsHardest) {
    const hdp::HdpReport report = logged(golden()[0]["initial"]);
    const Graph graph = reduction_graph(report, unfolded);
    EXPECT_EQ(opened_parts(graph), 6 + 103 - 8);
    EXPECT_EQ(graph.edges.size(), graph.nodes.size() - 1) << "a tree";
    const std::set<std::string> words = words_of(graph);
    for (const char* line : {"B1: 6", "A2: 5,9", "B5: 3,8", "I8: 2,7", "# I8: 3,9"}) EXPECT_TRUE(words.count(line));
    EXPECT_EQ(graph.clusters[1].label, "Deep Pair Reduction: 24 chains / 103 branches opened");
    const auto refuted = [](const graph::Cluster& c) { return c.sign == Sign::contradiction; };
    EXPECT_EQ(std::count_if(graph.clusters.begin(), graph.clusters.end(), refuted), 3)
        << "the disproved hypotheses I8: 3,9, G7: 5, F8: 3,9";
}

TEST(ReductionGraph, ConstraintPairsAndDeeperLevels) {
    const std::string tarx0119 = "........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8";
    hdp::HdpOptions options;
    options.depth = 2;
    for (const hdp::Choose choose : {hdp::Choose::list, hdp::Choose::most_pairs}) {
        options.choose = choose;
        const hdp::HdpReport report = logged(tarx0119, options);
        const Graph graph = reduction_graph(report, unfolded);
        EXPECT_GT(graph.nodes.size(), 700U);
        EXPECT_EQ(count_nodes(graph, NodeKind::solution), 1);
        EXPECT_LT(reduction_graph(report, {}).nodes.size(), graph.nodes.size() / 4);
        read_xml(drawn(graph));
    }
}

// The layout supports thousands of nodes.
TEST(ExhaustiveReductionGraph, HardestPuzzles) {
    std::ifstream list(DEDUKU_ROOT "/data/hardest_11plus_50.txt");
    hdp::HdpOptions options;
    options.depth = 2;
    std::size_t most = 0;
    for (std::string line; std::getline(list, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        const Graph graph = reduction_graph(logged(line.substr(0, 81), options), unfolded);
        most = std::max(most, graph.nodes.size());
        read_xml(drawn(graph));
    }
    EXPECT_GT(most, 4000U);
}

TEST(ReductionGraph, RemainsValidWhenCutShort) {
    for (std::uint64_t nodes = 0; nodes < 140; nodes += 3) {
        const hdp::HdpReport report = logged(golden()[0]["initial"], {}, nodes);
        analysis_graph(report, unfolded);
        EXPECT_EQ(said(reduction_graph(report, {}), "cut short"), report.cut_short) << nodes;
    }
}

TEST(ReductionGraph, DecisionsByAutosolve) {
    const std::string easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (const Graph& graph : {analysis_graph(logged(easy), {}), reduction_graph(logged(easy), {})})
        EXPECT_EQ(count_nodes(graph, NodeKind::solution), 1);
    const std::string clash = "55" + std::string(79, '.');
    EXPECT_EQ(count_nodes(reduction_graph(logged(clash), {}), NodeKind::contradiction), 1);
    EXPECT_TRUE(said(reduction_graph(logged(std::string(81, '.')), {}), "no further clue"));
}

TEST(ReductionGraph, OtherSizesAndCoordinates) {
    const std::string four = "1....2....3....4";
    read_xml(drawn(reduction_graph(logged(four), {Coords::rc})));
    const hdp::HdpReport report = logged(golden()[0]["initial"]);
    EXPECT_TRUE(said(reduction_graph(report, {Coords::rc}), "r1c2: 6"));
    EXPECT_FALSE(said(reduction_graph(report, {Coords::rc}), "B1: 6"));
}

TEST(ReductionGraph, HostileNames) {
    GraphOptions options;
    options.name = "</title><script>alert('1')</script>\"\n" + std::string(10000, '&');
    const hdp::HdpReport report = logged(golden()[0]["initial"]);
    for (const Graph& graph : {analysis_graph(report, options), reduction_graph(report, options)}) {
        const std::vector<XmlElement> elements = read_xml(drawn(graph));
        EXPECT_TRUE(elements[1].text.starts_with(options.name));
        for (const XmlElement& element : elements) EXPECT_NE(element.name, "script");
    }
}

TEST(ReductionGraph, DrawnByManyThreads) {
    const Graph graph = reduction_graph(logged(golden()[0]["initial"]), {});
    const std::string expected = drawn(graph);
    std::vector<std::string> pictures(8);
    std::vector<std::thread> threads;
    for (std::string& picture : pictures) threads.emplace_back([&] { picture = drawn(graph); });
    for (std::thread& thread : threads) thread.join();
    for (const std::string& picture : pictures) EXPECT_EQ(picture, expected);
}

// The smallest published reduction, sudokuwiki 0061: one pair, one decision, solved by its second branch.
TEST(Dot, OfASmallReduction) {
    const auto page = std::find_if(golden().begin(), golden().end(),
                                   [](const json& p) { return p["name"] == "zz-www.sudokuwiki.org-0061"; });
    ASSERT_NE(page, golden().end());
    const std::string name = DEDUKU_ROOT "/tests/pinned/graph_0061.dot";
    std::ifstream file(name);
    const std::string expected{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(graph::to_dot(reduction_graph(logged((*page)["initial"]), {})), expected);
}

}  // namespace
}  // namespace deduku::report
