// One assumption and all that follows from it, with parents, in the order of SE.
//
//   A1=2 on:   A1=5 off (cell)   A7=2 off (row)   D1=2 off (column)   C7=2 on (box; A7 off, and B8 off before it) ..
//
// All on literals that wait are looked at before the next off literal. Dynamic runs delete off literals on the way, so
// that more follows; it rests on what was deleted, too: further parents.
#pragma once

#include <algorithm>
#include <vector>

#include "method/explainer/chain_hint.hpp"
#include "method/explainer/search_mode.hpp"

namespace deduku::explainer {

class Run {
  public:
    struct Node {
        Literal literal = 0;
        Cause cause = Cause::none;
        std::uint16_t parents = 0;  ///< how many
        int first_parent = 0;       ///< in the list of all parents
        int inner = -1;
        int batch = 0;  ///< advanced nodes of one number were seen in one position
    };
    static constexpr int absent = -1;

    Run() { std::fill(std::begin(at_), std::end(at_), std::int16_t{absent}); }

    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] int find(Literal literal) const { return at_[literal]; }
    [[nodiscard]] bool has(Literal literal) const { return at_[literal] != absent; }
    /// The candidates that it has on, or off.
    [[nodiscard]] const Candidates& set(bool on) const { return set_[on ? 1 : 0]; }
    /// It contradicts itself: the two nodes that say so, of which the later one was not entered.
    [[nodiscard]] bool contradictory() const { return clash_[0] != absent; }
    [[nodiscard]] int clash(int which) const { return clash_[which]; }
    /// The first of its parents; it must have one.
    [[nodiscard]] int first_parent(const Node& node) const {
        return parents_[static_cast<std::size_t>(node.first_parent)];
    }
    /// Nodes that the node rests on, itself included.
    [[nodiscard]] int ancestor_count(int node) const;
    /// They, breadth first. The first node of the run followed by `start_cause`.
    [[nodiscard]] Ancestors ancestors(int node, Cause start_cause) const;
    /// The numbers of all that these nodes rest on, themselves included, in the order in which they came.
    [[nodiscard]] std::vector<int> ancestors_of(const std::vector<int>& nodes) const;
    [[nodiscard]] std::vector<int> parents_of(const Node& node) const;
    [[nodiscard]] bool has_inner() const { return !inner_.empty(); }

    /// For whoever runs it.
    void start(Literal literal);
    /// A node with these parents, marked as entered if `entered`; its number.
    int add(Literal literal, Cause cause, bool entered);
    void add_parent(int node) {
        parents_.push_back(static_cast<std::int16_t>(node));
        ++nodes_.back().parents;
    }
    void next_batch() { ++batch_; }
    void add_inner(InnerPtr inner);
    /// Candidates that are gone from the position; those that it had off had led to nothing.
    void forget_off(const Candidates& gone);
    void set_clash(int first, int second) {
        clash_[0] = first;
        clash_[1] = second;
    }

  private:
    template <class With>
    void walk(int node, With&& with) const;

    std::vector<Node> nodes_;
    std::vector<std::int16_t> parents_;
    std::int16_t at_[literal_count];
    int clash_[2] = {absent, absent};
    int batch_ = 0;
    std::vector<InnerPtr> inner_;
    Candidates set_[2];
    mutable std::vector<std::int16_t> counted_;  // ancestor_count, 0 = not yet
};

}  // namespace deduku::explainer
