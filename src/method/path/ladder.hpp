// The order in which a person tries techniques, and the cost of each.
//
//   full house 4   naked single 4   hidden single 14   locked pair 40   pointing 50   ..   chains of hypotheses 500
//
// The order is that of difficulty_of() (deduku/techniques.hpp). The points are HoDoKu's defaults, so that our scores
// can be compared with its scores.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/techniques.hpp"

namespace deduku::path {

/// Every technique, with sizes up to 4, easiest first.
[[nodiscard]] std::vector<Move> by_difficulty();

/// The techniques of a list, in its order: keys, families or rows of sizes ("xy-wing,wings,naked-subset,T2") between
/// commas. Or an error: the word that names none, and the closest keys.
[[nodiscard]] std::variant<std::vector<Move>, std::string> parse_moves(std::string_view list);
/// One technique: a key, or a letter with size.
[[nodiscard]] std::variant<Move, std::string> parse_move(std::string_view word);

/// These first, then all others by difficulty.
[[nodiscard]] std::vector<Move> with_first(std::vector<Move> first);

/// The points of a step. Techniques unknown to HoDoKu count as their nearest relative.
[[nodiscard]] int points_of(const Move& move);
/// What a step beyond all techniques counts, as HoDoKu's forcing chain.
inline constexpr int points_beyond = 500;

/// "Naked Pair", "X-Wing", "XY-Wing"
[[nodiscard]] std::string title_of(const Move& move);

}  // namespace deduku::path
