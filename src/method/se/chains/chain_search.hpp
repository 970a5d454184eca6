// Rows 23 to 30, the simple way: every run of every assumption, and every hint from two or more of them.
//
//   contradiction   A1=2 on: B4=7 on and off                  A1 is not 2
//   double          A1=2 on: B4=7 off;  A1=2 off: B4=7 off    B4 is not 7
//   region          2 anywhere in row 1: B4=7 off             B4 is not 7
//   cell            any digit of A1: B4=7 off                 B4 is not 7
#pragma once

#include <vector>

#include "method/se/chains/branches.hpp"
#include "method/se/chains/runner.hpp"
#include "method/se/chains/sieve.hpp"

namespace deduku::se {

class ChainSearch {
  public:
    /// With its own runs, or with those in `runs`. At level 0 these are of level 0; higher levels continue the runs of
    /// a lower level that found nothing: those aged in `runs`, or those in `base`, of level 0 or 1.
    ChainSearch(const SePosition& position, Setting setting, Workspace& workspace, RunStore* runs = nullptr,
                RunStore* base = nullptr);

    /// All hints, of equal weight in the order of SE; meaningless once the meter is exhausted.
    const std::vector<ChainHint>& search();
    /// The hints whose conclusion no earlier hint of at most the same weight has.
    const std::vector<ChainHint>& search_lightest();
    /// The hint that SE applies: the first one of the least weight.
    [[nodiscard]] const ChainHint* best();
    /// The chains of a hint.
    [[nodiscard]] Targets targets(const ChainHint& hint);

  private:
    void use_sieve(Workspace& workspace);
    /// A run of a hint, and the cause of its first node.
    struct Part {
        const ChainRun* run;
        Cause start;
    };
    using Parts = std::vector<Part>;

    const ChainRun& run_of(OnOff assumed);
    Parts parts_of(const ChainHint& hint);
    struct Branched;  ///< the data on the runs of a hint
    [[nodiscard]] int most(OnOff conclusion, int key) const;
    [[nodiscard]] int fewest(OnOff assumed, OnOff literal) const;
    [[nodiscard]] bool may_conclude(const Branched& known, OnOff literal, int key) const;
    [[nodiscard]] bool may_count(const ChainHint& hint);
    void find_double(int candidate);
    void find_regions(int candidate);
    void find_cell(int cell);
    void add_contradiction(OnOff assumed);
    void add_common(ChainHint hint);
    void add(ChainHint hint, const Parts& parts);

    const SePosition& position_;
    Setting setting_;
    Runner runner_;
    Runner below_;  ///< of the level of `base_`
    RunStore& runs_;
    RunStore* base_ = nullptr;
    Sieve* sieve_ = nullptr;
    std::vector<ChainHint> hints_;
    bool best_only_ = false;
    std::vector<Weight> lightest_;  ///< the least so far, by conclusion; empty if all hints are requested
};

}  // namespace deduku::se
