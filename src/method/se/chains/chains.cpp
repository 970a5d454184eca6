#include "method/se/chains/chains.hpp"

#include <array>

namespace deduku::se {
namespace {

// Rows 23 to 30. The level 5 of SukakuExplainer is three more searches of level 4.
constexpr std::array<Mode, 8> modes_of_se121 = {nishio_mode,    multiple_mode,  dynamic_mode,   nested_mode(1),
                                                nested_mode(2), nested_mode(3), nested_mode(4), nested_mode(5)};
constexpr std::array<Mode, 10> modes_of_sukaku = {
    nishio_mode,    multiple_mode,  dynamic_mode,      nested_mode(1),    nested_mode(2),
    nested_mode(3), nested_mode(4), nested_mode(4, 1), nested_mode(4, 2), nested_mode(4, 3)};

}  // namespace

SeHint hint_of(const ChainHint& chain, const Mode& mode) {
    SeHint hint;
    hint.rule = chain.rule;
    hint.size = chain.weight.complexity;
    hint.rating = chain.weight.rating;
    hint.cuts = chain.cuts;
    hint.ends = {chain.conclusion, chain.start, chain.house, mode};
    if (chain.conclusion != no_literal && is_on(chain.conclusion)) hint.placed = candidate_in(chain.conclusion);
    return hint;
}

std::span<const Mode> branching_modes(Profile profile) {
    if (profile == Profile::se121) return modes_of_se121;
    return modes_of_sukaku;
}

}  // namespace deduku::se
