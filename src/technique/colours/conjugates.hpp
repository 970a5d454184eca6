// Hidden conjugate singletons: two graphs of conjugate pairs of a digit, joined by places that cannot both be false.
//
//        1 . . . . 6 . . 9         columns 6 and 9 have 5 at two places each: two graphs. If A6 and A9 were both false,
//   A    z         a       b       D6 and D9 would both be true, in one row: a conflict. So one of A6, A9 is 5,
//   D    .         a'      b'      a derived pair, and A1 (z), which sees both, is not.
//
// The method uses the cells P that have the digit and another candidate. A conjugate pair is a house with exactly two
// of them; pairs with common cells form graphs. For each house, and any two of its cells in different graphs: assume
// that both are false, and follow the graphs. A conflict derives a pair; cells that see both its cells lose the digit.
// A round tests all pairs on the same graphs, then makes its eliminations and rebuilds the graphs, until nothing
// changes. So the order of cells and houses does not matter. (In the next round a derived pair is an ordinary pair,
// since the other places of its house are gone.)
//
// Source: M. Deverin, October 2005. Its example and the method's scope: doc/methods/conjugates.md.
#pragma once

#include "deduku/techniques.hpp"
#include "technique/parts/entry.hpp"

namespace deduku {

/// Additions to the source.
struct ConjugateOptions {
    bool emptied_houses = false;  ///< U: a house whose cells of P are all false is also a conflict
    bool both_colours = false;    ///< T: a cell that sees both colours of a graph with derived pairs loses the digit
};

/// Two cells in a house, exactly one of which holds the digit.
struct ConjugatePair {
    Cell first{};
    Cell second{};
    House house{};
    friend bool operator==(const ConjugatePair&, const ConjugatePair&) = default;
};

/// Joined conjugate pairs: all cells of one colour hold the digit and none of the other, or the reverse.
struct ConjugateGraph {
    std::vector<Cell> one;
    std::vector<Cell> other;
};

/// The cell sees `first` and `second`, one of which holds the digit.
struct ConjugateElimination {
    Cell cell{};
    Cell first{};
    Cell second{};
};

/// The input and the results of the method for one digit. Cells ascend, houses are rows, columns, boxes.
struct Conjugates {
    std::vector<Cell> cells;                         ///< P at the start
    std::vector<ConjugatePair> pairs;                ///< at the start, in each house that has one
    std::vector<ConjugateGraph> graphs;              ///< at the start
    std::vector<Cell> unlinked;                      ///< cells of P in no graph at the start
    int tests = 0;                                   ///< assumptions made
    std::vector<ConjugatePair> derived;              ///< one for each test that met a conflict, round by round
    std::vector<ConjugateElimination> eliminations;  ///< each with the first pair that removes it, round by round
};

/// The method for one digit, until there are no new pairs.
[[nodiscard]] Conjugates conjugates(const Board& board, Digit digit, ConjugateOptions options = {});

/// Hidden conjugate singletons, digit by digit (conjugates.hpp): 1 plain, 2 with U, 3 with U and T. One deduction for
/// each candidate, a Split on a house: one of two cells holds the digit; the branch in which neither does is closed.
[[nodiscard]] bool find_conjugates(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry conjugate_singletons = {
    .row = {.key = "conjugate-singletons",
            .letter = 'C',
            .min_size = 1,
            .max_size = 1,
            .difficulty = {530},
            .name = "hidden conjugate singletons",
            .family = "conjugates",
            .finder = find_conjugates,
            .example = "if 7 were in neither F1 nor I1, conjugate pairs would put two into row 4: no other 7 in row 1",
            .hodoku = {{{.points = 200}}}},
    .page = {.what = "A conjugate pair is a house with only two open cells for a digit; pairs of the digit join to "
                     "graphs. Take two cells of a house that lie in different graphs, and suppose that neither holds "
                     "the digit. If following the pairs puts the digit twice into a house, one of the two cells holds "
                     "it (a derived pair), and it is removed from every cell that sees both.",
             .before = to_quads,
             .also = "W2 W3 W4",
             .puzzle = "...85......5..6.1..6.....5..3......147.9............26.9.6.38...8...1.9...3......",
             .source = from_top1465}};

constexpr TechniqueEntry conjugate_singletons_u = {
    .row = {.key = "conjugate-singletons-u",
            .letter = 'C',
            .min_size = 2,
            .max_size = 2,
            .difficulty = {531},
            .name = "hidden conjugate singletons, U",
            .family = "conjugates",
            .finder = find_conjugates,
            .example =
                "if 7 were in neither F1 nor I1, conjugate pairs would leave row 4 without 7: no other 7 in row 1",
            .hodoku = {{{.points = 200}}}},
    .page = {
        .what =
            "As hidden conjugate singletons, but a house left without a place for the digit counts as a conflict, too.",
        .before = to_quads,
        .also = "W2 W3 W4 C1",
        .puzzle = ".5....1.....16..7....5.9.3.5.9..........3.2.72..4...6..4...1.....7.4...8.6.3.8...",
        .source = from_top1465}};

constexpr TechniqueEntry conjugate_singletons_u_t = {
    .row = {.key = "conjugate-singletons-u-t",
            .letter = 'C',
            .min_size = 3,
            .max_size = 3,
            .difficulty = {532},
            .name = "hidden conjugate singletons, U, T",
            .family = "conjugates",
            .finder = find_conjugates,
            .example = "as C2; also, 7 at A1 would exclude both colours of a graph that C2 joined: A1 is not 7",
            .hodoku = {{{.points = 200}}}},
    .page = {.what = "As hidden conjugate singletons with U. In addition, the digit is removed from every cell that "
                     "sees both colours of a graph that derived pairs have joined.",
             .before = to_quads,
             .also = "W2 W3 W4",
             .puzzle = ".5....1.....16..7....5.9.3.5.9..........3.2.72..4...6..4...1.....7.4...8.6.3.8...",
             .source = from_top1465}};

}  // namespace rows

}  // namespace deduku
