#include "technique/grouped_chain.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/chain_split.hpp"

namespace deduku {
namespace {

bool has(const Group& group, Candidate c) { return std::find(group.begin(), group.end(), c) != group.end(); }

bool lies_in(const Geometry& geometry, Candidate c, Sector sector) {
    const auto sectors = geometry.sectors_of(c);
    return std::find(sectors.begin(), sectors.end(), sector) != sectors.end();
}

bool all_in(const Geometry& geometry, const Group& group, Sector sector) {
    return std::all_of(group.begin(), group.end(), [&](Candidate c) { return lies_in(geometry, c, sector); });
}

Group living(const Board& board, Sector sector) {
    Group out;
    for (Place i : board.members(sector)) out.push_back(board.geometry().member(sector, i));
    put_in_order(out);
    return out;
}

const Cover* cover_of_one(const Deduction& step) {
    const auto* cover = std::get_if<Cover>(&step.why);
    return cover != nullptr && cover->base.size() == 1 ? cover : nullptr;
}

// Reads the links of the second branch until the chain is at its end. The next node is what the next base has lost by
// then, its partner what that has left.
class GroupedReader {
  public:
    GroupedReader(const Board& board, const Deduction& deduction, const Split& split)
        : board_(board), branch_(split.branches[1]), a_(split.branches[0].keep), gone_(a_) {
        out_.nodes = {a_, branch_.keep};
        out_.strong = {split.on};
        const std::vector<Deduction>& back = split.branches[0].steps;
        if (back.empty()) return;
        const auto& all = deduction.removes;
        if (std::find(all.begin(), all.end(), back[0].removes[0]) == all.end()) z_ = back[0].removes;
    }

    std::optional<GroupedChain> read() {
        for (std::size_t i = 0; i < branch_.steps.size(); ++i) {
            const Cover* cover = cover_of_one(branch_.steps[i]);
            if (cover == nullptr) return std::nullopt;
            if (cover->base[0] != out_.strong.back() && !follow_silently(cover->base[0])) return std::nullopt;
            if (!z_ && !is_link(i)) return out_;  // the rest goes because of the last node
            const Group& now = branch_.steps[i].removes;
            gone_.insert(gone_.end(), now.begin(), now.end());
            if (!follow(i, cover->cover[0])) return std::nullopt;
            if (z_ && out_.nodes.back() == *z_) return closed();
        }
        if (branch_.empty) return out_;
        return std::nullopt;
    }

  private:
    // A step behind it rests on what it removed.
    bool is_link(std::size_t i) const {
        if (i + 1 == branch_.steps.size()) return branch_.empty.has_value();
        const Cover* next = cover_of_one(branch_.steps[i + 1]);
        return next != nullptr && next->base[0] != out_.strong.back();
    }
    std::optional<Sector> strong_behind(std::size_t i) const {
        if (z_)
            if (const auto last = strong_sector_of(board_, branch_.steps[i].removes, *z_)) return last;
        if (i + 1 == branch_.steps.size()) return branch_.empty;
        const Cover* next = cover_of_one(branch_.steps[i + 1]);
        return next != nullptr ? std::optional(next->base[0]) : std::nullopt;
    }
    // What the next base has lost was dead before: no step says so.
    bool follow_silently(Sector strong) {
        Group lost;
        for (Candidate c : living(board_, strong))
            if (has(gone_, c)) lost.push_back(c);
        if (lost.empty()) return false;
        const auto weak = common_sector_of(board_.geometry(), out_.nodes.back(), lost);
        return weak && add(strong, *weak, gone_);
    }
    bool follow(std::size_t i, Sector weak) {
        const auto strong = strong_behind(i);
        if (!strong) return false;
        Group dead = gone_;
        if (branch_.empty && i + 1 == branch_.steps.size())  // back at the start
            std::erase_if(dead, [&](Candidate c) { return has(a_, c); });
        return add(*strong, weak, dead) || add(*strong, weak, branch_.steps[i].removes);
    }
    // The next two nodes: what is dead of the sector, and what is not.
    bool add(Sector strong, Sector weak, const Group& dead) {
        Group lost, left;
        for (Candidate c : living(board_, strong)) (has(dead, c) ? lost : left).push_back(c);
        if (lost.empty() || left.empty() || overlap(out_.nodes.back(), lost)) return false;
        if (!all_in(board_.geometry(), lost, weak) || !all_in(board_.geometry(), out_.nodes.back(), weak)) return false;
        out_.nodes.insert(out_.nodes.end(), {lost, left});
        out_.weak.push_back(weak);
        out_.strong.push_back(strong);
        return true;
    }
    std::optional<GroupedChain> closed() {
        const auto last = common_sector_of(board_.geometry(), *z_, a_);
        if (!last) return std::nullopt;
        out_.weak.push_back(*last);
        return out_;
    }

