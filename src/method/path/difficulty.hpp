// The order in which human solvers try techniques, and the points of each.
//
//   full house 4   naked single 4   hidden single 14   locked pair 40   pointing 50   ..   chains of hypotheses 500
//
// The order is that of difficulty_of() (deduku/techniques.hpp). The points are HoDoKu's defaults, so that scores are
// comparable.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/techniques.hpp"

namespace deduku::path {

/// All techniques, with sizes up to 4, easiest first.
[[nodiscard]] std::vector<Move> by_difficulty();

/// The techniques of a list in its order: keys, families or rows of sizes between commas
/// ("xy-wing,wings,naked-subset,T2"). Or an error: the unknown word, and the closest keys.
[[nodiscard]] std::variant<std::vector<Move>, std::string> parse_moves(std::string_view list);
/// One technique: a key, or a letter with size.
[[nodiscard]] std::variant<Move, std::string> parse_move(std::string_view word);

/// These first, then all others by difficulty.
[[nodiscard]] std::vector<Move> with_first(std::vector<Move> first);

/// The points of a step. Techniques unknown to HoDoKu have the points of the most similar one.
[[nodiscard]] int points_of(const Move& move);
/// The points of a step beyond all techniques: those of HoDoKu's forcing chains.
inline constexpr int points_beyond = 500;

/// "Naked Pair", "X-Wing", "XY-Wing"
[[nodiscard]] std::string title_of(const Move& move);

}  // namespace deduku::path
