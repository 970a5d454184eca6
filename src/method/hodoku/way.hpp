// HoDoKu's solution path, with its level and score.
//
//   oldest full house, oldest naked single, oldest hidden single, then the first find of the first technique that has
//   one; a digit of the solution where none has
//
//   864 points, hard: 21 hidden singles of 14, 20 full houses and 15 naked singles of 4, 3 locked of 50, ..
//
// The score also depends on which find of a technique is the first (choice.hpp). 9x9 only.
#pragma once

#include "deduku/meter.hpp"
#include "method/hodoku/order.hpp"
#include "method/path/path.hpp"

namespace deduku::hodoku {

struct Rating {
    Level level = Level::easy;
    int score = 0;
    int guesses = 0;       ///< digits that no technique found
    bool unknown = false;  ///< the meter ended it: the numbers mean nothing
};

/// Of a 9x9 puzzle with this one solution.
[[nodiscard]] Rating rate(const Puzzle& puzzle, const Grid& solution, Meter& meter);

/// The steps; where no technique finds anything, HDP continues, as in our own paths. `count` must show that there is one
/// solution.
[[nodiscard]] path::Path path_of(const Puzzle& puzzle, const path::Count& count, Meter& meter,
                                 const path::Watch& watch = {});

}  // namespace deduku::hodoku
