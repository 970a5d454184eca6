// Characters of a text in UTF-8 (RFC 3629), one after the other.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace deduku {

struct Character {
    std::optional<char32_t> point;  ///< none: these bytes are no character
    std::size_t size;               ///< in bytes; if invalid, as many as could have begun a character, at least 1
};

/// Of a text that is not empty.
[[nodiscard]] Character first_character(std::string_view text);

/// A code point as UTF-8; half a pair of UTF-16 as three bytes.
void add_character(std::string& out, char32_t point);

}  // namespace deduku
