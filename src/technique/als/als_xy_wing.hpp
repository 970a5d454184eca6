// Almost locked sets: finders and rows (als_xy_wing.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Three sets: only one of A and C has x, only one of B and C has y. Removes z from cells that see all z of A and B.
[[nodiscard]] bool find_als_xy_wings(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry als_xy_wing = {
    .row = {.key = "als-xy-wing",
            .difficulty = {600},
            .name = "ALS-XY-Wing",
            .family = "almost locked sets",
            .finder = find_als_xy_wings,
            .example = "C has 2 or 3, so A is without 2 or B is without 3: one of A and B has 7",
            .hodoku = {{{.points = 320, .level = unfair, .place = 480, .name = "Almost Locked Set XY-Wing"}}}},
    .page = {.what = "An XY-Wing of almost locked sets (see ALS-XZ). The pivot C has a restricted common x with A and "
                     "another one, y, with B. C can lack only one digit, so it has x or y. So A is without x or B is "
                     "without y, and that set has all its other digits. If z is another digit of A and B, one of them "
                     "has z, and z is removed from every cell that sees all places of z in both.",
             .kin = "HoDoKu: Almost Locked Set XY-Wing. Sudopedia: ALS-XY-Wing. A and B may overlap, which HoDoKu does "
                    "not allow by default.",
             .before = to_quads,
             .also = to_chains,
             .puzzle = "...5..94..5.6...8...4.9.3..3...7.1..4........297......6..95...25..2...1..2..8....",
             .source = in_hodoku("Almost Locked Set XY-Wing")}};

}  // namespace rows

}  // namespace deduku
