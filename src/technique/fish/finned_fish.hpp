// Finned fish: finders and rows (finned_fish.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// k lines with a digit in k cross lines, except fins, all in one box: removes candidates that both the fish and all
/// fins exclude. A Split on the digit in the box. Each base line has two or more places besides the fins.
[[nodiscard]] bool find_finned_fish(const Board& board, int size, const Sink& sink);
/// The same if a base line has only one place besides its fins.
[[nodiscard]] bool find_sashimi_fish(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry finned_fish = {
    .row = {.key = "finned-fish",
            .min_size = 2,
            .max_size = 4,
            .difficulty = {370, 390, 410},
            .name = "finned fish",
            .family = "finned fish",
            .finder = find_finned_fish,
            .example = "7 of rows 1, 5 only in columns A, G, and at H1: no other 7 in column G of box 3",
            .boards = Boards::lines,
            .hodoku = {{{.points = 130, .level = hard, .place = 340},
                        {.points = 200, .level = unfair, .place = 360},
                        {.points = 250, .level = unfair, .place = 380}}}},
    .page = {
        .what =
            "A fish (X-Wing, Swordfish, Jellyfish) with extra candidates in its base lines, the fins, all in one box. "
            "If no fin is true, the fish holds, and the digit is removed from the rest of the cover lines. If a fin is "
            "true, the digit is removed from the rest of the box. So a candidate in the box and in a cover line, but "
            "in no base line, is false either way. Without the fins, each base line still has two or more places.",
        .kin = "HoDoKu: Finned X-Wing, Finned Swordfish, Finned Jellyfish. Sudopedia: Finned Fish. Fins in several "
               "boxes are not included; fish with boxes as base or cover are Franken and mutant fish.",
        .before = "T1 H1",
        .puzzle = ".68.7....3.24......7...328.6..........79....22.....3.7...78.4......5..9.....921.8",
        .source = in_hodoku("Finned X-Wing")}};

constexpr TechniqueEntry sashimi_fish = {
    .row = {.key = "sashimi-fish",
            .min_size = 2,
            .max_size = 4,
            .difficulty = {380, 400, 420},
            .name = "sashimi fish",
            .family = "finned fish",
            .finder = find_sashimi_fish,
            .example = "as a finned fish, but row 1 has 7 only at A1 besides the fin",
            .boards = Boards::lines,
            .hodoku = {{{.points = 150, .level = hard, .place = 350},
                        {.points = 240, .level = unfair, .place = 370},
                        {.points = 260, .level = unfair, .place = 390}}}},
    .page = {
        .what =
            "A finned fish in which a base line has only one place besides the fins. Without the fins it would be no "
            "fish of this size, but a single and a smaller fish. It makes the same eliminations as a finned fish.",
        .kin = "HoDoKu: Sashimi X-Wing, Sashimi Swordfish, Sashimi Jellyfish. Sudopedia: Sashimi Fish. A base line "
               "with nothing but fins does not count: that is claiming.",
        .before = "T1 H1 B2 B3 T2 H2",
        .puzzle = ".3..9...18.....6...17..6...7..2.1.4.......87......3....6...235.4..3.......8.....9",
        .source = in_hodoku("Sashimi X-Wing")}};

}  // namespace rows

}  // namespace deduku
