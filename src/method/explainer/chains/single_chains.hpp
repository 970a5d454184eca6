// Chains from one literal in a position that stays as it is (rows 21): cycles, and literals that contradict themselves.
//
//   X cycle     2 A1 = A7 - C7 = C1 - A1         strong = in houses, weak -: what sees both an on and an off is off
//   forcing     A1=5 on -> .. -> A1=5 off         so it is off; or off -> .. -> on
//
// Three sweeps, X, Y, XY, all starts in each: plainly, as SE does it, and all hints. The oracle of the
// quick searches.
#pragma once

#include "method/explainer/chains/chain_hint.hpp"

namespace deduku::explainer {

class SingleChains {
  public:
    SingleChains(const Position& position, Profile profile) : position_(position), profile_(profile) {}

    /// All hints in the order of SE.
    const std::vector<ChainHint>& search();
    const std::vector<ChainHint>& hints() const { return hints_; }
    /// Those of one start and sweep only.
    const std::vector<ChainHint>& search(Links links, int candidate);
    /// The chain of a hint; a cycle has two targets, the second is the cycle the other way round.
    [[nodiscard]] Targets targets(const ChainHint& hint) const;

  private:
    struct Node {
        Literal literal;
        Cause cause;
        int parent;
    };

    void find_cycles(Links links, int candidate);
    void record_cycle(Links links, int last, int length);
    void find_forcing(Links links, Literal start);
    void record_forcing(Links links, int last, Literal start);
    void stamp_ancestors(int node);
    [[nodiscard]] bool is_ancestor(Literal literal) const { return path_stamp_[literal] == path_; }
    int add(Literal literal, Cause cause, int parent);

    const Position& position_;
    Profile profile_;
    std::vector<Node> nodes_;
    std::vector<int> layer_on_, layer_off_;
    std::uint32_t seen_[literal_count] = {};
    std::uint32_t search_ = 0;
    std::uint32_t path_stamp_[literal_count] = {};
    std::uint32_t path_ = 0;
    std::vector<ChainHint> hints_;
};

}  // namespace deduku::explainer
