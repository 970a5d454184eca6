#include "technique/links/chain.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "reason/members.hpp"
#include "technique/links/links.hpp"
#include "technique/parts/case.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

bool has(const Group& group, Candidate c) { return contains(group, c); }

bool all_in(const Geometry& geometry, const Group& group, Sector sector) {
    return std::all_of(group.begin(), group.end(), [&](Candidate c) { return lies_in(geometry, c, sector); });
}

/// The branch where the second node is true: link by link to the end.
Branch forward_branch(const Board& board, const Chain& chain, const std::vector<Candidate>& removes) {
    Case branch(board, chain.strong[0], chain.nodes[1]);
    for (std::size_t i = 0; i + 1 < chain.strong.size() && !branch.all_gone(removes); ++i)
        branch.take(chain.strong[i], chain.weak[i], chain.nodes[2 * i + 2]);
    if (chain.nodes.front() == chain.nodes.back()) return branch.closed(chain.strong.back());
    if (!chain.loop()) branch.take_seen(chain.strong.back(), chain.nodes.back(), removes);
    for (std::size_t i = 0; chain.loop() && i < chain.strong.size(); ++i)
        branch.take_seen(chain.strong[i], chain.nodes[2 * i + 1], removes);
    return branch.open();
}

/// The branch where the first node is true: in a loop, link by link in the other direction.
Branch backward_branch(const Board& board, const Chain& chain, const std::vector<Candidate>& removes) {
    Case branch(board, chain.strong[0], chain.nodes[0]);
    const std::size_t n = chain.nodes.size(), links = chain.strong.size();
    for (std::size_t i = 0; chain.loop() && i + 1 < links; ++i)
        branch.take(chain.strong[(links - i) % links], chain.weak[links - i - 1], chain.nodes[n - 1 - 2 * i]);
    if (!chain.loop()) branch.take_seen(chain.strong[0], chain.nodes[0], removes);
    for (std::size_t i = 0; chain.loop() && i < links; ++i)
        branch.take_seen(chain.strong[i], chain.nodes[2 * i], removes);
    return branch.open();
}

/// The chain as a pattern, without links after the one that completes the eliminations.
Pattern pattern_of_chain(const Chain& chain, const std::vector<Candidate>& removes) {
    std::vector<Candidate> gone;
    const auto is_gone = [&](Candidate c) { return contains(gone, c); };
    std::size_t told = chain.nodes.size();
    for (std::size_t i = 2; i < told && !chain.loop() && chain.nodes.front() != chain.nodes.back(); i += 2) {
        for (Candidate c : chain.nodes[i]) gone.push_back(c);
        if (std::all_of(removes.begin(), removes.end(), is_gone)) told = i;
    }
    Pattern::Chain out{{}, chain.loop()};
    bool has_groups = false;
    for (std::size_t i = 0; i < told; ++i) {
        const std::vector<Candidate> members = chain.nodes[i];
        has_groups = has_groups || members.size() > 1;
        out.nodes.push_back(members.front());
        out.groups.emplace_back();
        for (Candidate c : members) out.groups.back().push_back(c.cell);
    }
    if (!has_groups) out.groups.clear();
    return told_forwards(std::move(out));
}

}  // namespace

bool overlap(const Group& a, const Group& b) {
    return std::any_of(a.begin(), a.end(), [&](Candidate c) { return has(b, c); });
}

std::optional<Sector> common_sector(const Geometry& geometry, Candidate a, Candidate b) {
    const auto ours = geometry.sectors_of(a), theirs = geometry.sectors_of(b);
    for (std::size_t i = 0, j = 0; i < ours.size() && j < theirs.size();) {  // both ascend
        if (ours[i] == theirs[j]) return ours[i];
        ++(ours[i] < theirs[j] ? i : j);
    }
    return std::nullopt;
}

std::optional<Sector> common_sector(const Geometry& geometry, const Group& a, const Group& b) {
    for (Sector sector : geometry.sectors_of(a.front()))
        if (all_in(geometry, a, sector) && all_in(geometry, b, sector)) return sector;
    for (Sector line : geometry.links_of(a.front()))
        if (all_in(geometry, a, line) && all_in(geometry, b, line)) return line;
    return std::nullopt;
}

