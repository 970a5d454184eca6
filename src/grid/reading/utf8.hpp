// Characters of a text in UTF-8 (RFC 3629), one at a time.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace deduku {

struct Character {
    std::optional<char32_t> point;  ///< none: not a valid character
    std::size_t size;  ///< in bytes; if invalid, the length of the valid beginning of a character, at least 1
};

/// The first character of a text that is not empty.
[[nodiscard]] Character first_character(std::string_view text);

/// A code point as UTF-8; half a surrogate pair as three bytes.
void add_character(std::string& out, char32_t point);

}  // namespace deduku
