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

/// The same word except for capital letters, and blanks or underlines for dashes.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b);

/// The word of the list that was most likely meant; none if nothing is near.
[[nodiscard]] std::optional<std::string_view> closest(std::string_view word, std::span<const std::string_view> list);
/// "; did you mean 'limit'?", or nothing; `before` is put in front of the word.
[[nodiscard]] std::string suggestion(std::string_view word, std::span<const std::string_view> list,
                                     std::string_view before = "");
/// The text between the signs `at`: n of them separate n + 1 pieces, but empty pieces are dropped.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char at);

/// "'hpd' is not one of hdp, er; did you mean 'hdp'?"
[[nodiscard]] std::string not_one_of(std::string_view word, std::span<const std::string_view> list);

}  // namespace deduku
