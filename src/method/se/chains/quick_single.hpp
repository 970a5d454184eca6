// A fast search for the best single chain of a position: the choice of SingleChains, without its other hints.
//
//   the literals that contradict themselves         the closure of the links, once per sweep
//   the length of the shortest such chain           breadth first from these only: no order matters
//   cycles                                          in SE's order, and no longer than the best chain so far
//
// A cycle that deletes x makes "x on, so x off" a chain. So without such an x there is no cycle, and a cycle is at most
// two nodes shorter than the shortest of these chains.
#pragma once

#include "method/se/chains/chain_hint.hpp"
#include "method/se/chains/digit_memory.hpp"
#include "method/se/position/graph.hpp"

namespace deduku::se {

class QuickSingle {
  public:
    /// Chains of one digit are skipped if `digits` shows that there are none.
    QuickSingle(const SePosition& position, DigitMemory& digits) : position_(position), digits_(digits) {}

    /// The hint that row 21 applies; null if it has none. Afterwards `graph` has the links of all three kinds.
    [[nodiscard]] const ChainHint* best();
    [[nodiscard]] const LinkGraph& graph() const { return graph_; }
    [[nodiscard]] const OnOffClosure& closure() const { return closure_; }

  private:
    struct Sweep {
        const LinkGraph& graph;
        const OnOffClosure& closure;
        LinkKinds links;
        int number;  ///< 0, 1, 2
    };
    struct Walk;

    void sweep_digits();
    /// The closure of all links, or of those in cells alone.
    [[nodiscard]] bool link_all();
    void sweep(const Sweep& sweep);
    void sweep_cells();
    /// Length of the shortest forcing chain from an on literal, or less if it is not useful; 0 if there is none.
    [[nodiscard]] int find_forcing(const Sweep& sweep);
    void find_cycles(const Sweep& sweep, int shortest);
    void find_cycles_from(const Sweep& sweep, int start, int least, const Bits<LinkGraph::most>& torn);
    void pass(const Sweep& sweep, Walk& walk, int from, int way, bool lives);
    [[nodiscard]] bool is_on_way(int on_candidate, int off_candidate) const;
    [[nodiscard]] int forcing_length(const Sweep& sweep, int start, bool from_on, int longest) const;
    [[nodiscard]] int longest_useful(Weight (*weight)(LinkKinds, int), LinkKinds links) const;
    [[nodiscard]] Cuts cycle_cuts(const LinkGraph& graph, int last, int closing) const;
    [[nodiscard]] bool is_better(const Weight& weight, int order) const;
    void take(const ChainHint& hint, int order);

    const SePosition& position_;
    DigitMemory& digits_;
    LinkGraph graph_, of_some_;
    OnOffClosure closure_, closure_of_some_;
    bool linked_ = false;  ///< the closure is that of all links
    ChainHint best_;
    int order_ = 0;
    bool found_ = false;
    std::int16_t refuted_in_[candidate_count];  // nodes of the shortest chain from on to off, or a lower bound
    // Of the cycles from one start: the predecessors of each on candidate.
    std::int16_t parent_[candidate_count];
    std::int16_t via_[candidate_count];
};

}  // namespace deduku::se
