// What the methods besides HDP say about a puzzle, in words and as JSON.
//
//   step model    99707: label 6, 9 passes of propositions, girth 35
//   reasonable    no: 275 candidates left, 60 cells open
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "method/analysis/methods.hpp"
#include "method/method.hpp"
#include "report/json.hpp"

namespace deduku::report {

using analysis::Methods;

/// "count=passes inside=batch series=..": what makes the numbers of the step model.
[[nodiscard]] std::string rating_options();

/// A line for each method: its name and what it says.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> words_of(const Methods& methods);

/// What a row measures, as the member of its name, with the options that the numbers depend on.
void add_measure(Json& object, const method::Method& row, method::Known& known);

/// Members `steps`, `reasonable`, `scenarios`, `conjugates`.
void add_methods(Json& object, const Puzzle& puzzle, const Methods& methods);

}  // namespace deduku::report
