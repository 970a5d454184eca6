// Chains of strong and weak links (chain.hpp): all pairs of ends a, z, one of which is true, and the candidates that
// both see.
//
//   X-chain              one digit: houses with two places         r1c1 = r1c5 - r7c5 = r7c3
//   XY-chain             cells with two digits                     {2,5} - {5,7} - {7,2}: an end is 2
//   AIC, type 1          any strong links, ends of one digit in two cells
//   AIC, type 2          ends of two digits in two cells that see each other: neither has the other's digit
//   discontinuous loop   ends in one cell: two digits, one of which is true; or the same candidate, which is true
//   continuous loop      the ends see each other: a candidate that sees both ends of a weak link is false
//
// Only discontinuous loops may pass a candidate twice (to a contradiction and back the same way). All other chains pass
// none twice; they are shortest among those from one of their ends that do not come back to it, or to a candidate that
// sees it. If only longer chains pass none twice, the pair of ends is left out. Short chains come first; for each pair of
// ends one is reported, and each continuous loop once. AICs whose ends would be true if they were false are left to
// discontinuous loops.
//
// Grouped chains are the same with nodes of several places, for ends that no chain of single candidates joins:
//
//   grouped X-chain              one digit: houses with places in two nodes
//   grouped AIC, type 1          ends of one digit: candidates that see all places of both ends are false
//   grouped AIC, type 2          ends of two digits in cells that see each other
//   grouped discontinuous loop   ends in one cell; or the same candidate or group, which would be true if it were false
//   grouped continuous loop      the ends see each other
//
// Different ends have no place in common.
#include "technique/chains/chains.hpp"

#include <algorithm>
#include <set>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/chains/grouped_chains.hpp"
#include "technique/links/link_rows.hpp"

namespace deduku {
namespace {

enum class Ends : std::uint8_t { same_digit, two_digits, one_cell, loop };
// Whether finds are left to other techniques.
enum class Extent : std::uint8_t { own, all };

bool in_one_cell(const Group& a, const Group& z) {
    return a.size() == 1 && z.size() == 1 && a.front().cell == z.front().cell;
}

bool ends_fit(Ends wanted, const Group& a, const Group& z) {
    const bool same_digit = a.front().digit == z.front().digit;
    switch (wanted) {
        case Ends::same_digit: return same_digit && a != z;
        case Ends::two_digits: return !same_digit && !in_one_cell(a, z);
        case Ends::one_cell: return a == z || in_one_cell(a, z);
        case Ends::loop: return a != z;
    }
    return false;
}

// Pairs of ends of chains: the shortest chains first, then by the numbers of the ends.
class ChainSearch {
  public:
    using Node = LinkRows::Node;
    using Kind = LinkRows::Kind;

    ChainSearch(const Board& board, Kind kind, Ends wanted, Extent extent)
        : board_(board), graph_(board, kind), wanted_(wanted) {
        if (graph_.grouped() && extent == Extent::own) follow_plain(kind == Kind::grouped_x ? Kind::x : Kind::all);
        std::vector<bool> makes_itself(graph_.size(), false);
        for (Node a = 0; a < graph_.size(); ++a) {
            makes_itself[a] = follow(a);
            for (Node z : graph_.reached())
                if ((z >= a || (makes_itself[a] && !returns())) && fits(a, z))
                    found_.push_back({graph_.links_to(z), a, z});
        }
        const bool all_links = kind == Kind::all || kind == Kind::grouped;
        if (all_links && wanted != Ends::loop && extent == Extent::own)
            std::erase_if(found_,
                          [&](const Found& e) { return e.a != e.z && (makes_itself[e.a] || makes_itself[e.z]); });
        put_in_order(found_, [](const Found& x, const Found& y) { return x.links < y.links; });
    }

    bool report(const Sink& sink) {
        const auto by_plain = [&](const Group& a, const Group& z) { return in_plain(a, z); };
        for (const Found& each : found_) {
            const std::pair<Node, Node> ends = std::minmax(each.a, each.z);
            if (joined_.contains(ends)) continue;
            if (each.a != followed_) graph_.follow(followed_ = each.a, start());
            std::optional<Chain> chain = returns() ? graph_.chain_to(each.z) : graph_.simple_chain_to(each.z);
            if (!chain) continue;
            joined_.insert(ends);
            if (wanted_ == Ends::loop) {
                make_loop(board_.geometry(), *chain);
                if (!is_new(*chain)) continue;
            }
            if (!deliver(board_, *chain, shown_by(board_, *chain, by_plain), sink)) return false;
        }
        return true;
    }

  private:
    struct Found {
        int links;
        Node a, z;
    };

    // Whether a chain may come back to its first end.
    bool returns() const { return wanted_ == Ends::one_cell; }

    LinkRows::Start start() const { return returns() ? LinkRows::Start::again : LinkRows::Start::once; }

