// One assumption and all its consequences, with parents, in the order of SE.
//
//   A1=2 on:   A1=5 off (cell)   A7=2 off (row)   D1=2 off (column)   C7=2 on (box; A7 off, and B8 off before it) ..
//
// All pending on literals are processed before the next off literal. Dynamic runs delete off literals on the way, which
// has further consequences; these depend on the deletions, too: further parents.
#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "method/se/chains/chain_hint.hpp"
#include "method/se/position/search_mode.hpp"

namespace deduku::se {

class ChainRun {
  public:
    static constexpr int absent = -1;
    struct Node {
        OnOff literal = 0;
        Cause cause = Cause::none;
        std::int16_t parent = absent;  ///< the first parent
        std::uint16_t more = 0;        ///< number of other parents
        int first_more = 0;            ///< index of these in their list
        std::int16_t inner = -1;
        std::int16_t batch = 0;  ///< advanced nodes with the same number were found in one position
    };
    ChainRun() { std::fill(std::begin(at_), std::end(at_), std::int16_t{absent}); }

    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] int find(OnOff literal) const { return at_[literal]; }
    [[nodiscard]] bool has(OnOff literal) const { return at_[literal] != absent; }
    /// The candidates that are on, or off, in the run.
    [[nodiscard]] const NineCandidates& set(bool on) const { return set_[on ? 1 : 0]; }
    /// Whether the run contradicts itself, and the two nodes of the contradiction; the later one was not entered.
    [[nodiscard]] bool contradictory() const { return clash_[0] != absent; }
    [[nodiscard]] int clash(int which) const { return clash_[which]; }
    /// The number of ancestors of the node, itself included; if more than `most`, any number above that.
    [[nodiscard]] int ancestor_count(int node, int most = std::numeric_limits<int>::max()) const;
    /// These ancestors, breadth first. The first node of the run has the cause `start_cause`.
    [[nodiscard]] Ancestors ancestors(int node, Cause start_cause) const;
    /// The numbers of all ancestors of these nodes, themselves included, in the order of their creation.
    [[nodiscard]] std::vector<int> ancestors_of(const std::vector<int>& nodes) const;
    [[nodiscard]] std::vector<int> parents_of(const Node& node) const;
    [[nodiscard]] bool has_inner() const { return !inner_.empty(); }

    /// The following functions extend the run.
    void start(OnOff literal);
    /// Adds a node with this parent or none, marked as entered if `entered`; returns its number.
    int add(OnOff literal, Cause cause, int parent, bool entered) { return add(literal, like(cause, parent), entered); }
    /// Adds an entered node.
    int enter(OnOff literal, Cause cause, int parent) { return add(literal, cause, parent, true); }
    /// Common part of nodes with this parent, or none.
    [[nodiscard]] Node like(Cause cause, int parent) const {
        return {0, cause, static_cast<std::int16_t>(parent), 0, static_cast<int>(more_parents_.size()), -1, batch_};
    }
    int add(OnOff literal, const Node& as, bool entered) {
        const int node = static_cast<int>(nodes_.size());
        nodes_.push_back(as);
        nodes_.back().literal = literal;
        if (!entered) return node;
        at_[literal] = static_cast<std::int16_t>(node);
        set_[is_on(literal) ? 1 : 0].insert(candidate_in(literal));
        return node;
    }
    /// Adds a parent to the last node.
    void add_parent(int node) {
        Node& last = nodes_.back();
        if (last.parent == absent) {
            last.parent = static_cast<std::int16_t>(node);
            return;
        }
        add_other_parent(node);
    }
    /// The same; the last node must have a parent.
    void add_other_parent(int node) {
        more_parents_.push_back(static_cast<std::int16_t>(node));
        ++nodes_.back().more;
    }
    void next_batch() { ++batch_; }
    void add_inner(InnerPtr inner);
    /// Forgets candidates removed from the position, if off in the run; they must have had no consequences.
    void forget_off(const NineCandidates& gone);
    void set_clash(int first, int second) {
        clash_[0] = first;
        clash_[1] = second;
    }

  private:
    template <class With>
    void walk(int node, With&& with) const;

    std::vector<Node> nodes_;
    std::vector<std::int16_t> more_parents_;
    std::int16_t at_[literal_count];
    int clash_[2] = {absent, absent};
    std::int16_t batch_ = 0;
    std::vector<InnerPtr> inner_;
    NineCandidates set_[2];
    mutable std::vector<std::int16_t> counted_;  // ancestor_count; 0 = unknown; negative: a lower bound
};

}  // namespace deduku::se
