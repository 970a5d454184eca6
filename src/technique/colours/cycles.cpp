// Cycles: a candidate that implies its own negation through links.
//
//   z ---- a = b ---- a' = b' ---- z      ---- weak: two living members of a sector, not both true
//                                         ==== strong: the only two living members, one is true
//   z true: a false: b true: a' false: b' true: z false, since b' and z share a sector. So z is false.
//
//   colour trap   z sees both colours of a cluster of pairs      XY chain   strong = a cell with 2 digits
//   colour wrap   z has the colour that meets itself in a house  X cycle    sectors of one digit only
//
// By definition, the finds are all z for which "z true" implies "z false" by weak and strong links alone.
// Each link is a clause of two literals, so an equivalent condition is that the closure of "z true" has two
// true candidates in one sector. Neither depends on the order of the search. X omits the cell sectors, so it
// never combines digits.
//
// A sector with one living member is not a link but a single, which is a technique of its own.
#include "technique/colours/cycles.hpp"

#include <algorithm>

#include "technique/links/consequences.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

// Joins successive Covers with the same sectors to one step.
std::vector<Deduction> joined(std::vector<Deduction> steps) {
    std::vector<Deduction> out;
    for (Deduction& step : steps) {
        const auto* last = out.empty() ? nullptr : &std::get<Cover>(out.back().why);
        const auto& next = std::get<Cover>(step.why);
        if (last != nullptr && last->base == next.base && last->cover == next.cover)
            out.back().removes.push_back(step.removes.front());
        else
            out.push_back(std::move(step));
    }
    return out;
}

// A chain through the two candidates of the sector left empty, each seen by the start from one end.
Pattern pattern_of(const Consequences& follows, const Consequences::Clash& clash, Candidate start, const Board& board) {
    const Sector cell = board.geometry().sector(start.cell);
    const bool in_cell = clash.in == cell;
    const Links::Node lost = in_cell ? clash.second : clash.first;
    std::vector<Candidate> one, other = follows.way_back(lost);
    if (!in_cell) one = follows.way_back(clash.second);
    one.insert(one.begin(), follows.candidate(lost));
    if (other.empty()) {  // the start itself
        const Set<Digit> others = board.digits(start.cell) - Set<Digit>{start.digit};
        if (!others.single()) return supposition_on(board, cell);
        other = {{start.cell, others.first()}};
    } else {
        other.erase(other.begin());
    }
    if (other.front() < one.front()) std::swap(one, other);
    std::reverse(one.begin(), one.end());
    one.insert(one.end(), other.begin(), other.end());
    return told_forwards({std::move(one)});
}

// Reports every candidate that implies its own negation; false if the sink stops it.
bool find_cycles(const Board& board, Links::Across across, const Sink& sink) {
    const Links links = Links::strong(board, across);
    Consequences follows(links);
    std::vector<bool> clean(links.size(), false);  // does not negate itself
    for (Candidate z : board.geometry().every_candidate()) {
        const Links::Node node = links.node(z);
        if (!board.has(z) || (node != Links::none && clean[node])) continue;
        if (const auto clash = follows.suppose(z)) {
            auto [steps, empty] = follows.argument(*clash);
            const Sector cell = board.geometry().sector(z.cell);
            const Deduction found{refutation(board, cell, {z}, joined(std::move(steps)), empty), {z}};
            if (!sink({found, [&] { return pattern_of(follows, *clash, z, board); }})) return false;
            continue;
        }
        // Consequences of a node that z makes true are consequences of z: if z has no clash, the node has none.
        for (Links::Node i : follows.true_nodes()) clean[i] = true;
    }
    return true;
}

}  // namespace

bool find_x_cycles(const Board& board, int /*size*/, const Sink& sink) {
    return find_cycles(board, Links::Across::houses, sink);
}

bool find_y_cycles(const Board& board, int /*size*/, const Sink& sink) {
    return find_cycles(board, Links::Across::houses_and_cells, sink);
}

}  // namespace deduku
