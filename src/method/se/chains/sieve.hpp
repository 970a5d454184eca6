// A sieve for the search for chains: predicts which dynamic runs contradict themselves, and the results of the others.
//
// A run without a contradiction is the fixpoint of naked and hidden singles, in any order; then patterns and inner
// chains make their deletions, and singles continue. So the fixpoint shows which runs must be made in SE's order: those
// with contradictions, and those of groups with common consequences. The sieve may pass useless runs; it never blocks
// useful ones.
//
//   level 0    A1=2 on: C1, C7 ..   if removed candidates had no consequences, the fixpoint is unchanged: it is kept from
//                                   step to step, and taken over from the position around an inner one
//   level 1    continues with patterns, 2 with single chains, 3 with multiple ones: each from the result of the lower one
#pragma once

#include <memory>

#include "method/se/chains/inner_cuts.hpp"
#include "method/se/position/changes.hpp"
#include "method/se/position/literal.hpp"

namespace deduku::se {

class Sieve {
  public:
    /// For a search with dynamic runs of level 0 and all digits in this position. Results of another position are kept
    /// where they remain valid. `around`, if given, is the sieve of a position that this one was derived from; it must
    /// outlive the search.
    void move_to(const SePosition& position, Sieve* around = nullptr);
    /// Whether a position has been set.
    [[nodiscard]] bool used() const { return fixpoints_ != nullptr; }
    /// For a search of level 1 to 3 in this position, where lower levels found nothing. `below` is the sieve of one of
    /// these levels in this position; both must outlive the search.
    void go_on_from(const SePosition& position, int level, Sieve& below, InnerCuts& cuts);

    /// Whether the run may contradict itself; false is certain.
    [[nodiscard]] bool may_contradict(OnOff assumed) { return fixpoint(assumed).contradictory; }
    /// The result of a run that does not contradict itself.
    [[nodiscard]] const NineCandidates& on(OnOff assumed) { return fixpoint(assumed).on; }
    [[nodiscard]] const NineCandidates& off(OnOff assumed) { return fixpoint(assumed).off; }
    /// Whether these runs may have common consequences.
    template <class Literals>
    [[nodiscard]] bool may_agree(const Literals& assumed) {
        const Fixpoint* known[9];
        int size = 0;
        for (OnOff literal : assumed) {
            known[size] = &fixpoint(literal);
            size += known[size]->contradictory ? 0 : 1;
        }
        if (size <= 1) return true;
        Common common;
        if (!common.meet(*known[0], *known[1])) return false;
        for (int i = 2; i < size; ++i)
            if (!common.meet(*known[i])) return false;
        return true;
    }
    /// Whether it has no consequences.
    [[nodiscard]] bool is_alone(OnOff assumed) { return fixpoint(assumed).alone; }

  private:
    struct Fixpoint {
        NineCandidates on, off;
        [[nodiscard]] bool touches(const NineCandidates& changed) const { return !((on | off) & changed).empty(); }
        bool contradictory = false;
        bool alone = false;
    };
    /// The common results of several runs. Both functions return whether there are any.
    struct Common {
        std::uint64_t on[12], off[12];
        bool meet(const Fixpoint& a, const Fixpoint& b) {
            std::uint64_t any = 0;
            for (int w = 0; w < 12; ++w) {
                any |= on[w] = a.on.word[w] & b.on.word[w];
                any |= off[w] = a.off.word[w] & b.off.word[w];
            }
            return any != 0;
        }
        bool meet(const Fixpoint& other) {
            std::uint64_t any = 0;
            for (int w = 0; w < 12; ++w) {
                any |= on[w] &= other.on.word[w];
                any |= off[w] &= other.off.word[w];
            }
            return any != 0;
        }
    };
    class Closing;
    const Fixpoint& fixpoint(OnOff assumed) {
        if (!made_.has(assumed)) make(assumed);
        return *at_[assumed];
    }
    void make(OnOff assumed);
    [[nodiscard]] OnOff only_other(OnOff assumed) const;
    void drop_changed(const SePosition& position, Bits<23>& some);
    void extend(OnOff assumed, Fixpoint& out);

    SePosition position_;
    Sieve* around_ = nullptr;
    Sieve* below_ = nullptr;
    InnerCuts* cuts_ = nullptr;
    NineCandidates touched_;  ///< changed since the surrounding position
    Bits<23> made_;
    Bits<23> kept_;                          ///< from the previous position: more may follow
    std::unique_ptr<Fixpoint[]> fixpoints_;  // by literal, created on first use
    const Fixpoint* at_[literal_count];      // in fixpoints_, or in the surrounding sieve
};

}  // namespace deduku::se
