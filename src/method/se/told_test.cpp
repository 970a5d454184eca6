// The patterns of steps match the board: chains have valid links, and each node of a net follows from its sources.
#include "method/se/told.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "method/se/path.hpp"
#include "tests/support/reading.hpp"

namespace deduku::se {
namespace {

using testing::read_puzzle;

std::vector<Sector> shared(const Geometry& g, Candidate a, Candidate b) {
    std::vector<Sector> out;
    for (Sector one : g.sectors_of(a))
        for (Sector other : g.sectors_of(b))
            if (one == other && a != b) out.push_back(one);
    return out;
}

void expect_linked(const Board& board, Candidate a, Candidate b, bool strong) {
    const std::vector<Sector> both = shared(board.geometry(), a, b);
    EXPECT_TRUE(
        std::any_of(both.begin(), both.end(), [&](Sector s) { return !strong || board.members(s).size() == 2; }));
}

// An eliminated candidate sees both ends or, in a loop, two neighbours. If both ends are the same candidate, it is
// true.
void expect_chain(const Board& board, const path::Step& step) {
    const auto& nodes = step.pattern.chain->nodes;
    ASSERT_EQ(nodes.size() % 2, 0U);
    ASSERT_FALSE(nodes.empty());
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) expect_linked(board, nodes[i], nodes[i + 1], i % 2 == 0);
    if (step.pattern.chain->loop) return expect_linked(board, nodes.back(), nodes.front(), false);
    if (nodes.front() == nodes.back()) {
        EXPECT_EQ(step.places, nodes.front());
        return;
    }
    for (Candidate gone : step.removes)
        for (Candidate end : {nodes.front(), nodes.back()}) EXPECT_FALSE(shared(board.geometry(), gone, end).empty());
}

// An off node sees an on node; the sources of an on node include all other members of some sector, off.
void expect_follows(const Board& board, const Strand& strand, const Strand::Node& node) {
    const auto named = [&](Candidate c, bool is_true) {
        return std::any_of(node.from.begin(), node.from.end(), [&](std::size_t i) {
            return strand.nodes[i].what == c && strand.nodes[i].is_true == is_true;
        });
    };
    const Geometry& g = board.geometry();
    if (!node.is_true) {
        const Strand::Node& from = strand.nodes[node.from.front()];
        EXPECT_TRUE(from.is_true && !shared(g, from.what, node.what).empty());
        return;
    }
    const auto sectors = g.sectors_of(node.what);
    EXPECT_TRUE(std::any_of(sectors.begin(), sectors.end(), [&](Sector s) {
        for (Place p : board.members(s))
            if (const Candidate other = g.member(s, p); other != node.what && !named(other, false)) return false;
        return true;
    }));
}

void expect_net(const Board& board, const path::Step& step) {
    const std::vector<Strand>& strands = step.pattern.strands;
    ASSERT_FALSE(strands.empty());
    for (const Strand& strand : strands) {
        ASSERT_FALSE(strand.nodes.empty());
        EXPECT_EQ(strand.nodes.front().by, Strand::By::supposed);
        for (std::size_t i = 1; i < strand.nodes.size(); ++i) {
            const Strand::Node& node = strand.nodes[i];
            ASSERT_FALSE(node.from.empty());
            for (std::size_t from : node.from) ASSERT_LT(from, i);
            if (node.by == Strand::By::link) expect_follows(board, strand, node);
        }
        const Strand::Node &last = strand.nodes.back(), &same = strands.front().nodes.back();
        EXPECT_TRUE(last.what == same.what && last.is_true == same.is_true);
    }
    const Strand& first = strands.front();
    const bool clash = std::any_of(first.nodes.begin(), first.nodes.end(), [&](const Strand::Node& node) {
        return node.what == first.nodes.back().what && node.is_true != first.nodes.back().is_true;
    });
    EXPECT_EQ(clash, strands.size() == 1);
}

TEST(Told, ContainsChainsAndNets) {
    std::ifstream in(DEDUKU_ROOT "/data/golden/se.tsv");
    int number = 0, chains = 0, nets = 0;
    for (std::string line; std::getline(in, line);) {
        if (line.size() < 81 || line[0] == 'p' || line.find("invalid") != std::string::npos || ++number % 40 != 0)
            continue;
        SCOPED_TRACE(line);
        Meter meter(20'000);
        const path::Path path = path_of(read_puzzle(line.substr(0, 81)), {}, meter);
        Board board = start_board(path.start);
        for (const Deduction& deduction : path.givens) apply(board, deduction);
        for (const path::Step& step : path.steps) {
            if (step.pattern.form == Form::chain) expect_chain(board, step), ++chains;
            if (step.pattern.form == Form::net) expect_net(board, step), ++nets;
            for (const Deduction& deduction : step.deductions) apply(board, deduction);
        }
    }
    EXPECT_GT(chains, 50);
    EXPECT_GT(nets, 50);
}

}  // namespace
}  // namespace deduku::se
