// Almost locked sets: finders and rows (death_blossom.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// A cell of three digits or more, for each of which an almost locked set sees it and has z: z goes where all sets are
/// seen. A Split on the cell.
[[nodiscard]] bool find_death_blossoms(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry death_blossom = {
    row("death-blossom", 0, 620, "Death Blossom", "almost locked sets", find_death_blossoms,
        "whether A1 is 1, 2 or 3, a set is without it and has 7", all_boards, by_hodoku(360, unfair, 500)),
    page("A cell, the stem, and for each of its candidates an almost locked set, a petal, all whose places of that "
         "digit the stem sees. Whatever the stem is, a petal is without that digit, and so has all its others, z among "
         "them: what sees z of all petals is not z.",
         "HoDoKu and Sudopedia: Death Blossom. Stems have three candidates or more here (two are an ALS-XY-Wing), and "
         "petals may overlap.",
         to_quads, to_xy_chains, "..9..61.5..67...3...8....9....31.2...4..6.8.3..2..8..7........4...9.3....846.5...",
         made_here)};

}  // namespace rows

}  // namespace deduku
