// The two kinds of reason, as plain data.
//
//   Cover  k base sectors, k cover sectors, no living candidate in more base than cover sectors:
//          the base needs k true candidates, the cover holds at most k, so what lies in more
//          cover than base sectors is false.
//            naked pair A1,B1 = {2,5}:  base  cell A1, cell B1      cover  2 in row 1, 5 in row 1
//            pointing:                  base  7 in box 1            cover  7 in row 2
//   Split  a choice exhaustive on one sector; each branch keeps some of its living members, reasons
//          on its own, and ends in a contradiction (`empty`) or stays open. What is dead in every
//          branch that stayed open is false.
//            I8 is 3,9 or 2,7:          on cell I8, branches {3,9} (closed) and {2,7} (open)
//
// A checker for both is in check/; the exact acceptance conditions are in doc/ledger-format.md.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "grid/board.hpp"

namespace deduku {

struct Cover {
    std::vector<Sector> base;
    std::vector<Sector> cover;
};

struct Branch;

struct Split {
    Sector on{};
    std::vector<Branch> branches;
};

using Reason = std::variant<Cover, Split>;

/// "These candidates are false, because .."
struct Deduction {
    Reason why;
    std::vector<Candidate> removes;
};

struct Branch {
    std::vector<Candidate> keep;   ///< living members of the Split's sector
    std::vector<Deduction> steps;  ///< in order, on a board where the other members are dead
    std::optional<Sector> empty;   ///< set: the branch ends with this sector empty
};

/// All living candidates that lie in more cover than base sectors: what the Cover shows to be false.
[[nodiscard]] std::vector<Candidate> consequences(const Board& board, const Cover& cover);

/// The Cover condition: equal numbers of sectors, no living candidate in more base than cover sectors.
[[nodiscard]] bool holds(const Board& board, const Cover& cover);

/// The dead candidates a Cover rests on: members of base sectors outside the cover.
[[nodiscard]] std::vector<Candidate> premises(const Geometry& geometry, const Cover& cover);

/// Removes from `board` what the deduction shows to be false (each must be living).
void apply(Board& board, const Deduction& deduction);

/// The Split that shows `refuted`, some living members of `on`, to be false: in a branch with them `steps` end with the
/// sector `empty`; the other living members of `on`, if there are any, stay open in a second branch.
[[nodiscard]] Split refutation(const Board& board, Sector on, std::vector<Candidate> refuted,
                               std::vector<Deduction> steps, Sector empty);

/// Fits a deduction made on an earlier position to this later one, where more may be dead: what is dead
/// already leaves `removes` and `keep`, branches end as soon as a sector is empty. None if nothing is left to remove.
[[nodiscard]] std::optional<Deduction> settle(const Board& board, Deduction deduction);

}  // namespace deduku
