// Grouped chains compared with their definition: nodes are candidates and all places of a digit that two houses share;
// the consequences of "a is false", by all links (tests/support/chain_links.hpp).
#include "technique/chains/grouped_chains.hpp"

#include <set>

#include "technique/chains/chains.hpp"
#include "technique/links/chain.hpp"
#include "tests/support/chain_links.hpp"
#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

enum class GroupLinks { x, all };

// Whether all are in one row, column or box, by coordinates; on other boards in one house, by the lists of houses.
bool in_one_house(const Geometry& g, const std::vector<Candidate>& all) {
    if (!g.standard())
        return std::any_of(g.every_house().begin(), g.every_house().end(), [&](House house) {
            const auto cells = g.cells_of(house);
            return std::all_of(all.begin(), all.end(), [&](Candidate c) {
                return std::find(cells.begin(), cells.end(), c.cell) != cells.end();
            });
        });
    const auto alike = [&](auto&& of) {
        return std::all_of(all.begin(), all.end(), [&](Candidate c) { return of(c.cell) == of(all.front().cell); });
    };
    const auto box = [&](Cell c) { return g.row(c) / g.box().height * 64 + g.column(c) / g.box().width; };
    return alike([&](Cell c) { return g.row(c); }) || alike([&](Cell c) { return g.column(c); }) || alike(box);
}

bool apart(const Group& a, const Group& b) {
    return std::none_of(a.begin(), a.end(), [&](Candidate c) { return std::find(b.begin(), b.end(), c) != b.end(); });
}

// Whether at most one of them is true, by a cell or house.
bool exclude(const Geometry& g, const Group& a, const Group& b) {
    if (!apart(a, b)) return false;
    if (a.front().digit != b.front().digit) return a.size() == 1 && b.size() == 1 && a.front().cell == b.front().cell;
    Group both = a;
    both.insert(both.end(), b.begin(), b.end());
    return in_one_house(g, both);
}

struct LinksOfGroups : LinkRelations {
    const Board& board;
    std::vector<Group> all;
    std::size_t singles = 0;

    LinksOfGroups(const Board& on, GroupLinks links, bool with_groups) : board(on) {
        const Geometry& g = board.geometry();
        for (Candidate c : g.every_candidate())
            if (board.has(c)) all.push_back({c});
        singles = all.size();
        if (with_groups) add_groups();
        const std::size_t n = all.size();
        strong = weak = sees = Relation(n, std::vector<bool>(n));
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j < n; ++j) {
                weak[i][j] = sees[i][j] = exclude(g, all[i], all[j]);
                strong[i][j] = apart(all[i], all[j]) && one_is_true(all[i], all[j], links);
                if (links == GroupLinks::x && all[i].front().digit != all[j].front().digit) weak[i][j] = false;
            }
    }

    void add_groups() {
        const Geometry& g = board.geometry();
        std::set<Group> groups;
        for (House one : g.every_house())
            for (House other : g.every_house())
                for (Digit digit : g.all_digits()) {
                    Group group;
                    const std::vector<Cell> here = places_of(board, one, digit), there = places_of(board, other, digit);
                    for (Cell cell : here)
                        if (std::find(there.begin(), there.end(), cell) != there.end()) group.push_back({cell, digit});
                    std::sort(group.begin(), group.end());
                    if (one != other && group.size() > 1 && group.size() < std::min(here.size(), there.size()))
                        groups.insert(group);
                }
        all.insert(all.end(), groups.begin(), groups.end());
    }

    bool one_is_true(const Group& a, const Group& b, GroupLinks links) const {
        const Geometry& g = board.geometry();
        if (a.front().digit != b.front().digit)
            return links == GroupLinks::all && a.size() + b.size() == 2 && a.front().cell == b.front().cell &&
                   board.digits(a.front().cell).size() == 2;
        const auto in = [&](Cell cell, const Group& of) {
            return std::any_of(of.begin(), of.end(), [&](Candidate c) { return c.cell == cell; });
        };
        for (House house : g.every_house()) {
            const std::vector<Cell> places = places_of(board, house, a.front().digit);
            if (places.size() == a.size() + b.size() &&
                std::all_of(places.begin(), places.end(), [&](Cell cell) { return in(cell, a) || in(cell, b); }))
                return true;
        }
        return false;
    }

    Removes seen_by(std::size_t a, std::size_t z) const {
        Removes out;
        for (Candidate c : board.geometry().every_candidate())
            if (board.has(c) && exclude(board.geometry(), {c}, all[a]) && exclude(board.geometry(), {c}, all[z]))
                out.push_back(c);
        return out;
    }
};

