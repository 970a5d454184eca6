// How well the words of a sentence fit a thing that is drawn.
//
//   "green lines"  /  "lines with a bulb"     a green line with a bulb at its end
//   colour named: 9   ends as said: 5         the sentence that fits best explains it
#pragma once

#include <vector>

#include "formats/published/things/things.hpp"
#include "formats/published/words/saying.hpp"

namespace deduku::formats::published {

/// Whether this mark (an index, -1: none) is a filled circle without a text.
[[nodiscard]] bool is_bulb(const std::vector<Thing>& things, int mark);

/// A named colour or shape counts more than the kind of ends, and these more than a usual colour; 0: not at all.
[[nodiscard]] int fit_of(const Match& match, const std::vector<Thing>& things, const Thing& thing);

}  // namespace deduku::formats::published
