// The tree of decisions matches the published counts and the lines of the report.
#include "method/hdp/decision_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/support/reading.hpp"
#include "tests/support/unlimited.hpp"

namespace deduku::hdp {
namespace {

using deduku::testing::read_puzzle;
using nlohmann::json;

const json& published() {
    static const json data = json::parse(std::ifstream(DEDUKU_ROOT "/data/golden/hdp.json"));
    return data;
}

HdpReport logged(const std::string& puzzle, HdpOptions options = {}, std::uint64_t most_nodes = unlimited) {
    options.log = true;
    Meter meter(most_nodes);
    return analyse(read_puzzle(puzzle), options, meter);
}

int lines_with_conclusion(const Section& section) {
    return static_cast<int>(std::count_if(section.lines.begin(), section.lines.end(),
                                          [](const HdpLine& line) { return line.conclusion.has_value(); }));
}

// Every fact is the conclusion of its line; every branch belongs to its decision.
void expect_reduction(const Section& section, const DecisionGraph& graph) {
    EXPECT_EQ(graph.opened(), section.opened);
    EXPECT_EQ(graph.facts_under(0), lines_with_conclusion(section));
    EXPECT_EQ(graph.levels[0].outcome == BranchOutcome::contradiction, section.outcome == BranchOutcome::contradiction);
    for (const DecisionLevel& level : graph.levels) {
        for (const Decision& decision : level.decisions) {
            EXPECT_LE(decision.branches.size(), 2U);
            if (decision.branches.size() == 2) {
                EXPECT_EQ(decision.opposite(decision.branches[0].tried), decision.branches[1].tried);
            }
            if (!decision.fact) continue;
            ASSERT_FALSE(decision.branches.empty());
            const HdpLine& line = section.lines.at(decision.fact->line);
            EXPECT_EQ(line.conclusion, decision.fact->statement);
            EXPECT_TRUE(
                std::any_of(decision.branches.begin(), decision.branches.end(), [&](const OpenedBranch& branch) {
                    const HdpLink tried{branch.tried, true};
                    return decision.opposite(branch.tried) == decision.fact->statement &&
                           std::find(line.chain.begin(), line.chain.end(), tried) != line.chain.end();
                }));
        }
    }
}

void expect_reductions(const HdpReport& report) {
    for (const Section* section : {&report.pair_reduction, &report.deep, &report.constraint})
        expect_reduction(*section, reduction_decisions(report, *section));
}

class PublishedGraph : public ::testing::TestWithParam<std::size_t> {};

TEST_P(PublishedGraph, GraphHasTheBranchesAndFactsOfTheLines) {
    const HdpReport report = logged(published()[GetParam()]["initial"]);
    const DecisionGraph analysis = analysis_decisions(report);
    EXPECT_EQ(analysis.opened(), report.analysis.opened);
    int refuted = 0;
    for (const Decision& decision : analysis.levels[0].decisions)
        for (const OpenedBranch& branch : decision.branches)
            refuted += branch.result.outcome == BranchOutcome::contradiction ? 1 : 0;
    EXPECT_EQ(refuted, lines_with_conclusion(report.analysis));
    expect_reductions(report);
}

INSTANTIATE_TEST_SUITE_P(Pages, PublishedGraph, ::testing::Range(std::size_t{0}, std::size_t{27}),
                         [](const auto& name) { return "page" + std::to_string(name.param); });

// Published: 103 branches, 24 chains. 23 of the chains end in a fact, one in the solution.
TEST(DecisionGraph, WorldsHardest) {
    const HdpReport report = logged(published()[0]["initial"]);
    const DecisionGraph graph = reduction_decisions(report, report.deep);
    EXPECT_EQ(graph.opened(), 103);
    EXPECT_EQ(graph.facts_under(0), 23);
    const Decision& first = graph.levels[0].decisions.front();
    EXPECT_EQ(to_text(report.initial.geometry(), first.pair), "G8: 3,9");
    EXPECT_EQ(to_text(report.initial.geometry(), first.candidate), "G7: 3,5,9");
    EXPECT_EQ(first.branches.front().result.pairs, 3);
}

TEST(DecisionGraph, ConstraintPairsAndOtherOrders) {
    const std::string tarx0119 = "........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8";
    expect_reductions(logged(tarx0119));
    HdpOptions options;
    options.depth = 2;
    expect_reductions(logged(tarx0119, options));
    options.choose = Choose::most_pairs;
    expect_reductions(logged(tarx0119, options));
    for (const json& page : published()) expect_reductions(logged(page["initial"], options));
}

TEST(DecisionGraph, RemainsValidWhenCutShort) {
    for (std::uint64_t nodes = 0; nodes < 140; ++nodes) expect_reductions(logged(published()[0]["initial"], {}, nodes));
}

}  // namespace
}  // namespace deduku::hdp
