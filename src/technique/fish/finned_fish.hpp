// Finned fish: finders and rows (finned_fish.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// k lines with a digit in k cross lines, and fins: more places, all in one box. What the fish and the fins see. A
/// Split on the digit in the box. Each base line has two places or more beside the fins.
[[nodiscard]] bool find_finned_fish(const Board& board, int size, const Sink& sink);
/// The same where a base line has only one place beside its fins.
[[nodiscard]] bool find_sashimi_fish(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry finned_fish = {
    row("finned-fish", silent, 2, 4, rank(370, 390, 410), removes, "finned fish", "finned fish", find_finned_fish,
        "7 of rows 1, 5 only in columns A, F, and at H1: no other 7 in column F of box 3", line_boards,
        by_hodoku(130, hard, 340), by_hodoku(200, unfair, 360), by_hodoku(250, unfair, 380)),
    page("A fish (X-Wing, Swordfish, Jellyfish) but for a few more places in its base lines, the fins, all in one box. "
         "If no fin is true the fish holds and clears its cover lines; if one is true it clears the box. What lies in "
         "the box and in a cover line, but in no base line, goes in either case. Beside the fins each base line has "
         "two places or more.",
         "HoDoKu: Finned X-Wing, Finned Swordfish, Finned Jellyfish. Sudopedia: Finned Fish. Fins in several boxes are "
         "not in it; boxes as base or cover make Franken and mutant fish.",
         "T1 H1", "", ".68.7....3.24......7...328.6..........79....22.....3.7...78.4......5..9.....921.8",
         in_hodoku("Finned X-Wing"))};

constexpr TechniqueEntry sashimi_fish = {
    row("sashimi-fish", silent, 2, 4, rank(380, 400, 420), removes, "sashimi fish", "finned fish", find_sashimi_fish,
        "as finned, but row 1 has 7 only at A1 beside the fin", line_boards, by_hodoku(150, hard, 350),
        by_hodoku(240, unfair, 370), by_hodoku(260, unfair, 390)),
    page("A finned fish one of whose base lines has only one place beside the fins: without them it would be no fish, "
         "but a single and a smaller fish. It removes the same.",
         "HoDoKu: Sashimi X-Wing, Sashimi Swordfish, Sashimi Jellyfish. Sudopedia: Sashimi Fish. A base line all of "
         "whose places are fins is none here: that is claiming.",
         "T1 H1 B2 B3 T2 H2", "", ".3..9...18.....6...17..6...7..2.1.4.......87......3....6...235.4..3.......8.....9",
         in_hodoku("Sashimi X-Wing"))};

}  // namespace rows

}  // namespace deduku
