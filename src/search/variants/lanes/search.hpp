// A search on a board with rules, many positions at a time.
//
//   waiting    [ A1=5 not | A1=5 C4=2 not | .. ]      the deepest last
//   lanes      | .. B7=3 | .. B7 not 3 | .. | ..      one side of a guess continues in its lane, the other waits
//
// A lane whose position ends takes the last waiting one.
#pragma once

#include <functional>
#include <vector>

#include "search/variants/branching.hpp"
#include "search/variants/lanes/pass.hpp"

namespace deduku::variants {

class LaneSearch {
  public:
    struct Events {
        std::function<bool()> guess;                    ///< called before each guess; false: stop
        std::function<bool(const DigitRow&)> solution;  ///< false: stop
        std::function<bool()> wanted;                   ///< can another search use a position?
        std::function<void(const DigitRow&)> give;      ///< takes a waiting position, which is then not searched here
    };

    LaneSearch(const VariantModel& model, const Program& program, const PassKernel& kernel, VariantBranching& branching,
               const Events& events)
        : model_(model), program_(program), kernel_(kernel), branching_(branching), events_(events) {}

    /// Adds a position to search.
    void add(const DigitRow& row) { waiting_.push_back(row); }
    /// Runs until all are searched or a function of `events` stops it. The program must have steps.
    void run();

  private:
    template <class F>
    void end(LaneMask dead, F&& blame);
    LaneMask unchanged();
    bool go_on(LaneMask settled);
    bool branch(std::size_t lane, int cell);
    void fill(LaneMask free);
    void blame_house(const DigitRow& row);
    DigitRow row_of(std::size_t lane) const;
    void write(std::size_t lane, const DigitRow& row);
    std::size_t width() const { return static_cast<std::size_t>(kernel_.houses->lanes); }
    std::array<std::uint16_t, most_grid_cells> log_weights() const;

    const VariantModel& model_;
    const Program& program_;
    const PassKernel& kernel_;
    VariantBranching& branching_;
    const Events& events_;
    std::vector<DigitRow> waiting_;
    lanes::Block block_{};
    OfLanes sums_{};  // of the cells, when they were last compared
    OfLanes step_{};
    LaneMask live_ = 0;
};

}  // namespace deduku::variants