bool of_one_cell(const Group& a, const Group& z) {
    return a == z || (a.size() + z.size() == 2 && a.front().cell == z.front().cell);
}

// Calls `pair(of, a, z, decided)` for all ends of chains with two or more strong links that no chain of candidates joins;
// `decided`: an end would be true if it were false.
template <class Pair>
void for_each_grouped_ends(const Board& board, GroupLinks links, Pair&& pair) {
    const LinksOfGroups of(board, links, true), plain(board, links, false);
    const Relation ends = ends_of_chains(of);
    for (std::size_t a = 0; a < of.all.size(); ++a)
        for (std::size_t z = a; z < of.all.size(); ++z) {
            if (!ends[a][z] || (a != z && !apart(of.all[a], of.all[z]))) continue;
            const Back back = a == z ? Back::allowed : Back::none;
            if (z < plain.all.size() &&
                (ChainsFrom(plain, a, back).reaches(z) || ChainsFrom(plain, z, back).reaches(a)))
                continue;
            pair(of, a, z, a != z && (ends[a][a] || ends[z][z]));
        }
}

template <class Fits>
auto grouped_ends_that(GroupLinks links, Fits&& fits) {
    return [links, fits](const Board& board, int) {
        std::vector<Removes> out;
        for_each_grouped_ends(board, links, [&](const LinksOfGroups& of, std::size_t a, std::size_t z, bool decided) {
            if (fits(of.all[a], of.all[z]) && !(decided && links == GroupLinks::all)) add(out, of.seen_by(a, z));
        });
        return out;
    };
}

bool of_one_digit(const Group& a, const Group& z) { return a.front().digit == z.front().digit && a != z; }
bool of_two_digits(const Group& a, const Group& z) { return a.front().digit != z.front().digit && !of_one_cell(a, z); }

bool grouped_1(const Board& board, int, const Sink& sink) { return find_grouped_chains(board, 1, sink); }
bool grouped_2(const Board& board, int, const Sink& sink) { return find_grouped_chains(board, 2, sink); }

void match_grouped_definitions(int boards, std::size_t least) {
    compare(find_grouped_x_chains, grouped_ends_that(GroupLinks::x, of_one_digit), 0, 0, 9, boards, 3 * least);
    compare(grouped_1, grouped_ends_that(GroupLinks::all, of_one_digit), 0, 0, 9, boards, 3 * least);
    compare(grouped_2, grouped_ends_that(GroupLinks::all, of_two_digits), 0, 0, 9, boards, least);
    compare(find_grouped_discontinuous_loops, grouped_ends_that(GroupLinks::all, of_one_cell), 0, 0, 9, boards, least);
}
TEST(GroupedChains, MatchDefinitions) { match_grouped_definitions(2, 2); }
TEST(ExhaustiveGroupedChains, MatchDefinitions) { match_grouped_definitions(8, 10); }

void compare_all_on_houses(int largest_board, int boards, std::size_t least) {
    const auto compare = [&](Finder find, auto&& definition) {
        compare_on_houses(find, definition, 0, 0, largest_board, boards, least, 40);
    };
    compare(find_grouped_x_chains, grouped_ends_that(GroupLinks::x, of_one_digit));
    compare(grouped_1, grouped_ends_that(GroupLinks::all, of_one_digit));
    compare(grouped_2, grouped_ends_that(GroupLinks::all, of_two_digits));
    compare(find_grouped_discontinuous_loops, grouped_ends_that(GroupLinks::all, of_one_cell));
}

TEST(GroupedChains, MatchDefinitionsOnAnyHouses) { compare_all_on_houses(6, 10, 5); }
TEST(ExhaustiveGroupedChains, MatchDefinitionsOnAnyHouses) { compare_all_on_houses(9, 20, 80); }

