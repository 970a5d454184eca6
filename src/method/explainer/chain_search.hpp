// Rows 23 to 30, plainly: every run of every assumption, and every hint that two or more of them give together.
//
//   contradiction   A1=2 on: B4=7 on and off                  A1 is not 2
//   double          A1=2 on: B4=7 off;  A1=2 off: B4=7 off    B4 is not 7
//   region          2 of row 1, wherever: B4=7 off            B4 is not 7
//   cell            A1 whatever: B4=7 off                     B4 is not 7
#pragma once

#include <optional>
#include <vector>

#include "method/explainer/branches.hpp"
#include "method/explainer/runner.hpp"
#include "method/explainer/sieve.hpp"

namespace deduku::explainer {

class ChainSearch {
  public:
    ChainSearch(const Position& position, Setting setting, Workspace& workspace)
        : position_(position),
          setting_(setting),
          runner_(position, setting, workspace),
          runs_(workspace.store(setting.depth)) {
        runs_.clear();
        const Mode& mode = setting.mode;
        if (!setting.plain && mode.dynamic && !mode.nishio && mode.level == 0) sieve_.emplace(position);
    }

    /// Goes on with runs of a level below, which have to be of the same position and found nothing: those of level 1 in
    /// `base`, or those that `runs` has aged.
    ChainSearch(const Position& position, Setting setting, Workspace& workspace, RunStore& runs, RunStore& base)
        : position_(position), setting_(setting), runner_(position, setting, workspace), runs_(runs), base_(&base) {}

    /// All hints in the order of SE; meaningless once the meter is exhausted.
    const std::vector<ChainHint>& search();
    /// The one that SE applies: of the least weight, the first of them.
    [[nodiscard]] const ChainHint* best();
    /// The chains of a hint.
    [[nodiscard]] Targets targets(const ChainHint& hint);

  private:
    /// A run of a hint, and by what its first node is called to follow.
    struct Part {
        const Run* run;
        Cause start;
    };
    using Parts = std::vector<Part>;

    const Run& run_of(Literal assumed);
    Parts parts_of(const ChainHint& hint);
    void find_from(int candidate, int digits_of_cell);
    void find_double(int candidate);
    void find_regions(int candidate);
    void find_cell(int cell);
    void add_contradiction(Literal assumed);
    void add_common(ChainHint hint);
    void add(ChainHint hint, const Parts& parts);
    [[nodiscard]] int nested_complexity(const Targets& targets) const;

    const Position& position_;
    Setting setting_;
    Runner runner_;
    RunStore& runs_;
    RunStore* base_ = nullptr;
    std::optional<Sieve> sieve_;
    std::vector<ChainHint> hints_;
    bool best_only_ = false;
};

}  // namespace deduku::explainer
