// Single chains by the links of a position and their closure: all hints of SE, except those whose deletions an earlier
// one of at most the same weight has. An inner search uses only the first of equal ones.
//
//   A1=5 on, .., A1=5 off     only from literals that contradict themselves, and within the useful length
//   cycles                    only where a refuted literal is both on and off
//
// An off literal reached again has no new consequences, unless it closes the cycle of the start.
#pragma once

#include "method/se/chains/chain_hint.hpp"
#include "method/se/position/graph.hpp"

namespace deduku::se {

class InnerSingle {
  public:
    /// `graph` has all links of the position, `closure` their consequences.
    InnerSingle(const SePosition& position, Profile profile, const LinkGraph& graph, const OnOffClosure& closure)
        : position_(position), profile_(profile), graph_(graph), closure_(closure), torn_(closure.torn()) {}

    /// All hints, in the order of SE.
    const std::vector<ChainHint>& search();
    /// Only the hints of one start and sweep.
    const std::vector<ChainHint>& search(LinkKinds links, int candidate);
    /// The chain of a hint; a cycle has two targets, the second is the reversed cycle.
    [[nodiscard]] Targets targets(const ChainHint& hint) const;

  private:
    struct Node {
        std::int16_t number;
        bool on;
        Cause cause;
        int parent;
    };
    using Set = Bits<LinkGraph::most>;

    void search_from(LinkKinds links, int start);
    void find_cycles(LinkKinds links, int start);
    void record_cycle(LinkKinds links, int last, int length);
    [[nodiscard]] Cuts cuts_in_order(int last, const Set& gone) const;
    void find_forcing(LinkKinds links, int start, bool from_on);
    /// The new consequences of layer_. Returns the node that ends the chain from the start, or -1.
    [[nodiscard]] int find_next_layer(LinkKinds links, int start, bool from_on, bool on_layer, Set (&seen)[2]);
    void record_forcing(LinkKinds links, int last, const Weight& weight, const Cuts& cuts);
    [[nodiscard]] bool is_ancestor(int node, int number) const;
    [[nodiscard]] int literal(const Node& node) const { return graph_.candidate(node.number) * 2 + (node.on ? 0 : 1); }
    int add(int number, bool on, Cause cause, int parent) {
        nodes_.push_back({static_cast<std::int16_t>(number), on, cause, parent});
        return static_cast<int>(nodes_.size()) - 1;
    }

    const SePosition& position_;
    Profile profile_;
    const LinkGraph& graph_;
    const OnOffClosure& closure_;
    Set torn_;  ///< the literals in cycles
    std::vector<Node> nodes_;
    std::vector<int> layer_, next_;
    std::vector<ChainHint> hints_;
    Weight lightest_[candidate_count];  ///< the least, by the only candidate that a hint deletes
    NineCandidates has_lightest_;
};

}  // namespace deduku::se
