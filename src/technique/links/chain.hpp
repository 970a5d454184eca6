// A chain of alternating strong and weak links, as nodes and as a deduction.
//
//   a = b - c = d - e = z      = strong: the only two living members of a sector, so one is true
//                              - weak: two members of a sector, so not both are true
//   a false: b true: c false: d true: e false: z true. So a or z is true: candidates that see both are false.
//
// As a deduction it is a Split on the sector of the first strong link. In the branch of a, the candidates that a sees
// are removed. In that of b, each further link is a step: the Cover {strong sector of b} / {weak sector of b, c}
// removes c, then {strong sector of d} / {weak sector of d, e} removes e, and so on; finally the candidates that z sees
// are removed. The deduction does not depend on the name of the chain.
//
//   a = z, the same candidate       the second branch ends in the empty sector of the last strong link: a is true
//   a - z, in a sector              a loop: one candidate of each weak link is true; the two branches run around the
//                                   loop in opposite directions
//
// A node may be a group: all places of a digit that two houses share. It is true if one of its places is, and false if
// none is. Two nodes see each other if one house has all places of both.
//
//        A B C | D E F          7 in box 1 only in row 1 and at B3; in column F only at F1 and F8
//   1    7 7 . | . . 7
//   3    . 7 . | . . .          B3 = {A1, B1} - F1 = F8        B3 or F8 is 7
//   8    . x . | . . 7
#pragma once

#include <optional>
#include <vector>

#include "deduku/techniques.hpp"
#include "grid/function_ref.hpp"

namespace deduku {

/// A candidate, or several candidates of a digit, ascending.
using Group = std::vector<Candidate>;

struct Chain {
    std::vector<Group> nodes;    ///< a, b, .., z: two for each strong link
    std::vector<Sector> strong;  ///< [i] has all of nodes 2i and 2i + 1, and nothing else that lives
    std::vector<Sector> weak;    ///< [i] has all of nodes 2i + 1 and 2i + 2; of a loop one more, z and a

    bool loop() const { return weak.size() == strong.size(); }
};

/// Whether they have a candidate in common.
[[nodiscard]] bool overlap(const Group& a, const Group& b);

/// The first sector (cell, row, column, box) with both candidates, or with all candidates of both groups; else the
/// first line of rules with them of which at most one is true.
[[nodiscard]] std::optional<Sector> common_sector(const Geometry& geometry, Candidate a, Candidate b);
[[nodiscard]] std::optional<Sector> common_sector(const Geometry& geometry, const Group& a, const Group& b);

/// The first sector whose living members are exactly these.
[[nodiscard]] std::optional<Sector> strong_sector(const Board& board, const Group& a, const Group& b);

/// Living candidates, ascending, that share a sector or such a line with a and one with b (two candidates, or the same
/// one twice); for groups, with all of a and with all of b.
[[nodiscard]] std::vector<Candidate> seen_by_both(const Board& board, Candidate a, Candidate b);
[[nodiscard]] std::vector<Candidate> seen_by_both(const Board& board, const Group& a, const Group& b);

/// The chain through these nodes, by the first sectors that join them; these must exist.
[[nodiscard]] Chain chain_along(const Board& board, std::vector<Group> nodes);
[[nodiscard]] Chain chain_along(const Board& board, const std::vector<Candidate>& nodes);
/// Makes it a loop; its ends must see each other.
void make_loop(const Geometry& geometry, Chain& chain);

/// The eliminations of the chain on this board: candidates that see both ends. For a loop, those that see both ends
/// of a weak link; not if these ends are also a strong link, which needs no loop, or are left out.
[[nodiscard]] std::vector<Candidate> shown_by(
    const Board& board, const Chain& chain,
    FunctionRef<bool(const Group&, const Group&)> is_left_out = [](auto&, auto&) { return false; });

/// The Split that proves these candidates false; they must be eliminations of the chain.
[[nodiscard]] Deduction deduction_of(const Board& board, const Chain& chain, std::vector<Candidate> removes);

/// Reports it, if it removes anything, with only the necessary part of the chain; false if the sink stops it.
[[nodiscard]] bool deliver(const Board& board, const Chain& chain, std::vector<Candidate> removes, const Sink& sink);
[[nodiscard]] bool deliver(const Board& board, const Chain& chain, const Sink& sink);

}  // namespace deduku
