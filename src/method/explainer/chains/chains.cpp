#include "method/explainer/chains/chains.hpp"

#include <algorithm>
#include <array>

#include "method/explainer/chains/chain_search.hpp"
#include "method/explainer/chains/single_chains.hpp"

namespace deduku::explainer {
namespace {

Found find_single_chain(const Position& position, Profile profile) {
    SingleChains search(position, profile);
    const std::vector<ChainHint>& hints = search.search();
    const auto best = std::min_element(hints.begin(), hints.end(),
                                       [](const ChainHint& a, const ChainHint& b) { return a.weight < b.weight; });
    if (best == hints.end()) return std::nullopt;
    return hint_of(*best, multiple_mode);
}

// Rows 23 to 30. The level 5 of SukakuExplainer is three more searches of level 4.
constexpr std::array<Mode, 8> modes_of_se121 = {nishio_mode,    multiple_mode,  dynamic_mode,   nested_mode(1),
                                                nested_mode(2), nested_mode(3), nested_mode(4), nested_mode(5)};
constexpr std::array<Mode, 10> modes_of_sukaku = {
    nishio_mode,    multiple_mode,  dynamic_mode,      nested_mode(1),    nested_mode(2),
    nested_mode(3), nested_mode(4), nested_mode(4, 1), nested_mode(4, 2), nested_mode(4, 3)};

}  // namespace

Hint hint_of(const ChainHint& chain, const Mode& mode) {
    Hint hint;
    hint.rule = chain.rule;
    hint.size = chain.weight.complexity;
    hint.rating = chain.weight.rating;
    hint.cuts = chain.cuts;
    hint.origin = {chain.conclusion == no_literal ? -1 : int{chain.conclusion}, chain.start, chain.house, mode};
    if (chain.conclusion != no_literal && is_on(chain.conclusion)) hint.placed = candidate_in(chain.conclusion);
    return hint;
}

std::span<const Mode> branching_modes(Profile profile) {
    if (profile == Profile::se121) return modes_of_se121;
    return modes_of_sukaku;
}

Found find_chain(const Position& position, Profile profile, Meter& meter) {
    if (Found hint = find_single_chain(position, profile)) return hint;
    if (Found hint = find_aligned_exclusion(position, 3, profile)) return hint;
    Workspace workspace(meter);
    for (const Mode& mode : branching_modes(profile)) {
        ChainSearch search(position, {mode, profile, 0, true}, workspace);
        const ChainHint* best = search.best();
        if (meter.exhausted()) return std::nullopt;
        if (best != nullptr) return hint_of(*best, mode);
    }
    return std::nullopt;
}

}  // namespace deduku::explainer