    // Follows the links from "a is false"; returns whether a would be true then.
    bool follow(Node a) {
        graph_.follow(a);
        const bool makes_itself = graph_.links_to(a) > 0;
        if (!returns()) graph_.follow(a, start());
        return makes_itself;
    }

    void follow_plain(Kind kind) {
        LinkRows plain(board_, kind);
        in_plain_.resize(graph_.size());
        for (Node a = 0; a < plain.size() && a < graph_.size(); ++a) {
            plain.follow(a, start());
            in_plain_[a].assign(plain.size(), false);
            for (Node z : plain.reached()) in_plain_[a][z] = true;
        }
    }

    // A single strong link is no chain: its eliminations are those of pointing or a similar technique.
    bool fits(Node a, Node z) const {
        const Group &one = graph_.members(a), &other = graph_.members(z);
        if (graph_.links_to(z) < 2 || !ends_fit(wanted_, one, other) || in_plain(a, z)) return false;
        if (a != z && (graph_.is_group(a) || graph_.is_group(z)) && overlap(one, other)) return false;
        if (wanted_ == Ends::loop && !graph_.see_each_other(a, z)) return false;
        return graph_.have_common(a, z);
    }
    bool in_plain(Node a, Node z) const {
        return !in_plain_.empty() && !graph_.is_group(a) && !graph_.is_group(z) && (in_plain_[a][z] || in_plain_[z][a]);
    }
    bool in_plain(const Group& a, const Group& z) const {
        if (in_plain_.empty() || a.size() > 1 || z.size() > 1) return false;
        const auto number = [&](const Group& node) {
            Node i = 0;
            while (graph_.members(i) != node) ++i;
            return i;
        };
        return in_plain(number(a), number(z));
    }

    // Each weak link of a loop finds it again. Without groups, loops with the same nodes count as the same.
    bool is_new(const Chain& chain) {
        std::vector<std::pair<Group, Group>> links;
        for (std::size_t i = 1; i < chain.nodes.size(); i += 2) {
            const Group &one = chain.nodes[i], &other = chain.nodes[(i + 1) % chain.nodes.size()];
            if (graph_.grouped()) {
                links.emplace_back(std::minmax(one, other));
            } else {
                links.emplace_back(one, one);
                links.emplace_back(other, other);
            }
        }
        put_in_order(links);
        if (contains(seen_, links)) return false;
        seen_.push_back(std::move(links));
        return true;
    }

    const Board& board_;
    LinkRows graph_;
    Ends wanted_;
    std::vector<std::vector<bool>> in_plain_;  // for grouped chains: whether a chain of candidates joins the two
    std::vector<Found> found_;
    std::set<std::pair<Node, Node>> joined_;  // ends of the chains so far
    Node followed_ = LinkRows::largest;
    std::vector<std::vector<std::pair<Group, Group>>> seen_;
};

bool report_chains(const Board& board, LinkRows::Kind kind, Ends ends, const Sink& sink, Extent extent = Extent::own) {
    return ChainSearch(board, kind, ends, extent).report(sink);
}

Ends ends_of_type(int type) { return type == 1 ? Ends::same_digit : Ends::two_digits; }

bool report_every_discontinuous_loop(const Board& board, LinkRows::Kind kind, const Sink& sink) {
    for (const Ends ends : {Ends::one_cell, Ends::same_digit, Ends::two_digits})
        if (!report_chains(board, kind, ends, sink, Extent::all)) return false;
    return true;
}

}  // namespace

bool find_x_chains(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::x, Ends::same_digit, sink);
}

bool find_xy_chains(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::xy, Ends::same_digit, sink);
}

bool find_alternating_chains(const Board& board, int size, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::all, ends_of_type(size), sink);
}

bool find_discontinuous_loops(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::all, Ends::one_cell, sink);
}

bool find_continuous_loops(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::all, Ends::loop, sink);
}

bool find_grouped_x_chains(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::grouped_x, Ends::same_digit, sink);
}

bool find_grouped_chains(const Board& board, int size, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::grouped, ends_of_type(size), sink);
}

bool find_grouped_discontinuous_loops(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::grouped, Ends::one_cell, sink);
}

bool find_grouped_continuous_loops(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::grouped, Ends::loop, sink);
}

bool find_every_alternating_chain(const Board& board, int size, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::all, ends_of_type(size), sink, Extent::all);
}

bool find_every_discontinuous_loop(const Board& board, int /*size*/, const Sink& sink) {
    return report_every_discontinuous_loop(board, LinkRows::Kind::all, sink);
}

bool find_every_grouped_chain(const Board& board, int size, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::grouped, ends_of_type(size), sink, Extent::all);
}

bool find_every_grouped_discontinuous_loop(const Board& board, int /*size*/, const Sink& sink) {
    return report_every_discontinuous_loop(board, LinkRows::Kind::grouped, sink);
}

bool find_every_grouped_continuous_loop(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::grouped, Ends::loop, sink, Extent::all);
}

}  // namespace deduku
