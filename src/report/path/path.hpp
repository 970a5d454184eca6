// A path as text and as JSON.
//
//   17  Naked Pair: 1,9 in C5,C8 (column C) => C2<>1, C9<>9
//   ..
//   solved in 58 steps; hardest: X-Wing; score 568
#pragma once

#include <string>

#include "method/path/path.hpp"
#include "report/json.hpp"
#include "report/notation/notation.hpp"

namespace deduku::report {

/// "solved", "stopped", "stuck", "contradiction", "unknown"
[[nodiscard]] std::string_view word(path::End end);

/// Its steps, numbered, a line each.
[[nodiscard]] std::string steps_text(const StepLine& lines, const path::Path& path);
/// How it ended: the last line, with its end.
[[nodiscard]] std::string end_text(const StepLine& lines, const path::Path& path, const path::Options& options);

/// Members of a step: technique, name, size, line, digits, cells, houses, .. (doc/json.md).
[[nodiscard]] Json step_object(const StepLine& lines, const path::Step& step);
/// Members outcome, steps, hardest, score, ..
void add_path(Json& object, const StepLine& lines, const path::Path& path, const path::Options& options);

}  // namespace deduku::report
