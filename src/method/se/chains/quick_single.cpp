#include "method/se/chains/quick_single.hpp"

#include <algorithm>

namespace deduku::se {

// The search for cycles from one start.
struct QuickSingle::Walk {
    Walk(const LinkGraph& graph, int start, const Bits<LinkGraph::most>& of) : torn(of) {
        for (int i = 0; i < graph.strong(start).size; ++i) closing.insert(graph.strong(start).to[i]);
        closing &= torn;
        live.insert(start);
        queue[end++] = static_cast<std::uint16_t>(start);
        on_seen.insert(start);
    }

    const Bits<LinkGraph::most>& torn;
    std::uint16_t queue[candidate_count];  // on candidates, the start first
    int next = 0, end = 0;
    Bits<LinkGraph::most> on_seen, off_seen;
    Bits<LinkGraph::most> closing;
    Bits<LinkGraph::most> live;  // reached only by torn ones, and on if and only if the start is
    bool any_live = true;
};

const ChainHint* QuickSingle::best() {
    using Last = DigitMemory::Last;
    constexpr int shortest = 4;
    // If all links together give no chains, fewer links do not, either. This is likely if the previous step needed all
    // of them.
    const Last last = digits_.last;
    bool none = last == Last::nothing && !link_all();
    if (!none) sweep_digits();
    none = none || (!found_ && last != Last::some_links && !link_all());
    if (!none && is_better(cycle_weight(y_links, shortest), 0)) sweep_cells();
    digits_.last = Last::some_links;
    if (!none && is_better(cycle_weight(xy_links, shortest), 0)) {
        digits_.last = Last::all_links;
        if (link_all()) sweep({graph_, closure_, xy_links, 2});
    }
    if (!found_) {
        digits_.last = Last::nothing;
        digits_.keep_all(position_);
    }
    return found_ ? &best_ : nullptr;
}

bool QuickSingle::is_better(const Weight& weight, int order) const {
    return !found_ || weight < best_.weight || (weight == best_.weight && order < order_);
}

void QuickSingle::take(const ChainHint& hint, int order) {
    best_ = hint;
    order_ = order;
    found_ = true;
}

void QuickSingle::sweep_digits() {
    for (int digit = 0; digit < 9; ++digit) {
        if (digits_.has(position_, digit)) continue;
        of_some_.build(position_, digit);
        closure_of_some_.build(of_some_);
        if (!closure_of_some_.any()) {
            digits_.keep(position_, digit);
            continue;
        }
        sweep({of_some_, closure_of_some_, x_links, 0});
    }
}

bool QuickSingle::link_all() {
    if (!linked_) {
        graph_.build(position_, xy_links);
        closure_.build(graph_);
    }
    linked_ = true;
    return closure_.any();
}

void QuickSingle::sweep(const Sweep& sweep) {
    if (const int length = find_forcing(sweep); length > 0) find_cycles(sweep, length);
}

void QuickSingle::sweep_cells() {
    of_some_.build(position_, y_links);
    closure_of_some_.build(of_some_);
    if (!closure_of_some_.any()) return;
    std::fill_n(refuted_in_, of_some_.size(), std::int16_t{0});
    find_cycles({of_some_, closure_of_some_, y_links, 1}, 4);
}

int QuickSingle::find_forcing(const Sweep& sweep) {
    int shortest = 0;
    std::fill_n(refuted_in_, sweep.graph.size(), std::int16_t{0});
    for (int s = 0; s < sweep.graph.size(); ++s)
        for (const bool from_on : {true, false}) {
            if (from_on ? !sweep.closure.refutes(s) : !sweep.closure.proves(s)) continue;
            const int candidate = sweep.graph.candidate(s);
            if (single(position_.digits(cell_of(candidate)))) continue;
            const int length = forcing_length(sweep, s, from_on, longest_useful(forcing_weight, sweep.links));
            if (from_on) refuted_in_[s] = static_cast<std::int16_t>(length);
            if (from_on && (shortest == 0 || length < shortest)) shortest = length;
            const int order = (sweep.number * candidate_count + candidate) * 3 + (from_on ? 1 : 2);
            ChainHint hint;
            hint.weight = forcing_weight(sweep.links, length);
            if (!is_better(hint.weight, order)) continue;
            hint.rule = forcing_rule(sweep.links);
            hint.conclusion = from_on ? off(candidate) : on(candidate);
            hint.start = candidate;
            hint.cuts = cuts_of(position_, hint.conclusion);
            take(hint, order);
        }
    return shortest;
}

// The greatest length of a chain of this kind that is no worse than the best.
int QuickSingle::longest_useful(Weight (*weight)(LinkKinds, int), LinkKinds links) const {
    constexpr int most = 2 * candidate_count;
    if (!found_) return most;
    int length = 2;
    while (!(best_.weight < weight(links, length + 2))) length += 2;
    return length;
}

// The number of nodes of the shortest chain, which must exist; if above `longest`, that plus two.
//
//   x on .. p on -> q off .. x off       reversed, its second half is "x on .. q on"
//
// So it suffices to follow both halves at once: two consequences of x, one of which excludes the other.
int QuickSingle::forcing_length(const Sweep& sweep, int start, bool from_on, int longest) const {
    const LinkGraph& graph = sweep.graph;
    std::uint16_t queue[candidate_count];
    int layer = 0, end = 0;
    Bits<LinkGraph::most> on_seen, here, off_seen;
    const auto enter = [&](const LinkGraph::Strong& strong) {
        for (int i = 0; i < strong.size; ++i)
            if (!on_seen.has(strong.to[i]) && here.add(strong.to[i])) queue[end++] = strong.to[i];
    };
    if (from_on) {
        queue[end++] = static_cast<std::uint16_t>(start);
        here.insert(start);
    } else {
        off_seen.insert(start);
        enter(graph.strong(start));
    }
    // The length if both halves end in this layer; if the other half ends in an earlier layer, it is two less.
    for (int length = from_on ? 2 : 4; layer < end && length - 2 <= longest; length += 4) {
        std::uint64_t before = 0, same = 0;
        for (int i = layer; i < end; ++i)
            for (int w = 0; w < graph.words(); ++w) {
                before |= graph.weak(queue[i])[w] & on_seen.word[w];
                same |= graph.weak(queue[i])[w] & here.word[w];
            }
        if (before != 0) return length - 2;
        if (same != 0) return std::min(length, longest + 2);
        on_seen |= here;
        here = {};
        for (const int layer_end = end; layer < layer_end; ++layer)
            for (int w = 0; w < graph.words(); ++w) {
                std::uint64_t ways = graph.ways(queue[layer], w) & ~off_seen.word[w];
                off_seen.word[w] |= ways;
                for (; ways != 0; ways &= ways - 1) enter(graph.strong(w * 64 + std::countr_zero(ways)));
            }
    }
    return longest + 2;
}

void QuickSingle::find_cycles(const Sweep& sweep, int shortest) {
    const int least = std::max(4, shortest - 2);
    if (!is_better(cycle_weight(sweep.links, least), 0)) return;
    // A cycle that deletes x is at most two nodes shorter than the shortest chain from x on to x off.
    const int longest = longest_useful(cycle_weight, sweep.links);
    const Bits<LinkGraph::most> torn = sweep.closure.torn([&](int x) { return refuted_in_[x] - 2 <= longest; });
    for (int s = 0; s < sweep.graph.size(); ++s) {
        if (!torn.has(s)) continue;
        const int n = count(position_.digits(cell_of(sweep.graph.candidate(s))));
        if (n < 2 || (!sweep.links.houses && n != 2)) continue;
        if (sweep.closure.may_close(s)) find_cycles_from(sweep, s, least, torn);
    }
}

// An off literal is expanded once, but each path to one that closes the cycle is a cycle. Literals reached through one
// that is not torn are in no cycle with deletions; those that do not lead back to the start are in no cycle at all.
// Both affect only the order of the queue.
void QuickSingle::find_cycles_from(const Sweep& sweep, int start, int least, const Bits<LinkGraph::most>& torn) {
    const LinkGraph& graph = sweep.graph;
    ChainHint hint;
    hint.rule = cycle_rule(sweep.links);
    hint.start = graph.candidate(start);
    const int order = (sweep.number * candidate_count + hint.start) * 3;
    Walk walk(graph, start, torn);
    parent_[start] = -1;
    for (int length = 2; walk.any_live; length += 2) {
        hint.weight = cycle_weight(sweep.links, length);
        if (!is_better(hint.weight, order)) return;
        walk.any_live = false;
        for (const int layer_end = walk.end; walk.next < layer_end; ++walk.next) {
            const int p = walk.queue[walk.next];
            const bool lives = walk.live.has(p), may_end = lives && length >= least;
            Bits<LinkGraph::most> open;
            std::uint64_t any = 0;
            for (int w = 0; w < graph.words(); ++w)
                any |= open.word[w] =
                    graph.ways(p, w) & (~walk.off_seen.word[w] | (may_end ? walk.closing.word[w] : 0));
            if (any == 0) continue;
            bool found = false;
            graph.in_order(p, open, [&](int way, Cause) {
                if (found) return;
                if (may_end && walk.closing.has(way) && !is_on_way(p, way)) {
                    hint.cuts = cycle_cuts(graph, p, way);
                    found = !hint.cuts.empty();
                }
                if (!found && walk.off_seen.add(way)) pass(sweep, walk, p, way, lives && torn.has(way));
            });
            if (found) return take(hint, order);
        }
    }
}

// Continues with the literals that are on if `way` is off.
void QuickSingle::pass(const Sweep& sweep, Walk& walk, int from, int way, bool lives) {
    const LinkGraph::Strong& strong = sweep.graph.strong(way);
    for (int i = 0; i < strong.size; ++i) {
        const int to = strong.to[i];
        if (!walk.on_seen.add(to)) continue;
        walk.queue[walk.end++] = static_cast<std::uint16_t>(to);
        if (lives && walk.torn.has(to) && sweep.closure.together(walk.queue[0], to)) {
            walk.live.insert(to);
            walk.any_live = true;
        }
        parent_[to] = static_cast<std::int16_t>(from);
        via_[to] = static_cast<std::int16_t>(way);
    }
}

// Whether the candidate is off on the path from the start to the on candidate.
bool QuickSingle::is_on_way(int on_candidate, int off_candidate) const {
    for (int n = on_candidate; parent_[n] >= 0; n = parent_[n])
        if (via_[n] == off_candidate) return true;
    return false;
}

// The cycle from the start: `closing` off, `last` on, and so on back to the start.
Cuts QuickSingle::cycle_cuts(const LinkGraph& graph, int last, int closing) const {
    NineCells loop;
    loop.insert(cell_of(graph.candidate(closing)));
    for (int n = last; n >= 0; n = parent_[n]) {
        loop.insert(cell_of(graph.candidate(n)));
        if (parent_[n] >= 0) loop.insert(cell_of(graph.candidate(via_[n])));
    }
    NineCells by_on[9], by_off[9];
    const auto see = [&](int number, NineCells(&by)[9]) {
        const int candidate = graph.candidate(number);
        by[digit_of(candidate)] |= nine.sees[cell_of(candidate)];
    };
    see(closing, by_off);
    for (int n = last; n >= 0; n = parent_[n]) {
        see(n, by_on);
        if (parent_[n] >= 0) see(via_[n], by_off);
    }
    Cuts cuts;
    for (int digit = 0; digit < 9; ++digit)
        ((by_on[digit] & by_off[digit]) - loop).for_each([&](int cell) {
            if (position_.has(candidate_of(cell, digit))) cuts.add(cell, 1 << digit);
        });
    return cuts;
}

}  // namespace deduku::se