std::optional<Sector> strong_sector(const Board& board, const Group& a, const Group& b) {
    const auto members = static_cast<int>(a.size() + b.size());
    for (Sector sector : board.geometry().sectors_of(a.front()))
        if (board.members(sector).size() == members && board.geometry().exactly_one(sector) && !overlap(a, b) &&
            all_in(board.geometry(), a, sector) && all_in(board.geometry(), b, sector))
            return sector;
    return std::nullopt;
}

std::vector<Candidate> seen_by_both(const Board& board, Candidate a, Candidate b) {
    return seen_by_both(board, Group{a}, Group{b});
}

std::vector<Candidate> seen_by_both(const Board& board, const Group& a, const Group& b) {
    const Geometry& g = board.geometry();
    const auto has_all_of_b = [&](Sector s) { return all_in(g, b, s); };
    const auto sees_b = [&](Candidate c) {
        const auto sectors = g.sectors_of(c);
        const auto lines = g.links_of(c);
        return std::any_of(sectors.begin(), sectors.end(), has_all_of_b) ||
               std::any_of(lines.begin(), lines.end(), has_all_of_b);
    };
    std::vector<Candidate> out;
    const auto look_at = [&](Sector sector) {
        if (!all_in(g, a, sector)) return;
        for_each_living(board, sector, [&](Candidate c) {
            if (!has(a, c) && !has(b, c) && sees_b(c)) out.push_back(c);
        });
    };
    for (Sector sector : g.sectors_of(a.front())) look_at(sector);
    for (Sector line : g.links_of(a.front())) look_at(line);
    sort_once_each(out);
    return out;
}

Chain chain_along(const Board& board, std::vector<Group> nodes) {
    Chain chain{std::move(nodes), {}, {}};
    for (std::size_t i = 0; i + 1 < chain.nodes.size(); ++i) {
        const Group &one = chain.nodes[i], &next = chain.nodes[i + 1];
        if (i % 2 == 0)
            chain.strong.push_back(*strong_sector(board, one, next));
        else
            chain.weak.push_back(*common_sector(board.geometry(), one, next));
    }
    return chain;
}

Chain chain_along(const Board& board, const std::vector<Candidate>& nodes) {
    std::vector<Group> groups;
    for (Candidate c : nodes) groups.push_back({c});
    return chain_along(board, std::move(groups));
}

void make_loop(const Geometry& geometry, Chain& chain) {
    chain.weak.push_back(*common_sector(geometry, chain.nodes.back(), chain.nodes.front()));
}

std::vector<Candidate> shown_by(const Board& board, const Chain& chain,
                                FunctionRef<bool(const Group&, const Group&)> is_left_out) {
    if (!chain.loop()) return seen_by_both(board, chain.nodes.front(), chain.nodes.back());
    std::vector<Candidate> out;
    for (std::size_t i = 1; i < chain.nodes.size(); i += 2) {
        const Group &one = chain.nodes[i], &other = chain.nodes[(i + 1) % chain.nodes.size()];
        if (strong_sector(board, one, other) || is_left_out(one, other)) continue;
        const std::vector<Candidate> more = seen_by_both(board, one, other);
        out.insert(out.end(), more.begin(), more.end());
    }
    sort_once_each(out);
    return out;
}

Deduction deduction_of(const Board& board, const Chain& chain, std::vector<Candidate> removes) {
    Split split{chain.strong[0], {}};
    split.branches.push_back(backward_branch(board, chain, removes));
    split.branches.push_back(forward_branch(board, chain, removes));
    return {std::move(split), std::move(removes)};
}

bool deliver(const Board& board, const Chain& chain, std::vector<Candidate> removes, const Sink& sink) {
    if (removes.empty()) return true;
    const Deduction found = deduction_of(board, chain, std::move(removes));
    return sink({found, [&] { return pattern_of_chain(chain, found.removes); }});
}

bool deliver(const Board& board, const Chain& chain, const Sink& sink) {
    return deliver(board, chain, shown_by(board, chain), sink);
}

}  // namespace deduku
