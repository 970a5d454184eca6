#include "technique/chain.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/chain_split.hpp"

namespace deduku {
namespace {

void add_seen(const Board& board, Candidate a, Candidate b, std::vector<Candidate>& to) {
    for (Candidate c : seen_by_both(board, a, b))
        if (std::find(to.begin(), to.end(), c) == to.end()) to.push_back(c);
}

// All that goes: of a loop, for each weak link what sees both its ends; if these are a strong link by themselves, that
// needs no loop.
std::vector<Candidate> removed_by(const Board& board, const Chain& chain) {
    if (!chain.loop()) return seen_by_both(board, chain.nodes.front(), chain.nodes.back());
    std::vector<Candidate> out;
    const std::size_t n = chain.nodes.size();
    for (std::size_t i = 1; i < n; i += 2)
        if (!strong_sector(board, chain.nodes[i], chain.nodes[(i + 1) % n]))
            add_seen(board, chain.nodes[i], chain.nodes[(i + 1) % n], out);
    put_in_order(out);
    return out;
}

std::optional<Candidate> other_of_two(const Board& board, Sector sector, Candidate one) {
    const auto members = board.members(sector);
    if (members.size() != 2) return std::nullopt;
    const Candidate first = board.geometry().member(sector, members.first());
    const Candidate last = board.geometry().member(sector, members.last());
    if (first == one) return last;
    return last == one ? std::optional(first) : std::nullopt;
}

const Cover* cover_of(const Deduction& step) {
    const auto* cover = std::get_if<Cover>(&step.why);
    return cover != nullptr && cover->base.size() == 1 ? cover : nullptr;
}

// Reads the links of the second branch until the chain is at its end.
class ChainReader {
  public:
    ChainReader(const Board& board, const Deduction& deduction, const Split& split)
        : board_(board), branch_(split.branches[1]), a_(split.branches[0].keep[0]) {
        out_.nodes = {a_, branch_.keep[0]};
        out_.strong = {split.on};
        const std::vector<Deduction>& back = split.branches[0].steps;
        if (back.empty() || back[0].removes.size() != 1) return;
        const auto& all = deduction.removes;
        if (std::find(all.begin(), all.end(), back[0].removes[0]) == all.end()) z_ = back[0].removes[0];
    }

    std::optional<Chain> read() {
        for (std::size_t i = 0; i < branch_.steps.size(); ++i) {
            const Cover* cover = cover_of(branch_.steps[i]);
            if (cover == nullptr || cover->base[0] != out_.strong.back()) return std::nullopt;
            if (!z_ && !is_link(i)) return out_;  // the rest goes because of the last node
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
        const Cover* next = cover_of(branch_.steps[i + 1]);
        return next != nullptr && next->base[0] != out_.strong.back();
    }
    bool follow(std::size_t i, Sector weak) {
        const Candidate gone = branch_.steps[i].removes[0];
        std::optional<Sector> strong;
        if (z_) strong = strong_sector(board_, gone, *z_);
        if (!strong && i + 1 < branch_.steps.size()) {
            if (const Cover* next = cover_of(branch_.steps[i + 1])) strong = next->base[0];
        } else if (!strong) {
            strong = branch_.empty;
        }
        const auto then = strong ? other_of_two(board_, *strong, gone) : std::nullopt;
        if (!then) return false;
        out_.nodes.insert(out_.nodes.end(), {gone, *then});
        out_.weak.push_back(weak);
        out_.strong.push_back(*strong);
        return true;
    }
    std::optional<Chain> closed() {
        const auto last = common_sector(board_.geometry(), *z_, a_);
        if (!last) return std::nullopt;
        out_.weak.push_back(*last);
        return out_;
    }

    const Board& board_;
    const Branch& branch_;
    Candidate a_;
    std::optional<Candidate> z_;  // of a loop: its last node
    Chain out_;
};

// The first sector of both that fits; their lists ascend.
template <class Fits>
std::optional<Sector> first_common(const Geometry& geometry, Candidate a, Candidate b, Fits fits) {
    const auto ours = geometry.sectors_of(a), theirs = geometry.sectors_of(b);
    for (std::size_t i = 0, j = 0; i < ours.size() && j < theirs.size();) {
        if (ours[i] != theirs[j]) {
            ++(ours[i] < theirs[j] ? i : j);
            continue;
        }
        if (fits(ours[i])) return ours[i];
        ++i, ++j;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Sector> common_sector(const Geometry& geometry, Candidate a, Candidate b) {
    return first_common(geometry, a, b, [](Sector) { return true; });
}

std::optional<Sector> strong_sector(const Board& board, Candidate a, Candidate b) {
    return first_common(board.geometry(), a, b, [&](Sector sector) { return board.members(sector).size() == 2; });
}

std::vector<Candidate> seen_by_both(const Board& board, Candidate a, Candidate b) {
    const Geometry& g = board.geometry();
    std::vector<Candidate> out;
    for (Sector sector : g.sectors_of(a))
        for (Place i : board.members(sector)) {
            const Candidate c = g.member(sector, i);
            if (c != a && c != b && common_sector(g, c, b)) out.push_back(c);
        }
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Deduction deduction_of(const Board& board, const Chain& chain) {
    return split_of(board, chain, removed_by(board, chain));
}

std::optional<Chain> chain_of(const Board& board, const Deduction& deduction) {
    const auto* split = std::get_if<Split>(&deduction.why);
    if (split == nullptr || split->branches.size() != 2) return std::nullopt;
    for (const Branch& branch : split->branches)
        if (branch.keep.size() != 1 || branch.twin) return std::nullopt;
    if (board.members(split->on).size() != 2) return std::nullopt;
    std::optional<Chain> chain = ChainReader(board, deduction, *split).read();
    if (!chain) return std::nullopt;
    // Others have two branches, too: what was read has to prove what was found.
    const std::vector<Candidate> all = removed_by(board, *chain), &found = deduction.removes;
    const bool shown = chain->loop() ? all == found : std::includes(all.begin(), all.end(), found.begin(), found.end());
    if (!shown) return std::nullopt;
    return chain;
}

}  // namespace deduku
