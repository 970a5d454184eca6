// Almost locked sets: finders and rows (als_chains.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Chains of four or more sets: a shortest chain for each candidate that no fewer sets remove.
[[nodiscard]] bool find_als_chains(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry als_chain = {
    .row = {.key = "als-chain",
            .difficulty = {610},
            .name = "ALS chain",
            .family = "almost locked sets",
            .finder = find_als_chains,
            .example = "A is without 2 and has 7, or B is without 2 and has 3, so C is without 3, .., so D has 7",
            .hodoku = {{{.points = 340, .level = unfair, .place = 490, .name = "Almost Locked Set XY-Chain"}}}},
    .page = {.what = "Four or more almost locked sets (see ALS-XZ) in a row, each joined to the next by a restricted "
                     "common; successive restricted commons are different digits. If the first set has no z, it has "
                     "its restricted common, so the second set is without that digit and has the next restricted "
                     "common, and so on, until the last set has z. So one of the end sets has z, and z is removed from "
                     "every cell that sees all places of z in both. A set may occur twice.",
             .kin = "HoDoKu: Almost Locked Set XY-Chain. Sudopedia: ALS chain. Eliminations that two or three sets "
                    "make are ALS-XZ and ALS-XY-Wings.",
             .before = to_quads,
             .also = to_chains,
             .puzzle = "...5..94..5.6...8...4.9.3..3...7.1..4........297......6..95...25..2...1..2..8....",
             .source = in_hodoku("Almost Locked Set Chain")}};

}  // namespace rows

}  // namespace deduku
