// A hint of a search for chains: its weight, its conclusion, and the chain itself, made on request.
//
//   nishio       A1=2 on -> .. -> B4=2 on and off          two targets
//   region       2 of row 1: at A1 -> C3=5 off, at D1 -> C3=5 off      a target for each place
//
// A target is listed as its ancestors: itself first, then breadth first over parents, each literal once.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "grid/contains.hpp"
#include "method/se/position/complexity.hpp"
#include "method/se/position/hint.hpp"
#include "method/se/position/literal.hpp"

namespace deduku::se {

/// The tie-breaker among chains with equal rating and length.
inline constexpr int double_key = 1, cell_key = 5, region_key = 6, contradiction_key = 7;

/// The kind of cycle: X, Y or XY.
[[nodiscard]] constexpr int cycle_key(LinkKinds links) { return !links.cells ? 2 : links.houses ? 4 : 3; }
[[nodiscard]] constexpr SeRule cycle_rule(LinkKinds links) {
    return !links.cells ? SeRule::x_cycle : links.houses ? SeRule::xy_cycle : SeRule::y_cycle;
}
[[nodiscard]] constexpr SeRule forcing_rule(LinkKinds links) {
    return links.cells ? SeRule::xy_forcing : SeRule::x_forcing;
}
/// A rating from the number of nodes and the kinds of links.
[[nodiscard]] inline Weight cycle_weight(LinkKinds links, int length) {
    return {(links.cells && links.houses ? 7.0 : 6.5) + increment(length), length, cycle_key(links)};
}
[[nodiscard]] inline Weight forcing_weight(LinkKinds links, int length) {
    return {(links.cells ? 7.0 : 6.6) + increment(length), length, cycle_key(links)};
}

struct InnerChain;

struct ChainNode {
    OnOff literal = 0;
    Cause cause = Cause::none;
    const InnerChain* inner = nullptr;  ///< of an advanced node
};
using Ancestors = std::vector<ChainNode>;
/// A list of ancestors for each target.
using Targets = std::vector<Ancestors>;

/// The data of a nested chain that its rating needs.
struct InnerChain {
    int complexity = 0;
    std::vector<OnOff> signature;  ///< its targets and their ancestors; chains with equal signatures count once
};
using InnerPtr = std::shared_ptr<const InnerChain>;

/// The weight of the inner chains, each distinct one counted once.
[[nodiscard]] inline int complexity_inside(const Targets& targets) {
    std::vector<const InnerChain*> counted;
    int sum = 0;
    for (const Ancestors& list : targets)
        for (const ChainNode& node : list) {
            if (node.inner == nullptr) continue;
            const auto same = [&](const InnerChain* other) {
                return other == node.inner || other->signature == node.inner->signature;
            };
            if (std::any_of(counted.begin(), counted.end(), same)) continue;
            counted.push_back(node.inner);
            sum += node.inner->complexity;
        }
    return sum;
}

/// A hint of one search.
struct ChainHint {
    SeRule rule{};
    Weight weight;
    OnOff conclusion = no_literal;  ///< none for a cycle, which has only cuts
    int start = 0;                  ///< candidate at the start; region: the first place; cell: the first digit
    int house = -1;                 ///< region: the house
    int target = -1;                ///< single chains: node of its search
    Cuts cuts;
};

[[nodiscard]] inline bool is_lighter(const ChainHint& a, const ChainHint& b) { return a.weight < b.weight; }

/// The candidates that a conclusion removes: itself, or the others of its cell.
[[nodiscard]] inline Cuts cuts_of(const SePosition& position, OnOff conclusion) {
    const int cell = cell_of(candidate_in(conclusion)), bit = 1 << digit_of(candidate_in(conclusion));
    const int gone = is_on(conclusion) ? position.digits(cell) & ~bit : bit;
    Cuts cuts;
    if (gone != 0) cuts.add(cell, gone);
    return cuts;
}

/// Whether both have the same candidates, in any order.
[[nodiscard]] inline bool same_cuts(const Cuts& a, const Cuts& b) {
    const auto in_other = [&](const DeletedDigits& cut) { return contains(b, cut); };
    return a.size() == b.size() && std::all_of(a.begin(), a.end(), in_other);
}

/// For a cycle listed from its end back to its start: removes the start, which is repeated at the end, and adds the
/// reversed cycle; causes keep their places.
inline void add_turned(Targets& targets) {
    targets[0].pop_back();
    Ancestors turned{{twin(targets[0].front().literal), Cause::none, nullptr}};
    for (std::size_t i = targets[0].size() - 1; i > 0; --i)
        turned.push_back({twin(targets[0][i].literal), targets[0][i].cause, nullptr});
    targets.push_back(std::move(turned));
}

/// The signature of a chain: lists distinguished by their lengths.
[[nodiscard]] inline std::vector<OnOff> signature_of(const Targets& targets) {
    std::vector<OnOff> out;
    std::size_t size = targets.size();
    for (const Ancestors& list : targets) size += list.size();
    out.reserve(size);
    for (const Ancestors& list : targets) {
        out.push_back(static_cast<OnOff>(list.size()));
        for (const ChainNode& node : list) out.push_back(node.literal);
    }
    return out;
}

}  // namespace deduku::se
