// Chains whose nodes may be several places of a digit, one of which holds it: all places that two houses share.
//
//        A B C | D E F          7 in box 1 only in row 1 and at B3; in column F only at F1 and F8
//   1    7 7 . | . . 7
//   3    . 7 . | . . .          B3 = {A1, B1} - F1 = F8        B3 or F8 is 7
//   8    . x . | . . 7
//
// A node is false if all its places are; two nodes see each other if one house has all places of both. As a deduction
// a grouped chain is the same Split as any other (chain.hpp): its Covers remove all places of a node at once.
#pragma once

#include <optional>
#include <vector>

#include "technique/chain.hpp"

namespace deduku {

/// A candidate, or several of a digit, ascending.
using Group = std::vector<Candidate>;

struct GroupedChain {
    std::vector<Group> nodes;    ///< as of Chain
    std::vector<Sector> strong;  ///< [i] has all of nodes 2i and 2i + 1, and nothing else
    std::vector<Sector> weak;    ///< [i] has all of nodes 2i + 1 and 2i + 2; of a loop one more

    bool loop() const { return weak.size() == strong.size(); }
};

/// They have a candidate in common.
[[nodiscard]] bool overlap(const Group& a, const Group& b);

/// The first sector that has all of both.
[[nodiscard]] std::optional<Sector> common_sector_of(const Geometry& geometry, const Group& a, const Group& b);

/// The first sector whose living members are these.
[[nodiscard]] std::optional<Sector> strong_sector_of(const Board& board, const Group& a, const Group& b);

/// Living candidates, ascending, that share a sector with all of a and one with all of b.
[[nodiscard]] std::vector<Candidate> seen_by_both_groups(const Board& board, const Group& a, const Group& b);

/// Reports the Split for these removals, if any: what both ends of a chain see, or of a loop what both ends of weak
/// links of it do. False if the sink said stop.
[[nodiscard]] bool deliver(const Board& board, const GroupedChain& chain, std::vector<Candidate> removes,
                           const Sink& sink);

}  // namespace deduku
