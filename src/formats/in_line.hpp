// A text encoded as a word of a line, or in the address of a page.
//
//   a killer: https://..?q=.Cage%7E15%7ER1C1 # hard      ".Cage~15~R1C1", and the position of each character
#pragma once

#include "formats/parts.hpp"

namespace deduku::formats {

struct InLine {
    std::string text;
    std::vector<std::size_t> at;     ///< the position of each character in the line, and of the end of the text
    std::size_t start = 0, end = 0;  ///< of the word or link in the line
};

/// The first word of a line, up to a blank.
[[nodiscard]] InLine word_of(std::string_view line);
/// The text after ?q= in a link, with ~ for %7E and without blanks.
[[nodiscard]] std::optional<InLine> query_of(std::string_view line);

/// The result for a text in the first line, with the rest of the line as comment.
[[nodiscard]] reading::Parsed parsed_in_line(const reading::Excerpt& text, const InLine& found, Outcome outcome);

}  // namespace deduku::formats
