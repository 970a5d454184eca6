// Simple colouring: the places of a digit linked by conjugate pairs, in two colours. One colour is true.
//
//   a ---- A ---- a          a, A: a conjugate pair, the only two places of the digit in a house
//          |
//          A?                trap   a candidate that sees an a and an A is false
//   a ---- A                 wrap   a house with two a's: all a's are false
//
// A Split on one of these houses. In each branch one colour is true, pair by pair, nearest first; steps that no removal
// needs are omitted. A branch in which two places of the true colour see each other is closed.

#include "technique/colours/colouring.hpp"

#include "grid/in_order.hpp"
#include "technique/links/colour_cluster.hpp"

namespace deduku {
namespace {

constexpr std::size_t nowhere = ColourCluster::nowhere;

// Reports the deduction, with the nodes of both colours on which its branches depend.
bool deliver(const ColourCluster& cluster, const Deduction& found, const Sink& sink) {
    const auto seen = [&] {
        std::array<std::vector<Cell>, 2> cells;
        for (std::size_t colour : {std::size_t{0}, std::size_t{1}}) {
            const Branch& branch = std::get<Split>(found.why).branches[colour];
            cells[colour] = {branch.keep.front().cell};
            cluster.add_shown(branch, static_cast<int>(colour), cells[colour]);
        }
        return colours_of(found.removes.front().digit, std::move(cells[0]), std::move(cells[1]));
    };
    return sink({found, seen});
}

// Candidates that share a house with each colour.
bool report_trap(const Board& board, const ColourCluster& cluster, const Sink& sink) {
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
        Case branch = cluster.branch(colour, wanted);
        for (std::size_t i : wanted) branch.take_seen(cluster.base(i), cluster.nodes()[i].candidate, removes);
        split.branches.push_back(branch.open());
    }
    return deliver(cluster, {std::move(split), std::move(removes)}, sink);
}

// Two places of one colour in a house.
bool report_wrap(const ColourCluster& cluster, int colour, const Sink& sink) {
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
    put_in_order(removes);
    for (int each : {0, 1}) {
        Case branch = cluster.branch(each, each == colour ? std::vector{first, second} : all);
        if (each == colour) branch.take_seen(cluster.base(first), nodes[first].candidate, {nodes[second].candidate});
        split.branches.push_back(each == colour ? branch.closed(cluster.base(second)) : branch.open());
    }
    return deliver(cluster, {std::move(split), std::move(removes)}, sink);
}

// Calls `report(cluster)` for each cluster larger than a pair with consistent colours; false if it returns false.
template <class Report>
bool for_each_cluster(const Board& board, Report&& report) {
    for (Digit digit : board.geometry().all_digits())
        for (const ColourCluster& cluster : clusters_of(Links::of_digit(board, digit)))
            if (cluster.nodes().size() >= 3 && cluster.is_even() && !report(cluster)) return false;
    return true;
}

}  // namespace

bool find_colour_traps(const Board& board, int /*size*/, const Sink& sink) {
    return for_each_cluster(board, [&](const ColourCluster& cluster) { return report_trap(board, cluster, sink); });
}

bool find_colour_wraps(const Board& board, int /*size*/, const Sink& sink) {
    return for_each_cluster(board, [&](const ColourCluster& cluster) {
        return report_wrap(cluster, 0, sink) && report_wrap(cluster, 1, sink);
    });
}

}  // namespace deduku
