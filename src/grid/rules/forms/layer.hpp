// Layers: own cells that rules can name, one for each cell of the grid or a list of them.
//
//   layer doubler 0 1       doubler.A1 .. doubler.I9, each 0 or 1
//   layer line 1..9 cells 3 line.1, line.2, line.3
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/geometry.hpp"
#include "deduku/rules.hpp"

namespace deduku::rules {

struct LayerForm {
    std::string name;
    std::vector<int> numbers;  ///< ascending
    int count = 0;             ///< 0: a cell for each cell of the grid
    /// In each row, column, box; for each digit: one cell has another number than the first.
    bool row = false, column = false, box = false, digit = false;
};
[[nodiscard]] std::variant<LayerForm, RuleError> read_layer(std::string_view text);

/// Letters, digits and hyphens, a letter first.
[[nodiscard]] bool is_layer_name(std::string_view word);
/// The first cell of a layer of the board, by its name in either case.
[[nodiscard]] std::optional<Cell> layer_named(const Geometry& board, std::string_view name);
/// The own cell "doubler.C3" or "line.2".
[[nodiscard]] std::optional<Cell> own_cell_named(const Geometry& board, std::string_view name);
/// The names of the layers of a board, in order.
[[nodiscard]] std::vector<std::string> layer_names(const Geometry& board);

}  // namespace deduku::rules
