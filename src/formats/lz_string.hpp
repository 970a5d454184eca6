// LZ-string in base64, as in links of f-puzzles and SudokuPad.
//
//   a b a b a b a  --units of UTF-16-->  'a' 'b' [ab] [aba] end   codes of 2, 3, .. bits, the lowest bit first
//                                         N4Ig..                  six bits per letter, the first bit highest
//
// A code is an index in a dictionary that both sides extend alike: after every code written, it gets the text of that
// code and the next unit. Codes 0 and 1 introduce a new unit of 8 or 16 bits, 2 is the end. Codes get one bit longer
// when the dictionary has doubled.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace deduku::formats {

/// The longest unpacked text, in units of UTF-16: few letters may encode very many.
inline constexpr std::size_t max_unpacked = std::size_t{1} << 20;

/// UTF-8 to base64 with its padding, byte for byte like LZString.compressToBase64.
[[nodiscard]] std::string lz_pack(std::string_view text);
/// The text, as UTF-8; none if the letters are not a complete packed text, or it is longer than max_unpacked.
[[nodiscard]] std::optional<std::string> lz_unpack(std::string_view base64);
/// The same for letters at the start of a text; removes them from it.
[[nodiscard]] std::optional<std::string> lz_unpack_start(std::string_view& text);

}  // namespace deduku::formats
