// What the digits of a solved path rest on: its other steps, which nobody needs, can be left out.
//
//   1  look at cage 15      A1 is not 5         hidden single 4 needs it
//   2  look at cage 8       C7 is not 4         nothing needs it
//   3  short contradiction  D1 is not 5         also excluded by step 4, before anything needs it
//   4  hidden single        B2 = 5
#pragma once

#include <vector>

#include "method/path/path.hpp"

namespace deduku::path {

/// A step of a path walked before, of which something is needed.
struct NeededStep {
    std::optional<Move> move{};      ///< none: beyond all techniques
    std::vector<Candidate> removes;  ///< those on which digits or later needed steps rest
};

/// Steps of a solved path, in an order in which each rests on those before and on singles, as few as leaving out one
/// after another gives, the hardest first.
[[nodiscard]] std::vector<NeededStep> needed_steps(const Path& path);

}  // namespace deduku::path
