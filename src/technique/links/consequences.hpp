// The consequences of a supposition by links alone (links.hpp), breadth first, up to the first clash: two true
// candidates in one sector. For speed, marks are not cleared between runs: each mark has the number of its run.
//
//   true   the nodes that share a sector with it are false
//   false  its partners are true
#pragma once

#include "deduku/reason.hpp"
#include "technique/links/links.hpp"

namespace deduku {

class Consequences {
  public:
    using Node = Links::Node;
    static constexpr Node none = Links::none;

    /// Two true nodes of a sector, or a sector whose nodes are all false (first and second are none).
    struct Clash {
        Node first = none;
        Node second = none;
        Sector in{};
    };
    /// The proof of a clash: steps, and the sector that they empty.
    struct Argument {
        std::vector<Deduction> steps;
        Sector empty{};
    };

    explicit Consequences(const Links& links);

    /// Supposes that any candidate is true; the argument is one for the branch of its cell that keeps it.
    std::optional<Clash> suppose(Candidate start);
    /// Supposes that both are false.
    std::optional<Clash> suppose_neither(Node a, Node b);
    /// After a supposition without a clash so far: an open sector whose nodes are all false.
    std::optional<Clash> emptied() const;

    /// The nodes that are true as a consequence, in the order found.
    const std::vector<Node>& true_nodes() const { return queue_; }
    Argument argument(const Clash& clash) const;
    Candidate candidate(Node i) const { return i == start_ ? supposed_ : links_.candidate(i); }
    /// The path from a true node other than the supposition: the node, its false partner, the true node that sees that,
    /// .. back to the eliminations of the supposition.
    std::vector<Candidate> way_back(Node i) const;

  private:
    struct Mark {
        int true_since = 0, false_since = 0;
        Node true_by = none;   // the false partner, in sector `true_in`
        Node false_by = none;  // the true node that sees it, in sector `false_in`; none: supposed
        Sector true_in{}, false_in{};
        int turn = 0;  // its place in the order of false nodes
    };

    void begin();
    std::optional<Clash> spread();
    std::optional<Clash> clear(Sector sector, Node by);
    std::optional<Clash> make_partners_true(Node i);
    std::optional<Clash> make_true(Node i, Node by, Sector in);
    Sector base_of(Node i) const { return i == start_ ? on_ : marks_[i].true_in; }
    void collect(Node i, std::vector<Node>& way) const;
    Deduction removal(Node by, Sector in, Node gone) const;

    const Links& links_;
    Node start_;  // the supposition, whether or not it is a node:
    Candidate supposed_;
    Sector on_{};  // its cell
    bool is_true_ = false;
    std::vector<Mark> marks_;
    std::vector<std::pair<int, Node>> holders_;  // by sector: the run, and its true node there
    std::vector<Node> queue_;
    int run_ = 0;
    int turns_ = 0;
};

}  // namespace deduku
