// A puzzle as clauses in DIMACS form, and the number of each clause.
//
//   p cnf 64 390          variable = candidate + 1
//   1 2 3 4 0             per sector: one of its members is true            clauses 1 .. 4N^2
//   -1 -2 0               per two members of a sector: not both             each pair once; small houses and lines, too
//   16 0                  per given; per digit excluded in a cell of several: its negation
//   -1 -6 .. 0            the negation of the claim, last
//
// Clauses are in the order of the sectors, so that their numbers can be computed.
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

/// Whether clauses can express the board: it has no choices, at most one candidate of each line is true, and no lower
/// bound adds anything.
[[nodiscard]] bool has_clauses(const Geometry& geometry);

/// The numbers of the clauses of a puzzle whose board has_clauses().
class CnfNumbers {
  public:
    explicit CnfNumbers(const Puzzle& puzzle);

    const Geometry& geometry() const { return geometry_; }
    int variable(Candidate c) const { return geometry_.number(c) + 1; }
    /// "One of the members of the sector is true."
    static ClauseId sector(Sector s) { return index(s) + 1; }
    /// "Not both"; none if the two candidates share no sector, or are the same.
    std::optional<ClauseId> pair(Candidate a, Candidate b) const;
    /// The clauses of pairs that only a line has, in order.
    const std::vector<std::pair<int, int>>& line_pairs() const { return line_pairs_; }
    /// The first clause about the digits allowed in a cell: of a given, or of the first excluded digit.
    ClauseId allowed(Cell cell) const { return allowed_[cell]; }
    /// The number of clauses of the puzzle; the clause that contradicts the claim is the next.
    ClauseId puzzle_clauses() const { return end_ - 1; }

    /// Whether the clauses of two members of a sector are listed under this house: their cells share no earlier house.
    bool is_first(House house, Place a, Place b) const { return patterns_[pattern_[house]].rank[a][b] >= 0; }

  private:
    /// The pairs of places of a house that share no earlier house, numbered; the others have -1. Houses that meet
    /// earlier ones in the same way share a pattern: all rows and columns, all boxes.
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
    Table<House, std::int64_t> before_;                 // pairs of one digit in earlier houses
    std::vector<std::pair<int, int>> line_pairs_;       // numbers of candidates, the smaller one first
    std::map<std::pair<int, int>, ClauseId> of_lines_;  // their clauses
    Table<Cell, ClauseId> allowed_;
    ClauseId end_ = 0;  // after the clauses of the puzzle
};

/// The true candidates of a grid, one for each cell.
[[nodiscard]] std::vector<Candidate> candidates_of(const Geometry& geometry, const Grid& grid);

/// The clause that contradicts the claim (a unique grid is blocked, one of the false candidates is true);
/// none for a solution or for "no solution".
[[nodiscard]] std::vector<int> contradicting_clause(const Geometry& geometry, const Claim& goal);

}  // namespace proof

/// The formula whose refutation proves the claim. (For a claimed solution, the puzzle alone.)
void cnf_formula(const Puzzle& puzzle, const Claim& goal, const TextSink& write);
/// The same as one text.
[[nodiscard]] std::string cnf_formula(const Puzzle& puzzle, const Claim& goal);

}  // namespace deduku
