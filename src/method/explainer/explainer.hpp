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
#include "method/explainer/position/hint.hpp"
#include "method/explainer/position/position.hpp"

namespace deduku::explainer {

struct Options {
    Profile profile = Profile::se121;
};

/// Ratings in tenths, and the first technique with each rating. 0 = no such step.
struct Rating {
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
using Watch = std::function<bool(const Position& before, const Hint& step, const Rating& so_far)>;

/// Finds the steps of one path. Stores the results of searches to avoid repetitions.
class Explainer {
  public:
    Explainer(const Options& options, Meter& meter);
    ~Explainer();
    Explainer(const Explainer&) = delete;
    Explainer& operator=(const Explainer&) = delete;

    /// The hint that SE applies here; none if there is none or the meter is exhausted. Each position must be derived
    /// from the previous one by steps.
    [[nodiscard]] std::optional<Hint> next(const Position& position);

  private:
    struct Memory;
    Options options_;
    std::unique_ptr<Memory> memory_;
};

/// Deletes the cuts, then fills the cell.
void apply(Position& position, const Hint& hint);

[[nodiscard]] Rating rate(Position position, const Options& options, Meter& meter, const Watch& watch = {});

/// A rating as SE prints it: in tenths, halves rounded up.
[[nodiscard]] int tenths(double rating);

}  // namespace deduku::explainer
