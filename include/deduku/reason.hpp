// Why candidates are false, as plain data: the kinds of reasons, deductions, and the ledger of a whole proof.
//
//   Cover  k base sectors, k cover sectors, no living candidate in more base than cover sectors:
//          the base needs k true candidates and the cover holds at most k, so a candidate in more cover sectors than
//          base sectors is false.
//            naked pair A1,B1 = {2,5}:  base  cell A1, cell B1      cover  2 in row 1, 5 in row 1
//            pointing:                  base  7 in box 1            cover  7 in row 2
//   Split  a case distinction on one sector. Each branch keeps some of its living members, has its own deductions, and
//          ends in a contradiction (`empty`) or stays open. A candidate that is dead in every open branch is
//          false.
//            I8 is 3,9 or 2,7:          on cell I8, branches {3,9} (closed) and {2,7} (open)
//   Twin   another end of a branch: forced candidates (T) can be exchanged for others (F), which turns every solution
//          into a second one. So the only solution of a puzzle is not in such a branch.
//            A1,B1,A4,B4 = 2,5,5,2:     with 5,2,2,5 instead each row, column and box has the same digits
//
//   Sum    lines added up, each times a factor. Each cell counts with its largest living weight; a candidate is false
//          if the bound cannot be reached with it.
//            cage A1 B1 of 4, A1 is 1,2:    least 4: with 1 in B1 the sum is 3 at most
//   Cases  a Split on a choice: in each branch the lines of one case also hold. The branches have no `keep`.
//
// Deductions that rest on a Twin hold only if the puzzle has exactly one solution. The checker is in check/; the exact
// acceptance conditions are in doc/ledger-format.md.
//
//   Ledger  givens -> d1 -> d2 -> .. -> dn -> claim        "why is 2 not in I4?" = slice(ledger, {I4=2})
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/board.hpp"

namespace deduku {

struct Cover {
    std::vector<Sector> base;
    std::vector<Sector> cover;
};

struct Branch;

/// The candidates `in`, each the only living one of its cell, can be exchanged for the candidates `instead`, which the
/// puzzle allows (they may be dead): every sector has as many of the one as of the other.
struct Twin {
    std::vector<Candidate> in;
    std::vector<Candidate> instead;
};

struct Split {
    Sector on{};
    std::vector<Branch> branches;
};

/// A line in force (Board::line), or a sector (a line with weights 1), times a factor.
struct Factor {
    Sector line{};
    int factor = 1;  ///< not 0; at most 4 digits
    friend bool operator==(const Factor&, const Factor&) = default;
};

/// The sum of the lines, no line twice, divided by `over`; every weight and the bound are rounded up.
struct Sum {
    std::vector<Factor> lines;
    int over = 1;  ///< 1 or more
};

struct Cases {
    int choice = 0;                ///< of Geometry::choices()
    std::vector<Branch> branches;  ///< one for each case, in their order, without `keep`
};

using Reason = std::variant<Cover, Split, Sum, Cases>;

/// "These candidates are false, because .."
struct Deduction {
    Reason why;
    std::vector<Candidate> removes;
};

struct Branch {
    std::vector<Candidate> keep;   ///< living members of the Split's sector; empty for Cases
    std::vector<Deduction> steps;  ///< in order, on a board where the other members are dead
    std::optional<Sector> empty;   ///< if set, the branch ends with this sector empty
    std::optional<Twin> twin{};    ///< if set, the branch ends with two solutions or none; never with `empty`

