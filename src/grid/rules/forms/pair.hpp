// Rules about pairs of cells that a predicate states.
//
//   pair a < b: A1 B1 C1                A1 < B1, B1 < C1
//   pair all abs(a - b) > 1: A1 B1 C1   also A1 and C1
//   pair leap 1 3 a != b                all cells of the board that are a camel's move apart
#pragma once

#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "grid/rules/forms/formula.hpp"
#include "grid/rules/make.hpp"

namespace deduku::rules {

/// Which pairs of cells a predicate is about.
enum class PairsOf : std::uint8_t { along, all, board, knight, king, leap };

struct PairForm {
    PairsOf which = PairsOf::along;
    int down = 0, right = 0;  ///< of a leap
    Formula predicate;
    bool of_board() const { return which >= PairsOf::board; }
};

/// The text of a rule `pair`; an error has its place in it.
[[nodiscard]] std::variant<PairForm, RuleError> read_pair(std::string_view text, const Geometry& board);
/// The pairs of cells, in order.
[[nodiscard]] std::vector<std::pair<Cell, Cell>> pairs_of(const PairForm& form, const Rule& rule,
                                                          const Geometry& board);

extern const RuleRow pair_rule;

}  // namespace deduku::rules
