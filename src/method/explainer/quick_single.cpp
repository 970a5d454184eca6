#include "method/explainer/quick_single.hpp"

#include <algorithm>

namespace deduku::explainer {
namespace {

// Marks that are all taken back at once.
class Marks {
  public:
    [[nodiscard]] bool has(int i) const { return (word_[i >> 6] >> (i & 63) & 1) != 0; }
    /// False if it was marked.
    bool mark(int i) {
        const std::uint64_t bit = std::uint64_t{1} << (i & 63);
        const bool fresh = (word_[i >> 6] & bit) == 0;
        word_[i >> 6] |= bit;
        return fresh;
    }
    [[nodiscard]] std::uint64_t unmarked(int word) const { return ~word_[word]; }
    /// Those of a word that were not marked.
    std::uint64_t mark(int word, std::uint64_t bits) {
        const std::uint64_t fresh = bits & ~word_[word];
        word_[word] |= bits;
        return fresh;
    }

  private:
    std::uint64_t word_[Graph::most] = {};
};

bool has(const std::uint64_t* set, int i) { return (set[i >> 6] >> (i & 63) & 1) != 0; }

double cycle_base(Links links) { return links.cells && links.houses ? 7.0 : 6.5; }
int key_of(Links links) { return !links.cells ? 2 : links.houses ? 4 : 3; }

}  // namespace

const ChainHint* QuickSingle::best() {
    constexpr int shortest = 4;
    sweep_digits();
    if (is_better({6.5, shortest, key_of(y_links)}, 0)) sweep_all(y_links, 1);
    if (is_better({7.0, shortest, key_of(xy_links)}, 0)) sweep_all(xy_links, 2);
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
        graph_.build(position_, digit);
        closure_.build(graph_);
        if (!closure_.any()) {
            digits_.keep(position_, digit);
            continue;
        }
        const Sweep sweep{graph_, closure_, x_links, 0};
        if (const int length = find_forcing(sweep); length > 0) find_cycles(sweep, length);
    }
}

void QuickSingle::sweep_all(Links links, int number) {
    graph_.build(position_, links);
    closure_.build(graph_);
    if (!closure_.any()) return;
    const Sweep sweep{graph_, closure_, links, number};
    if (!links.houses) return find_cycles(sweep, 4);
    if (const int length = find_forcing(sweep); length > 0) find_cycles(sweep, length);
}

int QuickSingle::find_forcing(const Sweep& sweep) {
    int shortest = 0;
    for (int s = 0; s < sweep.graph.size(); ++s)
        for (const bool from_on : {true, false}) {
            if (from_on ? !sweep.closure.refutes(s) : !sweep.closure.proves(s)) continue;
            const int candidate = sweep.graph.candidate(s);
            if (single(position_.digits(cell_of(candidate)))) continue;
            const double base = sweep.links.cells ? 7.0 : 6.6;
            const int key = key_of(sweep.links), length = forcing_length(sweep, s, from_on, longest_useful(base, key));
            if (from_on && (shortest == 0 || length < shortest)) shortest = length;
            const int order = (sweep.number * candidate_count + candidate) * 3 + (from_on ? 1 : 2);
            ChainHint hint;
            hint.weight = {base + increment(length), length, key};
            if (!is_better(hint.weight, order)) continue;
            hint.rule = sweep.links.cells ? Rule::xy_forcing : Rule::x_forcing;
            hint.conclusion = from_on ? off(candidate) : on(candidate);
            hint.start = candidate;
            hint.cuts = cuts_of(position_, hint.conclusion);
            take(hint, order);
        }
    return shortest;
}

// The longest chain of this kind that would not be worse than the best.
int QuickSingle::longest_useful(double base, int key) const {
    constexpr int most = 2 * candidate_count;
    if (!found_) return most;
    int length = 2;
    while (!(best_.weight < Weight{base + increment(length + 2), length + 2, key})) length += 2;
    return length;
}

// Nodes of the shortest chain; there is one. Beyond `longest` two more than that.
int QuickSingle::forcing_length(const Sweep& sweep, int start, bool from_on, int longest) const {
    const Graph& graph = sweep.graph;
    std::uint16_t queue[candidate_count];
    int layer = 0, end = 0, length = 2;
    Marks on_seen, off_seen;
    if (from_on) {
        queue[end++] = static_cast<std::uint16_t>(start);
        on_seen.mark(start);
    } else {
        off_seen.mark(start);
        for (int i = 0; i < graph.strong(start).size; ++i)
            if (on_seen.mark(graph.strong(start).to[i])) queue[end++] = graph.strong(start).to[i];
    }
    for (bool found = false; layer < end && length <= longest; length += 2) {
        const int layer_end = end;
        for (int i = layer; i < layer_end && !found; ++i)
            found = from_on ? has(graph.weak(queue[i]), start) : queue[i] == start;
        if (found) break;
        for (; layer < layer_end; ++layer)
            for (int w = 0; w < graph.words(); ++w)
                for (std::uint64_t ways = off_seen.mark(w, graph.ways(queue[layer], w)); ways != 0; ways &= ways - 1) {
                    const Graph::Strong& strong = graph.strong(w * 64 + std::countr_zero(ways));
                    for (int i = 0; i < strong.size; ++i)
                        if (on_seen.mark(strong.to[i])) queue[end++] = strong.to[i];
                }
    }
    return length;
}

