// Chains compared with their definition: the consequences of "a is false" by all links (tests/support/chain_links.hpp).
#include "technique/chains/chains.hpp"

#include <set>

#include "technique/chains/remote_pairs.hpp"
#include "technique/chains/two_house.hpp"
#include "technique/chains/wings.hpp"
#include "technique/links/chain.hpp"
#include "technique/links/link_rows.hpp"
#include "tests/support/chain_links.hpp"
#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

enum class Links { x, xy, all };

// The living candidates, with their links.
struct LinksOf : LinkRelations {
    std::vector<Candidate> all;

    LinksOf(const Board& board, Links links) {
        const Geometry& g = board.geometry();
        for (Candidate c : g.every_candidate())
            if (board.has(c)) all.push_back(c);
        const std::size_t n = all.size();
        strong = weak = sees = Relation(n, std::vector<bool>(n));
        for (Sector sector : g.every_sector()) {
            if (board.members(sector).size() != 2) continue;
            if ((links == Links::x && g.is_cell(sector)) || (links == Links::xy && !g.is_cell(sector))) continue;
            const std::size_t i = number(g.member(sector, board.members(sector).first()));
            const std::size_t j = number(g.member(sector, board.members(sector).last()));
            strong[i][j] = strong[j][i] = true;
        }
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) {
                sees[i][j] = exclude(g, all[i], all[j]);
                weak[i][j] = sees[i][j] && (links == Links::all || all[i].digit == all[j].digit);
            }
    }
    std::size_t number(Candidate c) const {
        return static_cast<std::size_t>(std::find(all.begin(), all.end(), c) - all.begin());
    }
};

bool one_cell(Candidate a, Candidate z) { return a.cell == z.cell; }

// Calls `pair(a, z, decided)` for all pairs of ends of chains with two or more strong links; `decided`: an end would be
// true if it were false.
template <class Pair>
void for_each_ends(const Board& board, Links links, Pair&& pair) {
    const LinksOf of(board, links);
    const Relation ends = ends_of_chains(of);
    for (std::size_t a = 0; a < of.all.size(); ++a)
        for (std::size_t z = a; z < of.all.size(); ++z) {
            const bool decided = a != z && (ends[a][a] || ends[z][z]);
            if (ends[a][z]) pair(of.all[a], of.all[z], decided);
        }
}

template <class Fits>
auto ends_that(Links links, Fits&& fits) {
    return [links, fits](const Board& board, int) {
        std::vector<Removes> out;
        for_each_ends(board, links, [&](Candidate a, Candidate z, bool decided) {
            if (fits(a, z) && !(decided && links == Links::all)) add(out, seen_by_all(board, {a, z}));
        });
        return out;
    };
}

bool same_digit(Candidate a, Candidate z) { return a.digit == z.digit && a.cell != z.cell; }
bool two_digits(Candidate a, Candidate z) { return a.digit != z.digit && a.cell != z.cell; }

bool alternating_1(const Board& board, int, const Sink& sink) { return find_alternating_chains(board, 1, sink); }
bool alternating_2(const Board& board, int, const Sink& sink) { return find_alternating_chains(board, 2, sink); }

TEST(Chains, MatchDefinitions) {
    compare(find_x_chains, ends_that(Links::x, same_digit), 0, 0, 9, 12, 50);
    compare(find_xy_chains, ends_that(Links::xy, same_digit), 0, 0, 9, 12, 50);
    compare(alternating_1, ends_that(Links::all, same_digit), 0, 0, 9, 12, 30);
    compare(alternating_2, ends_that(Links::all, two_digits), 0, 0, 9, 12, 30);
    compare(find_discontinuous_loops, ends_that(Links::all, one_cell), 0, 0, 9, 12);
}

TEST(Chains, MatchDefinitionsOnAnyHouses) {
    compare_on_houses(find_x_chains, ends_that(Links::x, same_digit), 0, 0, 9, 2, 50, 56);
    compare_on_houses(find_xy_chains, ends_that(Links::xy, same_digit), 0, 0, 9, 2, 3, 56);
    compare_on_houses(alternating_1, ends_that(Links::all, same_digit), 0, 0, 9, 2, 3, 56);
    compare_on_houses(alternating_2, ends_that(Links::all, two_digits), 0, 0, 9, 2, 3, 56);
    compare_on_houses(find_discontinuous_loops, ends_that(Links::all, one_cell), 0, 0, 9, 2, 50, 56);
}

