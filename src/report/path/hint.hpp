// A hint as text and as JSON.
//
//   where      Look at column C.
//   technique  Naked Pair.
//   cells      1 and 9 in C5 and C8.
//   sentence   In column C, C5 and C8 can only be 1 or 9. ..
#pragma once

#include <string>
#include <string_view>

#include "method/path/hint.hpp"
#include "report/json.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {

inline constexpr std::string_view stage_words = "where|technique|cells|sentence";

/// What is wrong, a line each: "B4 is not 7: discovered while ..".
[[nodiscard]] std::string mistakes_text(const Puzzle& puzzle, const path::Hint& hint, Coords coords);
/// The step in the stage of this word, or in all of them ("").
[[nodiscard]] std::string stages_text(const Teacher& teacher, const path::Hint& hint, std::string_view stage);
/// Members mistakes, solutions, finished, before, step.
void add_hint(Json& object, const Puzzle& puzzle, const Teacher& teacher, const path::Hint& hint, Coords coords);

}  // namespace deduku::report
