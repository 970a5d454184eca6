// list: a row of the table of techniques as JSON.
#pragma once

#include "deduku/techniques.hpp"
#include "report/parts/json.hpp"

namespace deduku::session {

/// Members key, letter, name, .. of a row of the table of techniques.
[[nodiscard]] report::Json technique_object(const Technique& row);

}  // namespace deduku::session
