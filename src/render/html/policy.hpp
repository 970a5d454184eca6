// What a page may do: its own style and script, known by their hashes, and nothing else.
//
//   default-src 'none'; style-src 'sha256-..'; script-src 'sha256-..'; base-uri 'none'; form-action 'none'
//
// A browser that finds anything else in the page, say markup in the name of a puzzle, neither runs nor fetches it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace deduku::html {

/// SHA-256 (FIPS 180-4).
[[nodiscard]] std::array<std::uint8_t, 32> sha256(std::string_view bytes);

/// The policy for a page whose style and script elements have exactly this text; empty: it has none.
[[nodiscard]] std::string content_policy(std::string_view style, std::string_view script);

}  // namespace deduku::html
