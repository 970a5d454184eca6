// HoDoKu's default order of techniques, and the level of each.
//
//   full house easy 4, .., hidden triple medium 100, naked quad hard 120, .., finned Swordfish unfair 200, ..,
//   guess 10000
//
// Facts of HoDoKu 2.2 and 2.3 (B. Hobiger) at their default settings.
#pragma once

#include <string_view>
#include <vector>

#include "deduku/techniques.hpp"

namespace deduku::hodoku {

/// "Easy", as HoDoKu prints it
[[nodiscard]] std::string_view word(Level level);

struct Rung {
    std::vector<Move> moves;  ///< tried together: loops and chains of all kinds of links
    Level level;
    int points;
};

/// The techniques, first to last.
[[nodiscard]] std::vector<Rung> default_order();

/// The points of a digit that no technique finds.
inline constexpr int points_of_guess = 10000;

/// The level of a puzzle: that of its hardest step, or of its score if higher (above 800, 1000, 1600, 1800 points).
[[nodiscard]] Level level_of(Level hardest, int score);

}  // namespace deduku::hodoku
