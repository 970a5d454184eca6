// The digits for which nothing was found in their current places.
//
//   X chains and nishio use a single digit: as long as no 4 is removed, they need not test the 4s again
#pragma once

#include <array>

#include "method/se/position/position.hpp"

namespace deduku::se {

class DigitMemory {
  public:
    /// Records that nothing was found for the digit with these places.
    void keep(const SePosition& position, int digit) {
        known_[digit] = true;
        rows_[digit] = rows(position, digit);
    }
    [[nodiscard]] bool has(const SePosition& position, int digit) const {
        return known_[digit] && rows_[digit] == rows(position, digit);
    }

    /// Records the same for all digits.
    void keep_all(const SePosition& position) {
        for (int digit = 0; digit < 9; ++digit) keep(position, digit);
    }
    /// The links that the previous search needed for its chain, if it found one.
    enum class Last : std::uint8_t { nothing, some_links, all_links };
    Last last = Last::some_links;

  private:
    using Rows = std::array<std::uint16_t, 9>;
    static Rows rows(const SePosition& position, int digit) {
        Rows out;
        for (std::size_t row = 0; row < 9; ++row)
            out[row] = static_cast<std::uint16_t>(position.places(static_cast<int>(row), digit));
        return out;
    }

    bool known_[9] = {};
    Rows rows_[9];
};

}  // namespace deduku::se
