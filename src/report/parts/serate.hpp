// Lines of ratings in the formats of serate, which rates lists with Sudoku Explainer.
//
//   "%g ED=%r/%p/%d"    ->    8........ ED=11.6/1.2/1.2          "%n%t%r%t%R"    ->    1   7.2   Forcing Chain
//
//   %g puzzle    %i 81 characters 0-9    %m 729 characters, candidates    %n its number
//   %r %p %d ER, EP, ED                  %R %P %D their techniques        %e time used
//   %l line end  %t TAB                  %% percent sign                  other text unchanged
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "deduku/puzzle.hpp"
#include "method/se/explainer.hpp"

namespace deduku::report {

/// The data for a line. No rating: "-", or "unknown" at the limits.
struct Rated {
    const Puzzle& puzzle;
    std::uint64_t number = 0;
    const se::SeRating* rating = nullptr;
    double seconds = 0.0;
};

/// The line without a newline.
[[nodiscard]] std::string serate_line(std::string_view format, const Rated& rated);

}  // namespace deduku::report
