// Common parts of the reader and writer of SudokuPad.
#pragma once

#include <array>

#include "formats/link_rules.hpp"

namespace deduku::formats::sudokupad {

/// A rule for the whole board, as in the list `global`.
struct Global {
    std::string_view word, rule;
};
inline constexpr std::array<Global, 5> globals = {{{"antiknight", "anti-knight"},
                                                   {"antiking", "anti-king"},
                                                   {"nonconsecutive", "non-consecutive"},
                                                   {"disjoint", "disjoint-groups"},
                                                   {"disjointgroups", "disjoint-groups"}}};

/// Takes name and comment from the words of the data, and adds its rules for the whole board; an error for a member that
/// is not known, which may be a rule.
[[nodiscard]] std::optional<ValueError> read_words(const JsonValue& root, Puzzle& puzzle, RuleTexts& rules);

/// A link, in the form of f-puzzles if SudokuPad's own has no rule of the puzzle; or the part that neither represents.
[[nodiscard]] Written write(const Puzzle& puzzle, const Grid& solution);

}  // namespace deduku::formats::sudokupad
