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

bool deliver(const Board& board, const Chain& chain, const Sink& sink) {
    const Deduction found = deduction_of(board, chain);
    return found.removes.empty() || sink({found, [&] { return pattern_of_chain(chain, found.removes); }});
}

}  // namespace deduku
