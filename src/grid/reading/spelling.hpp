// Suggestions for unknown words in messages.
//
//   closest("slove", {"solve", "steps"})     "solve": two letters swapped
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deduku {

/// Whether the words are equal up to capital letters, and blanks or underscores for dashes.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b);

/// The most likely intended word of the list; none if no word is close.
[[nodiscard]] std::optional<std::string_view> closest(std::string_view word, std::span<const std::string_view> list);
/// "; did you mean 'limit'?", or empty; `before` precedes the word.
[[nodiscard]] std::string suggestion(std::string_view word, std::span<const std::string_view> list,
                                     std::string_view before = "");
/// The pieces of the text between characters `at`; empty pieces are dropped.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char at);

/// "'hpd' is not one of hdp, er; did you mean 'hdp'?"
[[nodiscard]] std::string not_one_of(std::string_view word, std::span<const std::string_view> list);

}  // namespace deduku
