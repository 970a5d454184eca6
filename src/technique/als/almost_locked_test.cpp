// Almost locked sets: finders against definitions, and published examples.
#include "tests/support/almost_locked.hpp"

#include "technique/als/almost_locked_sets.hpp"
#include "technique/als/als_chains.hpp"
#include "technique/als/als_xy_wing.hpp"
#include "technique/als/als_xz.hpp"
#include "technique/als/death_blossom.hpp"
#include "technique/als/pair_exclusion.hpp"

namespace deduku {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

// Whether there are more sets than the finders examine, as on open boards where many houses cross.
bool too_many(const Board& board) {
    int slots = 0;
    for (const SlowSet& set : slow_sets(board)) slots += set.digits.size();
    return slots > static_cast<int>(AlmostLockedSets::largest);
}

// Boards of 4, 6 and 9 digits with any houses, sparse and dense: all eliminations of a finder are those of the
// definition.
template <class Definition>
void compare_joined(Finder find, Definition&& definition, int boards, std::size_t least) {
    Random random(12);
    std::size_t seen = 0;
    for (const GeometryPtr& geometry : boxes_and_houses()) {
        const int number = geometry->standard() ? boards : boards / 4, densest = geometry->standard() ? 20 : 56;
        for (int i = 0; i < number; ++i) {
            const Board board = random_position(geometry, densest + (92 - densest) * i / number, random);
            if (!geometry->standard() && too_many(board)) continue;
            const std::vector<Removes> expected = joined({definition(board)});
            ASSERT_TRUE(joined(found_by(find, board, 0)) == expected) << geometry->text() << ' ' << i;
            for (const Removes& each : expected) seen += each.size();
        }
    }
    EXPECT_GT(seen, least);
}

// Calls `use` with all pairs of sets with this number of commons.
template <class Use>
void for_each_pair(const SlowSets& all, int commons, Use&& use) {
    for (std::size_t a = 0; a < all.sets.size(); ++a)
        for (std::size_t b = a + 1; b < all.sets.size(); ++b)
            if (all.commons[a][b].size() == commons) use(a, b, all.commons[a][b]);
}

std::vector<Removes> xz(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const SlowSets all(board);
    for_each_pair(all, 1, [&](std::size_t a, std::size_t b, Set<Digit> commons) {
        Removes removes = all.seen_by_both(board.geometry(), a, b);
        std::erase_if(removes, [&](Candidate c) { return commons.has(c.digit); });
        add(out, removes);
    });
    return out;
}

// Each of the two commons is in one of the sets; every other digit of a set is in that set.
Removes doubly_linked(const Board& board) {
    Removes out;
    const SlowSets all(board);
    for_each_pair(all, 2, [&](std::size_t a, std::size_t b, Set<Digit> commons) {
        SlowSet both = all.sets[a];
        both.cells.insert(both.cells.end(), all.sets[b].cells.begin(), all.sets[b].cells.end());
        both.digits |= all.sets[b].digits;
        for (Candidate c : board.geometry().every_candidate()) {
            const auto number = static_cast<std::size_t>(board.geometry().number(c));
            const bool goes =
                commons.has(c.digit) ? sees_all(board, both, c) : all.seen[a][number] || all.seen[b][number];
            if (board.has(c) && goes) out.push_back(c);
        }
    });
    return out;
}

// All pairs of ends and of commons for which a third set joins them.
std::vector<Removes> xy_wings(const Board& board, int /*size*/) {
    std::vector<Removes> out;
    const SlowSets all(board);
    const auto joined_by = [&](std::size_t a, std::size_t b, Digit x, Digit y) {
        for (std::size_t c = 0; c < all.sets.size(); ++c)
            if (all.commons[a][c].has(x) && all.commons[c][b].has(y)) return true;
        return false;
    };
    for (std::size_t a = 0; a < all.sets.size(); ++a)
        for (std::size_t b = a + 1; b < all.sets.size(); ++b) {
            const Removes seen = all.seen_by_both(board.geometry(), a, b);
            for (Digit x : all.sets[a].digits)
                for (Digit y : all.sets[b].digits) {
                    Removes removes = seen;
                    std::erase_if(removes, [&](Candidate c) { return c.digit == x || c.digit == y; });
                    if (x != y && !removes.empty() && joined_by(a, b, x, y)) add(out, removes);
                }
        }
    return out;
}

// Breadth first from a true candidate, "set i lacks digit d": the number of sets until one of them lacks two digits.
class SlowLosses {
  public:
    explicit SlowLosses(const Board& board) : g_(board.geometry()), all_(board) {}

