// Patterns of ISS, in base64 or percent-encoded, as patterns of `regular`.
//
//   KDExfDQyfDkzKQ   (11|42|93)          [^9A]*B   [^9 <10>]*<11>
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace deduku::formats::iss {

/// None if the code is damaged, or the pattern has other signs.
[[nodiscard]] std::optional<std::string> pattern_of_code(std::string_view code);

}  // namespace deduku::formats::iss