    const Board& board_;
    const Branch& branch_;
    Group a_;
    Group gone_;
    std::optional<Group> z_;  // of a loop: its last node
    GroupedChain out_;
};

// All that it can show.
Group shown_by(const Board& board, const GroupedChain& chain) {
    if (!chain.loop()) return seen_by_both_groups(board, chain.nodes.front(), chain.nodes.back());
    Group out;
    for (std::size_t i = 1; i < chain.nodes.size(); i += 2)
        for (Candidate c : seen_by_both_groups(board, chain.nodes[i], chain.nodes[(i + 1) % chain.nodes.size()]))
            out.push_back(c);
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

}  // namespace

bool overlap(const Group& a, const Group& b) {
    return std::any_of(a.begin(), a.end(), [&](Candidate c) { return has(b, c); });
}

std::optional<Sector> common_sector_of(const Geometry& geometry, const Group& a, const Group& b) {
    for (Sector sector : geometry.sectors_of(a.front()))
        if (all_in(geometry, a, sector) && all_in(geometry, b, sector)) return sector;
    return std::nullopt;
}

std::optional<Sector> strong_sector_of(const Board& board, const Group& a, const Group& b) {
    const auto members = static_cast<int>(a.size() + b.size());
    for (Sector sector : board.geometry().sectors_of(a.front()))
        if (board.members(sector).size() == members && !overlap(a, b) && all_in(board.geometry(), a, sector) &&
            all_in(board.geometry(), b, sector))
            return sector;
    return std::nullopt;
}

Group seen_by_both_groups(const Board& board, const Group& a, const Group& b) {
    Group out;
    for (Sector sector : board.geometry().sectors_of(a.front())) {
        if (!all_in(board.geometry(), a, sector)) continue;
        for (Candidate c : living(board, sector))
            if (!has(a, c) && !has(b, c) && common_sector_of(board.geometry(), {c}, b)) out.push_back(c);
    }
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Deduction grouped_deduction_of(const Board& board, const GroupedChain& chain) {
    return split_of(board, chain, seen_by_both_groups(board, chain.nodes.front(), chain.nodes.back()));
}

Deduction grouped_deduction_of(const Board& board, const GroupedChain& loop, std::vector<Candidate> removes) {
    return split_of(board, loop, std::move(removes));
}

std::optional<GroupedChain> grouped_chain_of(const Board& board, const Deduction& deduction) {
    const auto* split = std::get_if<Split>(&deduction.why);
    if (split == nullptr || split->branches.size() != 2) return std::nullopt;
    for (const Branch& branch : split->branches)
        if (branch.keep.empty() || branch.twin) return std::nullopt;
    const Group &first = split->branches[0].keep, &second = split->branches[1].keep;
    if (split->branches[0].closed() || !all_in(board.geometry(), first, split->on) ||
        !strong_sector_of(board, first, second))
        return std::nullopt;
    std::optional<GroupedChain> chain = GroupedReader(board, deduction, *split).read();
    if (!chain) return std::nullopt;
    // Others have two branches, too: what was read has to prove what was found.
    const Group all = shown_by(board, *chain), &found = deduction.removes;
    if (!std::includes(all.begin(), all.end(), found.begin(), found.end())) return std::nullopt;
    return chain;
}

}  // namespace deduku
