// Colours of drawings by the words that people use for them.
//
//   #67f067ff -> green lime        #cccf, grey, d1d1d1 -> grey        #d23be7 -> pink purple
//
// Neighbouring hues share words: one setter's pink is another one's purple.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace deduku::formats::published {

/// One colour, opaque, and how much of it is seen.
struct Colour {
    int red = 0, green = 0, blue = 0;  ///< 0 to 255, over white paper
    bool visible = true;               ///< false if wholly transparent
    friend bool operator==(const Colour&, const Colour&) = default;
};

/// The colour of a text as found in files: #rgb, #rgba, #rrggbb, #rrggbbaa, #0, with or without #, or an English name;
/// none if it is empty, "none" or unknown.
[[nodiscard]] std::optional<Colour> colour_of(std::string_view text);

/// Whether it is a translucent white, which is not seen on white paper.
[[nodiscard]] bool is_veil(std::string_view text);

/// The words for a colour, the most usual one first; empty if it is not visible.
[[nodiscard]] std::vector<std::string_view> words_of(const Colour& colour);

/// The common form of a word for a colour ("gray" -> "grey", "violet" -> "purple"); empty if it is none.
[[nodiscard]] std::string_view colour_word(std::string_view word);

/// Whether people may call this colour by this word, which colour_word() returned.
[[nodiscard]] bool is_called(const Colour& colour, std::string_view word);

[[nodiscard]] inline bool is_light(const Colour& colour) { return colour.red + colour.green + colour.blue > 3 * 128; }

}  // namespace deduku::formats::published
