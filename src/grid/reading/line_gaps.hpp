// Lines whose cells do not touch: text typed by hand marks a gap, so that a forgotten hyphen is an error.
//
//   thermo: A1-A5      thermo: A1 A5     found A5 after A1     thermo: A1 ~ A5     a gap
#pragma once

#include "deduku/geometry.hpp"

namespace deduku {

/// Whether `~` must stand between two cells of a line that do not touch, and a direction after a diagonal of one cell.
enum class LineGaps : bool { marked, any };

/// add_rules() for text of a program, which forgets no hyphen: lines may have any gaps.
[[nodiscard]] std::variant<GeometryPtr, RuleError> add_made_rules(const GeometryPtr& board, std::string_view text);

}  // namespace deduku
