#include "technique/links.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include "grid/in_order.hpp"

namespace deduku {
namespace {

template <class Visit>
void for_each_bit(const std::uint64_t* bits, std::size_t words, Visit&& visit) {
    for (std::size_t w = 0; w < words; ++w)
        for (std::uint64_t rest = bits[w]; rest != 0; rest &= rest - 1)
            visit(w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
}

void set_bit(std::vector<std::uint64_t>& rows, std::size_t words, std::size_t i, std::size_t j) {
    rows[i * words + j / 64] |= std::uint64_t{1} << (j % 64);
}

}  // namespace

LinkGraph::LinkGraph(const Board& board, Kind kind) : board_(board), g_(board.geometry()), kind_(kind) {
    std::vector<Node> numbers(static_cast<std::size_t>(g_.candidates()));
    number(numbers);
    const std::size_t n = nodes_.size();
    words_ = (n + 63) / 64;
    sees_.assign(n * words_, 0);
    strong_.assign(n * words_, 0);
    if (!all_links()) weak_.assign(n * words_, 0);
    if (n == 0) return;
    for (Sector sector : g_.every_sector())
        if (board.members(sector).size() >= 2) join(sector, all_links() || g_.is_cell(sector) ? sees_ : weak_, numbers);
    for (std::size_t i = 0; i < weak_.size(); ++i) sees_[i] |= weak_[i];
    links_.assign(n, 0);
}

void LinkGraph::number(std::vector<Node>& numbers) {
    const auto has_others = [&](Sector sector) { return board_.members(sector).size() >= 2; };
    for (Cell cell : g_.every_cell())
        for (Digit digit : board_.digits(cell)) {
            const auto sectors = g_.sectors_of({cell, digit});
            if (std::none_of(sectors.begin(), sectors.end(), has_others)) continue;
            numbers[static_cast<std::size_t>(g_.number({cell, digit}))] = nodes_.size();
            nodes_.push_back({{cell, digit}});
        }
    singles_ = nodes_.size();
    if (grouped()) add_groups();
    if (nodes_.size() > largest) nodes_.clear();
}

// Each set of places once. What a house has only there is true anyway.
void LinkGraph::add_groups() {
    std::map<Group, Node> known;
    groups_in_.resize(static_cast<std::size_t>(g_.sectors()));
    for (House house : g_.every_house())
        for (const Crossing& crossing : g_.crossings_of(house))
            for (Digit digit : g_.all_digits()) {
                const Set<Place> shared = board_.places(house, digit) & crossing.shared_in_from;
                const auto is_all = [&](House each) { return board_.places(each, digit).size() == shared.size(); };
                if (shared.size() < 2 || is_all(house) || is_all(crossing.to)) continue;
                Group group;
                for (Place place : shared) group.push_back({g_.cell_at(house, place), digit});
                put_in_order(group);
                const auto [at, fresh] = known.try_emplace(group, nodes_.size());
                if (fresh) nodes_.push_back(std::move(group));
                for (House each : {house, crossing.to}) {
                    std::vector<Node>& in = groups_in_[static_cast<std::size_t>(index(g_.sector(each, digit)))];
                    if (std::find(in.begin(), in.end(), at->second) == in.end()) in.push_back(at->second);
                }
            }
}

// Every two members of a sector see each other; if they are two, one is true.
void LinkGraph::join(Sector sector, Bits& weak, const std::vector<Node>& numbers) {
    std::vector<Node> members;
    for (Place i : board_.members(sector)) {
        members.push_back(numbers[static_cast<std::size_t>(g_.number(g_.member(sector, i)))]);
    }
    for (Node i : members)
        for (Node j : members)
            if (i != j) set_bit(weak, words_, i, j);
    if (grouped() && !g_.is_cell(sector)) return join_groups(sector, weak, std::move(members));
    const bool counts = all_links() || g_.is_cell(sector) == (kind_ == Kind::xy);
    if (members.size() != 2 || !counts) return;
    set_bit(strong_, words_, members[0], members[1]);
    set_bit(strong_, words_, members[1], members[0]);
}

// .. and groups in a house: two without a common place see each other; if they have all places, one is true.
void LinkGraph::join_groups(Sector sector, Bits& weak, std::vector<Node> nodes) {
    const std::size_t places = nodes.size();
    const std::vector<Node>& groups = groups_in_[static_cast<std::size_t>(index(sector))];
    nodes.insert(nodes.end(), groups.begin(), groups.end());
    for (Node i : nodes)
        for (Node j : nodes) {
            if (i >= j || overlap(nodes_[i], nodes_[j])) continue;
            set_bit(weak, words_, i, j);
            set_bit(weak, words_, j, i);
            if (nodes_[i].size() + nodes_[j].size() != places) continue;
            set_bit(strong_, words_, i, j);
            set_bit(strong_, words_, j, i);
        }
}

// The next level: what the newest true ones see is false, and the partners of that are true. False: nothing is new.
bool LinkGraph::advance() {
    const Bits& weak = weak_.empty() ? sees_ : weak_;
    const std::size_t level = true_levels_.size() / words_;
    false_levels_.resize((level + 1) * words_, 0);
    true_levels_.resize((level + 1) * words_, 0);
    std::uint64_t* now_false = false_levels_.data() + level * words_;
    std::uint64_t* now_true = true_levels_.data() + level * words_;
    if (level == 0) {
        now_false[start_ / 64] |= std::uint64_t{1} << (start_ % 64);
    } else {
        for_each_bit(now_true - words_, words_, [&](Node t) {
            for (std::size_t w = 0; w < words_; ++w) now_false[w] |= row(weak, t)[w];
        });
    }
    bool fresh = false;
    for (std::size_t w = 0; w < words_; ++w) {
        now_false[w] &= ~false_seen_[w];
        false_seen_[w] |= now_false[w];
    }
    for_each_bit(now_false, words_, [&](Node f) {
        for (std::size_t w = 0; w < words_; ++w) now_true[w] |= row(strong_, f)[w];
    });
    for (std::size_t w = 0; w < words_; ++w) {
        now_true[w] &= ~true_seen_[w];
        true_seen_[w] |= now_true[w];
        fresh = fresh || now_true[w] != 0;
    }
    for_each_bit(now_true, words_, [&](Node t) { links_[t] = static_cast<int>(level) + 1; });
    return fresh;
}

void LinkGraph::follow(Node start) {
    start_ = start;
    for (Node i : reached_) links_[i] = 0;
    reached_.clear();
    false_levels_.clear();
    true_levels_.clear();
    false_seen_.assign(words_, 0);
    true_seen_.assign(words_, 0);
    while (advance()) {
    }
    for_each_bit(true_seen_.data(), words_, [&](Node i) { reached_.push_back(i); });
}

bool LinkGraph::have_common(Node a, Node b) const {
    for (std::size_t w = 0; w < words_; ++w) {
        std::uint64_t both = row(sees_, a)[w] & row(sees_, b)[w];
        if (a / 64 == w) both &= ~(std::uint64_t{1} << (a % 64));
        if (b / 64 == w) both &= ~(std::uint64_t{1} << (b % 64));
        if (both != 0) return true;
    }
    return false;
}

LinkGraph::Node LinkGraph::first_in_both(const std::uint64_t* level, const std::uint64_t* row) const {
    for (std::size_t w = 0; w < words_; ++w)
        if ((level[w] & row[w]) != 0) return w * 64 + static_cast<std::size_t>(std::countr_zero(level[w] & row[w]));
    return size();
}

std::vector<LinkGraph::Node> LinkGraph::way_to(Node z) const {
    std::vector<Node> way = {z};
    for (auto level = static_cast<std::size_t>(links_[z]); level-- > 0;) {
        way.push_back(first_in_both(false_levels_.data() + level * words_, row(strong_, way.back())));
        if (level > 0)
            way.push_back(first_in_both(true_levels_.data() + (level - 1) * words_,
                                        row(weak_.empty() ? sees_ : weak_, way.back())));
    }
    std::reverse(way.begin(), way.end());
    return way;
}

Chain LinkGraph::chain_to(Node z) const {
    Chain chain;
    for (Node i : way_to(z)) chain.nodes.push_back(candidate(i));
    for (std::size_t i = 0; i + 1 < chain.nodes.size(); ++i) {
        const Candidate one = chain.nodes[i], next = chain.nodes[i + 1];
        if (i % 2 == 0)
            chain.strong.push_back(*strong_sector(board_, one, next));
        else
            chain.weak.push_back(*common_sector(g_, one, next));
    }
    return chain;
}

GroupedChain LinkGraph::grouped_chain_to(Node z) const {
    GroupedChain chain;
    for (Node i : way_to(z)) chain.nodes.push_back(nodes_[i]);
    for (std::size_t i = 0; i + 1 < chain.nodes.size(); ++i) {
        const Group &one = chain.nodes[i], &next = chain.nodes[i + 1];
        if (i % 2 == 0)
            chain.strong.push_back(*strong_sector_of(board_, one, next));
        else
            chain.weak.push_back(*common_sector_of(g_, one, next));
    }
    return chain;
}

}  // namespace deduku
