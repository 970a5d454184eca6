// Houses and rules after or below a puzzle.
//
//   12.............. rules:killer 5: A2 B2      12.............. rules:      [Puzzle]             12..
//                                               killer 5: A2 B2              12..                 ..
//                                               anti-king                    ..                   killer 5: A2 B2
//                                                                            [Rules]
//                                                                            killer 5: A2 B2
#pragma once

#include <string_view>

#include "grid/reading/formats.hpp"

namespace deduku::reading {

/// "rules:", possibly with rules after it, or "[Rules]".
[[nodiscard]] bool is_rules_heading(std::string_view line);
/// Whether the line looks like a rule: it begins with the name of one, or it has a name, a colon and cells.
[[nodiscard]] bool is_rule_line(std::string_view line);

/// Adds rules to the result of the first `parsed.lines` lines. They begin in line `heading`, with `rules`, a part of it
/// that starts with "rules:" or "[". On the line of the puzzle they end with that line, otherwise before a blank line
/// or a section name.
[[nodiscard]] Parsed take_rules(const Excerpt& text, Parsed parsed, std::size_t heading, std::string_view rules);
/// Adds rules without a heading below the rows of a puzzle, if all lines up to a blank line, a section name or the end
/// look like rules.
[[nodiscard]] Parsed take_bare_rules(const Excerpt& text, Parsed parsed);

/// The text after the puzzle on its line, possibly after a #, as its comment or its name.
void set_note(Puzzle& puzzle, const TextLine& line, std::string_view note);
/// The puzzle of the first line with the houses and rules after its cells or on the next lines.
[[nodiscard]] Parsed with_demands(const Excerpt& text, Puzzle puzzle);
/// The same; `demands` is the part of the line from its houses or rules on.
[[nodiscard]] Parsed with_demands(const Excerpt& text, Puzzle puzzle, std::string_view demands);
/// The board with the cells of the puzzle and the houses of a text, or null.
[[nodiscard]] GeometryPtr houses_on(const Puzzle& puzzle, std::string_view text);

}  // namespace deduku::reading
