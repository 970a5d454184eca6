// Two almost locked sets (almost_locked_sets.hpp) of which only one has x, a restricted common.
//
//   A  C1,E1 {1,4,8}     B  A4,B5 {1,4,7}      x = 1, in column .. : if A has no 1 it has 8 and 4, ..
//
//   ALS-XZ         A -x- B        one of the two lacks x, and has z: candidates z that see all z of both are false
//   doubly linked  A -x- B -y- A  x is in one of them and y in the other: together they have as many cells as digits,
//                                 counted in A and in B, and each digit is removed where all its places are seen
//
// The first is a chain of two sets (almost_locked_chain.hpp), the second a Cover for each choice of houses.
#include "technique/als/als_xz.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/als/almost_locked_chain.hpp"
#include "technique/parts/deliver.hpp"

namespace deduku {
namespace {

using SetIndex = AlmostLockedSets::Index;

struct LinkedPair {
    SetIndex a, b;
    Set<Digit> commons;
};

// All pairs of sets with this number of restricted commons, those with few cells first.
std::vector<LinkedPair> linked_pairs(const AlmostLockedSets& sets, int commons) {
    std::vector<LinkedPair> out;
    for (SetIndex a = 0; a < sets.size(); ++a)
        for (Digit x : sets[a].digits)
            for_each_bit(sets.linked(sets.slot(a, x)), [&](SetIndex b) {
                if (b < a) return;
                const Set<Digit> all = sets.commons(a, b);
                if (all.first() == x && all.size() == commons) out.push_back({a, b, all});
            });
    put_in_order(out, [&](const LinkedPair& x, const LinkedPair& y) {
        return sets[x.a].cells.size() + sets[x.b].cells.size() < sets[y.a].cells.size() + sets[y.b].cells.size();
    });
    return out;
}

// The Covers of a doubly linked pair: each takes the next house of digits that have several.
class DoubleLink {
  public:
    DoubleLink(const AlmostLockedSets& sets, const LinkedPair& pair) : g_(sets.board().geometry()) {
        for (SetIndex set : {pair.a, pair.b}) {
            for (Cell cell : sets[set].cells) cells_.push_back(g_.sector(cell));
            for (Digit digit : sets[set].digits - pair.commons)
                choices_.push_back({digit, sets.houses(sets.slot(set, digit))});
        }
        for (Digit digit : pair.commons) choices_.push_back({digit, sets.common_houses(pair.a, pair.b, digit)});
        for (const Choice& choice : choices_) rounds_ = std::max(rounds_, choice.houses.size());
    }

    std::vector<Cover> covers() const {
        std::vector<Cover> out;
        for (std::size_t round = 0; round < rounds_; ++round) {
            out.push_back({cells_, {}});
            for (const auto& [digit, houses] : choices_)
                out.back().cover.push_back(g_.sector(houses[std::min(round, houses.size() - 1)], digit));
        }
        return out;
    }

  private:
    struct Choice {
        Digit digit;
        std::vector<House> houses;
    };
    const Geometry& g_;
    std::vector<Sector> cells_;
    std::vector<Choice> choices_;
    std::size_t rounds_ = 1;
};

}  // namespace

bool find_als_xz(const Board& board, int /*size*/, const Sink& sink) {
    const AlmostLockedSets sets(board);
    for (const LinkedPair& pair : linked_pairs(sets, 1)) {
        const SetChain chain{{pair.a, pair.b}, {pair.commons.first()}};
        std::vector<Candidate> removes = seen_by_ends(sets, chain);
        if (!removes.empty() && !deliver(sets, chain, std::move(removes), sink)) return false;
    }
    return true;
}

bool find_doubly_linked_als_xz(const Board& board, int /*size*/, const Sink& sink) {
    const AlmostLockedSets sets(board);
    for (const LinkedPair& pair : linked_pairs(sets, 2)) {
        const auto seen = [&](const Cover&) {
            Pattern out = pattern_of_sets(sets, Form::set_ring, {pair.a, pair.b});
            out.digits = sets[pair.a].digits | sets[pair.b].digits;
            for (Digit digit : pair.commons) out.commons.push_back(digit);
            return out;
        };
        if (!deliver_each(board, DoubleLink(sets, pair).covers(), sink, seen)) return false;
    }
    return true;
}

}  // namespace deduku
