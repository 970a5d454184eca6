// A complete search that tells its own proof while it goes.
//
//   position   singles, locked candidates, subsets ..             all told as they are found (technique/closure/closure.hpp)
//   choose v   split {v} | {the others}:  {v} .. search .. empty  the branch is refuted, v is false
//                                         {others} open           go on here, one candidate less
//   until a sector is empty, or only the solution is left
//
// So the search is a list of refutations, each with a list inside: nothing is kept but the open path, and the Slicer it
// tells to forgets what no contradiction needed. A refutation that did not need v refutes the position itself: the
// search goes back to where that matters, however far. v is chosen by looking ahead: what dies, or ends, if it is true.
#pragma once

#include <functional>
#include <optional>

#include "deduku/board.hpp"
#include "deduku/meter.hpp"
#include "reason/slicer.hpp"
#include "technique/closure/closure.hpp"

namespace deduku::proving {

/// How a search chooses; which is best depends on the puzzle.
struct SearchStyle {
    enum class Score : std::uint8_t {
        product,  ///< of what both sides of a decision remove
        larger,   ///< of the two
        smaller,
    };
    int max_subset = 1;  ///< subsets it derives; 1 = none
    Score score = Score::product;
    bool cells_only = false;  ///< decides on cells, not on places of a digit
};

class ProofSearch {
  public:
    /// Tells to `to`, which has had begin() with the puzzle of this start position. Nodes are candidates looked at.
    ProofSearch(Board start, const SearchStyle& style, Slicer& to, Meter& meter);

    /// Called after every refutation at the top level: candidates removed, and those there are.
    void report_to(std::function<void(std::uint64_t done, std::uint64_t total)> progress) {
        progress_ = std::move(progress);
    }

    /// The three ways to prove; false if the meter ran out. To be called once, one of them.
    /// Refutes everything but the grid, which must be the only solution.
    bool leave(const Grid& grid);
    /// Ends with an empty sector; there must be no solution.
    bool exhaust();
    /// Refutes these candidates; none may be true in a solution.
    bool refute(const std::vector<Candidate>& candidates);

    /// The sector that is empty at the end, after exhaust().
    std::optional<Sector> empty() const { return empty_; }
    bool too_deep() const { return too_deep_; }

  private:
    struct Choice {
        Candidate candidate;
        Sector on{};
    };

    void refute_here();
    bool refute_one(const Choice& choice, bool may_drop);
    Choice choose(const Grid* grid);
    std::vector<Sector> decisions() const;
    int look(Candidate c);
    Sector smallest_sector(Candidate c) const;
    std::vector<Candidate> members(Sector sector) const;
    bool ended() const { return too_deep_ || meter_.exhausted(); }

    Board board_;
    SearchStyle style_;
    Slicer& to_;
    Closure<ProofEvents> deriver_;
    Closure<> closure_;
    Meter& meter_;
    bool too_deep_ = false;
    int depth_ = 0;
    std::optional<Sector> empty_;  // of the position at work, once it is refuted
    std::function<void(std::uint64_t, std::uint64_t)> progress_;
    std::vector<int> looked_;  // for each candidate what look() said, -1 = not yet
};

}  // namespace deduku::proving
