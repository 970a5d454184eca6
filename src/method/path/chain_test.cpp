// Chains against their definition, on what the finders of cycles report: links that hold, ends that see what goes.
#include "method/path/chain.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "deduku/techniques.hpp"
#include "tests/support/positions.hpp"
#include "tests/support/reading.hpp"

namespace deduku::path {
namespace {

using testing::read_puzzle;

using Node = std::vector<Candidate>;  // one or several places of a digit

// One of the two is true: a sector has these alone.
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

// Not both are true: they share a sector.
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

std::vector<Node> nodes_of(const Chain& chain) {
    std::vector<Node> out;
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
        out.emplace_back();
        for (Cell cell : chain.cells_of(i)) out.back().push_back({cell, chain.nodes[i].digit});
        EXPECT_EQ(out.back().front(), chain.nodes[i]);
    }
    return out;
}

void expect_chain(const Board& board, const Chain& chain, const std::vector<Candidate>& removes) {
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

TEST(PathChain, HoldsWhereverAFinderReportsOne) {
    int chains = 0;
    for (const Puzzle& puzzle : testing::read_list("random_minimal_200.txt")) {
        Board board = start_board(puzzle);
        std::vector<Deduction> out;
        close_recorded(board, closing_moves(4), out);
        if (board.solved()) continue;
        for (const Technique& row : techniques()) {
            if (row.family == "subsets" || row.rests_on_uniqueness()) continue;
            int left = 20;
            (void)row.find(board, std::max(row.min_size, 0), [&](const Deduction& deduction) {
                if (const auto chain = chain_behind(board, deduction)) {
                    expect_chain(board, *chain, deduction.removes);
                    ++chains;
                }
                return --left > 0;
            });
        }
    }
    EXPECT_GT(chains, 300);
}

// 1 in row 1 only at A1 and G1, in row 4 only at A4 and H4. G1 or else A1, so not A4, so H4: G5 sees G1 and H4.
class PathChainByHand : public ::testing::Test {
  protected:
    PathChainByHand() : board_(start_board(read_puzzle(std::string(81, '.')))) {
        keep(0, {0, 6});
        keep(3, {0, 7});
    }
    void keep(int row, std::initializer_list<int> columns) {
        for (int column = 0; column < 9; ++column)
            if (std::find(columns.begin(), columns.end(), column) == columns.end()) board_.remove(at(row, column));
    }
    Candidate at(int row, int column) const { return {board_.geometry().cell(row, column), Digit{0}}; }
    Sector in(HouseKind kind, int number) const {
        return board_.geometry().sector(board_.geometry().house(kind, number), Digit{0});
    }
    Deduction turbot_fish() const {
        const Sector row1 = in(HouseKind::row, 0), row4 = in(HouseKind::row, 3);
        const Candidate z = at(4, 6);
        Branch one{{at(0, 6)}, {{Cover{{row1}, {in(HouseKind::column, 6)}}, {z}}}, std::nullopt};
        Branch other{
            {at(0, 0)},
            {{Cover{{row1}, {in(HouseKind::column, 0)}}, {at(3, 0)}}, {Cover{{row4}, {in(HouseKind::box, 5)}}, {z}}},
            std::nullopt};
        return {Split{row1, {one, other}}, {z}};
    }
    Board board_;  // NOLINT(readability-identifier-naming): of a fixture
};

TEST_F(PathChainByHand, LinksAreRecoveredFromNestedCovers) {
    const auto chain = chain_behind(board_, turbot_fish());
    ASSERT_TRUE(chain);
    EXPECT_EQ(chain->nodes, (std::vector<Candidate>{at(0, 6), at(0, 0), at(3, 0), at(3, 7)}));
    EXPECT_FALSE(chain->loop);
}

TEST_F(PathChainByHand, ARefutedCandidateIsSeenByBothEnds) {
    const Candidate z = at(1, 1);
    const Geometry& g = board_.geometry();
    const Cover clears{{g.sector(z.cell)}, {in(HouseKind::box, 0)}};
    board_.remove(at(0, 6));
    EXPECT_FALSE(chain_behind(board_, turbot_fish()));  // A1 alone is no link
    Board two = start_board(read_puzzle(std::string(81, '.')));
    for (int column = 2; column < 9; ++column) two.remove(at(0, column));
    const Deduction split{Split{g.sector(z.cell),
                                {{{z}, {{clears, {at(0, 0), at(0, 1)}}}, in(HouseKind::row, 0)},
                                 {{{z.cell, Digit{1}}}, {}, std::nullopt}}},
                          {z}};
    const auto chain = chain_behind(two, split);
    ASSERT_TRUE(chain);
    EXPECT_EQ(chain->nodes, (std::vector<Candidate>{at(0, 0), at(0, 1)}));
    EXPECT_FALSE(chain->loop);
}

// What needs more than one thread is none: a Cover of two sectors inside.
TEST_F(PathChainByHand, ASubsetInsideIsNoLink) {
    Deduction deduction = turbot_fish();
    auto& steps = std::get<Split>(deduction.why).branches[1].steps;
    auto& cover = std::get<Cover>(steps.front().why);
    cover.base.push_back(in(HouseKind::row, 4));
    cover.cover.push_back(in(HouseKind::row, 5));
    EXPECT_FALSE(chain_behind(board_, deduction));
}

}  // namespace
}  // namespace deduku::path
