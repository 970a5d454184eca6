// Techniques that depend on uniqueness: patterns in which no puzzle with one solution can end.
//
//   {2,5}  .  {2,5}      in two rows, two columns and two boxes, none of them a given: if all four held 2 or 5, the
//     .    .    .        two digits could be exchanged. So the last cell is 7.
//   {2,5}  .  {2,5,7}
//
// A pattern consists of cells with a pair of digits each. If a candidate, assumed to be true, forces each cell of the
// pattern to one digit of its pair, and these could be exchanged for the other digits, the branch ends in a Twin
// (reason.hpp). The finds hold only if the puzzle has exactly one solution, so they cannot prove that. Therefore these
// rows have no letters: orders, ratings, proofs and certificates do not use them.
#pragma once

#include "deduku/techniques.hpp"
#include "technique/parts/entry.hpp"

namespace deduku {

/// Kinds of rectangles and loops, by their extras: candidates of the pattern's cells that are not in the pair.
enum class Deadly : std::uint8_t {
    type1 = 1,  ///< in one cell: it is none of the pair
    type2 = 2,  ///< one digit, in two cells of a line or box: it is in one of them
    type3 = 3,  ///< with other cells of a house they are a naked subset
    type4 = 4,  ///< in two cells of a line which has one of the pair at no third: these are not the other
    type5 = 5,  ///< one digit, in other places: in one of them
    type6 =
        6,  ///< in two cells across: of the pair they are not the one that has no third place in both rows, or columns
    hidden = 7,      ///< any other way by which places of the pair force the rest
    avoidable = 8,   ///< cells of the pattern have a digit already, but none is a given; includes the next
    avoidable2 = 9,  ///< the same, and all extras are one digit: it is in one of their cells
};

/// Four cells where two rows and two columns cross; every other house with one of them has two adjacent ones: they are
/// in two boxes.
[[nodiscard]] bool find_rectangles(const Board& board, const Puzzle& start, int kind, const Sink& sink);
/// Six or more cells of one pair in a ring, two in each house that contains any.
[[nodiscard]] bool find_loops(const Board& board, const Puzzle& start, int kind, const Sink& sink);

namespace rows {

constexpr TechniqueEntry unique_rectangle_1 = {
    .row = {.key = "unique-rectangle-1",
            .min_size = 1,
            .max_size = 1,
            .difficulty = {360},
            .name = "unique rectangle, type 1",
            .family = "unique rectangles",
            .finder = find_rectangles,
            .example = "A1, B1, A4 = {2,5}, B4 = {2,5,7}: B4 is 7",
            .hodoku = {{{.points = 100, .level = hard, .place = 260, .name = "Uniqueness Test 1"}}}},
    .page = {
        .what =
            "Four cells in two rows, two columns and two boxes, none of them a given; three of them have only the same "
            "two candidates. If the fourth cell were one of these two digits as well, they could be exchanged, and the "
            "puzzle would have a second solution. So both digits are removed from the fourth cell.",
        .kin = "HoDoKu: Uniqueness Test 1. Sudopedia: Unique Rectangle, type 1.",
        .before = "T1 H1 B2 B3",
        .puzzle = "..6.5..975.........1.7...8...29...........8...6..8153.67....1......1..24.3...4...",
        .source = in_sukaku("Unique Rectangle (4) type 1, 4.5")}};

constexpr TechniqueEntry unique_rectangle_2 = {
    .row = {.key = "unique-rectangle-2",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {361},
            .name = "unique rectangle, type 2",
            .family = "unique rectangles",
            .finder = find_rectangles,
            .example = "A1, B1 = {2,5}, A4, B4 = {2,5,7}: one of A4, B4 is 7",
            .hodoku = {{{.points = 100, .level = hard, .place = 270, .name = "Uniqueness Test 2"}}}},
    .page = {.what = "Two cells of the rectangle, in one row or column, have one extra candidate, the same in both. "
                     "One of them must hold it, so it is removed from every cell that sees both.",
             .kin = "HoDoKu: Uniqueness Test 2. Sudopedia: Unique Rectangle, type 2.",
             .before = "T1 H1 B2 B3",
             .puzzle = "........1.......23..4.56........78...2..1.....3......6...2.......7...9..5...4....",
             .source = in_sukaku("Unique Rectangle type 2, 4.5")}};

constexpr TechniqueEntry unique_rectangle_3 = {
    .row = {.key = "unique-rectangle-3",
            .min_size = 3,
            .max_size = 3,
            .difficulty = {362},
            .name = "unique rectangle, type 3",
            .family = "unique rectangles",
            .finder = find_rectangles,
            .example = "A4, B4 = {2,5} with extras 7, 8, and C4 = {7,8}: a naked pair",
            .hodoku = {{{.points = 100, .level = hard, .place = 280, .name = "Uniqueness Test 3"}}}},
    .page = {
        .what =
            "Two cells of the rectangle, in one house, have extra candidates. One of the cells must hold one of these, "
            "so the two count as one cell with all the extra candidates. If it makes a naked pair, triple or quad with "
            "other cells of the house, the digits of the subset are removed from the rest of the house.",
        .kin = "HoDoKu: Uniqueness Test 3. Sudopedia: Unique Rectangle, type 3.",
        .before = "T1 H1",
        .puzzle = "................12..3..4........53....4.6.7...1...........8......7...4...8.21...9",
        .source = in_sukaku("Unique Rectangle type 3, 4.5")}};

constexpr TechniqueEntry unique_rectangle_4 = {
    .row = {.key = "unique-rectangle-4",
            .min_size = 4,
            .max_size = 4,
            .difficulty = {363},
            .name = "unique rectangle, type 4",
            .family = "unique rectangles",
            .finder = find_rectangles,
            .example = "2 of row 4 only at A4, B4: neither is 5",
            .hodoku = {{{.points = 100, .level = hard, .place = 290, .name = "Uniqueness Test 4"}}}},
    .page = {
        .what =
            "Two cells of the rectangle, in one house, have extra candidates, and one of the two digits of the "
            "rectangle has no other place in that house. So one of the two cells holds that digit. If the other one "
            "held the second digit, the two could be exchanged. So the second digit is removed from both cells.",
        .kin = "HoDoKu: Uniqueness Test 4. Sudopedia: Unique Rectangle, type 4.",
        .before = "T1 H1 B2 B3 T2 H2",
        .puzzle = "..............1.23..4.5...1........5..67..8...2.3...........7.....8...4.53.......",
        .source = in_sukaku("Unique Rectangle type 4, 4.5")}};

constexpr TechniqueEntry unique_rectangle_5 = {
    .row = {.key = "unique-rectangle-5",
            .min_size = 5,
            .max_size = 5,
            .difficulty = {364},
            .name = "unique rectangle, type 5",
            .family = "unique rectangles",
            .finder = find_rectangles,
            .example = "A1, B4 = {2,5,7}, A4, B1 = {2,5}: A1 or B4 is 7",
            .hodoku = {{{.points = 100, .level = hard, .place = 300, .name = "Uniqueness Test 5"}}}},
    .page = {.what =
                 "Two diagonal cells of the rectangle, or three cells, have one extra candidate, the same in all of "
                 "them. One of these cells must hold it, so it is removed from every cell that sees all of them.",
             .before = to_quads,
             .also = "xy-wing",
             .puzzle = "9..5.4.......8..1..4.2...........7..6.21....5..9.7...3......6......4.932..576...4",
             .source = made_here}};

constexpr TechniqueEntry unique_rectangle_6 = {
    .row = {.key = "unique-rectangle-6",
            .min_size = 6,
            .max_size = 6,
            .difficulty = {365},
            .name = "unique rectangle, type 6",
            .family = "unique rectangles",
            .finder = find_rectangles,
            .example = "2 of rows 1, 4 only in columns A, B: A1, B4 are not 2",
            .hodoku = {{{.points = 100, .level = hard, .place = 310, .name = "Uniqueness Test 6"}}}},
    .page = {.what = "Two diagonal cells of the rectangle have extra candidates, and one of its two digits has no "
                     "other places in both rows (or in both columns). If one of the diagonal cells held that digit, "
                     "both would, and the two digits could be exchanged. So it is removed from both.",
             .kin = "HoDoKu: Uniqueness Test 6. Sudopedia: Unique Rectangle, type 6.",
             .before = to_quads,
             .also = to_turbot,
             .puzzle = "4...8.....7...2..4..5....1.9....46...32..8......7....338...........4.29...96....7",
             .source = in_hodoku("Uniqueness Test 6")}};

constexpr TechniqueEntry hidden_rectangle = {
    .row = {.key = "hidden-rectangle",
            .min_size = 7,
            .max_size = 7,
            .difficulty = {366},
            .name = "hidden rectangle",
            .family = "unique rectangles",
            .finder = find_rectangles,
            .example = "2 at A4 would make B1 2 and A1, B4 5: A4 is not 2",
            .hodoku = {{{.points = 100, .level = hard, .place = 320}}}},
    .page = {.what = "The two digits of the rectangle are hidden among other candidates. But if one of them were true "
                     "in a certain cell, singles in the rows and columns of the rectangle would force the two digits "
                     "into all four cells, where they could be exchanged. So that candidate is false.",
             .kin = "HoDoKu and Sudopedia: Hidden Rectangle. Everything that types 1 to 6 do not cover is included, so "
                    "some of these finds do not count in other programs.",
             .before = to_quads,
             .also = to_wings,
             .puzzle = "3.4...6....5.1...97.......8......2.5.......7.....763......62....6...18..59.8....4",
             .source = in_hodoku("Hidden Rectangle")}};

constexpr TechniqueEntry avoidable_rectangle = {
    .row = {.key = "avoidable-rectangle",
            .min_size = 8,
            .max_size = 8,
            .difficulty = {367},
            .name = "avoidable rectangle",
            .family = "unique rectangles",
            .finder = find_rectangles,
            .example = "A1 = 2, B1 = 5, A4 = 5, no givens: B4 is not 2",
            .hodoku = {{{.points = 100,
                         .level = hard,
                         .place = 330,
                         .name = "Avoidable Rectangle Type 1",
                         .outside = "Avoidable Rectangle Type 2"}}}},
    .page = {.what = "Some cells of the rectangle are solved already, but none of them is a given. A candidate that "
                     "would complete the rectangle so that its two digits could be exchanged is false (type 1). If all "
                     "other candidates of its open cells are one digit, one of these cells must hold it, so it is "
                     "removed from every cell that sees all of them (type 2).",
             .kin = "HoDoKu: Avoidable Rectangle Type 1 and 2. Sudopedia: Avoidable Rectangle.",
             .before = to_quads,
             .also = "xy-wing",
             .puzzle = "1.5..2.6.........2.....63.......19..6..5....8.4.....1.5.9..82....21...3...84....5",
             .source = made_here}};

constexpr TechniqueEntry unique_loop_1 = {
    .row = {.key = "unique-loop-1",
            .min_size = 1,
            .max_size = 1,
            .difficulty = {368},
            .name = "unique loop, type 1",
            .family = "unique loops",
            .finder = find_loops,
            .example = "six cells {2,5} in a ring, one of them with 7: it is 7",
            .hodoku = {{{.points = 100}}}},
    .page = {.what = "As a unique rectangle, but with six or more cells in a ring: each cell shares a house with the "
                     "next, and each of these houses has two cells of the ring.",
             .kin = "Sudopedia: Unique Loop. HoDoKu does not have it.",
             .before = "T1 H1",
             .puzzle = "4..12.6.7.....8....1.7..........92..1.5......83..1..49........4....42.....7..391.",
             .source = in_sukaku("Unique Loop 6 type 1, 4.6")}};

constexpr TechniqueEntry unique_loop_2 = {
    .row = {.key = "unique-loop-2",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {369},
            .name = "unique loop, type 2",
            .family = "unique loops",
            .finder = find_loops,
            .example = "two or more cells of the ring have 7, too: one of them is 7",
            .hodoku = {{{.points = 100}}}},
    .page = {.what = "Two or more cells of the ring have one extra candidate, the same in all of them. One of these "
                     "cells must hold it, or the two digits of the ring could be exchanged. So it is removed from "
                     "every cell that sees all of these cells.",
             .kin = "Sudopedia: Unique Loop, type 2. HoDoKu does not have it.",
             .before = to_quads,
             .also = "W2 W3 W4",
             .puzzle = "...9....7....1.38....5..2..8.7.6...9...1..7....4.....5.1..8....32.....6.6........",
             .source = from_top1465}};

constexpr TechniqueEntry unique_loop_3 = {
    .row = {.key = "unique-loop-3",
            .min_size = 3,
            .max_size = 3,
            .difficulty = {369},
            .name = "unique loop, type 3",
            .family = "unique loops",
            .finder = find_loops,
            .example = "the extras of two cells make a naked subset with other cells",
            .hodoku = {{{.points = 100}}}},
    .page = {.what =
                 "Two cells of the ring, in one house, have extra candidates. One of the cells must hold one of these, "
                 "so the two count as one cell with all the extra candidates. If it makes a naked pair, triple or quad "
                 "with other cells of the house, the digits of the subset are removed from the rest of the house.",
             .kin = "Sudopedia: Unique Loop, type 3. HoDoKu does not have it.",
             .before = to_quads,
             .also = to_turbot,
             .puzzle = "................12..3..4........56.7.8.......21...........2.....7.6..4..5.4...3..",
             .source = in_sukaku("Unique Loop 6 type 3, 4.6")}};

constexpr TechniqueEntry unique_loop_4 = {
    .row = {.key = "unique-loop-4",
            .min_size = 4,
            .max_size = 4,
            .difficulty = {369},
            .name = "unique loop, type 4",
            .family = "unique loops",
            .finder = find_loops,
            .example = "2 of a house only at two cells of the ring: neither is 5",
            .hodoku = {{{.points = 100}}}},
    .page = {.what = "Two cells of the ring, in one house, have extra candidates, and one of the two digits of the "
                     "ring has no other place in that house. So one of the two cells holds that digit, and the other "
                     "digit is removed from both, since otherwise the two could be exchanged.",
             .kin = "Sudopedia: Unique Loop, type 4. HoDoKu does not have it.",
             .before = "T1 H1 B2 B3 T2 H2",
             .puzzle = "........1.......2...3.45........1......67......2....48....9.25..7.......18.......",
             .source = in_sukaku("Unique Loop 6 type 4, 4.6")}};

}  // namespace rows

}  // namespace deduku
