// Cells in the text of rules.
//
//   A1 B2, r3c1      A1-A5      row 3 from right      A1 down-right      A1 B2 ~ B5 C6: a line with a gap
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"
#include "deduku/text.hpp"

namespace deduku::rules {

/// A part of the text of rules, with its position.
struct RulePart {
    std::string_view text;
    std::size_t at;
    std::size_t end() const { return at + text.size(); }
};

/// The words between blanks, tabs, commas and line ends; ~ is a word.
[[nodiscard]] std::vector<RulePart> words_of(RulePart part);
/// The pieces between separators of this kind: n separators give n + 1 pieces.
[[nodiscard]] std::vector<RulePart> pieces_of(RulePart part, char sign);

/// The cells of a group, in order. The end of a closed line is left out where the order of cells does not matter
/// (RuleRow::house).
struct GroupCells {
    std::vector<Cell> cells;
    std::optional<RuleError> gap{};  ///< a gap without ~, or a diagonal of one cell without a direction
    std::vector<int> weights{};      ///< of the cells, if the row has some (RuleRow::weights)
};
/// The cells of a group of a rule of this kind.
[[nodiscard]] std::variant<GroupCells, RuleError> read_cells(RulePart group, const Geometry& board, const RuleRow& row);
/// The same as text.
[[nodiscard]] std::string write_cells(const std::vector<Cell>& cells, const Geometry& board, const RuleRow& row);
/// Cells with their weights: "1 A1-A3 -10 B4".
[[nodiscard]] std::string write_weighted(const std::vector<Cell>& cells, std::span<const int> weights,
                                         const Geometry& board);
/// Their names; three or more adjacent ones in a row, column or diagonal are a range: "A1-A5 B6".
[[nodiscard]] std::string cell_ranges(const std::vector<Cell>& cells, const Geometry& board, Coords coords,
                                      std::string_view between);

}  // namespace deduku::rules
