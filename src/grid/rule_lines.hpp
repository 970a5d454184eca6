// Rules behind or below a puzzle.
//
//   12.............. rules:killer 5: A2 B2      12.............. rules:      [Puzzle]
//                                               killer 5: A2 B2              12..
//                                               anti-king                    ..
//                                                                            [Rules]
//                                                                            killer 5: A2 B2
#pragma once

#include <string_view>

#include "grid/formats.hpp"

namespace deduku::reading {

/// "rules:", with rules behind it or not, or "[Rules]".
[[nodiscard]] bool is_rules_heading(std::string_view line);

/// The result for the first `parsed.lines` lines, with rules: they begin in line `heading`, at `rules`, a part of
/// it from "rules:" or "[" on. If they are on the line of the puzzle they end there, else before a blank line or a
/// section name.
[[nodiscard]] Parsed take_rules(const Excerpt& text, Parsed parsed, std::size_t heading, std::string_view rules);

}  // namespace deduku::reading
