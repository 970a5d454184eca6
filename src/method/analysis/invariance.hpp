// Isomorphs of a puzzle have its rating: look at some, and say what differs.
//
//   --check-invariance 20 --seed 1    ->    # differs: 8.5..  TAB  girth: 7 != 9
#pragma once

#include <string>
#include <vector>

#include "method/steps/steps.hpp"

namespace deduku::analysis {

/// Rates a puzzle as the command line says, spending of the meter.
struct Rater {
    const steps::Series& series;
    const steps::Options& options;
    steps::Count count;
    Meter& meter;

    steps::Rating operator()(const Puzzle& puzzle) const;
};

struct Difference {
    std::string isomorph;  ///< as a line
    std::string field;     ///< outcome, order, label, groups, passes, productive, girth, rating, uses
    std::string here;      ///< of the puzzle itself
    std::string there;
};

struct Invariance {
    std::uint64_t checked = 0;  ///< isomorphs that were rated: none that the limits cut short
    std::vector<Difference> differences;
};

/// Compares with `count` isomorphs, which `seed` and the box determine.
Invariance check_invariance(const Puzzle& puzzle, const steps::Rating& rating, const Rater& rater, std::uint64_t count,
                            std::uint64_t seed);

}  // namespace deduku::analysis
