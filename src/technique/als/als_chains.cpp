// Chains of four or more almost locked sets (almost_locked_sets.hpp).
//
//   A -x- B -y- C -w- D      A without x has z. If A has x, B lacks x, so B has y, so C lacks y, so C has w,
//                            so D lacks w, and has z: candidates z that see all z of A and of D are false
//
// A breadth-first search for each candidate z. Suppose that it is true: then the sets that see it lack z. A set that
// lacks a digit has all its others, so sets linked to it by one of these lack that digit. If a set that sees z lacks
// another digit as well, it lacks two, one too many. The path to it is a chain (almost_locked_chain.hpp), and no
// shorter one removes this candidate. Eliminations by two or three sets are left to other techniques.
#include "technique/als/als_chains.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/als/almost_locked_chain.hpp"

namespace deduku {
namespace {

using SetIndex = AlmostLockedSets::Index;
using SetSlot = AlmostLockedSets::Slot;

// For each slot, the slots that are lost if its set lacks the digit.
class SetLosses {
  public:
    explicit SetLosses(const Board& board) : sets_(board), gives_(sets_.slots(), sets_.slots()), next_(gives_) {
        for (SetSlot s = 0; s < sets_.slots(); ++s)
            for_each_bit(sets_.linked(s), [&](SetIndex b) { gives_.insert(s, sets_.slot(b, sets_.digit_of(s))); });
        for (SetIndex a = 0; a < sets_.size(); ++a)
            for (Digit lost : sets_[a].digits)
                for (Digit x : sets_[a].digits)
                    if (x != lost) next_.join(sets_.slot(a, lost), gives_[sets_.slot(a, x)]);
    }

    const AlmostLockedSets& sets() const { return sets_; }

    // The shortest chain that eliminates the candidate; empty if there is none, or if it has fewer than `least` sets.
    SetChain chain_to(Candidate c, std::size_t least) {
        levels_ = BitRows(2, sets_.slots());  // [0]: all levels so far
        ends_ = BitRows(1, sets_.slots());
        for_each_bit(sets_.that_see(c), [&](SetIndex set) {
            levels_.insert(0, sets_.slot(set, c.digit));
            levels_.insert(1, sets_.slot(set, c.digit));
            for (Digit other : sets_[set].digits)
                if (other != c.digit) ends_.insert(0, sets_.slot(set, other));
        });
        for (std::size_t last = 1; advance(last); ++last) {
            const SetSlot end = first_in_both(levels_[last + 1], ends_[0], none);
            if (end == none) continue;
            return last + 1 < least ? SetChain{} : told(end, last + 1);
        }
        return {};
    }

  private:
    // Adds the level after `last`: the slots first reached from it. False if there are none.
    bool advance(std::size_t last) {
        const std::size_t row = levels_.add_row();
        for_each_bit(levels_[last], [&](SetSlot s) { levels_.join(row, next_[s]); });
        levels_.subtract(row, levels_[0]);
        levels_.join(0, levels_[row]);
        return have_common(levels_[row], levels_[0]);
    }
    SetChain told(SetSlot end, std::size_t level) const {
        SetChain out;
        for (SetSlot at = end;; at = before(at, --level)) {
            out.sets.push_back(sets_.set_of(at));
            if (level == 1) break;
            out.commons.push_back(sets_.digit_of(at));
        }
        std::reverse(out.sets.begin(), out.sets.end());
        std::reverse(out.commons.begin(), out.commons.end());
        return out;
    }
    // The first slot of the previous level that removes this digit from its set.
    SetSlot before(SetSlot slot, std::size_t level) const {
        SetSlot out = none;
        for_each_bit(levels_[level], [&](SetSlot s) {
            if (out == none && next_.has(s, slot)) out = s;
        });
        return out;
    }

    static constexpr SetSlot none = AlmostLockedSets::largest + 1;
    AlmostLockedSets sets_;
    BitRows gives_;  // for each slot: those that lose their digit if its set has the digit
    BitRows next_;   // for each slot: the same if its set lacks the digit, through its other digits
    BitRows levels_, ends_;
};

}  // namespace

bool find_als_chains(const Board& board, int /*size*/, const Sink& sink) {
    SetLosses losses(board);
    struct Found {
        SetChain chain;
        Candidate goes;
    };
    std::vector<Found> found;
    for (Candidate c : board.geometry().every_candidate()) {
        if (!board.has(c)) continue;
        SetChain chain = losses.chain_to(c, 4);
        if (!chain.sets.empty()) found.push_back({std::move(chain), c});
    }
    put_in_order(found, [](const Found& x, const Found& y) { return x.chain.sets.size() < y.chain.sets.size(); });
    std::vector<Candidate> goes, known;
    for (const Found& one : found) goes.push_back(one.goes);
    put_in_order(goes);
    for (const Found& one : found) {
        if (std::binary_search(known.begin(), known.end(), one.goes)) continue;
        std::vector<Candidate> removes;
        for (Candidate c : seen_by_ends(losses.sets(), one.chain))
            if (std::binary_search(goes.begin(), goes.end(), c)) removes.push_back(c);
        known.insert(known.end(), removes.begin(), removes.end());
        put_in_order(known);
        if (!deliver(losses.sets(), one.chain, std::move(removes), sink)) return false;
    }
    return true;
}

}  // namespace deduku
