// Why something is false, as plain data: the kinds of reason, deductions, and the ledger of a whole proof.
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
//   Twin   ends a branch of a Split otherwise: what is forced there (T) can be exchanged for other candidates (F),
//          so that a second solution comes of each. The only solution of a puzzle is not in such a branch.
//            A1,B1,A4,B4 = 2,5,5,2:     with 5,2,2,5 instead each row, column and box has the same digits
//
//   Sum    lines added up, each times a factor; a cell counts with its largest living weight, so that a candidate with
//          which the bound cannot be reached is false.
//            cage A1 B1 of 4, A1 is 1,2:    least 4: with 1 in B1 the sum is 3 at most
//   Cases  a Split on a choice: in each branch the lines of one case hold as well. No branch has a `keep`.
//
// What rests on a Twin holds if the puzzle has exactly one solution. A checker for all of them is in check/; the exact
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

/// Candidates `in`, each the only living one of its cell, can be exchanged for `instead`, which the puzzle allows (they
/// may be dead by now): every sector has as many of one as of the other.
struct Twin {
    std::vector<Candidate> in;
    std::vector<Candidate> instead;
};

struct Split {
    Sector on{};
    std::vector<Branch> branches;
};

/// A line in force (Board::line), or a sector, which is a line of weights 1; times a number.
struct Factor {
    Sector line{};
    int factor = 1;  ///< not 0; at most 4 digits
    friend bool operator==(const Factor&, const Factor&) = default;
};

/// The sum of the lines, no line twice; then divided by `over`, every weight and the bound rounded upwards.
struct Sum {
    std::vector<Factor> lines;
    int over = 1;  ///< from 1
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
    std::vector<Candidate> keep;   ///< living members of the Split's sector; of Cases: nothing
    std::vector<Deduction> steps;  ///< in order, on a board where the other members are dead
    std::optional<Sector> empty;   ///< set: the branch ends with this sector empty
    std::optional<Twin> twin{};    ///< set: the branch ends with two solutions or none; not both

    /// What the branch keeps is false (if there is one solution).
    bool closed() const { return empty.has_value() || twin.has_value(); }
};

/// The branches of a Split or of Cases; null for other reasons.
[[nodiscard]] const std::vector<Branch>* branches_of(const Reason& reason);
[[nodiscard]] std::vector<Branch>* branches_of(Reason& reason);

/// All living candidates that lie in more cover than base sectors: what the Cover shows to be false.
[[nodiscard]] std::vector<Candidate> consequences(const Board& board, const Cover& cover);

/// The Cover condition: equal numbers of sectors, those of the base of exactly one, those of the cover of at most one; no
/// living candidate in more base than cover sectors.
[[nodiscard]] bool holds(const Board& board, const Cover& cover);

/// The dead candidates a Cover rests on: members of base sectors outside the cover. Of its lines those of cases, which only
/// a Board knows, have no members for a Geometry.
[[nodiscard]] std::vector<Candidate> premises(const Geometry& geometry, const Cover& cover);
[[nodiscard]] std::vector<Candidate> premises(const Board& board, const Cover& cover);

/// All living candidates that the Sum, which must hold, shows to be false. If its bound cannot be reached at all, these are
/// all that live.
[[nodiscard]] std::vector<Candidate> consequences(const Board& board, const Sum& sum);

/// The Sum is one: at least one line, each in force, none twice, with the bound that the sign of its factor asks for.
[[nodiscard]] bool holds(const Board& board, const Sum& sum);

/// Dead candidates that suffice for the Sum to remove these, some of its consequences; few, and none that `start` does not
/// allow.
[[nodiscard]] std::vector<Candidate> premises(const Board& board, const Sum& sum, const std::vector<Candidate>& removes,
                                              const Puzzle& start);

/// The Twin condition, for a puzzle that allows `start`.
[[nodiscard]] bool holds(const Board& board, const Twin& twin, const Puzzle& start);

/// Whether the deduction holds only if there is one solution: a Twin is in it.
[[nodiscard]] bool rests_on_uniqueness(const Deduction& deduction);

/// The dead candidates a Twin rests on: the others of the cells of `in`.
[[nodiscard]] std::vector<Candidate> premises(const Geometry& geometry, const Twin& twin);

/// Removes from `board` what the deduction shows to be false (each must be living).
void apply(Board& board, const Deduction& deduction);

/// The Split that shows `refuted`, some living members of `on`, to be false: in a branch with them `steps` end with the
/// sector `empty`; the other living members of `on`, if there are any, stay open in a second branch.
[[nodiscard]] Split refutation(const Board& board, Sector on, std::vector<Candidate> refuted,
                               std::vector<Deduction> steps, Sector empty);

/// Fits a deduction made on an earlier position to this later one, where more may be dead: what is dead
/// already leaves `removes` and `keep`, branches end as soon as a sector is empty. None if nothing is left to remove.
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
/// These candidates are false; or only: false if there is exactly one solution.
struct False {
    std::vector<Candidate> candidates;
    bool if_unique = false;
};
/// There is not exactly one solution: this sector is empty, by steps that rest on uniqueness.
struct NotUnique {
    Sector empty{};
};
/// Once a Twin is among the steps Solved, NotUnique and False with a condition are all that can be claimed.
using Claim = std::variant<Solved, Unique, NoSolution, False, NotUnique>;

struct Ledger {
    Puzzle start;
    std::vector<Deduction> steps;
    Claim claim;
};

/// When a candidate died, apart from the index of the deduction that removed it.
struct Origin {
    static constexpr int given = -1;   ///< dead at the start
    static constexpr int living = -2;  ///< never removed
};
/// For each candidate, by its number, the index of the top-level deduction that removed it, or an Origin.
[[nodiscard]] std::vector<int> origins(const Ledger& ledger);

/// The candidates the claim needs dead.
[[nodiscard]] std::vector<Candidate> needed_by(const Claim& claim, const Geometry& geometry);

/// The ledger cut down to what its claim needs (backward slice, into branches too); order is kept.
/// The ledger must be valid: then the slice is.
[[nodiscard]] Ledger slice(const Ledger& ledger);

/// How a method ended.
enum class Ending : std::uint8_t {
    solved,
    open,           ///< it has nothing more to say
    contradiction,  ///< there is no solution
    unknown,        ///< time or nodes ran out
};

/// "solved", "open", "contradiction", "unknown"
[[nodiscard]] std::string_view word(Ending ending);

struct Finding {
    Ending ending = Ending::unknown;
    Ledger ledger;          ///< a valid one; claims NoSolution after a contradiction
    std::string by{};       ///< what found it, in words: "hdp", "hdp+search", "scenarios of pairs"
    bool searched = false;  ///< the method alone did not come that far: a search helped
};

/// What these deductions from the start position come to. Cut off behind the first contradiction; claims NoSolution,
/// Unique, or False of all that they removed.
[[nodiscard]] Finding concluded(const Puzzle& puzzle, std::vector<Deduction> steps, std::string by);

}  // namespace deduku
