// A proof: start position, deductions in order, and what they show.
//
//   givens -> d1 -> d2 -> .. -> dn -> claim        "why is 2 not in I4?" = slice(ledger, {I4=2})
#pragma once

#include <variant>
#include <vector>

#include "grid/puzzle.hpp"
#include "reason/reason.hpp"

namespace deduku {

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

}  // namespace deduku
