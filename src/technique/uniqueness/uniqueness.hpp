// Techniques that rest on uniqueness: patterns that a puzzle with one solution cannot end in.
//
//   {2,5}  .  {2,5}      in two rows, two columns and two boxes, none of them a clue: if all four held 2 or 5, the
//     .    .    .        other way round would do as well. So the last cell is 7.
//   {2,5}  .  {2,5,7}
//
// A pattern is cells with a pair of digits each. Assume a candidate: if that forces each cell of the pattern to one of
// its pair, and the others of the pairs could be exchanged for them, the branch ends in a Twin (reason.hpp). What is
// found holds if the puzzle has exactly one solution, and is of no use to prove that it has. So these rows have no
// letters: orders, ratings, proofs and certificates do not know them.
#pragma once

#include "deduku/techniques.hpp"
#include "technique/parts/entry.hpp"

namespace deduku {

/// Kinds of rectangles and loops: by the candidates of the pattern that are not of the pair, its extras.
enum class Deadly : std::uint8_t {
    type1 = 1,  ///< in one cell: it is none of the pair
    type2 = 2,  ///< one digit, in two cells of a line or box: it is in one of them
    type3 = 3,  ///< with other cells of a house they are a naked subset
    type4 = 4,  ///< in two cells of a house which has one of the pair at no third: these are not the other
    type5 = 5,  ///< one digit, in other places: in one of them
    type6 =
        6,  ///< in two cells across: of the pair they are not the one that has no third place in both rows, or columns
    hidden = 7,     ///< any other way by which places of the pair force the rest
    avoidable = 8,  ///< cells of the pattern have a digit already, but none is a clue
};

/// Four cells where two rows and two columns cross; every other house that has one of them has two, beside each other:
/// they are in two boxes.
[[nodiscard]] bool find_rectangles(const Board& board, const Puzzle& start, int kind, const Sink& sink);
/// Six cells or more of one pair in a ring, two in each house that has any.
[[nodiscard]] bool find_loops(const Board& board, const Puzzle& start, int kind, const Sink& sink);

namespace rows {

constexpr TechniqueEntry unique_rectangle_1 = {
    row("unique-rectangle-1", 1, 360, "unique rectangle, type 1", "unique rectangles", find_rectangles,
        "A1, B1, A4 = {2,5}, B4 = {2,5,7}: B4 = 7", all_boards, by_hodoku(100, hard, 260, "Uniqueness Test 1")),
    page(
        "Four cells in two rows, two columns and two boxes, none of them a clue, three of them with the same two "
        "candidates. If the fourth were one of these, too, the two digits could be exchanged. So it is something else.",
        "HoDoKu: Uniqueness Test 1. Sudopedia: Unique Rectangle, type 1.", "T1 H1 B2 B3", "",
        "..6.5..975.........1.7...8...29...........8...6..8153.67....1......1..24.3...4...",
        in_sukaku("Unique Rectangle (4) type 1, 4.5"))};

constexpr TechniqueEntry unique_rectangle_2 = {
    row("unique-rectangle-2", 2, 361, "unique rectangle, type 2", "unique rectangles", find_rectangles,
        "A4, B4 = {2,5,7} over {2,5}: 7 in one of them", all_boards, by_hodoku(100, hard, 270, "Uniqueness Test 2")),
    page("Two cells of the rectangle, in one row or column, have one more candidate, the same. One of them holds it: "
         "it goes where both are seen.",
         "HoDoKu: Uniqueness Test 2. Sudopedia: Unique Rectangle, type 2.", "T1 H1 B2 B3", "",
         "........1.......23..4.56........78...2..1.....3......6...2.......7...9..5...4....",
         in_sukaku("Unique Rectangle type 2, 4.5"))};

constexpr TechniqueEntry unique_rectangle_3 = {
    row("unique-rectangle-3", 3, 362, "unique rectangle, type 3", "unique rectangles", find_rectangles,
        "A4, B4 = {2,5} and 7, 8, C4 = {7,8}: a pair", all_boards, by_hodoku(100, hard, 280, "Uniqueness Test 3")),
    page("Two cells of the rectangle, in a house, have more candidates. One of them holds one of these, so together "
         "they count as one cell with all of them, which can make a naked subset with others of the house.",
         "HoDoKu: Uniqueness Test 3. Sudopedia: Unique Rectangle, type 3.", "T1 H1", "",
         "................12..3..4........53....4.6.7...1...........8......7...4...8.21...9",
         in_sukaku("Unique Rectangle type 3, 4.5"))};

constexpr TechniqueEntry unique_rectangle_4 = {
    row("unique-rectangle-4", 4, 363, "unique rectangle, type 4", "unique rectangles", find_rectangles,
        "2 of row 4 only at A4, B4: neither is 5", all_boards, by_hodoku(100, hard, 290, "Uniqueness Test 4")),
    page("Two cells of the rectangle, in a house, have more candidates, and one of the two digits has no other place "
         "in that house. So it is there, and the other digit of the pair is not.",
         "HoDoKu: Uniqueness Test 4. Sudopedia: Unique Rectangle, type 4.", "T1 H1 B2 B3 T2 H2", "",
         "..............1.23..4.5...1........5..67..8...2.3...........7.....8...4.53.......",
         in_sukaku("Unique Rectangle type 4, 4.5"))};

constexpr TechniqueEntry unique_rectangle_5 = {
    row("unique-rectangle-5", 5, 364, "unique rectangle, type 5", "unique rectangles", find_rectangles,
        "A1, B4 = {2,5,7} across: 7 in one of them", all_boards, by_hodoku(100, hard, 300, "Uniqueness Test 5")),
    page("", "", to_quads, "xy-wing",
         "9..5.4.......8..1..4.2...........7..6.21....5..9.7...3......6......4.932..576...4", made_here)};

constexpr TechniqueEntry unique_rectangle_6 = {
    row("unique-rectangle-6", 6, 365, "unique rectangle, type 6", "unique rectangles", find_rectangles,
        "2 of rows 1, 4 only at A, B: A1, B4 are not 2", all_boards, by_hodoku(100, hard, 310, "Uniqueness Test 6")),
    page("Two cells of the rectangle across have more candidates, and one of the two digits has no other places in "
         "both rows. If it were in these two, the rectangle could be exchanged.",
         "HoDoKu: Uniqueness Test 6. Sudopedia: Unique Rectangle, type 6.", to_quads, to_turbot,
         "4...8.....7...2..4..5....1.9....46...32..8......7....338...........4.29...96....7",
         in_hodoku("Uniqueness Test 6"))};

constexpr TechniqueEntry hidden_rectangle = {
    row("hidden-rectangle", 7, 366, "hidden rectangle", "unique rectangles", find_rectangles,
        "2 at A4 would make B1 2 and A1, B4 5: A4 is not 2", all_boards, by_hodoku(100, hard, 320)),
    page("Candidates of the pair hide among others, but singles of the pair in the rectangle's rows and columns would "
         "force the rest of it if one of them were true.",
         "HoDoKu and Sudopedia: Hidden Rectangle. All that types 1 to 6 leave is here, so a few of these are finds "
         "that other programs do not count.",
         to_quads, to_xy_chains, "3.4...6....5.1...97.......8......2.5.......7.....763......62....6...18..59.8....4",
         in_hodoku("Hidden Rectangle"))};

constexpr TechniqueEntry avoidable_rectangle = {
    row("avoidable-rectangle", 8, 367, "avoidable rectangle", "unique rectangles", find_rectangles,
        "A1 = 2, B1 = 5, A4 = 5, no clues: B4 is not 2", all_boards,
        by_hodoku(100, hard, 330, "Avoidable Rectangle Type 1")),
    page("Some cells of the rectangle hold a digit already, but none is a clue. What would complete it so that two "
         "digits could be exchanged goes.",
         "HoDoKu: Avoidable Rectangle Type 1 and 2. Sudopedia: Avoidable Rectangle.", to_quads, "xy-wing",
         "1.5..2.6.........2.....63.......19..6..5....8.4.....1.5.9..82....21...3...84....5", made_here)};

constexpr TechniqueEntry unique_loop_1 = {
    row("unique-loop-1", 1, 368, "unique loop, type 1", "unique loops", find_loops,
        "six cells {2,5} in a ring, one of them with 7: it is 7", all_boards, by_hodoku(100)),
    page("As a unique rectangle, with six cells or more in a ring, each in a house with the next, two in each house.",
         "HoDoKu has none. Sudopedia: Unique Loop.", "T1 H1", "",
         "4..12.6.7.....8....1.7..........92..1.5......83..1..49........4....42.....7..391.",
         in_sukaku("Unique Loop 6 type 1, 4.6"))};

constexpr TechniqueEntry unique_loop_2 = {
    row("unique-loop-2", 2, 369, "unique loop, type 2", "unique loops", find_loops,
        "two or more of the ring have 7, too: 7 in one of them", all_boards, by_hodoku(100)),
    page("Some cells of the ring, two or more, have one digit more, the same in all of them. It is in one of them, or "
         "the ring could be read two ways: so it goes where all of these cells are seen.",
         "HoDoKu has none. Sudopedia: Unique Loop, type 2.", to_quads, "W2 W3 W4",
         "...9....7....1.38....5..2..8.7.6...9...1..7....4.....5.1..8....32.....6.6........", from_top1465)};

constexpr TechniqueEntry unique_loop_3 = {
    row("unique-loop-3", 3, 369, "unique loop, type 3", "unique loops", find_loops,
        "the others of two cells are a naked subset with more", all_boards, by_hodoku(100)),
    page("Two cells of the ring, in a house, have more digits. One of these more is in one of the two, so the two "
         "count as one cell with all of these: with other cells of the house it is a naked subset.",
         "HoDoKu has none. Sudopedia: Unique Loop, type 3.", to_quads, to_turbot,
         "................12..3..4........56.7.8.......21...........2.....7.6..4..5.4...3..",
         in_sukaku("Unique Loop 6 type 3, 4.6"))};

constexpr TechniqueEntry unique_loop_4 = {
    row("unique-loop-4", 4, 369, "unique loop, type 4", "unique loops", find_loops,
        "2 of a house only at two of the ring: neither is 5", all_boards, by_hodoku(100)),
    page("Two cells of the ring, in a house, have more candidates, and one of the two digits has no other place in "
         "that house: neither of them is the other digit.",
         "HoDoKu has none. Sudopedia: Unique Loop, type 4.", "T1 H1 B2 B3 T2 H2", "",
         "........1.......2...3.45........1......67......2....48....9.25..7.......18.......",
         in_sukaku("Unique Loop 6 type 4, 4.6"))};

}  // namespace rows

}  // namespace deduku
