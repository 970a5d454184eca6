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

/// A link; or the part that it cannot represent.
[[nodiscard]] Written write(const Puzzle& puzzle);

}  // namespace deduku::formats::sudokupad
