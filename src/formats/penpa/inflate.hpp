// Raw deflate (RFC 1951), as in links of Penpa: stored blocks, blocks with fixed codes, blocks with their own codes.
//
//   "ab" literal codes, then (length 6, distance 2)   ->   abababab
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace deduku::formats::penpa {

/// The unpacked bytes; none if the data is damaged or truncated, or has more than `most` bytes. Bytes after the last
/// block are ignored.
[[nodiscard]] std::optional<std::string> inflate(std::string_view packed, std::size_t most);

}  // namespace deduku::formats::penpa
