#include "technique/links/chain_branch.hpp"

#include <algorithm>

#include "reason/shown.hpp"
#include "technique/links/links.hpp"

namespace deduku {

ChainBranch::ChainBranch(const Board& board, Sector on, Candidate keep)
    : ChainBranch(board, on, std::vector<Candidate>{keep}) {}

ChainBranch::ChainBranch(const Board& board, Sector on, std::vector<Candidate> keep)
    : g_(board.geometry()), branch_{std::move(keep), {}, {}}, gone_(others_of(board, on, branch_.keep)) {}

bool ChainBranch::is_gone(Candidate c) const { return std::find(gone_.begin(), gone_.end(), c) != gone_.end(); }

bool ChainBranch::all_gone(const std::vector<Candidate>& all) const {
    return std::all_of(all.begin(), all.end(), [&](Candidate c) { return is_gone(c); });
}

void ChainBranch::take(Sector base, Sector cover, const std::vector<Candidate>& removes) {
    take(Cover{{base}, {cover}}, removes);
}

void ChainBranch::take(Cover cover, const std::vector<Candidate>& removes) {
    std::vector<Candidate> now;
    for (Candidate c : removes)
        if (!is_gone(c)) now.push_back(c);
    if (now.empty()) return;
    gone_.insert(gone_.end(), now.begin(), now.end());
    branch_.steps.push_back({std::move(cover), std::move(now)});
}

void ChainBranch::take_seen(Sector base, Candidate node, const std::vector<Candidate>& removes) {
    take_seen(base, std::vector<Candidate>{node}, removes);
}

void ChainBranch::take_seen(Sector base, const std::vector<Candidate>& nodes, const std::vector<Candidate>& removes) {
    const auto use = [&](Sector cover) {
        if (cover == base ||
            !std::all_of(nodes.begin(), nodes.end(), [&](Candidate c) { return lies_in(g_, c, cover); }))
            return;
        std::vector<Candidate> here;
        for (Candidate c : removes)
            if (std::find(nodes.begin(), nodes.end(), c) == nodes.end() && lies_in(g_, c, cover)) here.push_back(c);
        take(base, cover, here);
    };
    for (Sector cover : g_.sectors_of(nodes.front())) use(cover);
    for (Sector line : g_.links_of(nodes.front())) use(line);
}

Branch ChainBranch::closed(Sector empty) {
    branch_.empty = empty;
    return open();
}

}  // namespace deduku
