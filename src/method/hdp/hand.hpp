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

/// Two branches, one of which holds, both tried by autosolve.
struct Offer : PairDecision {
    TestedBranch if_first;
    TestedBranch if_second;
};

/// All possible decisions of pair reduction on a closed board, in its order. Each branch is a node of the autosolver's
/// meter; the list is shorter if that is exhausted.
[[nodiscard]] std::vector<Offer> offers(Board& board, Autosolver& autosolver);

/// The line for a chain that leads to `reached`: DIS, PRF, HYP or, without a hypothesis, STA; none for the open
/// position without facts.
[[nodiscard]] std::optional<HdpLine> line_of(const HdpChain& chain, const Reached& reached);

/// The lines that the program finds from there: by pair reduction and, if the result is open, by deep pair reduction
/// with `depth` levels. `chain` leads to `reached`, which must be open.
[[nodiscard]] std::vector<HdpLine> go_on(const HdpChain& chain, const Reached& reached, int depth,
                                         Autosolver& autosolver);

}  // namespace deduku::hdp
