// The steps of Sudoku Explainer without caching, and chains searched literal by literal as in SE: the
// oracle of the fast searches.
//
//   X cycle     2 A1 = A7 - C7 = C1 - A1         strong = in houses, weak -: off if it sees an on and an off literal
//   forcing     A1=5 on -> .. -> A1=5 off         so it is off; or off -> .. -> on
#pragma once

#include <algorithm>

#include "method/se/chains/chain_search.hpp"
#include "method/se/chains/chains.hpp"
#include "method/se/explainer.hpp"
#include "method/se/families/aligned.hpp"

namespace deduku::se {

/// Calls `with(literal, cause)` for each literal that is off if the candidate is on.
template <class With>
void for_each_weak(const SePosition& position, LinkKinds links, int candidate, With&& with) {
    const int cell = cell_of(candidate), digit = digit_of(candidate);
    if (links.cells)
        for (int other : BitsOf(position.digits(cell) & ~(1 << digit)))
            with(off(candidate_of(cell, other)), Cause::cell);
    const std::uint16_t(&sectors)[4] = nine.sectors_of[candidate];
    const std::uint8_t(&slots)[4] = nine.slot_in[candidate];
    // Without the part that the box already has.
    const int box_part[4] = {0, 1 << slots[1], 7 << slots[2] / 3 * 3, 7 << slots[3] / 3 * 3};
    for (int kind = 1; kind < 4; ++kind)
        for (int slot : BitsOf(position.members(sectors[kind]) & ~box_part[kind]))
            with(off(nine.member[sectors[kind]][slot]), static_cast<Cause>(kind));
}

/// Single chains in three sweeps, X, Y, XY, all starts in each, and all hints.
class SingleChains {
  public:
    SingleChains(const SePosition& position, Profile profile) : position_(position), profile_(profile) {}

    /// All hints in the order of SE.
    const std::vector<ChainHint>& search();
    const std::vector<ChainHint>& hints() const { return hints_; }
    /// The hints of one start and sweep only.
    const std::vector<ChainHint>& search(LinkKinds links, int candidate);
    /// The chain of a hint; a cycle has two targets, the second is the cycle in the other direction.
    [[nodiscard]] Targets targets(const ChainHint& hint) const;

  private:
    struct Node {
        OnOff literal;
        Cause cause;
        int parent;
    };

    void find_cycles(LinkKinds links, int candidate);
    void record_cycle(LinkKinds links, int last, int length);
    void find_forcing(LinkKinds links, OnOff start);
    void record_forcing(LinkKinds links, int last, OnOff start);
    void stamp_ancestors(int node);
    [[nodiscard]] bool is_ancestor(OnOff literal) const { return path_stamp_[literal] == path_; }
    int add(OnOff literal, Cause cause, int parent);

