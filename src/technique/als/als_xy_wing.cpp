// An almost locked set between two others (almost_locked_sets.hpp): an XY-Wing of sets.
//
//   A -x- C -y- B      C has x or y, as it can lack only one digit. If C has x, A lacks it; if C has y, B lacks it. So
//                      A or B has z, and candidates z that see all z of both are false.
//
// A chain of three sets (almost_locked_chain.hpp). A and B may have cells in common; C has no cell in common with them.
// If there are several sets C, one with the fewest cells is reported.
#include "technique/als/als_xy_wing.hpp"

#include "grid/in_order.hpp"
#include "technique/als/almost_locked_chain.hpp"

namespace deduku {
namespace {

using SetIndex = AlmostLockedSets::Index;

class SetWings {
  public:
    explicit SetWings(const Board& board) : sets_(board) {
        for (SetIndex a = 0; a < sets_.size(); ++a)
            for (SetIndex b = a + 1; b < sets_.size(); ++b)
                if (const Set<Digit> zs = digits_that_go(a, b); !zs.empty()) add_hinges(a, b, zs);
        const auto cells = [&](const SetChain& chain) {
            std::size_t sum = 0;
            for (SetIndex set : chain.sets) sum += sets_[set].cells.size();
            return sum;
        };
        put_in_order(found_, [&](const SetChain& x, const SetChain& y) { return cells(x) < cells(y); });
    }

    bool report(const Sink& sink) const {
        for (const SetChain& chain : found_)
            if (!deliver(sets_, chain, seen_by_ends(sets_, chain), sink)) return false;
        return true;
    }

  private:
    Set<Digit> digits_that_go(SetIndex a, SetIndex b) const {
        Set<Digit> out;
        for (Digit z : sets_[a].digits& sets_[b].digits)
            if (sets_.see_the_same(sets_.slot(a, z), sets_.slot(b, z))) out.insert(z);
        return out;
    }
    void add_hinges(SetIndex a, SetIndex b, Set<Digit> zs) {
        for (Digit x : sets_[a].digits)
            for (Digit y : sets_[b].digits) {
                if (x == y || (zs - Set<Digit>{x, y}).empty()) continue;
                const SetIndex c = first_in_both(sets_.linked(sets_.slot(a, x)), sets_.linked(sets_.slot(b, y)), none);
                if (c != none) found_.push_back({{a, c, b}, {x, y}});
            }
    }

    static constexpr SetIndex none = AlmostLockedSets::largest + 1;
    AlmostLockedSets sets_;
    std::vector<SetChain> found_;
};

}  // namespace

bool find_als_xy_wings(const Board& board, int /*size*/, const Sink& sink) { return SetWings(board).report(sink); }

}  // namespace deduku
