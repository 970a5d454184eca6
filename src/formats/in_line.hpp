// A text encoded as a word of a line, or in the address of a page.
//
//   a killer: https://..?q=.Cage%7E15%7ER1C1 # hard      ".Cage~15~R1C1", and the position of each character
#pragma once

#include "formats/parts.hpp"

namespace deduku::formats {

struct InLine {
    std::string text;
    std::vector<std::size_t> at;     ///< the position of each character in the lines, and of the end of the text
    std::size_t start = 0, end = 0;  ///< of the word or link in the first line
    std::size_t lines = 1;           ///< the lines that it takes
    std::string comment;             ///< in lines after the first
};

/// The first word of a line, up to a blank.
[[nodiscard]] InLine word_of(std::string_view line);
/// The text after ?q= in a link, with ~ for %7E and without blanks.
[[nodiscard]] std::optional<InLine> query_of(std::string_view line);
/// The text after the first # in the link of a page with this word in its address.
[[nodiscard]] std::optional<InLine> fragment_of(std::string_view line, std::string_view page);
/// Replaces %7E by ~, and so on; drops blanks, also encoded ones.
void decode(InLine& text);

/// The result for a text that begins in the first line, with the rest of the lines as comment.
[[nodiscard]] reading::Parsed parsed_in_line(const reading::Excerpt& text, const InLine& found, PuzzleOrError outcome);

}  // namespace deduku::formats
