// Kinds of characters in input: ASCII only, independent of the locale.
#pragma once

namespace deduku {

[[nodiscard]] constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) { return ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z'); }
[[nodiscard]] constexpr bool is_space(char c) { return c == ' ' || ('\t' <= c && c <= '\r'); }

}  // namespace deduku
