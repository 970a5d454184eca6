// A path as text and as JSON.
//
//   17  Naked Pair: 1,9 in C5,C8 (column C) => C2<>1, C9<>9
//   ..
//   solved in 58 steps; hardest: X-Wing; score 568
#pragma once

#include <string>
#include <string_view>

#include "method/path/hint.hpp"
#include "method/path/path.hpp"
#include "report/notation/notation.hpp"
#include "report/parts/json.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {

/// "solved", "stopped", "stuck", "contradiction", "unknown"
[[nodiscard]] std::string_view word(path::PathEnd end);

/// How the steps of a path are listed.
struct StepList {
    /// In sentences, with rules by their names or as told; none: a line of notation each.
    std::optional<RuleWords> sentences{};
    bool coarse = false;  ///< successive looks at rules together, below a heading
};

/// The numbered steps, one line each.
[[nodiscard]] std::string steps_text(const StepLine& lines, const path::Path& path, const StepList& list = {});
/// A step in sentences. With RuleWords::sentences, a naked single names the cells that exclude the other digits.
[[nodiscard]] std::string told_text(const Teacher& teacher, const Board& before, const path::Step& step);
/// The outcome: the last line, with a newline.
[[nodiscard]] std::string end_text(const StepLine& lines, const path::Path& path, const path::PathOptions& options);

/// Members of a step: technique, name, size, line, digits, cells, houses, .. (doc/json-methods.md).
[[nodiscard]] Json step_object(const StepLine& lines, const path::Step& step);
/// Members outcome, steps, hardest, score, .. With sentences or coarse steps also those.
void add_path(Json& object, const StepLine& lines, const path::Path& path, const path::PathOptions& options,
              const StepList& list = {});

// A hint as text and as JSON.
//
//   where      Look at column C.
//   technique  Naked Pair.
//   cells      1 and 9 in C5 and C8.
//   sentence   In column C, C5 and C8 can only be 1 or 9. ..
inline constexpr std::string_view stage_words = "where|technique|cells|sentence";

/// The mistakes, one line each: "B4 is not 7: discovered while ..".
[[nodiscard]] std::string mistakes_text(const Puzzle& puzzle, const path::Hint& hint, Coords coords);
/// The step in the stage of this word, or in all stages ("").
[[nodiscard]] std::string stages_text(const Teacher& teacher, const path::Hint& hint, std::string_view stage);
/// Members mistakes, solutions, finished, before, step.
void add_hint(Json& object, const Puzzle& puzzle, const Teacher& teacher, const path::Hint& hint, Coords coords);

}  // namespace deduku::report
