// Almost locked sets: finders and rows (death_blossom.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// A cell with three or more digits, and for each digit an almost locked set whose places of it the cell sees, and that
/// has z: z is removed from cells that see all z of all sets. A Split on the cell.
[[nodiscard]] bool find_death_blossoms(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry death_blossom = {
    .row = {.key = "death-blossom",
            .difficulty = {620},
            .name = "Death Blossom",
            .family = "almost locked sets",
            .finder = find_death_blossoms,
            .example = "if A1 is 1, 2 or 3, an almost locked set is without that digit and has 7",
            .hodoku = {{{.points = 360, .level = unfair, .place = 500}}}},
    .page = {.what = "A cell, the stem, and for each of its candidates a petal: an almost locked set (see ALS-XZ) in "
                     "which the stem sees all places of that candidate. Whatever digit the stem is, one petal is "
                     "without it, and so has all its other digits. If z is another digit of all petals, z is removed "
                     "from every cell that sees all places of z in all petals.",
             .kin = "HoDoKu and Sudopedia: Death Blossom. Here the stem has three or more candidates (with two it is "
                    "an ALS-XY-Wing), and petals may overlap.",
             .before = to_quads,
             .also = to_xy_chains,
             .puzzle = "..9..61.5..67...3...8....9....31.2...4..6.8.3..2..8..7........4...9.3....846.5...",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