TEST(GroupedChains, LoopsEliminateByEveryWeakLink) {
    Random random(32);
    std::size_t seen = 0;
    for (const GeometryPtr& geometry : boxes_and_houses()) {
        if (geometry->digits() == 9 && !geometry->standard()) continue;
        for (int i = 0; i < 8; ++i) {
            const Board board = random_position(geometry, 40 + 6 * i, random);
            std::set<Candidate> expected, found;
            for_each_grouped_ends(board, GroupLinks::all,
                                  [&](const LinksOfGroups& of, std::size_t a, std::size_t z, bool) {
                                      if (!exclude(board.geometry(), of.all[a], of.all[z])) return;
                                      for (Candidate c : of.seen_by(a, z)) expected.insert(c);
                                  });
            for (const Removes& removes : found_by(find_grouped_continuous_loops, board, 0))
                found.insert(removes.begin(), removes.end());
            // Loops also eliminate by their links whose ends have shorter chains that pass a node twice.
            ASSERT_TRUE(std::includes(found.begin(), found.end(), expected.begin(), expected.end()))
                << geometry->text() << ", board " << i;
            seen += expected.size();
        }
    }
    EXPECT_GT(seen, 50U);
}

// Checks the chain on this board.
void expect_grouped_chain(const Board& board, const Pattern::Chain& chain) {
    const std::size_t n = chain.nodes.size();
    std::vector<Group> nodes(n);
    for (std::size_t i = 0; i < n; ++i)
        for (Cell cell : chain.cells_of(i)) nodes[i].push_back({cell, chain.nodes[i].digit});
    for (std::size_t i = 0; i < n; i += 2) EXPECT_TRUE(strong_sector(board, nodes[i], nodes[i + 1]));
    for (std::size_t i = 1; i + (chain.loop ? 0 : 1) < n; i += 2)
        EXPECT_TRUE(exclude(board.geometry(), nodes[i], nodes[(i + 1) % n]));
}

TEST(GroupedChains, ReportTheirLinks) {
    Random random(31);
    std::size_t seen = 0, groups = 0, loops = 0;
    for (Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}, Box{4, 4}}) {
        const auto geometry = std::make_shared<const Geometry>(box);
        for (int i = 0; i < 12; ++i) {
            const Board board = random_position(geometry, 40 + 4 * i, random);
            for (Finder find : {find_grouped_x_chains, grouped_1, grouped_2, find_grouped_discontinuous_loops,
                                find_grouped_continuous_loops}) {
                find(board, 0, [&](const Find& found) {
                    const Pattern::Chain chain = found.pattern().chain.value();
                    ++seen;
                    expect_grouped_chain(board, chain);
                    groups += chain.groups.empty() ? 0U : 1U;
                    EXPECT_EQ(chain.loop, find == find_grouped_continuous_loops);
                    loops += chain.loop ? 1U : 0U;
                    return seen % 2000 != 0 && !::testing::Test::HasFailure();
                });
                ASSERT_FALSE(HasFailure()) << box.height << "x" << box.width << " boxes, board " << i;
            }
        }
    }
    EXPECT_GT(seen, 1000U);
    EXPECT_GE(groups * 10, seen * 9);
    EXPECT_GE(loops, 20U);
    std::printf("%zu chains, %zu with groups, %zu loops\n", seen, groups, loops);
}

// The drawing of chain.hpp: 7 of box 1 in row 1 and at B3, of column F at F1 and F8; B3 or F8 is 7, so B8 is
// not 7.
TEST(GroupedChains, ExampleFromFileComment) {
    Board board = board_of({});
    const Geometry& g = board.geometry();
    const auto seven = static_cast<Digit>(6);
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            if (!(row == 0 && column < 2) && !(row == 2 && column == 1)) board.remove({g.cell(row, column), seven});
    for (int row = 0; row < 9; ++row)
        if (row != 0 && row != 7) board.remove({g.cell(row, 5), seven});
    EXPECT_EQ(texts(find_grouped_x_chains, board, 0), (Texts{"B8=7", "B8=7"}));  // also from {B1, B3}
    EXPECT_TRUE(texts(find_x_chains, board, 0).empty());
}

}  // namespace
}  // namespace deduku
