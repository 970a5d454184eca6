// Canonical forms as members of an answer.
#pragma once

#include "canon/canon.hpp"
#include "deduku/solve.hpp"
#include "report/json.hpp"

namespace deduku::session {

/// Looks for up to two solutions.
[[nodiscard]] canon::Solve solve_for_form(LostSearches lost, Meter& meter);

/// Members text, automorphisms, map, bands, grid.
void add_form(report::Json& object, const canon::Canonical& found);

}  // namespace deduku::session
