// Which sentence explains which thing: each thing goes to the words that fit it best, or to several that add to each other.
//
//   "A green line is a palindrome."  "A blue line ..".        by colour
//   "Lines are both palindromes and parity lines."            both rules
//   "Digits on a line sum to a prime."                        a further rule of all lines, if none is left for it
#pragma once

#include <vector>

#include "formats/published/things/things.hpp"
#include "formats/published/words/clauses.hpp"

namespace deduku::formats::published {

/// A match of a sentence, and the things that it explains.
struct SentenceClaim {
    const Match* match;
    int sentence;
    std::vector<std::size_t> things{};
    bool also = false;  ///< a further rule of things that another claim may explain
};

/// Whether two sentences about a rule state other values.
[[nodiscard]] bool state_other_values(const SentenceClaim& a, const SentenceClaim& b);

/// Gives each thing to the claims that fit it best; returns those that two different claims fit alike. `diagonals`: the
/// words are about the diagonals of the board, which are then no lines.
[[nodiscard]] std::vector<std::size_t> share_things(std::vector<SentenceClaim>& claims,
                                                    const std::vector<Thing>& things,
                                                    const std::vector<ReadSentence>& sentences, bool diagonals);

}  // namespace deduku::formats::published
