// Characters without a visible form: control characters, and bytes that are not text.
//
//   "Easter<CR>Monster"  ->  Easter\x0dMonster        a backslash, x, and the byte in two hexadecimal digits
//
// Terminals receive control characters as escapes; so do files for names and comments, which the readers decode.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku {

/// For a terminal: control characters (except tab and line end) become escapes such as \x1b, those of two bytes
/// (U+0080 .. U+009F) \xc2\x9b.
[[nodiscard]] std::string visible(std::string_view text);
/// The same for one line: line ends become escapes, too.
[[nodiscard]] std::string visible_line(std::string_view text);

/// How a file represents bytes that are not UTF-8.
enum class Encoding : bool {
    any,   ///< unchanged: the text may be in another encoding
    utf8,  ///< as escapes
};

/// For a line of a file: escapes all control characters, blanks at both ends, U+FFFE and U+FFFF, and backslashes that
/// would begin an escape.
[[nodiscard]] std::string to_one_line(std::string_view text, Encoding encoding = Encoding::any);
/// Escapes each line of a comment that is not empty; removes blanks at its ends.
[[nodiscard]] std::vector<std::string> to_lines(std::string_view comment, Encoding encoding = Encoding::any);
/// The inverse of to_one_line().
[[nodiscard]] std::string from_one_line(std::string_view text);

}  // namespace deduku
