#include "technique/als/almost_locked_chain.hpp"

#include "grid/in_order.hpp"
#include "reason/shown.hpp"
#include "technique/links/links.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

// The branch in which the first common is not in the first set.
Branch first_branch(const AlmostLockedSets& sets, const SetChain& chain, const std::vector<Candidate>& in_first,
                    Sector on, const std::vector<Candidate>& removes) {
    Case out(sets.board(), on, others_of(sets.board(), on, in_first));
    take_locked(sets, chain.sets.front(), chain.commons.front(), removes, out);
    return out.open();
}

}  // namespace

std::vector<Candidate> seen_by_ends(const AlmostLockedSets& sets, const SetChain& chain) {
    const auto first = chain.sets.front(), last = chain.sets.back();
    std::vector<Candidate> out;
    for (Digit z : sets[first].digits& sets[last].digits)
        if (z != chain.commons.front() && z != chain.commons.back())
            sets.add_seen_by_both(sets.slot(first, z), sets.slot(last, z), out);
    put_in_order(out);
    return out;
}

void take_locked(const AlmostLockedSets& sets, AlmostLockedSets::Index set, Digit lacks,
                 const std::vector<Candidate>& removes, Case& to) {
    const Geometry& g = sets.board().geometry();
    Set<Digit> digits;
    for (Candidate c : removes) digits.insert(c.digit);
    std::size_t most = 0;
    for (Digit digit : digits) most = std::max(most, sets.houses(sets.slot(set, digit)).size());
    // A Cover has one house for each digit, so a digit with several full houses needs several Covers.
    for (std::size_t round = 0; round < most; ++round) {
        std::vector<DigitAt> at;
        std::vector<Candidate> here;
        for (Digit digit : digits) {
            const std::vector<House>& houses = sets.houses(sets.slot(set, digit));
            at.push_back({digit, houses[std::min(round, houses.size() - 1)]});
            for (Candidate c : removes)
                if (c.digit == digit && lies_in(g, c, g.sector(at.back().house, digit))) here.push_back(c);
        }
        to.take(locked_without(sets, set, lacks, at), here);
    }
}

Pattern pattern_of_sets(const AlmostLockedSets& sets, Form form, const std::vector<AlmostLockedSets::Index>& all) {
    Pattern out;
    out.form = form;
    for (AlmostLockedSets::Index set : all) {
        out.sets.push_back(sets.group(set));
        out.cells.insert(out.cells.end(), sets[set].cells.begin(), sets[set].cells.end());
    }
    sort_once_each(out.cells);
    return out;
}

Pattern pattern_of_sets(const AlmostLockedSets& sets, Form form, const std::vector<AlmostLockedSets::Index>& all,
                        const std::vector<Candidate>& removes) {
    Pattern out = pattern_of_sets(sets, form, all);
    for (Candidate c : removes) out.digits.insert(c.digit);
    return out;
}

bool deliver(const AlmostLockedSets& sets, const SetChain& chain, std::vector<Candidate> removes, const Sink& sink) {
    const Geometry& g = sets.board().geometry();
    const Digit x = chain.commons.front();
    const Sector on = g.sector(sets.common_house(chain.sets[0], chain.sets[1], x), x);
    const std::vector<Candidate> in_first = sets.places(chain.sets[0], x);
    Split split{on, {first_branch(sets, chain, in_first, on, removes)}};
    Case second(sets.board(), on, in_first);
    for (std::size_t i = 1; i < chain.commons.size(); ++i) {
        const Digit common = chain.commons[i];
        const House house = sets.common_house(chain.sets[i], chain.sets[i + 1], common);
        second.take(locked_without(sets, chain.sets[i], chain.commons[i - 1], {{common, house}}),
                    sets.places(chain.sets[i + 1], common));
    }
    take_locked(sets, chain.sets.back(), chain.commons.back(), removes, second);
    split.branches.push_back(second.open());
    const Deduction found{std::move(split), std::move(removes)};
    return sink({found, [&] {
                     Pattern seen = pattern_of_sets(sets, Form::set_chain, chain.sets, found.removes);
                     seen.commons = chain.commons;
                     return seen;
                 }});
}

}  // namespace deduku
