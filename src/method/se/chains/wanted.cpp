// Filters the hints of a chain search: keeps those that may weigh less than the best known hint of the whole search or,
// in inner searches, than the lightest one with the same conclusion.
//
//   cell  A1 of 2, 5, 7:  B4=7 off by A1=2 (6 nodes) and A1=5 (9); by A1=7, not made yet, 2 at least, since it sees B4
//   known B4=7 off by 17 nodes: no improvement, so the run of A1=7 is not made
//
#include <limits>

#include "method/se/chains/chain_search.hpp"

namespace deduku::se {

struct ChainSearch::Branched {
    const ChainRun* made[9];
    OnOff unmade[9];
    int made_size = 0, unmade_size = 0;
    bool any = false;          ///< at least one of them is known
    NineCandidates common[2];  ///< off, on, as far as known
    void take(const NineCandidates& on, const NineCandidates& off) {
        common[1] = any ? common[1] & on : on;
        common[0] = any ? common[0] & off : off;
        any = true;
    }
};

// The largest useful weight of a hint with this conclusion.
int ChainSearch::most(OnOff conclusion, int key) const {
    if (best_only_ && hints_.empty()) return std::numeric_limits<int>::max();
    const Weight& known = best_only_ ? hints_.front().weight : lightest_[conclusion];
    return known.complexity - (key >= known.key ? 1 : 0);
}

// A lower bound on the nodes that a literal depends on in a run.
int ChainSearch::fewest(OnOff assumed, OnOff literal) const {
    if (assumed == literal) return 1;
    if (setting_.mode.level > 0) return 2;
    if (is_on(assumed) == is_on(literal)) return 3;
    const std::uint16_t(&a)[4] = nine.sectors_of[candidate_in(assumed)];
    const std::uint16_t(&b)[4] = nine.sectors_of[candidate_in(literal)];
    bool linked = false;
    for (int kind = 0; kind < 4; ++kind) linked = linked || a[kind] == b[kind];
    return linked ? 2 : 4;
}

bool ChainSearch::may_conclude(const Branched& known, OnOff literal, int key) const {
    const int limit = most(literal, key);
    int sum = 0;
    for (int i = 0; i < known.unmade_size; ++i) sum += fewest(known.unmade[i], literal);
    for (int i = 0; i < known.made_size && sum <= limit; ++i)
        sum += known.made[i]->ancestor_count(known.made[i]->find(literal), limit - sum);
    return sum <= limit;
}

// Makes runs one at a time, as long as their possible common consequences may be useful.
bool ChainSearch::may_count(const ChainHint& hint) {
    const Branches branches = branches_of(position_, hint.rule, hint.start, hint.house, hint.conclusion);
    if (!sieve_->may_agree(branches)) return false;
    if (!best_only_ && lightest_.empty()) return true;
    for (;;) {
        Branched known;
        for (OnOff assumed : branches) {
            if (runs_.has(assumed)) {
                const ChainRun& run = runs_[assumed];
                known.made[known.made_size++] = &run;
                known.take(run.set(true), run.set(false));
            } else {
                known.unmade[known.unmade_size++] = assumed;
                if (!sieve_->may_contradict(assumed)) known.take(sieve_->on(assumed), sieve_->off(assumed));
            }
            if (known.any && known.common[0].empty() && known.common[1].empty()) return false;
        }
        bool wanted = !known.any;
        for (const bool wanted_on : {true, false})
            known.common[wanted_on ? 1 : 0].for_each([&](int candidate) {
                wanted = wanted || may_conclude(known, wanted_on ? on(candidate) : off(candidate), hint.weight.key);
            });
        if (!wanted) return false;
        if (known.unmade_size == 0) return true;
        run_of(known.unmade[known.unmade_size - 1]);
    }
}

}  // namespace deduku::se
