#include "method/se/chains/inner_single.hpp"

namespace deduku::se {
namespace {

bool is_followed(LinkKinds links, Cause cause) { return cause == Cause::cell ? links.cells : links.houses; }

}  // namespace

const std::vector<ChainHint>& InnerSingle::search() {
    for (LinkKinds links : {x_links, y_links, xy_links})
        for (int start = 0; start < graph_.size(); ++start) search_from(links, start);
    return hints_;
}

const std::vector<ChainHint>& InnerSingle::search(LinkKinds links, int candidate) {
    search_from(links, graph_.number(candidate));
    return hints_;
}

void InnerSingle::search_from(LinkKinds links, int start) {
    const int n = count(position_.digits(cell_of(graph_.candidate(start))));
    if (n < 2 || (!links.houses && n != 2)) return;
    if (torn_.has(start) && closure_.may_close(start)) find_cycles(links, start);
    if (!links.houses) return;
    if (closure_.refutes(start)) find_forcing(links, start, true);
    if (closure_.proves(start)) find_forcing(links, start, false);
}

bool InnerSingle::is_ancestor(int node, int number) const {
    for (; node >= 0; node = nodes_[static_cast<std::size_t>(node)].parent) {
        const Node& at = nodes_[static_cast<std::size_t>(node)];
        if (!at.on && at.number == number) return true;
    }
    return false;
}

// Layer by layer: each on literal, the off literals it implies, and the on literals implied by these.
void InnerSingle::find_cycles(LinkKinds links, int start) {
    Set on_seen, off_seen, closing;
    const LinkGraph::Strong& ends = graph_.strong(start);
    for (int i = 0; i < ends.size; ++i)
        if (is_followed(links, ends.cause[i])) closing.insert(ends.to[i]);
    on_seen.insert(start);
    layer_.assign(1, add(start, true, Cause::none, -1));
    for (int length = 2; !layer_.empty(); length += 2) {
        std::vector<int>& off_layer = next_;
        off_layer.clear();
        for (int p : layer_) {
            Set open = graph_.ways_of(nodes_[static_cast<std::size_t>(p)].number, links.cells);
            const Set again = open & off_seen & closing;
            open -= off_seen;
            open |= again;
            graph_.in_order(nodes_[static_cast<std::size_t>(p)].number, open, [&](int to, Cause cause) {
                if (off_seen.has(to) && is_ancestor(p, to)) return;
                off_seen.insert(to);
                off_layer.push_back(add(to, false, cause, p));
            });
        }
        layer_.clear();
        for (int p : off_layer) {
            const LinkGraph::Strong& strong = graph_.strong(nodes_[static_cast<std::size_t>(p)].number);
            for (int i = 0; i < strong.size; ++i) {
                if (!is_followed(links, strong.cause[i])) continue;
                if (length >= 4 && strong.to[i] == start)
                    record_cycle(links, add(start, true, strong.cause[i], p), length);
                if (on_seen.add(strong.to[i])) layer_.push_back(add(strong.to[i], true, strong.cause[i], p));
            }
        }
    }
}

// The candidates outside the loop that see an on and an off literal of it.
void InnerSingle::record_cycle(LinkKinds links, int last, int length) {
    Set by[2], loop;
    for (int n = last; nodes_[static_cast<std::size_t>(n)].parent >= 0;
         n = nodes_[static_cast<std::size_t>(n)].parent) {
        const Node& node = nodes_[static_cast<std::size_t>(n)];
        graph_.add_seen(node.number, by[node.on ? 1 : 0]);
        graph_.add_cell(node.number, loop);
    }
    const Set gone = (by[0] & by[1]) - loop;
    if (gone.empty()) return;
    ChainHint hint;
    hint.rule = cycle_rule(links);
    hint.weight = cycle_weight(links, length);
    hint.start = graph_.candidate(nodes_[static_cast<std::size_t>(last)].number);
    hint.target = last;
    hint.cuts = cuts_in_order(last, gone);
    hints_.push_back(hint);
}

Cuts InnerSingle::cuts_in_order(int last, const Set& gone) const {
    Cuts cuts;
    for (int n = last; nodes_[static_cast<std::size_t>(n)].parent >= 0;
         n = nodes_[static_cast<std::size_t>(n)].parent) {
        const Node& node = nodes_[static_cast<std::size_t>(n)];
        if (!node.on) continue;
        const int candidate = graph_.candidate(node.number);
        for (int cell : peers_of(cell_of(candidate), profile_)) {
            const int seen = candidate_of(cell, digit_of(candidate));
            if (position_.has(seen) && gone.has(graph_.number(seen))) cuts.add(cell, 1 << digit_of(seen));
        }
    }
    return cuts;
}

// Enters each literal once: from an on literal to its own off literal, and the reverse.
void InnerSingle::find_forcing(LinkKinds links, int start, bool from_on) {
    const Cuts cuts = cuts_of(position_, from_on ? off(graph_.candidate(start)) : on(graph_.candidate(start)));
    if (cuts.empty()) return;
    const int only = cuts.size() == 1 && single(cuts.begin()->digits)
                         ? candidate_of(cuts.begin()->cell, lowest(cuts.begin()->digits))
                         : -1;
    Set seen[2];
    seen[from_on ? 1 : 0].insert(start);
    layer_.assign(1, add(start, from_on, Cause::none, -1));
    bool on_layer = from_on;
    for (int length = 2; !layer_.empty(); ++length, on_layer = !on_layer, layer_.swap(next_)) {
        const Weight weight = forcing_weight(links, length);
        if (on_layer == from_on && only >= 0 && has_lightest_.has(only) && !(weight < lightest_[only])) return;
        const int found = find_next_layer(links, start, from_on, on_layer, seen);
        if (found < 0) continue;
        record_forcing(links, found, weight, cuts);
        if (only < 0) return;
        lightest_[only] = weight;
        has_lightest_.insert(only);
        return;
    }
}

int InnerSingle::find_next_layer(LinkKinds links, int start, bool from_on, bool on_layer, Set (&seen)[2]) {
    next_.clear();
    int found = -1;
    for (std::size_t at = 0; at < layer_.size() && found < 0; ++at) {
        const int number = nodes_[static_cast<std::size_t>(layer_[at])].number;
        const auto take = [&](int to, Cause cause) {
            if (found >= 0) return;
            const int node = add(to, !on_layer, cause, layer_[at]);
            next_.push_back(node);
            if (on_layer == from_on && to == start) found = node;
        };
        if (on_layer) {
            Set open = graph_.ways_of(number, links.cells);
            if (from_on && graph_.sees(number, start, links.cells)) open.insert(start);
            open -= seen[0];
            seen[0] |= open;
            graph_.in_order(number, open, take);
        } else {
            const LinkGraph::Strong& strong = graph_.strong(number);
            for (int i = 0; i < strong.size; ++i) {
                if (is_followed(links, strong.cause[i]) && seen[1].add(strong.to[i]))
                    take(strong.to[i], strong.cause[i]);
            }
        }
    }
    return found;
}

void InnerSingle::record_forcing(LinkKinds links, int last, const Weight& weight, const Cuts& cuts) {
    const Node& node = nodes_[static_cast<std::size_t>(last)];
    ChainHint hint;
    hint.cuts = cuts;
    hint.rule = forcing_rule(links);
    hint.weight = weight;
    hint.conclusion = static_cast<OnOff>(literal(node));
    hint.start = graph_.candidate(node.number);
    hint.target = last;
    hints_.push_back(hint);
}

Targets InnerSingle::targets(const ChainHint& hint) const {
    Targets out(1);
    for (int n = hint.target; n >= 0; n = nodes_[static_cast<std::size_t>(n)].parent) {
        const Node& node = nodes_[static_cast<std::size_t>(n)];
        out[0].push_back({static_cast<OnOff>(literal(node)), node.cause, nullptr});
    }
    if (hint.conclusion == no_literal) add_turned(out);
    return out;
}

}  // namespace deduku::se
