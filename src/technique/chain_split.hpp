// The Split that a chain is, whatever its nodes are: a candidate each, or some places of a digit (grouped_chain.hpp).
//
//   a = b - c = d      branch {a}: what a sees goes      branch {b}: {a = b} / {b, c} removes c, then what d sees goes
//
// A chain has nodes, strong and weak links and loop(), as in chain.hpp; of a node there has to be members_of().
#pragma once

#include "technique/chain.hpp"
#include "technique/chain_branch.hpp"
#include "technique/patterns.hpp"

namespace deduku {

/// The candidates of a node.
[[nodiscard]] inline std::vector<Candidate> members_of(Candidate node) { return {node}; }
[[nodiscard]] inline std::vector<Candidate> members_of(const std::vector<Candidate>& node) { return node; }

/// Where the second node is true: link by link to the end.
template <class AnyChain>
[[nodiscard]] Branch forward_branch(const Board& board, const AnyChain& chain, const std::vector<Candidate>& removes) {
    ChainBranch branch(board, chain.strong[0], members_of(chain.nodes[1]));
    for (std::size_t i = 0; i + 1 < chain.strong.size() && !branch.all_gone(removes); ++i)
        branch.take(chain.strong[i], chain.weak[i], members_of(chain.nodes[2 * i + 2]));
    if (chain.nodes.front() == chain.nodes.back()) return branch.closed(chain.strong.back());
    if (!chain.loop()) branch.take_seen(chain.strong.back(), members_of(chain.nodes.back()), removes);
    for (std::size_t i = 0; chain.loop() && i < chain.strong.size(); ++i)
        branch.take_seen(chain.strong[i], members_of(chain.nodes[2 * i + 1]), removes);
    return branch.open();
}

/// Where the first node is true: of a loop, link by link the other way round.
template <class AnyChain>
[[nodiscard]] Branch backward_branch(const Board& board, const AnyChain& chain, const std::vector<Candidate>& removes) {
    ChainBranch branch(board, chain.strong[0], members_of(chain.nodes[0]));
    const std::size_t n = chain.nodes.size(), links = chain.strong.size();
    for (std::size_t i = 0; chain.loop() && i + 1 < links; ++i)
        branch.take(chain.strong[(links - i) % links], chain.weak[links - i - 1],
                    members_of(chain.nodes[n - 1 - 2 * i]));
    if (!chain.loop()) branch.take_seen(chain.strong[0], members_of(chain.nodes[0]), removes);
    for (std::size_t i = 0; chain.loop() && i < links; ++i)
        branch.take_seen(chain.strong[i], members_of(chain.nodes[2 * i]), removes);
    return branch.open();
}

/// What is told of it: no links behind what removes all of it.
template <class AnyChain>
[[nodiscard]] Pattern pattern_of_chain(const AnyChain& chain, const std::vector<Candidate>& removes) {
    std::vector<Candidate> gone;
    const auto is_gone = [&](Candidate c) { return std::find(gone.begin(), gone.end(), c) != gone.end(); };
    std::size_t told = chain.nodes.size();
    for (std::size_t i = 2; i < told && !chain.loop() && chain.nodes.front() != chain.nodes.back(); i += 2) {
        for (Candidate c : members_of(chain.nodes[i])) gone.push_back(c);
        if (std::all_of(removes.begin(), removes.end(), is_gone)) told = i;
    }
    Pattern::Chain out{{}, chain.loop()};
    bool has_groups = false;
    for (std::size_t i = 0; i < told; ++i) {
        const std::vector<Candidate> members = members_of(chain.nodes[i]);
        has_groups = has_groups || members.size() > 1;
        out.nodes.push_back(members.front());
        out.groups.emplace_back();
        for (Candidate c : members) out.groups.back().push_back(c.cell);
    }
    if (!has_groups) out.groups.clear();
    return told_forwards(std::move(out));
}

/// Both, to show these removals.
template <class AnyChain>
[[nodiscard]] Deduction split_of(const Board& board, const AnyChain& chain, std::vector<Candidate> removes) {
    Split split{chain.strong[0], {}};
    split.branches.push_back(backward_branch(board, chain, removes));
    split.branches.push_back(forward_branch(board, chain, removes));
    return {std::move(split), std::move(removes)};
}

}  // namespace deduku
