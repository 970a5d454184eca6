// Text of others, as a terminal may have it: what would steer the terminal is shown instead.
//
//   "Easter\x1b[2J"  ->  Easter\x1b[2J        (backslash, x, 1, b)
#pragma once

#include <string>
#include <string_view>

namespace deduku {

/// The text with control characters (but tab and line end) as \x1b, \x7f, \x9b; those of two bytes (U+0080 .. U+009F)
/// too.
[[nodiscard]] std::string visible(std::string_view text);

}  // namespace deduku
