// Consequences by techniques other than singles at the end of a run, if they depend on deletions of the run.
//
//   A1=2 on .. A4=7 off, A5=7 off: the 7s of the box are in column B now, so B9=7 off; parents A4=7 off, A5=7 off
//
// Locking, hidden pairs, naked pairs, X-Wings, inner chains: each only if the earlier ones found nothing.

#include "method/se/chains/inner.hpp"
#include "method/se/chains/runner.hpp"
#include "method/se/families/fish.hpp"
#include "method/se/families/locking.hpp"
#include "method/se/position/changes.hpp"

namespace deduku::se {
namespace {

class Advanced {
  public:
    Advanced(const SePosition& start, const SePosition& grid, Setting setting, Workspace& workspace, ChainRun& run)
        : start_(start), grid_(grid), setting_(setting), workspace_(workspace), run_(run) {}

    bool add_all(KnownEmpty known) {
        if (known == KnownEmpty::nothing) add_patterns();
        const int first = known == KnownEmpty::first_search ? 1 : 0;
        for (int which = first; which < inner_searches(setting_.mode) && !contributed_; ++which) add_inner(which);
        return entered_;
    }

  private:
    void add_patterns() {
        add_locking();
        const SectorSet pairs = contributed_ ? SectorSet() : new_pairs(start_, grid_);
        bool of_cells = false, of_houses = false;
        pairs.for_each([&](int sector) { (sector < cell_count ? of_cells : of_houses) = true; });
        // Without a new pair, earlier searches would have found them.
        if (!contributed_ && of_houses) add_pairs(false);
        if (!contributed_ && of_cells) add_pairs(true);
        if (!contributed_ && of_houses) add_fish();
    }
    void need(int sector, int except) {
        for (int slot : BitsOf(start_.members(sector) & ~grid_.members(sector) & ~except))
            gone_.push_back(nine.member[sector][slot]);
    }
    void enter(const Cuts& cuts) {
        if (!gone_.empty()) enter(deletes_in_order(cuts, setting_.profile), nullptr);
        gone_.clear();
    }
    void enter(const std::vector<int>& deletes, const InnerPtr& inner) {
        for (int candidate : deletes) {
            contributed_ = true;
            if (run_.has(off(candidate))) continue;
            entered_ = true;
            run_.enter(off(candidate), Cause::advanced, ChainRun::absent);
            for (int gone : gone_) run_.add_parent(run_.find(off(gone)));
            run_.add_inner(inner);
        }
    }

    void add_locking() {
        for_each_locking(grid_, setting_.profile, [&](const Locking& locking, int) {
            if (locking.outside == 0) return true;
            each_gone(start_, grid_, sector_of(locking.from, locking.digit), [&](int candidate) {
                if (!nine.cells_of[locking.to].has(cell_of(candidate))) gone_.push_back(candidate);
            });
            enter(cuts_of(locking));
            return true;
        });
    }

    // These depend on the absence of other places of their digits, or of other digits in their cells.
    void add_pairs(bool naked) {
        for (int house : box_column_row.house) {
            if (grid_.open_in(house) < (naked ? 4 : 5)) continue;
            for_each_subset(grid_, house, 2, naked, [&](const Subset& pair) {
                for (int place : BitsOf(naked ? pair.places : all_nine & ~pair.places)) {
                    const int cell = nine.cell_at[house][place];
                    for (int digit : BitsOf(start_.digits(cell) & (naked ? ~pair.digits : pair.digits)))
                        gone_.push_back(candidate_of(cell, digit));
                }
                enter(cuts_of(grid_, pair));
                return true;
            });
        }
    }

    void add_fish() {
        for_each_fish(grid_, 2, [&](const Fish& fish) {
            for (int line : BitsOf(fish.lines)) need(sector_of(fish.base + line, fish.digit), fish.across);
            enter(cuts_of(grid_, fish));
            return true;
        });
    }

    void add_inner(int which) {
        for (InnerFind& find : find_inner(start_, grid_, setting_, which, workspace_)) {
            gone_ = std::move(find.gone);
            enter(find.deletes, find.chain);
        }
        gone_.clear();
    }

    const SePosition& start_;
    const SePosition& grid_;
    Setting setting_;
    Workspace& workspace_;
    ChainRun& run_;
    std::vector<int> gone_;  // the deleted candidates that the current hint depends on
    bool contributed_ = false;
    bool entered_ = false;
};

}  // namespace

bool add_advanced(const SePosition& start, const SePosition& grid, Setting setting, Workspace& workspace, ChainRun& run,
                  KnownEmpty known) {
    run.next_batch();
    return Advanced(start, grid, setting, workspace, run).add_all(known);
}

}  // namespace deduku::se
