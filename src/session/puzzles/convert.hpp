// convert: the puzzle with its solution.
#pragma once

#include "formats/formats.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// The puzzle with its only solution; or why there is none, or why it cannot be written.
[[nodiscard]] formats::Written written_with_solution(const formats::Format& row, const Context& context);

}  // namespace deduku::session
