#include "technique/grouped_chain.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/chain_split.hpp"
#include "technique/links.hpp"

namespace deduku {
namespace {

bool has(const Group& group, Candidate c) { return std::find(group.begin(), group.end(), c) != group.end(); }

bool all_in(const Geometry& geometry, const Group& group, Sector sector) {
    return std::all_of(group.begin(), group.end(), [&](Candidate c) { return lies_in(geometry, c, sector); });
}

Group living(const Board& board, Sector sector) {
    Group out;
    for (Place i : board.members(sector)) out.push_back(board.geometry().member(sector, i));
    put_in_order(out);
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

bool deliver(const Board& board, const GroupedChain& chain, std::vector<Candidate> removes, const Sink& sink) {
    if (removes.empty()) return true;
    const Deduction found = split_of(board, chain, std::move(removes));
    return sink({found, [&] { return pattern_of_chain(chain, found.removes); }});
}

}  // namespace deduku
