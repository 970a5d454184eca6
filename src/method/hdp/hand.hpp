// HDP by hand: the position at the end of a chain, and the possible continuations.
//
//   # I8: 3,9                      open, 4 pairs
//     decisions                    G8: 3,9 in BLK 9, H8: 3,9 -> 2 pairs, or 4,7 -> CTR
//     line                         HYP # I8: 3,9
//   # I8: 3,9 # B1: 1,2            contradictory
//     line                         DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6
#pragma once

#include <optional>
#include <vector>

#include "method/hdp/replay.hpp"

namespace deduku::hdp {

/// Two branches of which one holds, both tried by autosolve.
struct Offer : Choice {
    Tested if_first;
    Tested if_second;
};

/// All that pair reduction could decide on a closed board, in its order. Each branch is a node of the autosolver's
/// meter; shorter if that is exhausted.
[[nodiscard]] std::vector<Offer> offers(Board& board, Autosolver& autosolver);

/// What a chain that leads there may be written as: DIS, PRF, HYP or, without a hypothesis, STA; none for the open
/// position without facts.
[[nodiscard]] std::optional<Line> line_of(const Chain& chain, const Reached& reached);

/// What the program finds from there on: the lines of pair reduction, and of deep pair reduction with `depth` levels
/// where it stays open. `chain` leads to `reached`, which is open.
[[nodiscard]] std::vector<Line> go_on(const Chain& chain, const Reached& reached, int depth, Autosolver& autosolver);

}  // namespace deduku::hdp
