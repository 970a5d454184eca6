// Numbers with a fraction or an exponent, exactly: by whole numbers of any length.
//
//   "2.5", 1e-1   ->   the double next to it       0.1   ->   "0.1", the fewest digits that mean it
//
// The standard library's ways are quicker and have tables of 100 KB, or are not there at all (libc++ 19, from_chars).
#pragma once

#include <string>
#include <string_view>

namespace deduku::json {

/// The nearest double of a number as JSON writes it; infinite if it is too large.
[[nodiscard]] double nearest_double(std::string_view number);

/// The shortest text that nearest_double() turns into this finite number; always with a point or an exponent.
[[nodiscard]] std::string shortest_text(double number);

}  // namespace deduku::json
