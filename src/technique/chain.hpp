// A chain: candidates of which one is true if the one before is not, told from what it proves and back.
//
//   a = b - c = d - e = z      = strong: the only two living members of a sector, so one is true
//                              - weak: two members of a sector, so not both are true
//   a false: b true: c false: d true: e false: z true. So a or z is true: what sees both is false.
//
// As a deduction it is a Split on the sector of the first strong link. Where a is true, what a sees goes. Where b is
// true, each further link is one step, in order: the Cover {strong sector of b} / {weak sector of b, c} removes c,
// {strong sector of d} / {weak sector of d, e} removes e, and so on; then what z sees goes. Nothing of it needs the
// name of the chain.
//
//   a = z, the same candidate       the second branch ends in the empty sector of the last strong link: a is true
//   a - z, in a sector              a loop: of each weak link one is true, and both branches run round, in both
//                                   directions
#pragma once

#include <optional>
#include <vector>

#include "deduku/techniques.hpp"

namespace deduku {

struct Chain {
    std::vector<Candidate> nodes;  ///< a, b, .., z: two for each strong link
    std::vector<Sector> strong;    ///< [i] joins nodes 2i and 2i + 1
    std::vector<Sector> weak;      ///< [i] joins nodes 2i + 1 and 2i + 2; of a loop one more, z and a

    bool loop() const { return weak.size() == strong.size(); }
};

/// The first sector (cell, row, column, box) that has both, if they are two candidates of one.
[[nodiscard]] std::optional<Sector> common_sector(const Geometry& geometry, Candidate a, Candidate b);

/// The first sector in which these two are the only living ones, if there is one.
[[nodiscard]] std::optional<Sector> strong_sector(const Board& board, Candidate a, Candidate b);

/// Living candidates, ascending, that share a sector with a and one with b (two candidates, or the same one twice).
[[nodiscard]] std::vector<Candidate> seen_by_both(const Board& board, Candidate a, Candidate b);

/// What the chain proves on this board, where it holds; it removes nothing if nothing is there to go.
[[nodiscard]] Deduction deduction_of(const Board& board, const Chain& chain);

/// Reports this, if it removes something, with the part of the chain that does; false if the sink said stop.
[[nodiscard]] bool deliver(const Board& board, const Chain& chain, const Sink& sink);

}  // namespace deduku
