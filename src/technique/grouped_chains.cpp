// Grouped chains (grouped_chain.hpp): all ends a, z of which one is true by a chain through groups, where no chain of
// candidates alone (chains.cpp) joins the two.
//
//   grouped X-chain              one digit: houses with places in two nodes
//   grouped AIC, type 1          ends of one digit: what sees all of both goes
//   grouped AIC, type 2          ends of two digits in cells that see each other
//   grouped discontinuous loop   ends in one cell, or one end: a candidate or a group that its own falsity makes true
//   grouped continuous loop      the ends see each other
//
// Ends have no place in common, but where they are the same. What makes itself true ends nothing else. Short chains
// come first, for two ends one shortest, each continuous loop once.
#include <algorithm>

#include "technique/families.hpp"
#include "technique/link_rows.hpp"

namespace deduku {
namespace {

enum class GroupedEnds : std::uint8_t { same_digit, two_digits, one_cell, loop };

bool in_one_cell(const Group& a, const Group& z) {
    return a.size() == 1 && z.size() == 1 && a.front().cell == z.front().cell;
}

bool are(GroupedEnds wanted, const Group& a, const Group& z) {
    const bool same_digit = a.front().digit == z.front().digit;
    switch (wanted) {
        case GroupedEnds::same_digit: return same_digit && a != z;
        case GroupedEnds::two_digits: return !same_digit && !in_one_cell(a, z);
        case GroupedEnds::one_cell: return a == z || in_one_cell(a, z);
        case GroupedEnds::loop: return a != z;
    }
    return false;
}

// Ends of chains, the shortest first, then by their numbers.
class GroupedSearch {
  public:
    using Node = LinkRows::Node;
    using Kind = LinkRows::Kind;

    GroupedSearch(const Board& board, Kind kind, GroupedEnds wanted)
        : board_(board), graph_(board, kind), wanted_(wanted), in_plain_(graph_.size()) {
        LinkRows plain(board, kind == Kind::grouped_x ? Kind::x : Kind::all);
        for (Node a = 0; a < plain.size() && a < graph_.size(); ++a) {
            plain.follow(a);
            in_plain_[a].assign(plain.size(), false);
            for (Node z : plain.reached()) in_plain_[a][z] = true;
        }
        collect();
    }

    bool report(const Sink& sink) {
        for (const Found& each : found_) {
            if (each.a != followed_) graph_.follow(followed_ = each.a);
            GroupedChain chain = graph_.grouped_chain_to(each.z);
            if (wanted_ == GroupedEnds::loop && !close(chain)) continue;
            Group removes = wanted_ == GroupedEnds::loop
                                ? removed_by_loop(chain)
                                : seen_by_both_groups(board_, chain.nodes.front(), chain.nodes.back());
            if (!deliver(board_, chain, std::move(removes), sink)) return false;
        }
        return true;
    }

  private:
    struct Found {
        int links;
        Node a, z;
    };

    void collect() {
        std::vector<bool> makes_itself(graph_.size(), false);
        for (Node a = 0; a < graph_.size(); ++a) {
            graph_.follow(a);
            makes_itself[a] = graph_.links_to(a) > 0;
            for (Node z : graph_.reached())
                if (z >= a && fits(a, z)) found_.push_back({graph_.links_to(z), a, z});
        }
        std::erase_if(found_, [&](const Found& e) { return e.a != e.z && (makes_itself[e.a] || makes_itself[e.z]); });
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Found& x, const Found& y) { return x.links < y.links; });
    }

    bool fits(Node a, Node z) const {
        const Group &one = graph_.members(a), &other = graph_.members(z);
        if (graph_.links_to(z) < 2 || !are(wanted_, one, other) || in_plain(a, z)) return false;
        if (a != z && overlap(one, other)) return false;
        if (wanted_ == GroupedEnds::loop && !graph_.see_each_other(a, z)) return false;
        return graph_.have_common(a, z);
    }
    bool in_plain(Node a, Node z) const { return !graph_.is_group(a) && !graph_.is_group(z) && in_plain_[a][z]; }
    bool in_plain(const Group& a, const Group& z) const {
        if (a.size() > 1 || z.size() > 1) return false;
        const auto number = [&](const Group& node) {
            Node i = 0;
            while (graph_.members(i) != node) ++i;
            return i;
        };
        return in_plain_[number(a)][number(z)];
    }

    // Each of its weak links would tell the same loop again: false if it is known.
    bool close(GroupedChain& chain) {
        chain.weak.push_back(*common_sector_of(board_.geometry(), chain.nodes.back(), chain.nodes.front()));
        std::vector<std::pair<Group, Group>> links;
        for (std::size_t i = 1; i < chain.nodes.size(); i += 2) {
            const Group &one = chain.nodes[i], &other = chain.nodes[(i + 1) % chain.nodes.size()];
            links.emplace_back(std::minmax(one, other));
        }
        std::sort(links.begin(), links.end());
        if (std::find(seen_.begin(), seen_.end(), links) != seen_.end()) return false;
        seen_.push_back(std::move(links));
        return true;
    }
    // For each weak link what sees both its ends, unless the link is strong by itself, or in a loop without groups.
    Group removed_by_loop(const GroupedChain& chain) const {
        Group out;
        for (std::size_t i = 1; i < chain.nodes.size(); i += 2) {
            const Group &one = chain.nodes[i], &other = chain.nodes[(i + 1) % chain.nodes.size()];
            if (strong_sector_of(board_, one, other) || in_plain(one, other)) continue;
            for (Candidate c : seen_by_both_groups(board_, one, other))
                if (std::find(out.begin(), out.end(), c) == out.end()) out.push_back(c);
        }
        std::sort(out.begin(), out.end());
        return out;
    }

    const Board& board_;
    LinkRows graph_;
    GroupedEnds wanted_;
    std::vector<std::vector<bool>> in_plain_;  // ends of a chain of candidates
    std::vector<Found> found_;
    Node followed_ = LinkRows::largest;
    std::vector<std::vector<std::pair<Group, Group>>> seen_;
};

}  // namespace

bool find_grouped_x_chains(const Board& board, int /*size*/, const Sink& sink) {
    return GroupedSearch(board, LinkRows::Kind::grouped_x, GroupedEnds::same_digit).report(sink);
}

bool find_grouped_chains(const Board& board, int size, const Sink& sink) {
    const GroupedEnds ends = size == 1 ? GroupedEnds::same_digit : GroupedEnds::two_digits;
    return GroupedSearch(board, LinkRows::Kind::grouped, ends).report(sink);
}

bool find_grouped_discontinuous_loops(const Board& board, int /*size*/, const Sink& sink) {
    return GroupedSearch(board, LinkRows::Kind::grouped, GroupedEnds::one_cell).report(sink);
}

bool find_grouped_continuous_loops(const Board& board, int /*size*/, const Sink& sink) {
    return GroupedSearch(board, LinkRows::Kind::grouped, GroupedEnds::loop).report(sink);
}

}  // namespace deduku
