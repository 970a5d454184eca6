// Cages, of which several sentences may each say a part: the sum, that digits do not repeat, that all sums are equal.
//
//   "Digits sum to the number in the corner."  repeats are open: two alternatives, killer 12: .. and sum 12: ..
//   "A ? stands for a digit." "1?"             killer: ..; sum-at-least 10: ..; sum-at-most 19: ..
#pragma once

#include <string>
#include <vector>

#include "formats/published/words/saying.hpp"

namespace deduku::formats::published {

/// What the sentences say about cages.
struct SaidCages {
    bool unique = false;     ///< digits do not repeat
    bool repeats = false;    ///< digits may repeat
    bool sums = false;       ///< a number is the sum of its cage
    bool equal = false;      ///< all cages have the same sum
    bool different = false;  ///< no two cages have the same sum
    bool bounds = false;     ///< "<15" and ">15" are bounds of the sum
    bool masked = false;     ///< "?" stands for a digit of the sum
};

struct CageRules {
    std::vector<std::string> rules{};      ///< in our grammar
    std::vector<std::string> repeating{};  ///< the other way: digits may repeat; empty unless the words leave it open
    std::vector<std::size_t> things{};     ///< cages that are explained
    bool open = false;                     ///< whether there is the other way
};

/// The rules of all cages among the things.
[[nodiscard]] CageRules cage_rules(const SaidCages& said, const std::vector<Thing>& things, const Geometry& board);

}  // namespace deduku::formats::published
