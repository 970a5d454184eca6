// The key of a puzzle: for a classic 9x9 puzzle its canonical form in 41 bytes, for others its line of text; and a
// number computed from these bytes.
//
//   12.4..                          4 bits per cell, high half first:  12 04 00 ..  ->  number 5177..., of 63 bits
//   12.4.. houses:boxes+diagonals   unchanged
//
// The number is the position of the puzzle in the file. If two forms have the same number, the later takes the next
// free one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace deduku::catalog {

/// 81 cells of 4 bits, 0 = blank; the last half byte is 0.
using Packed = std::array<std::uint8_t, 41>;
/// Or a line, for puzzles with other houses, rules or another size.
using StoredForm = std::variant<Packed, std::string>;

/// Packs 81 characters 1-9 and points; other lines stay unchanged.
[[nodiscard]] StoredForm form_of(std::string_view line);
/// The characters of a form; none if a half byte is not a cell.
[[nodiscard]] std::optional<std::string> text_of(const StoredForm& form);
/// Whether the form is a line.
[[nodiscard]] inline bool is_text(const StoredForm& form) { return std::holds_alternative<std::string>(form); }
/// The number of givens; in a line, those before its houses and rules.
[[nodiscard]] int clues_of(const StoredForm& form);

/// The number of the form, with this many bits (63 except in tests). Never changes: files are sorted by it.
[[nodiscard]] std::int64_t number_of(const StoredForm& form, int bits);

/// A puzzle to add.
struct PuzzleToAdd {
    std::int64_t number = 0;
    StoredForm form{};
    std::uint16_t clues = 0;
    std::uint8_t solutions = 1;  ///< 0, 1, or 2: several
    std::uint32_t place = 0;     ///< number of the puzzle in its file, from 1
};

}  // namespace deduku::catalog
