// Simple colouring: the places of a digit that houses with two of them join, in two colours. One colour is true.
//
//   a ---- A ---- a          a, A: two places of a house, the only ones of the digit
//          |
//          A?                trap   what sees an a and an A is false
//   a ---- A                 wrap   a house with two a's: all a's are false
//
// A Split on one of these houses. In each branch its colour is true, pair by pair, nearest first; what no removal rests
// on is left out. A branch whose colour meets itself is closed.
#include <algorithm>

#include "technique/chain.hpp"
#include "technique/chain_branch.hpp"
#include "technique/families.hpp"

namespace deduku {
namespace {

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

// Places of a digit joined by pairs, as a tree from one of them.
class Cluster {
  public:
    struct Node {
        Candidate candidate;
        int colour;
        std::size_t parent;  // nowhere: the first
        Sector pair;         // with the parent
    };

    // Takes its places out of `left`.
    Cluster(const Board& board, Candidate first, std::vector<Candidate>& left) : board_(board), g_(board.geometry()) {
        add(first, 0, nowhere, {}, left);
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            for (Sector sector : g_.sectors_of(nodes_[i].candidate)) {
                if (g_.is_cell(sector) || board.members(sector).size() != 2) continue;
                for (Place place : board.members(sector)) {
                    const Candidate c = g_.member(sector, place);
                    if (c == nodes_[i].candidate) continue;
                    const std::size_t known = find(c);
                    if (known == nowhere) {
                        add(c, 1 - nodes_[i].colour, i, sector, left);
                    } else {
                        odd_ = odd_ || nodes_[known].colour == nodes_[i].colour;
                    }
                }
            }
    }

    // More than a pair, and its colours make sense.
    bool useful() const { return nodes_.size() >= 3 && !odd_; }
    const std::vector<Node>& nodes() const { return nodes_; }
    std::size_t find(Candidate c) const {
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (nodes_[i].candidate == c) return i;
        return nowhere;
    }
    // A node of this colour that the candidate shares a house with.
    std::size_t seen_in(int colour, Candidate c) const {
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (nodes_[i].colour == colour && nodes_[i].candidate != c && common_sector(g_, nodes_[i].candidate, c))
                return i;
        return nowhere;
    }

    // The house of the first pair.
    Sector on() const { return nodes_[1].pair; }
    // The branch of this colour: what it takes to show of these nodes that they are true, or false.
    ChainBranch branch(int colour, const std::vector<std::size_t>& wanted) const {
        std::vector<bool> needed(nodes_.size(), false);
        for (std::size_t i : wanted)
            for (; i != nowhere && !needed[i]; i = nodes_[i].parent) needed[i] = true;
        ChainBranch out(board_, on(), nodes_[static_cast<std::size_t>(colour)].candidate);
        for (std::size_t i = 2; i < nodes_.size(); ++i) {
            if (!needed[i] || nodes_[i].colour == colour) continue;
            out.take(base(nodes_[i].parent), nodes_[i].pair, {nodes_[i].candidate});
        }
        return out;
    }
    // The pair in which a node is the only one left where its colour is true.
    Sector base(std::size_t i) const { return i < 2 ? on() : nodes_[i].pair; }

  private:
    void add(Candidate c, int colour, std::size_t parent, Sector pair, std::vector<Candidate>& left) {
        nodes_.push_back({c, colour, parent, pair});
        left.erase(std::remove(left.begin(), left.end(), c), left.end());
    }

    const Board& board_;
    const Geometry& g_;
    std::vector<Node> nodes_;
    bool odd_ = false;
};

// A candidate that shares a house with both colours.
bool report_trap(const Board& board, const Cluster& cluster, const Sink& sink) {
    const Geometry& g = board.geometry();
    const Digit digit = cluster.nodes().front().candidate.digit;
    std::vector<Candidate> removes;
    std::array<std::vector<std::size_t>, 2> by;
    for (Cell cell : g.every_cell()) {
        const Candidate c{cell, digit};
        if (!board.has(c) || cluster.find(c) != nowhere) continue;
        const std::array<std::size_t, 2> seen = {cluster.seen_in(0, c), cluster.seen_in(1, c)};
        if (seen[0] == nowhere || seen[1] == nowhere) continue;
        removes.push_back(c);
        for (std::size_t k : {std::size_t{0}, std::size_t{1}}) by[k].push_back(seen[k]);
    }
    if (removes.empty()) return true;
    Split split{cluster.on(), {}};
    for (int colour : {0, 1}) {
        const auto& wanted = by[static_cast<std::size_t>(colour)];
        ChainBranch branch = cluster.branch(colour, wanted);
        for (std::size_t i : wanted) branch.take_seen(cluster.base(i), cluster.nodes()[i].candidate, removes);
        split.branches.push_back(branch.open());
    }
    return sink({std::move(split), std::move(removes)});
}

// Two of one colour in a house.
bool report_wrap(const Cluster& cluster, int colour, const Sink& sink) {
    const auto& nodes = cluster.nodes();
    std::size_t first = nowhere, second = nowhere;
    for (std::size_t i = 0; i < nodes.size() && first == nowhere; ++i)
        if (nodes[i].colour == colour) {
            second = cluster.seen_in(colour, nodes[i].candidate);
            if (second != nowhere) first = i;
        }
    if (first == nowhere) return true;
    Split split{cluster.on(), {}};
    std::vector<Candidate> removes;
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].colour == colour) removes.push_back(nodes[i].candidate);
        all.push_back(i);
    }
    std::sort(removes.begin(), removes.end());
    for (int each : {0, 1}) {
        ChainBranch branch = cluster.branch(each, each == colour ? std::vector{first, second} : all);
        if (each == colour) branch.take_seen(cluster.base(first), nodes[first].candidate, {nodes[second].candidate});
        split.branches.push_back(each == colour ? branch.closed(cluster.base(second)) : branch.open());
    }
    return sink({std::move(split), std::move(removes)});
}

// Calls `report(cluster)` for each useful one of each digit; false if it said stop.
template <class Report>
bool for_each_cluster(const Board& board, Report&& report) {
    const Geometry& g = board.geometry();
    for (Digit digit : g.all_digits()) {
        std::vector<Candidate> left;
        for (Cell cell : g.every_cell())
            if (board.has({cell, digit})) left.push_back({cell, digit});
        while (!left.empty()) {
            const Cluster cluster(board, left.front(), left);
            if (cluster.useful() && !report(cluster)) return false;
        }
    }
    return true;
}

}  // namespace

bool find_colour_traps(const Board& board, int /*size*/, const Sink& sink) {
    return for_each_cluster(board, [&](const Cluster& cluster) { return report_trap(board, cluster, sink); });
}

bool find_colour_wraps(const Board& board, int /*size*/, const Sink& sink) {
    return for_each_cluster(
        board, [&](const Cluster& cluster) { return report_wrap(cluster, 0, sink) && report_wrap(cluster, 1, sink); });
}

}  // namespace deduku
