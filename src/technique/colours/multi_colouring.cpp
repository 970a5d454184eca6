// Multi-colouring: two clusters of a digit (colour_cluster.hpp) at once.
//
//   a ---- A    b ---- B     1   an a sees a b: not both colours are true, so A or B is: cells that see both are not
//   |           |            2   a's see a b and a B: one of these is true, so all a's are false
//   a - - - - - b
//
// A Split on a house of the first cluster. In the branch where a is true, the b that it sees is false, and so, pair by
// pair, B is true.

#include "technique/colours/multi_colouring.hpp"

#include "grid/in_order.hpp"
#include "technique/links/colour_cluster.hpp"

namespace deduku {
namespace {

constexpr std::size_t no_node = ColourCluster::nowhere;

// A node of one colour, and one of the other cluster's colour that it sees.
struct ColourContact {
    std::size_t here = no_node, there = no_node;
};

ColourContact contact(const ColourCluster& one, int colour, const ColourCluster& other, int its) {
    for (std::size_t i = 0; i < one.nodes().size(); ++i) {
        if (one.nodes()[i].colour != colour) continue;
        const std::size_t seen = other.seen_in(its, one.nodes()[i].candidate);
        if (seen != no_node) return {i, seen};
    }
    return {};
}

// The same cluster, starting from another of its nodes.
ColourCluster from_node(const Links& links, const ColourCluster& cluster, std::size_t node) {
    return {links, links.node(cluster.nodes()[node].candidate)};
}

// Removes the candidates of the other cluster that a node of this one sees.
void take_contact(const Geometry& g, const ColourCluster& one, std::size_t node, Candidate seen, Case& to) {
    to.take(one.base(node), *common_sector(g, one.nodes()[node].candidate, seen), {seen});
}

// Two colours that are not both true: candidates that see the opposite colours of both are false.
bool report_either(const Links& links, const ColourCluster& one, int colour, const ColourCluster& other, int its,
                   const Sink& sink) {
    const ColourContact touch = contact(one, colour, other, its);
    if (touch.here == no_node) return true;
    const Board& board = links.board();
    const Geometry& g = board.geometry();
    const ColourCluster then = from_node(links, other, touch.there);  // its colour 1 is the other colour
    std::vector<Candidate> removes;
    std::vector<std::size_t> by_one, by_then;
    for (Cell cell : g.every_cell()) {
        const Candidate c{cell, one.nodes().front().candidate.digit};
        if (!board.has(c)) continue;
        const std::size_t in_one = one.seen_in(1 - colour, c), in_then = then.seen_in(1, c);
        if (in_one == no_node || in_then == no_node) continue;
        removes.push_back(c);
        by_one.push_back(in_one);
        by_then.push_back(in_then);
    }
    if (removes.empty()) return true;
    Split split{one.on(), {}};
    for (int each : {0, 1}) {
        Case branch = one.branch(each, each == colour ? std::vector{touch.here} : by_one);
        if (each == colour) {
            take_contact(g, one, touch.here, then.nodes().front().candidate, branch);
            then.spread(by_then, branch);
        }
        for (std::size_t i : each == colour ? by_then : by_one) {
            const ColourCluster& of = each == colour ? then : one;
            branch.take_seen(of.base(i), of.nodes()[i].candidate, removes);
        }
        split.branches.push_back(branch.open());
    }
    const Deduction found{std::move(split), std::move(removes)};
    const auto seen = [&] {
        std::array<std::vector<Cell>, 2> cells;
        for (int each : {0, 1}) {
            const Branch& branch = std::get<Split>(found.why).branches[static_cast<std::size_t>(each)];
            std::vector<Cell>& shown = cells[static_cast<std::size_t>(each)];
            shown = {branch.keep.front().cell};
            one.add_shown(branch, each, shown);
            if (each == colour) then.add_shown(branch, 1, shown);
        }
        return colours_of(found.removes.front().digit, std::move(cells[0]), std::move(cells[1]));
    };
    return sink({found, seen});
}

// A colour that sees both colours of the other cluster: all its nodes are false.
bool report_neither(const Links& links, const ColourCluster& one, int colour, const ColourCluster& other,
                    const Sink& sink) {
    const ColourContact touch = contact(one, colour, other, 0), second = contact(one, colour, other, 1);
    if (touch.here == no_node || second.here == no_node) return true;
    const Geometry& g = links.board().geometry();
    const ColourCluster then = from_node(links, other, touch.there);
    const Candidate last = other.nodes()[second.there].candidate;
    const std::size_t last_node = then.find(last);
    std::vector<Candidate> removes;
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < one.nodes().size(); ++i) {
        if (one.nodes()[i].colour == colour) removes.push_back(one.nodes()[i].candidate);
        all.push_back(i);
    }
    put_in_order(removes);
    Split split{one.on(), {}};
    for (int each : {0, 1}) {
        Case branch = one.branch(each, each == colour ? std::vector{touch.here, second.here} : all);
        if (each == colour) {
            take_contact(g, one, touch.here, then.nodes().front().candidate, branch);
            then.spread({last_node}, branch);
            take_contact(g, one, second.here, last, branch);
        }
        split.branches.push_back(each == colour ? branch.closed(then.base(last_node)) : branch.open());
    }
    const Deduction found{std::move(split), std::move(removes)};
    const auto seen = [&] {
        std::vector<Cell> fallen;
        for (Candidate c : found.removes) fallen.push_back(c.cell);
        return colours_of(found.removes.front().digit, std::move(fallen), then.cells_to({last_node}));
    };
    return sink({found, seen});
}

// Calls `report(one, other)` for all ordered pairs of clusters of a digit; false if it returns false.
template <class Report>
bool for_each_two_clusters(const Board& board, Report&& report) {
    for (Digit digit : board.geometry().all_digits()) {
        const Links links = Links::of_digit(board, digit);
        const std::vector<ColourCluster> all = clusters_of(links);
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = 0; j < all.size(); ++j)
                if (i != j && all[i].is_even() && all[j].is_even() && !report(i < j, links, all[i], all[j]))
                    return false;
    }
    return true;
}

}  // namespace

bool find_multi_colours(const Board& board, int size, const Sink& sink) {
    return for_each_two_clusters(
        board, [&](bool in_order, const Links& links, const ColourCluster& one, const ColourCluster& other) {
            if (size == 1 && !in_order) return true;
            for (int colour : {0, 1}) {
                if (size == 2 && !report_neither(links, one, colour, other, sink)) return false;
                for (int its : {0, 1})
                    if (size == 1 && !report_either(links, one, colour, other, its, sink)) return false;
            }
            return true;
        });
}

}  // namespace deduku
