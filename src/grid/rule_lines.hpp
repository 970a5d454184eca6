// Rules after or below a puzzle.
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

/// "rules:", possibly with rules after it, or "[Rules]".
[[nodiscard]] bool is_rules_heading(std::string_view line);

/// Adds rules to the result of the first `parsed.lines` lines. They begin in line `heading`, with `rules`, a part of it
/// that starts with "rules:" or "[". On the line of the puzzle they end with that line, otherwise before a blank line
/// or a section name.
[[nodiscard]] Parsed take_rules(const Excerpt& text, Parsed parsed, std::size_t heading, std::string_view rules);

}  // namespace deduku::reading