    int sets_needed(Candidate c) const {
        std::set<std::pair<std::size_t, Digit>> known, last;
        for (std::size_t i = 0; i < all_.sets.size(); ++i)
            if (all_.seen[i][static_cast<std::size_t>(g_.number(c))]) last.insert({i, c.digit});
        const auto first = last;
        for (int count = 1; !last.empty(); ++count) {
            std::set<std::pair<std::size_t, Digit>> next;
            for (const auto& [i, lost] : last) {
                if (lost != c.digit && first.count({i, c.digit}) != 0) return count;
                known.insert({i, lost});
                for (std::size_t j = 0; j < all_.sets.size(); ++j)
                    for (Digit x : all_.commons[i][j])
                        if (x != lost) next.insert({j, x});
            }
            for (const auto& each : known) next.erase(each);
            last = next;
        }
        return 0;
    }

  private:
    const Geometry& g_;
    SlowSets all_;
};

Removes chains(const Board& board) {
    Removes out;
    const SlowLosses losses(board);
    for (Candidate c : board.geometry().every_candidate())
        if (board.has(c) && losses.sets_needed(c) >= 4) out.push_back(c);
    return out;
}

// Whether a set sees both candidates, of two digits.
bool joined_by_a_set(const Geometry& g, const SlowSets& all, Candidate one, Candidate other) {
    const auto a = static_cast<std::size_t>(g.number(one)), b = static_cast<std::size_t>(g.number(other));
    return std::any_of(all.seen.begin(), all.seen.end(),
                       [&](const std::vector<bool>& seen) { return seen[a] && seen[b]; });
}

Removes blossoms(const Board& board) {
    Removes out;
    const Geometry& g = board.geometry();
    const SlowSets all(board);
    for (Cell stem : g.every_cell()) {
        if (board.digits(stem).size() < 3) continue;
        for (Candidate c : g.every_candidate()) {
            if (!board.has(c) || c.cell == stem || board.digits(stem).has(c.digit)) continue;
            if (every(board.digits(stem), [&](Digit digit) { return joined_by_a_set(g, all, {stem, digit}, c); }))
                out.push_back(c);
        }
    }
    return out;
}

Removes pair_exclusions(const Board& board) {
    Removes out;
    const Geometry& g = board.geometry();
    const SlowSets all(board);
    for (Candidate c : g.every_candidate())
        for (Cell q : g.every_cell()) {
            if (!board.has(c) || q == c.cell || board.digits(q).size() < 2 || board.digits(c.cell).size() < 2) continue;
            const auto excluded = [&](Digit digit) {
                return digit == c.digit ? share_house(g, c.cell, q) : joined_by_a_set(g, all, c, {q, digit});
            };
            if (every(board.digits(q), excluded)) out.push_back(c);
        }
    return out;
}

Removes in_one(const std::vector<Removes>& lists) {
    Removes out;
    for (const Removes& each : lists) out.insert(out.end(), each.begin(), each.end());
    return out;
}

void match_almost_locked_definitions(int boards, int joined_boards) {
    const std::size_t least = static_cast<std::size_t>(boards) * 12;
    compare(find_als_xz, xz, 0, 0, 9, boards, least);
    compare(find_als_xy_wings, xy_wings, 0, 0, 9, boards, least);
    compare_on_houses(find_als_xz, xz, 0, 0, 6);
    compare_on_houses(find_als_xy_wings, xy_wings, 0, 0, 6);
    compare_joined(
        find_als_xz, [](const Board& board) { return in_one(xz(board, 0)); }, boards, least);
    compare_joined(
        find_als_xy_wings, [](const Board& board) { return in_one(xy_wings(board, 0)); }, boards, least);
    compare_joined(find_doubly_linked_als_xz, doubly_linked, joined_boards, least);
    compare_joined(find_als_chains, chains, joined_boards, 5 * static_cast<std::size_t>(boards));
}
TEST(AlmostLocked, MatchDefinitions) { match_almost_locked_definitions(2, 4); }
TEST(ExhaustiveAlmostLocked, MatchDefinitions) { match_almost_locked_definitions(8, 12); }

void match_petals_and_pairs(int boards) {
    compare_joined(find_death_blossoms, blossoms, boards, 40);
    compare_joined(find_pair_exclusions, pair_exclusions, boards, 100);
}
TEST(AlmostLocked, PetalsAndPairsMatchDefinitions) { match_petals_and_pairs(6); }
TEST(ExhaustiveAlmostLocked, PetalsAndPairsMatchDefinitions) { match_petals_and_pairs(12); }

TEST(AlmostLocked, FindsEverySet) {
    Random random(13);
    const auto geometry = std::make_shared<const Geometry>(Box{3, 3});
    std::size_t all = 0;
    for (int percent = 30; percent < 90; percent += 5) {
        const Board board = random_position(geometry, percent, random);
        const AlmostLockedSets sets(board);
        std::set<std::vector<Cell>> ours, theirs;
        for (std::size_t i = 0; i < sets.size(); ++i) ours.insert(sets[i].cells);
        for (const SlowSet& set : slow_sets(board)) theirs.insert(set.cells);
        EXPECT_TRUE(ours == theirs) << percent;
        EXPECT_EQ(ours.size(), sets.size());
        all += sets.size();
    }
    EXPECT_GT(all, 1000U);
}

}  // namespace
}  // namespace deduku
