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

/// The last cells of a board have two candidates each, but one: it holds the digit that stands there three times. Where
/// singles refute the rest before a Twin does, the deduction holds without uniqueness, too.
[[nodiscard]] bool find_grave_plus_one(const Board& board, const Puzzle& start, int kind, const Sink& sink);
/// The last cells have two candidates each, every digit twice in each house: not one solution. One deduction, which
/// empties a cell.
[[nodiscard]] bool find_grave(const Board& board, const Puzzle& start, int kind, const Sink& sink);
/// Four cells in two rows, two columns and two boxes.
[[nodiscard]] bool find_rectangles(const Board& board, const Puzzle& start, int kind, const Sink& sink);
/// Six cells or more of one pair in a ring, two in each house that has any.
[[nodiscard]] bool find_loops(const Board& board, const Puzzle& start, int kind, const Sink& sink);

}  // namespace deduku
