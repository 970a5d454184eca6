// The paragraph of a puzzle as sentences, and these as plain words.
//
//   **Killer:** Digits in a cage can’t repeat.     text    "Digits in a cage can't repeat."
//                                                  heading killer
//                                                  words   digit in a cage cannot repeat
//
// Words lose capitals, accents of fonts, the s of the plural; punctuation that can end a clause is a word of its own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace deduku::formats::published {

struct Sentence {
    std::string text;                  ///< as written, without markup, on one line
    std::vector<std::string> heading;  ///< words before a colon, or in brackets at its start
    std::vector<std::string> words;    ///< in their plain form, and , ; : ( ) between them
};

/// Longest paragraph that is read, in bytes; the rest becomes one sentence without words.
inline constexpr std::size_t longest_paragraph = 20'000;

[[nodiscard]] std::vector<Sentence> sentences_of(std::string_view paragraph);

/// The words of a text as in Sentence::words.
[[nodiscard]] std::vector<std::string> words_in(std::string_view text);

/// The plain form of a word in small letters: "boxes" -> "box", "colour" -> "color", "thermos" -> "thermo".
[[nodiscard]] std::string plain_form(std::string_view word);

/// Whether this word only separates clauses: , ; : ( )
[[nodiscard]] bool is_separator(std::string_view word);

/// The number of a word, in digits or up to twelve in letters; -1 if it is none.
[[nodiscard]] int number_of(std::string_view word);

}  // namespace deduku::formats::published
