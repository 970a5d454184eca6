// Sentences and things joined: each thing is claimed by a sentence, each sentence explains things or the whole board.
//
//   "Digits on a thermometer increase from the bulb."  +  line A1 A2 A3 with a bulb at A1   ->   thermo: A1 A2 A3
//
// What is left over is missing: a thing without a sentence, a sentence without things, a sentence not understood.
// Several ways to join, as with cages whose digits may or may not repeat, are alternatives; solving chooses.
#pragma once

#include <string>
#include <vector>

#include "deduku/puzzle.hpp"
#include "formats/published/things/things.hpp"
#include "formats/published/words/clauses.hpp"

namespace deduku::formats::published {

/// One way to read the rules.
struct Alternative {
    std::vector<std::string> rules;        ///< in our grammar
    std::vector<std::string> assumptions;  ///< in words: "digits may repeat in cages"
};

struct Joined {
    std::vector<Alternative> alternatives;  ///< at least one, at most most_alternatives; the most usual one first
    std::vector<int> claimed;               ///< for each thing the sentence that explains it; unclaimed or decoration
    std::vector<std::string> missing;       ///< parts that are not understood, in words
    bool replaces_rules = false;            ///< the alternatives have the rules that the file states, too
};
inline constexpr int unclaimed = -1, decoration = -2;
inline constexpr std::size_t most_alternatives = 10;

/// `board`: with its regions and the rules that the file states itself; sentences about these need no things.
[[nodiscard]] Joined join(const std::vector<Thing>& things, const std::vector<ReadSentence>& sentences,
                          const Geometry& board);

}  // namespace deduku::formats::published
