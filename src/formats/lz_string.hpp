// LZ-string in base64, as links of f-puzzles and SudokuPad carry it.
//
//   a b a b a b a  --units of UTF-16-->  'a' 'b' [ab] [aba] end   codes of 2, 3, .. bits, the lowest bit first
//                                         N4Ig..                  six bits a letter, the first bit highest
//
// A code is a place in a dictionary that both sides grow alike: behind every code written it gets that text and the
// unit that follows. Codes 0 and 1 say that a unit of 8 or 16 bits follows that is not in it yet, 2 is the end. Codes
// get a bit longer when the dictionary has doubled.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace deduku::formats {

/// Longest unpacked text, in units of UTF-16: some letters may encode a great many.
inline constexpr std::size_t max_unpacked = std::size_t{1} << 20;

/// UTF-8 to base64 with its padding, byte for byte as LZString.compressToBase64.
[[nodiscard]] std::string lz_pack(std::string_view text);
/// The text, as UTF-8; none if these letters are no whole packed text, or one longer than max_unpacked.
[[nodiscard]] std::optional<std::string> lz_unpack(std::string_view base64);

}  // namespace deduku::formats
