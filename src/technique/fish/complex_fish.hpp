// Complex fish: finders and rows (complex_fish.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// k base and k cover houses of any kind (complex_fish.cpp): rows and boxes in columns and boxes, or columns and boxes
/// in rows and boxes, without fins and with. Boards of more than 128 cells have none, here and below.
[[nodiscard]] bool find_franken_fish(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_finned_franken_fish(const Board& board, int size, const Sink& sink);
/// .. any other mixture.
[[nodiscard]] bool find_mutant_fish(const Board& board, int size, const Sink& sink);
[[nodiscard]] bool find_finned_mutant_fish(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry franken_fish = {
    row("franken-fish", silent, 2, 4, rank(610, 612, 614), removes, "Franken fish", "complex fish", find_franken_fish,
        "7 of row 1 and box 4 only in columns A, C: no other 7 in columns A, C", line_boards,
        by_hodoku(300, unfair, 510), by_hodoku(350, unfair, 520), by_hodoku(370)),
    page("A digit has all its places of k houses (base) in k others (cover): rows and boxes in columns and boxes, or "
         "columns and boxes in rows and boxes, one box or more among them. The base houses need k digits, the cover "
         "houses have no more than k, so what is in more cover than base houses goes. Sizes 2, 3 and 4.",
         "HoDoKu: Franken X-Wing, Franken Swordfish, Franken Jellyfish. Sudopedia: Franken Fish. Boards of up to 128 "
         "cells. A fish is told where no smaller part of it does the same.",
         "T1 H1", "", ".5.....7.42.....8...1.....2...4.....615..7..9.....9......8..2....6..2.18..7.1..46", made_here)};

constexpr TechniqueEntry finned_franken_fish = {
    row("finned-franken-fish", silent, 2, 4, rank(620, 622, 624), removes, "finned Franken fish", "complex fish",
        find_finned_franken_fish,
        "7 of row 1 and box 4 only in columns A, C, and at F1: not where F1 and A or C are seen", line_boards,
        by_hodoku(390, unfair, 530), by_hodoku(410, unfair, 540), by_hodoku(430)),
    page("A Franken fish but for a few places, the fins: in more of the base houses than of the cover houses. One that "
         "is in two base houses and in one cover house is an endo-fin. What is in a cover house, and sees all fins, "
         "goes: if a fin is true it sees it, and if none is, the fish holds. It need not be a fish without its fins.",
         "HoDoKu: Finned Franken X-Wing and so on; sashimi ones are among them. Here fins may be anywhere, if one "
         "place sees them all.",
         to_quads, to_wings, ".5.7.1...2.8....6...........4.3..5..9.2......6...8.....7.1..3......2..9..........",
         from_top1465)};

constexpr TechniqueEntry mutant_fish = {
    row("mutant-fish", silent, 2, 4, rank(630, 632, 634), removes, "mutant fish", "complex fish", find_mutant_fish,
        "7 of row 1 and column F only in box 2 and row 8: no other 7 in box 2, row 8", line_boards, by_hodoku(450),
        by_hodoku(450), by_hodoku(450)),
    page("A fish with any mixture of rows, columns and boxes on either side, which is no Franken fish.",
         "HoDoKu: Mutant X-Wing, Mutant Swordfish, Mutant Jellyfish; not tried by default. Sudopedia: Mutant Fish.",
         "T1 H1", "", "...3.8.......4.....3561.82...47..3.6..7.5.41...8..3...7.6........3...1..1....9.4.", made_here)};

constexpr TechniqueEntry finned_mutant_fish = {
    row("finned-mutant-fish", silent, 2, 4, rank(640, 642, 644), removes, "finned mutant fish", "complex fish",
        find_finned_mutant_fish, "as a mutant fish, but for 7 at A1: not where A1 and a cover house are seen",
        line_boards, by_hodoku(470), by_hodoku(470), by_hodoku(470)),
    page("A mutant fish but for a few places of the digit in the base houses, the fins, which the cover houses do not "
         "have. Either a fin is the digit, or the fish is as it should be. What is in a cover house and sees all fins "
         "goes either way.",
         "HoDoKu: Finned Mutant X-Wing and so on; not tried by default.", to_quads, to_wings,
         "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7", from_top1465)};

}  // namespace rows

}  // namespace deduku
