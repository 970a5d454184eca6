// Canonical forms of 9x9 puzzles by their definitions: all 3,359,232 ways to exchange cells, the smallest key of them.
//
//   key      minlex   the text, digits named as they come
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

/// `form` is a word of the five; `solution` is needed by "solution" alone.
BruteForm brute_form(const std::string& puzzle, const std::string& form, const std::string& solution = "");

}  // namespace deduku::testing
