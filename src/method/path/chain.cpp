#include "method/path/chain.hpp"

#include <algorithm>
#include <map>

#include "technique/grouped_chain.hpp"

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
    if (chain && chain->nodes.back() < chain->nodes.front()) {
        std::reverse(chain->nodes.begin(), chain->nodes.end());
        std::reverse(chain->groups.begin(), chain->groups.end());
    }
    return chain;
}

Chain with_groups(const GroupedChain& told) {
    Chain out{{}, told.loop()};
    for (const Group& node : told.nodes) {
        out.nodes.push_back(node.front());
        out.groups.emplace_back();
        for (Candidate c : node) out.groups.back().push_back(c.cell);
    }
    return out;
}

}  // namespace

std::optional<Chain> chain_behind(const Board& before, const Deduction& deduction) {
    const auto* split = std::get_if<Split>(&deduction.why);
    if (split == nullptr || split->branches.size() != 2) return std::nullopt;
    if (auto told = deduku::chain_of(before, deduction)) {
        const bool loop = told->loop();
        return told_forwards(Chain{std::move(told->nodes), loop});
    }
    if (auto told = grouped_chain_of(before, deduction)) return told_forwards(with_groups(*told));
    const auto closed = std::find_if(split->branches.begin(), split->branches.end(),
                                     [](const Branch& branch) { return branch.closed(); });
    if (closed == split->branches.end()) return std::nullopt;
    const Branch& open = split->branches[closed == split->branches.begin() ? 1 : 0];
    if (!closed->empty || open.closed() || !open.steps.empty()) return std::nullopt;
    return told_forwards(around(before, *closed, split->on));
}

}  // namespace deduku::path
