// The key of a puzzle: for a classic 9x9 puzzle its canonical form in 41 bytes, for any other its line of text; and a
// number computed from these bytes.
//
//   12.4..                          4 bits a cell, the high half first:  12 04 00 ..  ->  number 5177..., of 63 bits
//   12.4.. houses:boxes+diagonals   as it stands
//
// The number is the position of the puzzle in the file. Of two forms with one number the later takes the next free one.
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
/// Or a line, of a puzzle with other houses, rules or another size.
using Form = std::variant<Packed, std::string>;

/// 81 characters, 1-9 and points, are packed; any other line stays.
[[nodiscard]] Form form_of(std::string_view line);
/// The characters of a form; none if a half byte is no cell.
[[nodiscard]] std::optional<std::string> text_of(const Form& form);
/// The form is a line.
[[nodiscard]] inline bool is_line(const Form& form) { return std::holds_alternative<std::string>(form); }
/// Cells with a digit; of a line it counts those before its houses and rules.
[[nodiscard]] int clues_of(const Form& form);

/// The number of the form, with this many bits (63 except in tests). Never changes: files are sorted by it.
[[nodiscard]] std::int64_t number_of(const Form& form, int bits);

/// A puzzle to be added.
struct Entry {
    std::int64_t number = 0;
    Form form{};
    std::uint16_t clues = 0;
    std::uint8_t solutions = 1;  ///< 0, 1, or 2: several
    std::uint32_t place = 0;     ///< which puzzle of its file it is, from 1
};

}  // namespace deduku::catalog
