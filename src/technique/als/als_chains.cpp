// Chains of four almost locked sets or more (almost_locked_sets.hpp).
//
//   A -x- B -y- C -w- D      if A is without x it has z; if it has x, B is without x, so it has y, so C is without y,
//                            so it has w, so D is without w, and has z: what sees all z of A and of D is not z
//
// A breadth-first search for each candidate z. Suppose that it is true: then the sets that see it lack z. A set that
// lacks a digit has all its others, so sets linked to it by one of these lack that digit. If a set that sees z lacks
// another digit as well, it lacks two, one too many. The way there is a chain (almost_locked_chain.hpp), and no shorter
// one removes this candidate. Eliminations by two or three sets are left to other techniques.
#include "technique/als/als_chains.hpp"

#include <algorithm>

#include "technique/als/almost_locked_chain.hpp"

namespace deduku {
namespace {

using SetIndex = AlmostLockedSets::Index;
using SetSlot = AlmostLockedSets::Slot;

// The eliminations that a set missing a digit makes in others, slot by slot.
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

    // The shortest chain that makes the candidate false, of this many sets at least; empty: none, or a shorter one.
    SetChain chain_to(Candidate c, std::size_t least) {
        levels_ = BitRows(2, sets_.slots());  // [0]: all so far
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
    // The slots that come new behind this level.
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
    BitRows gives_;  // of a slot: those that lose their digit if its set has the digit
    BitRows next_;   // of a slot: the same if its set is missing the digit, by its other digits
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
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& x, const Found& y) { return x.chain.sets.size() < y.chain.sets.size(); });
    std::vector<Candidate> goes, known;
    for (const Found& one : found) goes.push_back(one.goes);
    std::sort(goes.begin(), goes.end());
    for (const Found& one : found) {
        if (std::binary_search(known.begin(), known.end(), one.goes)) continue;
        std::vector<Candidate> removes;
        for (Candidate c : seen_by_ends(losses.sets(), one.chain))
            if (std::binary_search(goes.begin(), goes.end(), c)) removes.push_back(c);
        known.insert(known.end(), removes.begin(), removes.end());
        std::sort(known.begin(), known.end());
        if (!deliver(losses.sets(), one.chain, std::move(removes), sink)) return false;
    }
    return true;
}

}  // namespace deduku
