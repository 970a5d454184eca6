// Forms of 9x9 puzzles, row by row: of all continuations, those with the smallest row are kept.
//
//   . . 1 | . . .        the first row of a form: one of 18 lines, stacks and columns in the best order. Columns that
//   ^ ^     ^ ^ ^        have been blank so far are equivalent: one state represents all their orders
//
// Smallest string: gsf's text and 1to9only's minlex. Counts of minirows first: the form of gsf's program and
// gridchecker. Pattern first: dobrichev's patminlex. maxlex is the smallest string with blanks after the digits,
// written in reverse.
#pragma once

#include <memory>

#include "canon/form.hpp"

namespace deduku::canon {

enum class FormOrder : std::uint8_t {
    minlex,   ///< the smallest string
    gsf,      ///< of those with the smallest counts of givens in the nine minirows of the first band
    pattern,  ///< of those with the smallest pattern of blanks and givens
    maxlex,   ///< the largest string, digits named 9, 8, .. in order of appearance
};

struct PuzzleForm {
    Map map;  ///< one map to the form
    std::uint32_t automorphisms = 0;
};

/// Whether no digit appears twice in a row or a column: the condition for PuzzleForms. Boxes do not matter.
[[nodiscard]] bool has_plain_lines(const NineGrid& puzzle);

/// Forms of many puzzles, with reused memory.
class PuzzleForms {
  public:
    PuzzleForms();
    PuzzleForms(PuzzleForms&&) noexcept;
    PuzzleForms& operator=(PuzzleForms&&) noexcept;
    ~PuzzleForms();

    /// For a puzzle with has_plain_lines(), with any number of givens and solutions.
    [[nodiscard]] PuzzleForm find(const NineGrid& puzzle, FormOrder order);

  private:
    class Search;
    std::unique_ptr<Search> search_;
};

}  // namespace deduku::canon
