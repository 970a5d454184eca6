// Checkers for Deduku's clause proofs, sharing no code with the writers.
//
//   check_drat(formula, "-62 0\n-2 0\n0\n")      every lemma by unit propagation, forwards
//   check_lrat(formula, "391 -62 0 385 88 0\n")  every hint has one literal left, the last none
//
// Both refuse everything else: deletions, resolution asymmetric tautologies, text after the end.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace deduku::testing {

struct ClauseVerdict {
    bool verified = false;
    std::string why;       ///< empty if verified
    std::size_t line = 0;  ///< of the proof (of the formula if `why` says so), from 1
    std::size_t lemmas = 0;
};

ClauseVerdict check_drat(std::string_view formula, std::string_view proof);
ClauseVerdict check_lrat(std::string_view formula, std::string_view proof);

}  // namespace deduku::testing
