// A line of HDP chains, told as one would over the board.
//
//   DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6
//   Suppose I8 is 3 or 9. Suppose also that B1 is 1 or 2. Then no digit is left for H3. So B1 is 6, if I8 is 3 or 9.
#pragma once

#include <optional>
#include <string>

#include "deduku/words.hpp"
#include "method/hdp/chain.hpp"

namespace deduku::report {

/// Whole sentences. `empty`: where the position of the line has nothing left, if it has such a place.
[[nodiscard]] std::string chain_words(const Words& words, const hdp::Line& line, std::optional<Sector> empty);

}  // namespace deduku::report