    const SePosition& position_;
    Profile profile_;
    std::vector<Node> nodes_;
    std::vector<int> layer_on_, layer_off_;
    std::uint32_t seen_[literal_count] = {};
    std::uint32_t search_ = 0;
    std::uint32_t path_stamp_[literal_count] = {};
    std::uint32_t path_ = 0;
    std::vector<ChainHint> hints_;
};

inline const std::vector<ChainHint>& SingleChains::search() {
    for (LinkKinds links : {x_links, y_links, xy_links})
        for (int cell = 0; cell < cell_count; ++cell) {
            const int digits = position_.digits(cell), n = count(digits);
            if (n < 2 || (!links.houses && n != 2)) continue;
            for (int digit : BitsOf(digits)) search(links, candidate_of(cell, digit));
        }
    return hints_;
}

inline const std::vector<ChainHint>& SingleChains::search(LinkKinds links, int candidate) {
    find_cycles(links, candidate);
    if (links.houses) {
        find_forcing(links, on(candidate));
        find_forcing(links, off(candidate));
    }
    return hints_;
}

inline int SingleChains::add(OnOff literal, Cause cause, int parent) {
    nodes_.push_back({literal, cause, parent});
    return static_cast<int>(nodes_.size()) - 1;
}

inline void SingleChains::stamp_ancestors(int node) {
    ++path_;
    for (; node >= 0; node = nodes_[static_cast<std::size_t>(node)].parent)
        path_stamp_[nodes_[static_cast<std::size_t>(node)].literal] = path_;
}

// Layer by layer. Off literals are not marked as seen: they may be reached again, on another path.
inline void SingleChains::find_cycles(LinkKinds links, int candidate) {
    ++search_;
    const OnOff start = on(candidate);
    seen_[start] = search_;
    layer_on_.assign(1, add(start, Cause::none, -1));
    for (int length = 2; !layer_on_.empty(); length += 2) {
        layer_off_.clear();
        for (int p : layer_on_) {
            stamp_ancestors(p);
            for_each_weak(position_, links, candidate_in(nodes_[static_cast<std::size_t>(p)].literal),
                          [&](OnOff q, Cause cause) {
                              if (is_ancestor(q)) return;
                              layer_off_.push_back(add(q, cause, p));
                          });
        }
        layer_on_.clear();
        for (int p : layer_off_)
            for_each_strong(position_, links, candidate_in(nodes_[static_cast<std::size_t>(p)].literal),
                            [&](OnOff q, Cause cause) {
                                if (length >= 4 && q == start) record_cycle(links, add(q, cause, p), length);
                                if (seen_[q] == search_) return;
                                seen_[q] = search_;
                                layer_on_.push_back(add(q, cause, p));
                            });
    }
}

// Candidates that see both an on and an off literal of the loop, outside its cells.
inline void SingleChains::record_cycle(LinkKinds links, int last, int length) {
    NineCells loop;
    for (int n = last; n >= 0; n = nodes_[static_cast<std::size_t>(n)].parent)
        loop.insert(cell_of(candidate_in(nodes_[static_cast<std::size_t>(n)].literal)));
    NineCandidates by_off;
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
    hint.rule = both ? SeRule::xy_cycle : links.houses ? SeRule::x_cycle : SeRule::y_cycle;
    hint.weight = {(both ? 7.0 : 6.5) + increment(length), length, both ? 4 : links.houses ? 2 : 3};
    hint.start = candidate_in(nodes_[static_cast<std::size_t>(last)].literal);
    hint.target = last;
    hint.cuts = cuts;
}

// Every literal once. From an on literal the search is for its off twin, and vice versa.
inline void SingleChains::find_forcing(LinkKinds links, OnOff start) {
    ++search_;
    seen_[start] = search_;
    std::vector<int> layer(1, add(start, Cause::none, -1)), next;
    int found = -1;
    for (bool from_on = is_on(start); !layer.empty() && found < 0; from_on = !from_on, layer.swap(next)) {
        next.clear();
        for (int p : layer) {
            const auto take = [&](OnOff q, Cause cause) {
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

inline void SingleChains::record_forcing(LinkKinds links, int last, OnOff start) {
    ChainHint hint;
    hint.cuts = cuts_of(position_, twin(start));
    if (hint.cuts.empty()) return;
    int length = 0;
    for (int n = last; n >= 0; n = nodes_[static_cast<std::size_t>(n)].parent) ++length;
    hint.rule = links.cells ? SeRule::xy_forcing : SeRule::x_forcing;
    hint.weight = {(links.cells ? 7.0 : 6.6) + increment(length), length, links.cells ? 4 : 2};
    hint.conclusion = twin(start);
    hint.start = candidate_in(start);
    hint.target = last;
    hints_.push_back(hint);
}

inline Targets SingleChains::targets(const ChainHint& hint) const {
    Targets out(1);
    for (int n = hint.target; n >= 0; n = nodes_[static_cast<std::size_t>(n)].parent) {
        const Node& node = nodes_[static_cast<std::size_t>(n)];
        out[0].push_back({node.literal, node.cause, nullptr});
    }
    if (hint.conclusion == no_literal) add_turned(out);
    return out;
}

/// The hint of rows 21 to 30; also none if the meter is exhausted.
[[nodiscard]] inline FoundHint plain_chain(const SePosition& position, Profile profile, Meter& meter) {
    SingleChains single_chains(position, profile);
    const std::vector<ChainHint>& hints = single_chains.search();
    const auto best = std::min_element(hints.begin(), hints.end(), is_lighter);
    if (best != hints.end()) return hint_of(*best, multiple_mode);
    if (FoundHint hint = AlignedMemory().find(position, 3, profile)) return hint;
    Workspace workspace(meter);
    for (const Mode& mode : branching_modes(profile)) {
        ChainSearch search(position, {mode, profile, 0, true}, workspace);
        const ChainHint* chain = search.best();
        if (meter.exhausted()) return std::nullopt;
        if (chain != nullptr) return hint_of(*chain, mode);
    }
    return std::nullopt;
}

/// The hint applied by SE.
[[nodiscard]] inline FoundHint plain_hint(const SePosition& position, Profile profile, Meter& meter) {
    Quiet quiet;
    LoopMemory loops;
    if (FoundHint hint = find_without_chains(position, profile, quiet, loops)) return hint;
    if (FoundHint hint = AlignedMemory().find(position, 2, profile)) return hint;
    return plain_chain(position, profile, meter);
}

}  // namespace deduku::se
