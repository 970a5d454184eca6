// A puzzle as clauses in DIMACS form, and the number of each clause.
//
//   p cnf 64 390          variable = candidate + 1
//   1 2 3 4 0             per sector: one of its members is true            clauses 1 .. 4N^2
//   -1 -2 0               per two members of a sector: not both             each pair once
//   16 0                  per given; per digit excluded in a cell of several: its negation
//   -1 -6 .. 0            what contradicts the claim, last
//
// Clauses stand in the order of the sectors, so their numbers are computed, not looked up.
#pragma once

#include <optional>

#include "deduku/reason.hpp"
#include "render/proof/clauses_text.hpp"

namespace deduku {
namespace proof {

/// The number of a clause, from 1 in the order of the file.
using ClauseId = std::int64_t;

/// The numbers of the clauses of a puzzle.
class CnfNumbers {
  public:
    explicit CnfNumbers(const Puzzle& puzzle);

    const Geometry& geometry() const { return geometry_; }
    int variable(Candidate c) const { return geometry_.number(c) + 1; }
    /// "One of the members of the sector is true."
    static ClauseId sector(Sector s) { return index(s) + 1; }
    /// "Not both"; none for two candidates that share no sector, and for a candidate with itself.
    std::optional<ClauseId> pair(Candidate a, Candidate b) const;
    /// The first clause about the digits allowed in a cell: of a given, or of the first digit excluded.
    ClauseId allowed(Cell cell) const { return allowed_[cell]; }
    /// The clauses of the puzzle, and the number of the clause that contradicts the claim less one.
    ClauseId puzzle_clauses() const { return end_ - 1; }

  private:
    /// The rank of the pair i < j among the pairs of 0..N-1.
    std::int64_t rank(int i, int j) const;

    Geometry geometry_;
    std::int64_t pairs_;          // of one sector
    std::int64_t box_pairs_ = 0;  // of one box and digit, that share no line
    Table<Place, Table<Place, std::int64_t>> box_ranks_;
    Table<Cell, ClauseId> allowed_;
    ClauseId end_ = 0;  // behind the clauses of the puzzle
};

/// What a grid says: the candidate that is true in each cell.
[[nodiscard]] std::vector<Candidate> candidates_of(const Geometry& geometry, const Grid& grid);

/// The clause that contradicts the claim (a unique grid is blocked, one of the false candidates is true);
/// none for a solution or for "no solution".
[[nodiscard]] std::vector<int> contradicting_clause(const Geometry& geometry, const Claim& goal);

}  // namespace proof

/// The formula that is refuted to prove the claim. (Of a claimed solution: the puzzle alone.)
void cnf_formula(const Puzzle& puzzle, const Claim& goal, const TextSink& write);
/// The same as one text.
[[nodiscard]] std::string cnf_formula(const Puzzle& puzzle, const Claim& goal);

}  // namespace deduku