void QuickSingle::find_cycles(const Sweep& sweep, int shortest) {
    const int least = std::max(4, shortest - 2);
    if (!is_better({cycle_base(sweep.links) + increment(least), least, key_of(sweep.links)}, 0)) return;
    const Bits<Graph::most> torn = sweep.closure.torn();
    for (int s = 0; s < sweep.graph.size(); ++s) {
        if (!torn.has(s)) continue;
        const int n = count(position_.digits(cell_of(sweep.graph.candidate(s))));
        if (n < 2 || (!sweep.links.houses && n != 2)) continue;
        if (may_close(sweep, s)) find_cycles_from(sweep, s);
    }
}

bool QuickSingle::may_close(const Sweep& sweep, int start) const {
    const Graph::Strong& strong = sweep.graph.strong(start);
    for (int i = 0; i < strong.size; ++i)
        if (sweep.closure.off(start, strong.to[i])) return true;
    return false;
}

// An off literal is walked on from once; but each way to one that closes the cycle is a cycle.
void QuickSingle::find_cycles_from(const Sweep& sweep, int start) {
    const Graph& graph = sweep.graph;
    ChainHint hint;
    hint.rule = !sweep.links.cells ? Rule::x_cycle : sweep.links.houses ? Rule::xy_cycle : Rule::y_cycle;
    hint.start = graph.candidate(start);
    const int order = (sweep.number * candidate_count + hint.start) * 3;
    std::uint16_t queue[candidate_count];
    int next = 0, end = 0;
    Marks on_seen, off_seen;
    Bits<Graph::most> closing;
    for (int i = 0; i < graph.strong(start).size; ++i) closing.insert(graph.strong(start).to[i]);
    queue[end++] = static_cast<std::uint16_t>(start);
    on_seen.mark(start);
    parent_[start] = -1;
    for (int length = 2; next < end; length += 2) {
        hint.weight = {cycle_base(sweep.links) + increment(length), length, key_of(sweep.links)};
        if (!is_better(hint.weight, order)) return;
        for (const int layer_end = end; next < layer_end; ++next) {
            const int p = queue[next];
            Bits<Graph::most> open;
            std::uint64_t any = 0;
            for (int w = 0; w < graph.words(); ++w)
                any |= open.word[w] = graph.ways(p, w) & (off_seen.unmarked(w) | closing.word[w]);
            if (any == 0) continue;
            bool found = false;
            graph.in_order(p, open, [&](int way, Cause) {
                if (found) return;
                if (length >= 4 && closing.has(way) && !is_on_way(p, way)) {
                    hint.cuts = cycle_cuts(graph, p, way);
                    found = !hint.cuts.empty();
                }
                if (found || !off_seen.mark(way)) return;
                const Graph::Strong& strong = graph.strong(way);
                for (int i = 0; i < strong.size; ++i) {
                    if (!on_seen.mark(strong.to[i])) continue;
                    queue[end++] = strong.to[i];
                    parent_[strong.to[i]] = static_cast<std::int16_t>(p);
                    via_[strong.to[i]] = static_cast<std::int16_t>(way);
                }
            });
            if (found) return take(hint, order);
        }
    }
}

// It is off on the way from the start to the on candidate.
bool QuickSingle::is_on_way(int on_candidate, int off_candidate) const {
    for (int n = on_candidate; parent_[n] >= 0; n = parent_[n])
        if (via_[n] == off_candidate) return true;
    return false;
}

// From the start on: off `closing`, on `last`, and so on back to the start.
Cuts QuickSingle::cycle_cuts(const Graph& graph, int last, int closing) const {
    Cells loop;
    loop.insert(cell_of(graph.candidate(closing)));
    for (int n = last; n >= 0; n = parent_[n]) {
        loop.insert(cell_of(graph.candidate(n)));
        if (parent_[n] >= 0) loop.insert(cell_of(graph.candidate(via_[n])));
    }
    Cells by_on[9], by_off[9];
    const auto see = [&](int number, Cells(&by)[9]) {
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

}  // namespace deduku::explainer