// Checks the chain on this board: strong, weak, strong, .. links, no candidate twice (in loops with one end: no false
// one and no true one twice).
void expect_chain(const Board& board, const Chain& chain) {
    const Geometry& g = board.geometry();
    ASSERT_EQ(chain.nodes.size(), 2 * chain.strong.size());
    std::vector<Candidate> nodes;
    for (const Group& node : chain.nodes) nodes.push_back(node.front());
    ASSERT_GE(chain.strong.size(), 1U);  // one is enough if it shows the same
    ASSERT_EQ(chain.weak.size() + (chain.loop() ? 0 : 1), chain.strong.size());
    const auto joins = [&](Sector sector, Candidate one, Candidate other) {
        const auto ours = g.sectors_of(one), theirs = g.sectors_of(other);
        return one != other && std::find(ours.begin(), ours.end(), sector) != ours.end() &&
               std::find(theirs.begin(), theirs.end(), sector) != theirs.end();
    };
    for (std::size_t i = 0; i < chain.strong.size(); ++i) {
        EXPECT_TRUE(joins(chain.strong[i], nodes[2 * i], nodes[2 * i + 1]));
        EXPECT_EQ(board.members(chain.strong[i]).size(), 2);
    }
    for (std::size_t i = 0; i < chain.weak.size(); ++i)
        EXPECT_TRUE(joins(chain.weak[i], nodes[2 * i + 1], nodes[(2 * i + 2) % nodes.size()]));
    const bool one_end = nodes.front() == nodes.back();
    for (std::size_t part : {std::size_t{0}, std::size_t{1}}) {
        std::vector<Candidate> seen;
        for (std::size_t i = part; i < nodes.size(); i += one_end ? 2 : 1) seen.push_back(nodes[i]);
        std::sort(seen.begin(), seen.end());
        EXPECT_TRUE(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
    }
}

// The chain of a finder's pattern.
Chain linked(const Board& board, const Pattern::Chain& told) {
    Chain out = chain_along(board, told.nodes);
    if (told.loop) make_loop(board.geometry(), out);
    return out;
}

// Every finder that reports chains.
TEST(Chains, ReportTheirLinks) {
    Random random(31);
    std::size_t seen = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{4, 4}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < 12; ++i) {
            const Board board = random_position(geometry, 40 + 4 * i, random);
            for (Finder find : {find_x_chains, find_xy_chains, alternating_1, alternating_2, find_discontinuous_loops,
                                find_continuous_loops, find_xy_wings, find_w_wings, find_skyscrapers,
                                find_two_string_kites, find_turbot_fish}) {
                std::size_t longest = 0;
                const bool by_length = find == find_x_chains || find == find_xy_chains;
                find(board, 0, [&](const Find& found) {
                    const Removes& removes = found.deduction.removes;
                    const Chain chain = linked(board, found.pattern().chain.value());
                    expect_chain(board, chain);
                    EXPECT_EQ(chain.loop(), find == find_continuous_loops);
                    const Removes again = shown_by(board, chain);
                    EXPECT_TRUE(std::includes(again.begin(), again.end(), removes.begin(), removes.end()));
                    if (by_length && again == removes) {
                        EXPECT_GE(chain.nodes.size(), longest);
                        longest = chain.nodes.size();
                    }
                    return ++seen % 2000 != 0 && !::testing::Test::HasFailure();
                });
                ASSERT_FALSE(HasFailure()) << box.height << "x" << box.width << " boxes, board " << i;
            }
        }
    }
    EXPECT_GT(seen, 1000U);
}

// The eliminations of loops: all candidates that see two ends of a chain that see each other.
TEST(Chains, LoopsEliminateByEveryWeakLink) {
    Random random(32);
    std::size_t seen = 0;
    for (const GeometryPtr& geometry : boxes_and_houses()) {
        for (int i = 0; i < 4; ++i) {
            const Board board = random_position(geometry, 50 + 10 * i, random);
            std::set<Candidate> expected, found;
            for_each_ends(board, Links::all, [&](Candidate a, Candidate z, bool) {
                if (!exclude(board.geometry(), a, z)) return;
                for (Candidate c : seen_by_all(board, {a, z})) expected.insert(c);
            });
            for (const Removes& removes : found_by(find_continuous_loops, board, 0))
                found.insert(removes.begin(), removes.end());
            // Loops also eliminate by their links whose ends have shorter chains that pass a candidate twice.
            ASSERT_TRUE(std::includes(found.begin(), found.end(), expected.begin(), expected.end()))
                << geometry->text() << ", board " << i;
            seen += expected.size();
        }
    }
    EXPECT_GT(seen, 50U);
}

// {2,5} - {5,8} - {8,9} - {9,2} along a row and down a column: an end is 2.
TEST(Chains, TextbookXyChain) {
    const Board board = board_of({{"A1", "25"}, {"A5", "58"}, {"E5", "89"}, {"E9", "29"}});
    EXPECT_EQ(texts(find_xy_chains, board, 0), (Texts{"E1=2 A9=2"}));
}

// {7,9} - {9,8} - {8,2} - {2,7} in A1, A9, D9 and D8: 7 is in A1 or D8, so A8 and D1 are not 7. The chain goes on by {7,3} in D2
// and {3,9} in B2 to 7 in A1 again: A1 is 7, but that is another find.
TEST(Chains, EndsMayMakeThemselvesTrue) {
    const Board board = board_of({{"A1", "79"}, {"A9", "89"}, {"D9", "28"}, {"D8", "27"}, {"D2", "37"}, {"B2", "39"}});
    const Texts chains = texts(find_xy_chains, board, 0);
    EXPECT_EQ(std::count(chains.begin(), chains.end(), "D1=7 A8=7"), 1);
    const Candidate nine{static_cast<Cell>(0), static_cast<Digit>(8)};
    const std::vector<Removes> loops = found_by(find_discontinuous_loops, board, 0);
    EXPECT_TRUE(std::any_of(loops.begin(), loops.end(), [&](const Removes& each) {
        return std::find(each.begin(), each.end(), nine) != each.end();
    }));
}

// Nearly empty boards of 25 or more digits have too many candidates.
TEST(Chains, NothingOnLargeOpenBoards) {
    const Board open(std::make_shared<const Geometry>(Box{5, 5}));
    EXPECT_EQ(LinkRows(open, LinkRows::Kind::all).size(), 0U);
    EXPECT_TRUE(texts(find_x_chains, open, 0).empty());
}

}  // namespace
}  // namespace deduku
