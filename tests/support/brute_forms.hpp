// Canonical forms of 9x9 puzzles by their definitions: the smallest key of all 3,359,232 symmetries.
//
//   key      minlex   the text, digits named in order of appearance
//            gsf      nine counts of givens, then the text          pattern   81 marks of givens, then the text
//            maxlex   the text with blanks last                    solution  the text of the solution, then the puzzle
//
#pragma once

#include <cstdint>
#include <string>

namespace deduku::testing {

struct BruteForm {
    std::string text;  ///< 81 characters, '.' = blank
    std::uint32_t automorphisms = 0;
};

/// `form` is one of the five names; only "solution" needs `solution`.
BruteForm brute_form(const std::string& puzzle, const std::string& form, const std::string& solution = "");

}  // namespace deduku::testing
