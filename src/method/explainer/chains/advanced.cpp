// What follows in a run that has come to its end by techniques other than singles, if what the run deleted matters.
//
//   A1=2 on .. A4=7 off, A5=7 off: the 7s of the box are in column B now, so B9=7 off; parents A4=7 off, A5=7 off
//
// Locking, hidden pairs, naked pairs, X-Wings, inner chains: each only if those before it gave nothing.
#include <algorithm>

#include "method/explainer/chains/inner.hpp"
#include "method/explainer/chains/runner.hpp"
#include "method/explainer/families/fish.hpp"
#include "method/explainer/families/locking.hpp"
#include "method/explainer/position/changes.hpp"

namespace deduku::explainer {
namespace {

class Advanced {
  public:
    Advanced(const Position& start, const Position& grid, Setting setting, Workspace& workspace, Run& run)
        : start_(start), grid_(grid), setting_(setting), workspace_(workspace), run_(run) {}

    bool add_all(Known known) {
        if (known == Known::nothing) add_patterns();
        const int first = known == Known::first_search ? 1 : 0;
        for (int which = first; which < inner_searches(setting_.mode) && !contributed_; ++which) add_inner(which);
        return entered_;
    }

  private:
    void add_patterns() {
        add_locking();
        const SectorSet pairs = contributed_ ? SectorSet() : new_pairs(start_, grid_);
        bool of_cells = false, of_houses = false;
        pairs.for_each([&](int sector) { (sector < cell_count ? of_cells : of_houses) = true; });
        // Without a new pair they would have been there before.
        if (!contributed_ && of_houses) add_hidden_pairs();
        if (!contributed_ && of_cells) add_naked_pairs();
        if (!contributed_ && of_houses) add_fish();
    }
    void need(int sector, int except) {
        for (int slot : Members(start_.members(sector) & ~grid_.members(sector) & ~except))
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
            run_.add(off(candidate), Cause::advanced, Run::absent, true);
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
            Cuts cuts;
            for (int place : Members(locking.outside)) cuts.add(nine.cell_at[locking.to][place], 1 << locking.digit);
            enter(cuts);
            return true;
        });
    }

    void add_hidden_pairs() {
        for (int house : box_column_row.house) {
            if (grid_.open_in(house) <= 4) continue;
            int marks[9];
            for (int digit = 0; digit < 9; ++digit) marks[digit] = grid_.places(house, digit);
            for_each_square(marks, 2, [&](int digits, int places) {
                for (int place : Members(all_nine & ~places))
                    for (int digit : Members(start_.digits(nine.cell_at[house][place]) & digits))
                        gone_.push_back(candidate_of(nine.cell_at[house][place], digit));
                Cuts cuts;
                for (int place : Members(places)) {
                    const int cell = nine.cell_at[house][place], others = grid_.digits(cell) & ~digits;
                    if (others != 0) cuts.add(cell, others);
                }
                enter(cuts);
                return true;
            });
        }
    }

    void add_naked_pairs() {
        for (int house : box_column_row.house) {
            if (grid_.open_in(house) < 4) continue;
            int marks[9];
            for (int place = 0; place < 9; ++place) marks[place] = grid_.digits(nine.cell_at[house][place]);
            for_each_square(marks, 2, [&](int places, int digits) {
                for (int place : Members(places))
                    for (int digit : Members(start_.digits(nine.cell_at[house][place]) & ~digits))
                        gone_.push_back(candidate_of(nine.cell_at[house][place], digit));
                Cuts cuts;
                for (int place : Members(all_nine & ~places))
                    if ((marks[place] & digits) != 0) cuts.add(nine.cell_at[house][place], marks[place] & digits);
                enter(cuts);
                return true;
            });
        }
    }

    void add_fish() {
        for_each_fish(grid_, 2, [&](const Fish& fish) {
            for (int line : Members(fish.lines)) need(sector_of(fish.base + line, fish.digit), fish.across);
            Cuts cuts;
            each_cut(grid_, fish, [&](int cell) { cuts.add(cell, 1 << fish.digit); });
            enter(cuts);
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

    const Position& start_;
    const Position& grid_;
    Setting setting_;
    Workspace& workspace_;
    Run& run_;
    std::vector<int> gone_;  // what the hint at hand needs gone
    bool contributed_ = false;
    bool entered_ = false;
};

}  // namespace

bool add_advanced(const Position& start, const Position& grid, Setting setting, Workspace& workspace, Run& run,
                  Known known) {
    run.next_batch();
    return Advanced(start, grid, setting, workspace, run).add_all(known);
}

}  // namespace deduku::explainer
