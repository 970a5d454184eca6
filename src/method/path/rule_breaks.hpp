// Digits on a board that break a rule by themselves, whatever the open cells hold.
//
//   killer 3: A1 B1     A1 = 1, B1 = 3     the sum is 4
//   odd: A1             A1 = 2             no case of the line is left
#pragma once

#include <optional>
#include <vector>

#include "deduku/geometry.hpp"

namespace deduku::path {

class RuleBreaks {
  public:
    /// The board must outlive it.
    explicit RuleBreaks(const Geometry& board);

    /// The first rule about the cell that no digits of the other cells can satisfy. `digits`: one for each cell that is
    /// filled, those possible for each open one. Bounds of single lines decide it: none if that does not suffice.
    std::optional<std::size_t> broken(Cell cell, const Table<Cell, Set<Digit>>& digits) const;
    /// Whether this rule is broken.
    bool breaks(std::size_t rule, const Table<Cell, Set<Digit>>& digits) const;
    /// The cells of a rule's houses, lines and choices, ascending.
    const std::vector<Cell>& cells_of(std::size_t rule) const { return cells_[rule]; }

  private:
    const Geometry& board_;
    std::vector<std::vector<Cell>> cells_;  // of each rule
    Table<Cell, std::vector<std::size_t>> rules_of_;
};

}  // namespace deduku::path
