// Forcing chains and nets compared with their definition: the consequences of each supposition, until nothing changes.
#include "technique/chains/forcing.hpp"

#include <set>

#include "tests/support/finders.hpp"

namespace deduku {
namespace {

using namespace testing;

struct Supposed {
    std::set<Candidate> yes, no;
    bool contradicts = false;
};

// Every candidate that sees a true one is false; the last of a sector (of two, if `pairs`) that is not false is true.
Supposed follow_all(const Board& board, Candidate start, bool pairs) {
    const Geometry& g = board.geometry();
    Supposed out;
    out.yes.insert(start);
    for (bool moved = true; moved && !out.contradicts;) {
        moved = false;
        for (Candidate c : g.every_candidate()) {
            if (!board.has(c) || out.no.count(c) > 0) continue;
            const auto seen = [&](Candidate t) { return exclude(g, c, t); };
            if (std::any_of(out.yes.begin(), out.yes.end(), seen)) moved = out.no.insert(c).second;
        }
        for (Sector sector : g.every_sector()) {
            std::vector<Candidate> left;
            const auto members = board.members(sector);
            for (Place p : members)
                if (out.no.count(g.member(sector, p)) == 0) left.push_back(g.member(sector, p));
            if (members.size() < 2) continue;
            out.contradicts = out.contradicts || left.empty();
            if (left.size() == 1 && (!pairs || members.size() == 2) && out.yes.insert(left[0]).second) moved = true;
        }
    }
    return out;
}

std::vector<Removes> forced(const Board& board, int kind, bool pairs) {
    const Geometry& g = board.geometry();
    std::map<Candidate, Supposed> from;
    std::set<Candidate> gone;
    for (Candidate c : g.every_candidate())
        if (board.has(c)) {
            from[c] = follow_all(board, c, pairs);
            if (kind == 3 && from[c].contradicts) gone.insert(c);
        }
    for (Sector sector : g.every_sector()) {
        if (kind == 3 || g.is_cell(sector) != (kind == 1) || board.members(sector).size() < 2) continue;
        for (Candidate c : g.every_candidate()) {
            bool all = board.has(c);
            for (Place p : board.members(sector)) {
                const Candidate one = g.member(sector, p);
                all = all && one != c && !from[one].contradicts && from[one].no.count(c) > 0;
            }
            if (all) gone.insert(c);
        }
    }
    std::vector<Removes> out;
    for (Candidate c : gone) out.push_back({c});
    return out;
}

void match_forcing_definitions(int boards, std::size_t least) {
    const auto by_chains = [](const Board& board, int kind) { return forced(board, kind, true); };
    const auto by_nets = [](const Board& board, int kind) { return forced(board, kind, false); };
    compare(find_forcing_chains, by_chains, 1, 3, 9, boards, least);
    compare(find_forcing_nets, by_nets, 1, 3, 9, boards, least);
    compare_on_houses(find_forcing_chains, by_chains, 1, 3, 9, 1, 50, 64);
    compare_on_houses(find_forcing_nets, by_nets, 1, 3, 9, 1, 50, 64);
}
TEST(Forcing, MatchDefinitions) { match_forcing_definitions(1, 10); }
TEST(ExhaustiveForcing, MatchDefinitions) { match_forcing_definitions(8, 100); }

TEST(Forcing, NothingOnLargeOpenBoards) {
    const Board open(std::make_shared<const Geometry>(Box{4, 4}));
    EXPECT_TRUE(texts(find_forcing_nets, open, 3).empty());
}

}  // namespace
}  // namespace deduku
