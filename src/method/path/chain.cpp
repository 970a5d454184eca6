#include "method/path/chain.hpp"

#include <algorithm>
#include <map>

namespace deduku::path {
namespace {

using Nodes = std::vector<Candidate>;

// What one branch says: which true candidate removed what, and the one removal that made each of them true.
class Thread {
  public:
    // False if the branch is more than links from candidate to candidate.
    bool follow(const Board& before, Sector on, const Branch& branch) {
        if (branch.keep.size() != 1) return false;
        first_ = branch.keep.front();
        Board board = before;
        for (Place p : before.members(on)) {
            const Candidate c = board.geometry().member(on, p);
            if (c == first_) continue;
            board.remove(c);
            killers_.emplace(c, first_);
        }
        return std::all_of(branch.steps.begin(), branch.steps.end(),
                           [&](const Deduction& step) { return take(before, board, step); });
    }

    bool removes(Candidate c) const { return killers_.find(c) != killers_.end(); }

    // From what removed it back to the branch's candidate: true, false, true, ..
    std::optional<Nodes> back_from(Candidate dead) const {
        Nodes out;
        for (auto killer = killers_.find(dead); killer != killers_.end(); killer = killers_.find(out.back())) {
            out.push_back(killer->second);
            if (out.back() == first_) return out;
            const auto cause = causes_.find(out.back());
            if (cause == causes_.end()) return std::nullopt;
            out.push_back(cause->second);
        }
        return std::nullopt;
    }

  private:
    // One sector with one candidate left, which removes others.
    bool take(const Board& before, Board& board, const Deduction& step) {
        const auto* cover = std::get_if<Cover>(&step.why);
        if (cover == nullptr || cover->base.size() != 1 || !board.members(cover->base.front()).single()) return false;
        const Sector base = cover->base.front();
        const Candidate holds = board.geometry().member(base, board.members(base).first());
        if (holds != first_ && causes_.find(holds) == causes_.end() && !note_cause(before, base, holds)) return false;
        for (Candidate c : step.removes) {
            board.remove(c);
            killers_.emplace(c, holds);
        }
        return true;
    }

    // The one other candidate that the sector had before.
    bool note_cause(const Board& before, Sector base, Candidate holds) {
        if (before.members(base).size() != 2) return false;
        for (Place p : before.members(base)) {
            const Candidate other = before.geometry().member(base, p);
            if (other != holds) causes_.emplace(holds, other);
        }
        return true;
    }

    Candidate first_;
    std::map<Candidate, Candidate> killers_;  // dead: the true one that removed it
    std::map<Candidate, Candidate> causes_;   // true: the dead one that left its sector to it
};

// The chain a = b - .. whose ends both see what is false.
std::optional<Nodes> joined(const std::optional<Nodes>& one, const std::optional<Nodes>& other) {
    if (!one || !other) return std::nullopt;
    Nodes out = *one;
    out.insert(out.end(), other->rbegin(), other->rend());
    return out;
}

// The ends see each other, and all that goes is seen by both ends of a weak link.
bool is_loop_for(const Geometry& g, const Nodes& nodes, const std::vector<Candidate>& removes) {
    if (!see_each_other(g, nodes.front(), nodes.back())) return false;
    return std::all_of(removes.begin(), removes.end(), [&](Candidate c) {
        for (std::size_t i = 1; i < nodes.size(); i += 2)
            if (see_each_other(g, c, nodes[i]) && see_each_other(g, c, nodes[(i + 1) % nodes.size()])) return true;
        return false;
    });
}

// Two open branches, each with a thread to everything removed. The longest shows the whole of a loop.
std::optional<Chain> between(const Board& before, const Split& split, const std::vector<Candidate>& removes) {
    Thread one, other;
    if (!one.follow(before, split.on, split.branches[0]) || !other.follow(before, split.on, split.branches[1]))
        return std::nullopt;
    Chain out;
    for (Candidate c : removes) {
        const auto nodes = joined(one.back_from(c), other.back_from(c));
        if (!nodes) return std::nullopt;
        const bool same = out.nodes.empty() || *nodes == out.nodes;
        if (nodes->size() > out.nodes.size()) out.nodes = *nodes;
        out.loop = out.loop || !same;
    }
    const auto seen_by_ends = [&](Candidate c) {
        const Geometry& g = before.geometry();
        return see_each_other(g, c, out.nodes.front()) && see_each_other(g, c, out.nodes.back());
    };
    if (std::all_of(removes.begin(), removes.end(), seen_by_ends)) out.loop = false;
    if (out.loop && !is_loop_for(before.geometry(), out.nodes, removes)) return std::nullopt;
    return out;
}

// A candidate that would leave one of two in a sector false by one thread, and the other by another.
std::optional<Chain> around(const Board& before, const Branch& branch, Sector on) {
    Thread thread;
    if (!thread.follow(before, on, branch) || before.members(*branch.empty).size() != 2) return std::nullopt;
    Nodes nodes;
    for (Place p : before.members(*branch.empty)) {
        const Candidate end = before.geometry().member(*branch.empty, p);
        auto back = thread.back_from(end);
        if (!back) return std::nullopt;
        back->insert(back->begin(), end);
        back->pop_back();
        if (nodes.empty()) {
            nodes.assign(back->rbegin(), back->rend());
        } else {
            nodes.insert(nodes.end(), back->begin(), back->end());
        }
    }
    return Chain{std::move(nodes), false};
}

// From the end that comes first on the board.
std::optional<Chain> told_forwards(std::optional<Chain> chain) {
    if (chain && chain->nodes.back() < chain->nodes.front()) std::reverse(chain->nodes.begin(), chain->nodes.end());
    return chain;
}

}  // namespace

bool see_each_other(const Geometry& geometry, Candidate a, Candidate b) {
    if (a == b) return false;
    const auto of_b = geometry.sectors_of(b);
    for (Sector s : geometry.sectors_of(a))
        if (std::find(of_b.begin(), of_b.end(), s) != of_b.end()) return true;
    return false;
}

std::optional<Chain> chain_behind(const Board& before, const Deduction& deduction) {
    const auto* split = std::get_if<Split>(&deduction.why);
    if (split == nullptr || split->branches.size() != 2) return std::nullopt;
    const auto closed = std::find_if(split->branches.begin(), split->branches.end(),
                                     [](const Branch& branch) { return branch.closed(); });
    if (closed == split->branches.end()) return told_forwards(between(before, *split, deduction.removes));
    const Branch& open = split->branches[closed == split->branches.begin() ? 1 : 0];
    if (!closed->empty || open.closed() || !open.steps.empty()) return std::nullopt;
    return told_forwards(around(before, *closed, split->on));
}

}  // namespace deduku::path
