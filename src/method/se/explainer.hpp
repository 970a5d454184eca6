// The rating of Sudoku Explainer 1.2.1: ER, EP, ED.
//
//   8........ ..  apply the first hint of the first technique that has one, in a fixed order; repeat until all cells are
//                 filled. ER = the hardest step, EP = up to the first digit placed, ED = the first step.
//
//   hidden single 1.0 .. 1.5, direct locking 1.7, .., X-Wing 3.2, .., single chains 6.5, .., nested chains 11.0
//
// One hint per step, chosen in exactly the order of SE, since the numbers depend on it. The puzzle may have any number of
// solutions, but see doc/methods/explainer.md. 9x9 only.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "deduku/meter.hpp"
#include "method/se/position/hint.hpp"
#include "method/se/position/position.hpp"

namespace deduku::se {

struct SeOptions {
    Profile profile = Profile::se121;
};

/// Ratings in tenths, and the first technique with each rating. 0 = no such step.
struct SeRating {
    int er = 0;
    int ep = 0;
    int ed = 0;
    Title er_by{};
    Title ep_by{};
    Title ed_by{};
    /// Stopped at the limit of the meter: the numbers are meaningless.
    bool unknown = false;
    /// No technique applies. ER is 200.
    bool stuck = false;
};

/// Called after every step with the position before it, the step, and the rating so far. False ends the rating.
using OnSeStep = std::function<bool(const SePosition& before, const SeHint& step, const SeRating& so_far)>;

/// Finds the steps of one path. Stores the results of searches to avoid repetitions.
class StepFinder {
  public:
    StepFinder(const SeOptions& options, Meter& meter);
    ~StepFinder();
    StepFinder(const StepFinder&) = delete;
    StepFinder& operator=(const StepFinder&) = delete;

    /// The hint that SE applies here; none if there is none or the meter is exhausted. Each position must be derived
    /// from the previous one by steps.
    [[nodiscard]] std::optional<SeHint> next(const SePosition& position);

  private:
    struct Memory;
    SeOptions options_;
    std::unique_ptr<Memory> memory_;
};

/// Deletes the cuts, then fills the cell.
void apply(SePosition& position, const SeHint& hint);

[[nodiscard]] SeRating rate(SePosition position, const SeOptions& options, Meter& meter, const OnSeStep& watch = {});

/// A rating as SE prints it: in tenths, halves rounded up.
[[nodiscard]] int tenths(double rating);

}  // namespace deduku::se
