// The complete search that tells its own proof, for boards with rules: as ProofSearch (search_proof.hpp), on the
// propagation of the solver of such boards (search/lines), its reasons told as they come (line_reasons.hpp). It branches
// where that solver would: contradictions weigh more than what dies at once.
#pragma once

#include <functional>
#include <optional>

#include "deduku/board.hpp"
#include "deduku/meter.hpp"
#include "method/search/line_reasons.hpp"
#include "reason/slicer.hpp"
#include "search/lines/branching.hpp"

namespace deduku::proving {

class LineProof {
  public:
    /// Tells to `to`, which has had begin() with the puzzle of this start position. Nodes are candidates looked at.
    LineProof(const Board& start, Slicer& to, Meter& meter);

    /// Called after every refutation at the top level: candidates removed, and those there are.
    void report_to(std::function<void(std::uint64_t done, std::uint64_t total)> progress) {
        progress_ = std::move(progress);
    }

    /// The three ways to prove, as those of ProofSearch.
    bool leave(const Grid& grid);
    bool exhaust();
    bool refute(const std::vector<Candidate>& candidates);

    /// The sector that is empty at the end, after exhaust().
    std::optional<Sector> empty() const { return empty_; }
    bool too_deep() const { return too_deep_; }

  private:
    using Choice = lines::Branching::Choice;

    bool follow();
    void refute_here();
    bool refute_one(const Choice& choice, bool may_drop);
    Choice choose(const Grid* grid);
    int look(int candidate);
    std::vector<int> members(int base) const;
    Candidate candidate(int number) const;
    bool ended() const { return too_deep_ || meter_.exhausted(); }

    lines::Model model_;
    lines::Propagation position_;
    lines::Branching branching_;
    LineReasons reasons_;
    Slicer& to_;
    Meter& meter_;
    bool too_deep_ = false;
    int depth_ = 0;
    std::optional<Sector> empty_;  // of the position at work, once it is refuted
    std::function<void(std::uint64_t, std::uint64_t)> progress_;
};

}  // namespace deduku::proving
