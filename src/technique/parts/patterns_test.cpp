// Chains of finders compared with their definition: links that hold, ends that see the eliminations.
#include "technique/parts/patterns.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/techniques.hpp"
#include "tests/support/positions.hpp"

namespace deduku {
namespace {

using Node = std::vector<Candidate>;  // one or several places of a digit

// Whether one of the two is true: a sector has these candidates alone.
bool strong(const Board& board, const Node& a, const Node& b) {
    Node both = a;
    both.insert(both.end(), b.begin(), b.end());
    std::sort(both.begin(), both.end());
    for (Sector s : board.geometry().every_sector()) {
        std::vector<Candidate> members;
        for (Place p : board.members(s)) members.push_back(board.geometry().member(s, p));
        std::sort(members.begin(), members.end());
        if (members == both) return true;
    }
    return false;
}

// Whether not both are true: they share a sector.
bool weak(const Board& board, const Node& a, const Node& b) {
    for (Sector s : board.geometry().every_sector()) {
        std::size_t found = 0;
        for (Place p : board.geometry().all_places()) {
            const Candidate c = board.geometry().member(s, p);
            for (const Node* node : {&a, &b})
                found += std::find(node->begin(), node->end(), c) != node->end() ? 1U : 0U;
        }
        const auto common = [&](Candidate c) { return std::find(b.begin(), b.end(), c) != b.end(); };
        if (found == a.size() + b.size() && std::none_of(a.begin(), a.end(), common)) return true;
    }
    return false;
}

std::vector<Node> nodes_of(const Pattern::Chain& chain) {
    std::vector<Node> out;
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        out.emplace_back();
        for (Cell cell : chain.cells_of(i)) out.back().push_back({cell, chain.nodes[i].digit});
        EXPECT_EQ(out.back().front(), chain.nodes[i]);
    }
    return out;
}

void expect_chain(const Board& board, const Pattern::Chain& chain, const std::vector<Candidate>& removes) {
    const std::vector<Node> nodes = nodes_of(chain);
    ASSERT_EQ(nodes.size() % 2, 0U);
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
        EXPECT_TRUE(i % 2 == 0 ? strong(board, nodes[i], nodes[i + 1]) : weak(board, nodes[i], nodes[i + 1])) << i;
    EXPECT_FALSE(chain.nodes.back() < chain.nodes.front());
    for (Candidate z : removes) {
        bool shown = weak(board, {z}, nodes.front()) && weak(board, {z}, nodes.back());
        if (chain.loop) {
            EXPECT_TRUE(weak(board, nodes.front(), nodes.back()));
            for (std::size_t i = 1; i + 1 < nodes.size(); i += 2)
                shown = shown || (weak(board, {z}, nodes[i]) && weak(board, {z}, nodes[i + 1]));
        }
        EXPECT_TRUE(shown);
    }
}

TEST(PatternsOfChains, HoldInEveryFind) {
    int chains = 0;
    for (const Puzzle& puzzle : testing::read_list("random_minimal_200.txt")) {
        Board board = start_board(puzzle);
        std::vector<Deduction> out;
        close_recorded(board, closing_moves(4), out);
        if (board.solved()) continue;
        for (const Technique& row : techniques()) {
            // The pattern of a remote pair shows one of its digits only.
            if (row.family == "subsets" || row.key == "remote-pair" || row.rests_on_uniqueness()) continue;
            int left = 20;
            (void)row.find(board, std::max(row.min_size, 0), [&](const Find& find) {
                if (const auto chain = find.pattern().chain) {
                    expect_chain(board, *chain, find.deduction.removes);
                    ++chains;
                }
                return --left > 0;
            });
        }
    }
    EXPECT_GT(chains, 300);
}

}  // namespace
}  // namespace deduku
