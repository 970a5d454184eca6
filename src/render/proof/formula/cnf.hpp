// A puzzle as clauses in DIMACS form, and the number of each clause.
//
//   p cnf 64 390          variable = candidate + 1
//   1 2 3 4 0             per sector: one of its members is true            clauses 1 .. 4N^2
//   -1 -2 0               per two members of a sector: not both             each pair once; small houses and lines, too
//   16 0                  per given; per digit excluded in a cell of several: its negation
//   -1 -6 .. 0            the negation of the claim, last
//
// Clauses follow the order of the sectors, so their numbers are computed, not looked up.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "deduku/reason.hpp"
#include "render/proof/formula/clauses_text.hpp"

namespace deduku {
namespace proof {

/// The number of a clause, from 1 in the order of the file.
using ClauseId = std::int64_t;

/// Whether clauses can express the board: it has no choice, and of its lines at most one candidate is true, and no
/// lower bound adds anything.
[[nodiscard]] bool has_clauses(const Geometry& geometry);

/// The numbers of the clauses of a puzzle whose board has_clauses().
class CnfNumbers {
  public:
    explicit CnfNumbers(const Puzzle& puzzle);

    const Geometry& geometry() const { return geometry_; }
    int variable(Candidate c) const { return geometry_.number(c) + 1; }
    /// "One of the members of the sector is true."
    static ClauseId sector(Sector s) { return index(s) + 1; }
    /// "Not both"; none for two candidates that share no sector, and for a candidate with itself.
    std::optional<ClauseId> pair(Candidate a, Candidate b) const;
    /// The clauses of pairs that only a line has, in their order.
    const std::vector<std::pair<int, int>>& line_pairs() const { return line_pairs_; }
    /// The first clause about the digits allowed in a cell: of a given, or of the first digit excluded.
    ClauseId allowed(Cell cell) const { return allowed_[cell]; }
    /// The clauses of the puzzle, and the number of the clause that contradicts the claim less one.
    ClauseId puzzle_clauses() const { return end_ - 1; }

    /// The clause of two members of a sector is listed under this house: its cells share no house before it.
    bool is_first(House house, Place a, Place b) const { return patterns_[pattern_[house]].rank[a][b] >= 0; }

  private:
    /// The pairs of places of a house that share no house before it, numbered; the others have -1. Houses that meet
    /// those before them alike have one pattern: all rows and columns, all boxes.
    struct Pattern {
        std::int64_t pairs = 0;
        Table<Place, Table<Place, std::int64_t>> rank;  // of places i < j and j > i
    };
    Pattern pattern_of(House house) const;
    std::optional<ClauseId> pair_of_houses(Candidate a, Candidate b) const;
    void number_lines(ClauseId& next);

    GeometryPtr board_;
    const Geometry& geometry_;
    std::int64_t cell_pairs_;
    std::vector<Pattern> patterns_;
    Table<House, std::size_t> pattern_;
    Table<House, std::int64_t> before_;                 // pairs of one digit in the houses before it
    std::vector<std::pair<int, int>> line_pairs_;       // numbers of candidates, the smaller one first
    std::map<std::pair<int, int>, ClauseId> of_lines_;  // their clauses
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
