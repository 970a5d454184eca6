// Sentences as clauses that are understood, one by one.
//
//   "White dots are consecutive; black dots have a 1:2 ratio (e.g. 2 and 4)."
//    white dot are consecutive   black dot have a 1:2 ratio   eg 2 and 4
//    rule white                  rule black                   an example
//
// A sentence is cut only where each part stands alone; a later part may take its subject from those before it.
#pragma once

#include <span>
#include <vector>

#include "formats/published/text/sentences.hpp"
#include "formats/published/words/saying.hpp"

namespace deduku::formats::published {

enum class Sense : std::uint8_t {
    rule,     ///< at least one clause states a rule, and all are understood
    no_rule,  ///< all clauses are understood, and none states a rule
    unknown,  ///< some clause is not understood
};

struct ReadSentence {
    Sentence sentence;
    Sense sense = Sense::unknown;
    std::vector<Match> matches{};  ///< its rules
};

/// The sentences of a paragraph, each with its sense.
[[nodiscard]] std::vector<ReadSentence> understand(std::string_view paragraph);

}  // namespace deduku::formats::published
