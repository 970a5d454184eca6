// A search that learns from contradictions, for large boards on which backtracking alone gets stuck.
//
//   guess A1=5, C4=2, .. , no place for 7 in row 3
//     learnt "E1=2 false, or G6=2 false": backtracks to the level where this implies something, and continues
//   after 2000 contradictions, then 2300, 2600 ..: a restart, most learnt clauses are deleted, and guesses
//     follow the longest path so far
//
// It is conflict-driven clause learning as in SAT solvers, but a sector is a machine word, not hundreds of clauses.
#pragma once

#include "method/solve/learning/analysis.hpp"
#include "method/solve/learning/choice.hpp"
#include "search/tally.hpp"

namespace deduku::learning {

class Search {
  public:
    /// For a board closed under singles; searches for solutions that no nogood excludes.
    Search(const Board& closed, std::span<const Nogood> nogoods, Tally& tally);

    /// Searches until all solutions are counted or the tally ends. False after this many contradictions since the start
    /// or the last solution.
    bool run(std::uint64_t allowance);
    /// A nogood for each solution counted: its candidates that were open on the board.
    const std::vector<Nogood>& counted() const { return counted_; }

  private:
    void add_nogood(const Nogood& nogood);
    bool propagate();
    void take_back(std::size_t level);
    void learn();
    void begin_round();
    bool count();
    bool exclude_guesses();
    Grid grid() const;

    const Board& board_;
    Tally& tally_;
    std::vector<Candidate> candidates_;  // of each variable
    Assignment assignment_;
    Clauses clauses_;
    ConflictAnalysis analysis_;
    NextVariable choice_;
    std::span<const Literal> conflict_;
    std::size_t followed_ = 0;  // part of the trail propagated by the clauses
    std::uint64_t contradictions_ = 0;
    std::uint64_t round_ = 0;
    std::uint64_t round_end_ = 0;
    bool none_ = false;  // the nogoods exclude all solutions
    std::vector<Nogood> counted_;
};

}  // namespace deduku::learning
