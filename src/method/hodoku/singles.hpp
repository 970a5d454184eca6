// Singles in the order in which they appear, like a person who continues next to the last digit entered.
//
//   naked    B4=7  A9=2  C1=5 ..     a cell is added when its second last candidate goes
//   hidden   H2=3  B4=7 ..           a digit of a house is added when its second last place goes
//
// HoDoKu takes the oldest first, and scores a full house lower than a hidden single, so its score depends on the order.
// The order starts on the empty board, before the first given.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "deduku/geometry.hpp"

namespace deduku::hodoku {

/// Of a 9x9 board.
class Singles {
  public:
    /// The blank board.
    explicit Singles(const Geometry& geometry);

    /// Writes a digit: it leaves its peers, and the cell its other digits.
    void write(Candidate c);
    /// A candidate is no more.
    void erase(Candidate c);

    /// The oldest naked single that is the last open cell of a house, and the house.
    [[nodiscard]] std::optional<std::pair<Candidate, House>> full_house() const;
    /// The oldest naked single; it is forgotten.
    [[nodiscard]] std::optional<Candidate> naked();
    /// The oldest hidden single, and its house; it is forgotten.
    [[nodiscard]] std::optional<std::pair<Candidate, House>> hidden();

  private:
    void leave_houses(Candidate c, bool written);
    bool alone_in(House house, Digit digit) const;

    const Geometry& geometry_;
    Table<Cell, Set<Digit>> digits_;  // none left where a digit is written
    Table<Cell, bool> written_;
    Table<House, std::array<int, 9>> count_;  // candidates of each digit; of open cells
    std::vector<Candidate> naked_;
    std::vector<Candidate> hidden_;
    std::size_t naked_done_ = 0;
    std::size_t hidden_done_ = 0;
};

}  // namespace deduku::hodoku
