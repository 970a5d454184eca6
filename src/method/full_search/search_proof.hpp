// The search that writes its own proof (refutations.hpp), for plain boards.
//
//   position   singles, locked candidates, subsets ..             all written as found (technique/closure/closure.hpp)
//   choose     by lookahead: removals or contradictions if a candidate is true
#pragma once

#include "method/full_search/refutations.hpp"
#include "technique/closure/closure.hpp"

namespace deduku::full_search {

/// How a search chooses; the best style depends on the puzzle.
struct SearchStyle {
    enum class Score : std::uint8_t {
        product,  ///< of the removals by both sides of a decision
        larger,   ///< of the two
        smaller,
    };
    int max_subset = 1;  ///< largest subsets used; 1 = none
    Score score = Score::product;
    bool cells_only = false;  ///< decides on cells, not on places of a digit
};

class ProofSearch : public Refutations {
  public:
    /// Writes to `to`, on which begin() was called with the puzzle of this start position. Nodes are candidates tried.
    ProofSearch(Board start, const SearchStyle& style, Slicer& to, Meter& meter);

  private:
    std::optional<Sector> follow() override;
    Choice choose(const Grid* grid) override;
    Sector sector_of(Candidate candidate) const override;
    std::vector<Candidate> members(Sector sector) const override { return board_.candidates_in(sector); }
    bool has(Candidate candidate) const override { return board_.has(candidate); }
    int living() const override { return board_.living_count(); }
    bool decided() const override { return living() <= board_.geometry().cells(); }
    void remove(Candidate candidate) override { board_.remove(candidate); }
    void push() override { marks_.push_back(board_.trail().size()); }
    void pop() override;

    std::vector<Sector> decisions() const;
    int look(Candidate c);

    Board board_;
    SearchStyle style_;
    Closure<ProofEvents> deriver_;
    Closure<> closure_;
    std::size_t closed_ = 0;  // closed part of the trail
    std::vector<std::size_t> marks_;
    std::vector<int> looked_;  // the result of look() for each candidate, -1 = none yet
};

}  // namespace deduku::full_search
