// Cells as rules write them.
//
//   A1 B2, r3c1      A1-A5      row 3 from right      A1 down-right
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "deduku/text.hpp"

namespace deduku::rules {

/// A part of the text of rules, and where it stands there.
struct Part {
    std::string_view text;
    std::size_t at;
    std::size_t end() const { return at + text.size(); }
};

/// What stands between blanks, tabs and commas.
[[nodiscard]] std::vector<Part> words_of(Part part);
/// What stands between signs of this kind: n of them part n + 1 pieces.
[[nodiscard]] std::vector<Part> pieces_of(Part part, char sign);

/// The cells of a group, in their order; `repeats`: one may come again.
[[nodiscard]] std::variant<std::vector<Cell>, RuleError> read_cells(Part group, const Geometry& board, bool repeats);
/// The same as text.
[[nodiscard]] std::string write_cells(const std::vector<Cell>& cells, const Geometry& board, RuleShape shape);
/// Their names; three or more side by side in a row, column or diagonal are a range: "A1-A5 B6".
[[nodiscard]] std::string cell_ranges(const std::vector<Cell>& cells, const Geometry& board, Coords coords,
                                      std::string_view between);

}  // namespace deduku::rules