    /// Whether the candidates in `keep` are false (with a Twin: if there is exactly one solution).
    bool closed() const { return empty.has_value() || twin.has_value(); }
};

/// The branches of a Split or of Cases; null for other reasons.
[[nodiscard]] const std::vector<Branch>* branches_of(const Reason& reason);
[[nodiscard]] std::vector<Branch>* branches_of(Reason& reason);

/// The candidates that the Cover shows to be false: all living ones in more cover sectors than base sectors.
[[nodiscard]] std::vector<Candidate> consequences(const Board& board, const Cover& cover);

/// Whether the Cover is valid: as many base sectors (with exactly one true candidate) as cover sectors (with at most
/// one), and no living candidate in more base sectors than cover sectors.
[[nodiscard]] bool holds(const Board& board, const Cover& cover);

/// The dead candidates that a Cover rests on: members of base sectors outside the cover. A Geometry does not know the
/// lines of cases, and counts no members for them; a Board does.
[[nodiscard]] std::vector<Candidate> premises(const Geometry& geometry, const Cover& cover);
[[nodiscard]] std::vector<Candidate> premises(const Board& board, const Cover& cover);

/// The living candidates that the Sum, which must be valid, shows to be false: all living candidates if its bound
/// cannot be reached at all.
[[nodiscard]] std::vector<Candidate> consequences(const Board& board, const Sum& sum);

/// Whether the Sum is valid: one or more lines in force, none twice, each with the bound that its factor's sign needs.
[[nodiscard]] bool holds(const Board& board, const Sum& sum);

/// Dead candidates that suffice for the Sum to remove `removes`, a part of its consequences: few of them, and all
/// allowed by `start`.
[[nodiscard]] std::vector<Candidate> premises(const Board& board, const Sum& sum, const std::vector<Candidate>& removes,
                                              const Puzzle& start);

/// Whether the Twin is valid for the puzzle `start`.
[[nodiscard]] bool holds(const Board& board, const Twin& twin, const Puzzle& start);

/// Whether the deduction contains a Twin, and so holds only if there is exactly one solution.
[[nodiscard]] bool rests_on_uniqueness(const Deduction& deduction);

/// The dead candidates that a Twin rests on: all others of the cells of `in`.
[[nodiscard]] std::vector<Candidate> premises(const Geometry& geometry, const Twin& twin);

/// Removes the candidates of `deduction.removes`, all of which must be living, from the board.
void apply(Board& board, const Deduction& deduction);

/// The Split that shows that `refuted`, some living members of `on`, are false: in the branch that keeps them, `steps`
/// lead to the empty sector `empty`; the other living members of `on`, if any, stay open in a second branch.
[[nodiscard]] Split refutation(const Board& board, Sector on, std::vector<Candidate> refuted,
                               std::vector<Deduction> steps, Sector empty);

/// Adapts a deduction from an earlier position to this later one: drops candidates that are dead by now from `removes`
/// and `keep`, and ends branches as soon as a sector is empty. None if nothing is left to remove.
[[nodiscard]] std::optional<Deduction> settle(const Board& board, Deduction deduction);

/// The grid is a solution (says nothing about others).
struct Solved {
    Grid grid;
};
/// The grid is the only solution: every candidate outside it is dead.
struct Unique {
    Grid grid;
};
/// There is no solution: this sector is empty.
struct NoSolution {
    Sector empty{};
};
/// These candidates are false; with `if_unique`, only if there is exactly one solution.
struct False {
    std::vector<Candidate> candidates;
    bool if_unique = false;
};
/// There is not exactly one solution: this sector is empty, by steps that rest on uniqueness.
struct NotUnique {
    Sector empty{};
};
/// With a Twin among the steps, only Solved, NotUnique, and False with `if_unique` can be claimed.
using Claim = std::variant<Solved, Unique, NoSolution, False, NotUnique>;

struct Ledger {
    Puzzle start;
    std::vector<Deduction> steps;
    Claim claim;
};

/// For each candidate, by its number, the index of the top-level deduction that removed it, or one of these numbers.
[[nodiscard]] std::vector<int> removing_steps(const Ledger& ledger);
inline constexpr int dead_at_start = -1;
inline constexpr int never_removed = -2;

/// The candidates that must be dead for the claim.
[[nodiscard]] std::vector<Candidate> needed_by(const Claim& claim, const Geometry& geometry);

/// The ledger reduced to the steps that its claim needs (a backward slice, inside branches as well), in the same order.
/// The slice of a valid ledger is valid.
[[nodiscard]] Ledger slice(const Ledger& ledger);

/// How a method ended.
enum class Ending : std::uint8_t {
    solved,
    open,           ///< no more deductions
    contradiction,  ///< there is no solution
    unknown,        ///< time or nodes ran out
};

/// "solved", "open", "contradiction", "unknown"
[[nodiscard]] std::string_view word(Ending ending);

struct Finding {
    Ending ending = Ending::unknown;
    Ledger ledger;          ///< valid; claims NoSolution after a contradiction
    std::string by{};       ///< the method, in words: "hdp", "hdp+search", "scenarios of pairs"
    bool searched = false;  ///< the method alone did not suffice: a search completed it
};

/// The finding of these deductions from the start position. Cut off after the first contradiction; claims NoSolution,
/// Unique, or False of all removed candidates.
[[nodiscard]] Finding concluded(const Puzzle& puzzle, std::vector<Deduction> steps, std::string by);

}  // namespace deduku
