// Characters without a visible form: control characters, and bytes that are not text.
//
//   "Easter<CR>Monster"  ->  Easter\x0dMonster        a backslash, x, and the byte in two hexadecimal digits
//
// Terminals receive control characters in this form, and files names and comments; the readers decode it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku {

/// For a terminal: control characters (but tab and line end) in the form \x1b, those of two bytes (U+0080 .. U+009F)
/// as \xc2\x9b.
[[nodiscard]] std::string visible(std::string_view text);

/// How a file represents bytes that are not UTF-8.
enum class Encoding : bool {
    any,   ///< any bytes: text in another encoding stays unchanged
    utf8,  ///< the form
};

/// For a line of a file: all control characters in that form, blanks at both ends, U+FFFE and U+FFFF, and a backslash
/// that would begin the form.
[[nodiscard]] std::string to_one_line(std::string_view text, Encoding encoding = Encoding::any);
/// Each line of a comment that is not empty, in the same way; blanks at its ends are left out.
[[nodiscard]] std::vector<std::string> to_lines(std::string_view comment, Encoding encoding = Encoding::any);
/// The text that to_one_line() was given.
[[nodiscard]] std::string from_one_line(std::string_view text);

}  // namespace deduku
