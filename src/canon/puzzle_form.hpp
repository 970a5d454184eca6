// Forms of 9x9 puzzles, row after row: of all continuations, those with the smallest row are kept.
//
//   . . 1 | . . .        the first row of a form: one of 18 lines, stacks and columns in the best order. Columns that
//   ^ ^     ^ ^ ^        have been blank so far are still alike: one state stands for all their orders
//
// Smallest string: gsf's text and 1to9only's minlex. Counts of minirows first: what gsf's program and gridchecker
// compute. Pattern first: dobrichev's patminlex. maxlex is the smallest string with blanks behind the digits, written
// the other way round.
#pragma once

#include <memory>

#include "canon/form.hpp"

namespace deduku::canon {

enum class Order : std::uint8_t {
    minlex,   ///< the smallest string
    gsf,      ///< of those with the smallest counts of givens in the nine minirows of the first band
    pattern,  ///< of those with the smallest pattern of blanks and givens
    maxlex,   ///< the largest string, digits named 9, 8, .. as they come
};

struct PuzzleForm {
    Map map;  ///< one that leads to the form
    std::uint32_t automorphisms = 0;
};

/// No digit appears twice in a row or a column: the condition for puzzle_form(). Boxes do not matter.
[[nodiscard]] bool has_plain_lines(const Cells& puzzle);

/// Forms of many puzzles, one after the other; the memory is kept.
class PuzzleForms {
  public:
    PuzzleForms();
    PuzzleForms(PuzzleForms&&) noexcept;
    PuzzleForms& operator=(PuzzleForms&&) noexcept;
    ~PuzzleForms();

    /// Of a puzzle that has_plain_lines(), with any number of givens and solutions.
    [[nodiscard]] PuzzleForm find(const Cells& puzzle, Order order);

  private:
    class Search;
    std::unique_ptr<Search> search_;
};

}  // namespace deduku::canon
