// Rules in the spelling of f-puzzles, a row of one table for each kind: its key, our rule, and the shape of its
// members.
//
//   "killercage":[{"cells":["R1C1","R2C1"],"value":"15"}]      killer 15: A1 A2
//   "thermometer":[{"lines":[["R1C3","R2C3","R3C3"]]}]         thermo: C1-C3
//   "antiknight":true                                          anti-knight
#pragma once

#include "formats/link_rules.hpp"

namespace deduku::formats {

/// The contents of an object's members: rules as text, houses as a layout. `board` has the cells.
struct FpuzzlesRules {
    RuleTexts texts;
    Drawings drawings;
    Drawings blank;      ///< clues left out since f-puzzles ignores them
    HouseLayout layout;  ///< both diagonals and windows; all other houses are texts
};
/// Or the first member that is not a known rule, or a malformed rule of a known kind.
[[nodiscard]] std::variant<FpuzzlesRules, ValueError> read_fpuzzles_rules(const JsonValue& root, const Geometry& board);

/// Whether a member of an object of this name is a rule or a drawing in f-puzzles.
[[nodiscard]] bool is_fpuzzles_rule(std::string_view key);

/// Members of an object, each after a comma: houses besides rows, columns and regions, and rules; or the first rule
/// that f-puzzles does not know.
[[nodiscard]] Written write_fpuzzles_rules(const Geometry& board, const HouseLayout& layout,
                                           std::span<const Rule> rules);

}  // namespace deduku::formats
