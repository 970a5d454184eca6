// The rounds in which a puzzle is solved: in each, all moves of the easiest kind are found on one position and made
// together, as in the step model (method/steps).
//
//   open cells   hidden singles in boxes   in lines   naked singles   made
//   51           4                         7          2               4 hidden singles in boxes
//   47           -                         3          1               3 hidden singles in lines
//   44           -                         -          -               locked candidates
//
// On boards with rules each step of the path (method/path) but singles is a round: a look at one cage, an innie, ..
// Rounds and counts are the same for all isomorphs.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "deduku/meter.hpp"
#include "deduku/puzzle.hpp"

namespace deduku::time {

/// The kinds of moves, easiest first.
enum class RoundKind : std::uint8_t {
    box,         ///< hidden singles in boxes; on other boards, in all houses that are no straight lines
    line,        ///< hidden singles in rows and columns
    naked,       ///< naked singles
    locked,      ///< locked candidates
    pairs,       ///< naked and hidden pairs
    triples,     ///< naked and hidden triples
    assumption,  ///< each candidate with which singles lead to a contradiction; on other boards, a harder technique
    long_assumption,  ///< the same with locked candidates and subsets
    stuck,            ///< the last round, without moves: none of these kinds has any
    // Steps on boards with rules, easiest first:
    look,           ///< what one rule says by itself: its combinations, bounds, digits; an innie
    rule_in_house,  ///< what a rule needs in a house: its digits, two or three innies
    named,          ///< locked candidates, pairs, triples, sums of several houses, rules crossed with houses, fish
    contradiction,  ///< chains and what is harder, contradictions of a few looks
    trial,          ///< trial and error
};
/// "box", "line", .. "trial"
[[nodiscard]] std::string_view word(RoundKind kind);

struct SolvingRound {
    RoundKind kind{};
    int open = 0;   ///< cells before the round
    int boxes = 0;  ///< hidden singles of boxes
    int lines = 0;  ///< hidden singles of rows and columns, also if they are of a box, too
    int naked = 0;  ///< naked singles, also if they are hidden ones, too
    int moves = 0;  ///< digits placed, or candidates removed
    friend bool operator==(const SolvingRound&, const SolvingRound&) = default;
};

/// The rounds on a 9x9 board of boxes, from the start to the solution or to a round that is stuck. The puzzle must have
/// exactly one solution. None at the limit of the meter. A node is a round or an assumption.
[[nodiscard]] std::optional<std::vector<SolvingRound>> nine_rounds(const Puzzle& puzzle, Meter& meter);

/// The same, slower, with the table of techniques, on boards without rules; on 9x9 boards of boxes, the same rounds up
/// to the first one harder than triples.
[[nodiscard]] std::optional<std::vector<SolvingRound>> rounds_on_board(const Puzzle& puzzle, Meter& meter);

/// The rounds on a board with rules. Of singles all of the easiest kind are made together, as on other boards; between
/// them the steps of the path, one a round, without those that singles have made superfluous. `by_trial`: otherwise the
/// rounds end, stuck, where only trial helps.
[[nodiscard]] std::optional<std::vector<SolvingRound>> rounds_of_path(const Puzzle& puzzle, Meter& meter,
                                                                      bool by_trial = true);

}  // namespace deduku::time
