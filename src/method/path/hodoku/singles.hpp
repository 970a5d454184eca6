// Singles in the order of their appearance, as for a player who continues next to the last digit entered.
//
//   naked    B4=7  A9=2  C1=5 ..     a cell is added when one candidate is left
//   hidden   H2=3  B4=7 ..           a digit of a house is added when one place is left
//
// HoDoKu uses the oldest first, and a full house has fewer points than a hidden single, so the score depends on the
// order. It starts on the empty board, before the first given.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "deduku/geometry.hpp"

namespace deduku::hodoku {

/// Singles of a 9x9 board.
class Singles {
  public:
    /// The empty board.
    explicit Singles(const Geometry& geometry);

    /// Writes a digit: removes it from its peers, and the other digits from the cell.
    void write(Candidate c);
    /// Removes a candidate.
    void erase(Candidate c);

    /// The oldest naked single that is the last open cell of a house, and the house.
    [[nodiscard]] std::optional<std::pair<Candidate, House>> full_house() const;
    /// The oldest naked single, which is removed from the list.
    [[nodiscard]] std::optional<Candidate> naked();
    /// The oldest hidden single and its house, removed from the list.
    [[nodiscard]] std::optional<std::pair<Candidate, House>> hidden();

  private:
    enum class Leaves : std::uint8_t { erased, written };
    void leave_houses(Candidate c, Leaves as);
    bool alone_in(House house, Digit digit) const;

    const Geometry& geometry_;
    Table<Cell, Set<Digit>> digits_;  // empty if a digit is written
    Table<Cell, bool> written_;
    Table<House, std::array<int, 9>> count_;  // candidates of each digit in open cells
    std::vector<Candidate> naked_;
    std::vector<Candidate> hidden_;
    std::size_t naked_done_ = 0;
    std::size_t hidden_done_ = 0;
};

}  // namespace deduku::hodoku
