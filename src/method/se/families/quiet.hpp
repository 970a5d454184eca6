// Houses, digits and cells that a row need not search again: it found nothing there, and they have not changed since.
//
//   no naked pair in row 3; B7 loses its 4:  row 7, column B and box 7 are searched again, row 3 is not
//
// Candidates are only removed along a path. So searches of an unchanged house, of an unchanged digit, or of a cell with
// unchanged peers find nothing again.
#pragma once

#include "method/se/families/locking.hpp"
#include "method/se/position/position.hpp"

namespace deduku::se {

/// A mask of houses, digits or cells in which one row found nothing.
struct QuietHouses {
    std::uint32_t mask = 0;
    [[nodiscard]] bool has(int house) const { return (mask >> house & 1) != 0; }
    void insert(int house) { mask |= std::uint32_t{1} << house; }
};

struct Quiet {
    QuietHouses direct_hidden[5], hidden[5], naked[5];  ///< by size
    int fish[5] = {};                                   ///< digits, by size
    int direct_locked = 0;                              ///< digits
    NineCells wings[4];                                 ///< the first cells, by size
    LockedDigits locked_digits;                         ///< of the current position

    /// Forgets all that have changed.
    void move_to(const SePosition& position) {
        NineCells changed;
        int digits = 0;
        std::uint32_t houses = 0;
        for (int cell = 0; cell < cell_count; ++cell) {
            const int other = digits_[cell] ^ position.digits(cell);
            if (other == 0) continue;
            digits_[cell] = static_cast<std::uint16_t>(position.digits(cell));
            digits |= other;
            changed |= nine.sees[cell];
            changed.insert(cell);
            for (int house : nine.house_of[cell]) houses |= std::uint32_t{1} << house;
        }
        for (auto* of : {&direct_hidden, &hidden, &naked})
            for (QuietHouses& one : *of) one.mask &= ~houses;
        for (int& one : fish) one &= ~digits;
        direct_locked &= ~digits;
        for (NineCells& one : wings) one -= changed;
        locked_digits = LockedDigits(position);
    }

  private:
    std::uint16_t digits_[cell_count] = {};
};

}  // namespace deduku::se
