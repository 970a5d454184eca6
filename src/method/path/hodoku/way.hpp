// HoDoKu's solution path, with its level and score.
//
//   oldest full house, oldest naked single, oldest hidden single, then the first find of the first technique with
//   one; if none has one, a digit of the solution
//
//   864 points, hard: 21 hidden singles at 14, 20 full houses and 15 naked singles at 4, 3 locked at 50, ..
//
// The score also depends on the order of the finds of a technique (choice.hpp). 9x9 only.
#pragma once

#include "deduku/meter.hpp"
#include "method/path/hodoku/order.hpp"
#include "method/path/path.hpp"

namespace deduku::hodoku {

struct HodokuRating {
    Level level = Level::easy;
    int score = 0;
    int guesses = 0;       ///< digits that no technique found
    bool unknown = false;  ///< ended by the meter: the numbers are meaningless
};

/// The rating of a 9x9 puzzle with this one solution.
[[nodiscard]] HodokuRating rate(const Puzzle& puzzle, const Grid& solution, Meter& meter);

/// The steps; if no technique finds anything, HDP continues, as in other paths. `count` must give exactly one solution.
[[nodiscard]] path::Path path_of(const Puzzle& puzzle, const path::CountSolutions& count, Meter& meter,
                                 const path::OnStep& watch = {});

}  // namespace deduku::hodoku
