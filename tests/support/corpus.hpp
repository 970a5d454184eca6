// The puzzles whose proofs every format must express.
//
//   27 published + 200 random minimal + 50 hardest      one solution
//   8 of 16x16 and 25x25, 2 of 4x4                      one solution
//   10 raw                                              none
//   10 of Serg's list                                   several
#pragma once

#include <string>
#include <vector>

#include "deduku/puzzle.hpp"

namespace deduku::testing {

struct ProofSubject {
    std::string name;  ///< "published 3"
    Puzzle puzzle;
    int solutions = 1;  ///< 0, 1, or 2 for several: by the oracle on boards up to 9x9, by origin on larger ones
};

/// All of them, about 300; an unreadable file fails the test.
std::vector<ProofSubject> proof_corpus();

/// Every nth of each list, at least one of each: for tests with much work for each.
std::vector<ProofSubject> thinned(const std::vector<ProofSubject>& corpus, std::size_t n);

}  // namespace deduku::testing
