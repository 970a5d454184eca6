// The patterns of techniques in words: for each Form its word, its notations and its sentences.
//
//   naked_set   line "{digits} in {cells} ({base})"    hodoku "{digits} in {cells}"    reason "In {base}, {cells} can .."
//
// Slots of a line (StepLine::slot): lists of the pattern's parts, such as {digits}, {cells}, {others}, {fins}, {base},
// {cover}, {set 0}; of a chain its candidates by number, {digit 0 1}, {node 0 3}; and whole parts, {chain}, {loop}.
// Slots of a sentence (Teacher::slot): the same parts, with "and" or, in {cells|or}, with "or" before the last.
#pragma once

#include "deduku/pattern.hpp"
#include "render/lessons.hpp"

namespace deduku::report {

/// What a hint names first.
enum class Look : std::uint8_t {
    house,  ///< the first house of the base
    sum,    ///< the base; without one, the boxes of the cells
    cells,  ///< the boxes of the cells, if they are few
    digit,  ///< the digit; of a chain of several digits, its first cell
};

struct PatternWords {
    Form form{};
    bool (*when)(const Pattern& pattern) = nullptr;  ///< of several rows of a form, the first that holds; null: always
    std::string_view word{};                         ///< in JSON
    std::string_view line{};                         ///< the pattern on one line
    std::string_view hodoku = "{line}";              ///< in HoDoKu's wording
    Look look = Look::cells;
    std::string_view Lessons::*cells = &Lessons::digits_in_cells;  ///< the stage of a hint that names the cells
    std::string_view Lessons::*reason{};
};

/// The row for this pattern.
[[nodiscard]] const PatternWords& row_of(const Pattern& pattern);

}  // namespace deduku::report
