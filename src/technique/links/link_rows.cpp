#include "technique/links/link_rows.hpp"

#include <algorithm>
#include <set>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/links/links.hpp"

namespace deduku {

LinkRows::LinkRows(const Board& board, Kind kind) : board_(board), g_(board.geometry()), kind_(kind) {
    const Links links = Links::all(board);
    for (Links::Node i = 0; i < links.size(); ++i) nodes_.push_back({links.candidate(i)});
    singles_ = nodes_.size();
    const std::vector<std::vector<Node>> groups_in = add_groups();
    if (nodes_.size() > largest) nodes_.clear();
    if (nodes_.empty()) return;
    const std::size_t n = nodes_.size();
    sees_ = strong_ = BitRows(n, n);
    if (!all_links()) weak_ = sees_;
    for (Sector sector : g_.all_sectors()) {
        std::vector<Node> nodes(links.members(sector).begin(), links.members(sector).end());
        const std::size_t places = nodes.size();
        const std::vector<Node>& groups = groups_in[static_cast<std::size_t>(sector)];
        nodes.insert(nodes.end(), groups.begin(), groups.end());
        const bool is_cell = g_.is_cell(sector);
        const bool makes_strong = g_.exactly_one(sector) && (all_links() || is_cell == (kind_ == Kind::xy));
        join(nodes, places, all_links() || is_cell ? sees_ : weak_, makes_strong ? &strong_ : nullptr);
    }
    for (std::size_t k = 0; all_links() && k < g_.lines().size(); ++k) {
        const auto in = links.members(g_.sector_of_line(static_cast<int>(k)));
        join({in.begin(), in.end()}, 0, sees_, nullptr);
    }
    for (Node i = 0; i < weak_.size(); ++i) sees_.join(i, weak_[i]);
    links_.assign(n, 0);
    levels_ = BitRows(0, n);
}

// Adds each set of places once, by the sectors that contain it. Sets with all places of a house are true anyway.
std::vector<std::vector<LinkRows::Node>> LinkRows::add_groups() {
    std::vector<std::vector<Node>> groups_in(static_cast<std::size_t>(g_.sectors()));
    if (!grouped()) return groups_in;
    std::set<Group> known;
    for (House house : g_.every_house())
        for (const Crossing& crossing : g_.crossings_of(house))
            for (Digit digit : g_.all_digits()) {
                const Set<Place> shared = board_.places(house, digit) & crossing.shared_in_from;
                const auto is_all = [&](House each) { return board_.places(each, digit).size() == shared.size(); };
                if (shared.size() < 2 || is_all(house) || is_all(crossing.to)) continue;
                Group group;
                for (Place place : shared) group.push_back({g_.cell_at(house, place), digit});
                put_in_order(group);
                const Node node = nodes_.size();
                if (!known.insert(group).second) continue;
                // A third house may also contain them.
                for (const Membership& in : g_.houses_of(group.front().cell)) {
                    const Sector sector = g_.sector(in.house, digit);
                    const auto has = [&](Candidate c) { return g_.has(in.house, c.cell); };
                    if (g_.exactly_one(sector) && std::all_of(group.begin(), group.end(), has))
                        groups_in[static_cast<std::size_t>(sector)].push_back(node);
                }
                nodes_.push_back(std::move(group));
            }
    return groups_in;
}

// Two nodes of a sector without a common place see each other; if together they have all places, one is true.
void LinkRows::join(const std::vector<Node>& nodes, std::size_t places, BitRows& weak, BitRows* strong) {
    for (Node i : nodes)
        for (Node j : nodes) {
            if (i == j || (std::max(i, j) >= singles_ && overlap(nodes_[i], nodes_[j]))) continue;
            weak.insert(i, j);
            if (strong != nullptr && nodes_[i].size() + nodes_[j].size() == places) strong->insert(i, j);
        }
}

// The next level: nodes seen by the newest true nodes are false; the partners of the newest false nodes are true. False
// if nothing is new.
bool LinkRows::advance() {
    const std::size_t level = levels_.add_row(), parity = level % 2;
    const BitRows& by = parity == 1 ? strong_ : weak();
    if (level == 0) levels_.insert(0, start_);
    if (level > 0) for_each_bit(levels_[level - 1], [&](Node i) { levels_.join(level, by[i]); });
    levels_.subtract(level, seen_[parity]);
    seen_.join(parity, levels_[level]);
    bool fresh = false;
    for_each_bit(levels_[level], [&](Node i) {
        fresh = true;
        if (parity == 1) links_[i] = static_cast<int>(level) / 2 + 1;
    });
    return fresh;
}

void LinkRows::follow(Node start, Start how) {
    start_ = start;
    for (Node i : reached_) links_[i] = 0;
    reached_.clear();
    levels_.clear();
    seen_ = BitRows(2, size());
    if (how == Start::once) {
        seen_.join(0, sees_[start]);
        seen_.insert(1, start);
    }
    while (advance()) {
    }
    for_each_bit(seen_[1], [&](Node i) {
        if (links_[i] > 0) reached_.push_back(i);
    });
}

Chain LinkRows::chain_to(Node z) const {
    std::vector<Node> backwards = {z};
    for (std::size_t level = levels_to(z); level-- > 0;)
        backwards.push_back(first_in_both(levels_[level], before(level, backwards.back()), size()));
    return chain_of(backwards);
}

std::optional<Chain> LinkRows::simple_chain_to(Node z) const {
    std::vector<Node> backwards = {z};
    int tries = 1000;
    if (!complete(backwards, levels_to(z), tries)) return std::nullopt;
    return chain_of(backwards);
}

// Adds nodes of the levels below this one, down to the start.
bool LinkRows::complete(std::vector<Node>& backwards, std::size_t level, int& tries) const {
    if (level == 0) return true;
    bool done = false;
    const auto try_node = [&](Node node) {
        if (done || contains(backwards, node) || --tries < 0) return;
        backwards.push_back(node);
        done = complete(backwards, level - 1, tries);
        if (!done) backwards.pop_back();
    };
    const BitRows::Row mask = before(level - 1, backwards.back());
    for_each_bit(levels_[level - 1], [&](Node node) {
        if ((mask[node / 64] >> (node % 64) & 1) != 0) try_node(node);
    });
    return done;
}

Chain LinkRows::chain_of(const std::vector<Node>& backwards) const {
    std::vector<Group> nodes;
    for (auto i = backwards.rbegin(); i != backwards.rend(); ++i) nodes.push_back(nodes_[*i]);
    return chain_along(board_, std::move(nodes));
}

}  // namespace deduku
