// Braces and double quotes in the text of rules: what stands in them separates nothing outside.
//
//   any { white: A1 B1; x: A1 B1 } { v: A1 B1 } as "Dots; or V"      find_outside(text, ";:") finds none
#pragma once

#include <string_view>

namespace deduku::rules {

/// The first of these signs, from `from` on, that is neither in braces nor in quotes; npos if there is none. A brace or
/// a quote that is itself a sign is found.
[[nodiscard]] constexpr std::size_t find_outside(std::string_view text, std::string_view signs, std::size_t from = 0) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = from; i < text.size(); ++i) {
        if (depth == 0 && !quoted && signs.find(text[i]) != signs.npos) return i;
        if (text[i] == '"') quoted = !quoted;
        if (quoted) continue;
        if (text[i] == '{') ++depth;
        if (text[i] == '}' && depth > 0) --depth;
    }
    return text.npos;
}

/// The brace that closes the one at `open`; npos if there is none.
[[nodiscard]] constexpr std::size_t closing_brace(std::string_view text, std::size_t open) {
    return find_outside(text, "}", open + 1);
}

}  // namespace deduku::rules
