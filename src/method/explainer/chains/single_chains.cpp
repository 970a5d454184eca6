#include "method/explainer/chains/single_chains.hpp"

#include <algorithm>

namespace deduku::explainer {

const std::vector<ChainHint>& SingleChains::search() {
    for (Links links : {x_links, y_links, xy_links})
        for (int cell = 0; cell < cell_count; ++cell) {
            const int digits = position_.digits(cell), n = count(digits);
            if (n < 2 || (!links.houses && n != 2)) continue;
            for (int digit : Members(digits)) search(links, candidate_of(cell, digit));
        }
    return hints_;
}

const std::vector<ChainHint>& SingleChains::search(Links links, int candidate) {
    find_cycles(links, candidate);
    if (links.houses) {
        find_forcing(links, on(candidate));
        find_forcing(links, off(candidate));
    }
    return hints_;
}

int SingleChains::add(Literal literal, Cause cause, int parent) {
    nodes_.push_back({literal, cause, parent});
    return static_cast<int>(nodes_.size()) - 1;
}

void SingleChains::stamp_ancestors(int node) {
    ++path_;
    for (; node >= 0; node = nodes_[static_cast<std::size_t>(node)].parent)
        path_stamp_[nodes_[static_cast<std::size_t>(node)].literal] = path_;
}

// Layer by layer. Off literals are not marked as seen: one may be met again, on another way.
void SingleChains::find_cycles(Links links, int candidate) {
    ++search_;
    const Literal start = on(candidate);
    seen_[start] = search_;
    layer_on_.assign(1, add(start, Cause::none, -1));
    for (int length = 2; !layer_on_.empty(); length += 2) {
        layer_off_.clear();
        for (int p : layer_on_) {
            stamp_ancestors(p);
            for_each_weak(position_, links, candidate_in(nodes_[static_cast<std::size_t>(p)].literal),
                          [&](Literal q, Cause cause) {
                              if (is_ancestor(q)) return;
                              layer_off_.push_back(add(q, cause, p));
                          });
        }
        layer_on_.clear();
        for (int p : layer_off_)
            for_each_strong(position_, links, candidate_in(nodes_[static_cast<std::size_t>(p)].literal),
                            [&](Literal q, Cause cause) {
                                if (length >= 4 && q == start) record_cycle(links, add(q, cause, p), length);
                                if (seen_[q] == search_) return;
                                seen_[q] = search_;
                                layer_on_.push_back(add(q, cause, p));
                            });
    }
}

// What sees both an on and an off literal of the loop, from outside its cells.
void SingleChains::record_cycle(Links links, int last, int length) {
    Cells loop;
    for (int n = last; n >= 0; n = nodes_[static_cast<std::size_t>(n)].parent)
        loop.insert(cell_of(candidate_in(nodes_[static_cast<std::size_t>(n)].literal)));
    Candidates by_off;
    const auto each_seen = [&](int node, auto&& with) {
        const int candidate = candidate_in(nodes_[static_cast<std::size_t>(node)].literal);
        for (int cell : peers_of(cell_of(candidate), profile_)) {
            const int seen = candidate_of(cell, digit_of(candidate));
            if (!loop.has(cell) && position_.has(seen)) with(seen);
        }
    };
    for (int n = last; nodes_[static_cast<std::size_t>(n)].parent >= 0; n = nodes_[static_cast<std::size_t>(n)].parent)
        if (!is_on(nodes_[static_cast<std::size_t>(n)].literal)) each_seen(n, [&](int seen) { by_off.insert(seen); });
    Cuts cuts;
    for (int n = last; nodes_[static_cast<std::size_t>(n)].parent >= 0; n = nodes_[static_cast<std::size_t>(n)].parent)
        if (is_on(nodes_[static_cast<std::size_t>(n)].literal))
            each_seen(n, [&](int seen) {
                if (by_off.has(seen)) cuts.add(cell_of(seen), 1 << digit_of(seen));
            });
    if (cuts.empty()) return;
    ChainHint& hint = hints_.emplace_back();
    const bool both = links.cells && links.houses;
    hint.rule = both ? Rule::xy_cycle : links.houses ? Rule::x_cycle : Rule::y_cycle;
    hint.weight = {cycle_base(links) + increment(length), length, cycle_key(links)};
    hint.start = candidate_in(nodes_[static_cast<std::size_t>(last)].literal);
    hint.target = last;
    hint.cuts = cuts;
}

// Every literal once. From an on one its off twin is looked for, and the other way round.
void SingleChains::find_forcing(Links links, Literal start) {
    ++search_;
    seen_[start] = search_;
    std::vector<int> layer(1, add(start, Cause::none, -1)), next;
    int found = -1;
    for (bool from_on = is_on(start); !layer.empty() && found < 0; from_on = !from_on, layer.swap(next)) {
        next.clear();
        for (int p : layer) {
            const auto take = [&](Literal q, Cause cause) {
                if (found >= 0 || seen_[q] == search_) return;
                seen_[q] = search_;
                next.push_back(add(q, cause, p));
                if (q == twin(start)) found = next.back();
            };
            const int candidate = candidate_in(nodes_[static_cast<std::size_t>(p)].literal);
            from_on ? for_each_weak(position_, links, candidate, take)
                    : for_each_strong(position_, links, candidate, take);
        }
    }
    if (found >= 0) record_forcing(links, found, start);
}

void SingleChains::record_forcing(Links links, int last, Literal start) {
    ChainHint hint;
    hint.cuts = cuts_of(position_, twin(start));
    if (hint.cuts.empty()) return;
    int length = 0;
    for (int n = last; n >= 0; n = nodes_[static_cast<std::size_t>(n)].parent) ++length;
    hint.rule = links.cells ? Rule::xy_forcing : Rule::x_forcing;
    hint.weight = {(links.cells ? 7.0 : 6.6) + increment(length), length, links.cells ? 4 : 2};
    hint.conclusion = twin(start);
    hint.start = candidate_in(start);
    hint.target = last;
    hints_.push_back(hint);
}

Targets SingleChains::targets(const ChainHint& hint) const {
    Targets out(1);
    for (int n = hint.target; n >= 0; n = nodes_[static_cast<std::size_t>(n)].parent) {
        const Node& node = nodes_[static_cast<std::size_t>(n)];
        out[0].push_back({node.literal, node.cause, nullptr});
    }
    if (hint.conclusion == no_literal) add_turned(out);
    return out;
}

}  // namespace deduku::explainer
