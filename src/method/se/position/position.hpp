// A position in the terms of Sudoku Explainer: candidates of the open cells, and filled cells.
//
//   |1 . .|   A1 filled: it has no candidates, and the 1s of row, column and box are removed
//   |. 2 .|   a single candidate does not fill its cell: this takes a step
//
#pragma once

#include <string_view>

#include "deduku/puzzle.hpp"
#include "method/se/position/nine.hpp"

namespace deduku::se {

class SePosition {
  public:
    /// All cells open, all candidates living.
    SePosition();
    /// The start position of a 9x9 puzzle: givens are filled, other cells have the digits that none of their peers has
    /// as a given. If some cell has several digits but not all nine (a Sukaku), the digits are unchanged, and the cells
    /// with a single digit that none of their peers has are filled.
    explicit SePosition(const Puzzle& puzzle);

    [[nodiscard]] int members(int sector) const { return living_[sector]; }
    [[nodiscard]] int digits(int cell) const { return living_[cell]; }
    [[nodiscard]] int places(int house, int digit) const { return living_[sector_of(house, digit)]; }
    [[nodiscard]] bool has(int candidate) const { return (living_[candidate / 9] >> (candidate % 9) & 1) != 0; }
    [[nodiscard]] bool filled(int cell) const { return filled_.has(cell); }
    [[nodiscard]] bool complete() const { return open_ == 0; }
    /// Open cells of a house; cells filled with a digit.
    [[nodiscard]] int open_in(int house) const { return open_in_[house]; }
    [[nodiscard]] int filled_with(int digit) const { return filled_with_[digit]; }

    /// Removes a candidate, living or not.
    void remove(int candidate) {
        for (int kind = 0; kind < 4; ++kind) {
            std::uint16_t& mask = living_[nine.sectors_of[candidate][kind]];
            mask = static_cast<std::uint16_t>(mask & ~nine.bit_in[candidate][kind]);
        }
    }
    /// Removes members of one sector only; the caller must update the others. Returns the members left.
    int drop(int sector, int slots) {
        const int left = living_[sector] & ~slots;
        living_[sector] = static_cast<std::uint16_t>(left);
        return left;
    }
    int keep(int sector, int slots) { return drop(sector, ~slots); }
    /// Fills an open cell.
    void place(int candidate);
    /// The digit of a filled cell.
    [[nodiscard]] int value(int cell) const { return value_[cell]; }

    friend bool operator==(const SePosition&, const SePosition&) = default;

  private:
    // Whether it has a single digit that none of its peers has.
    [[nodiscard]] bool is_solved(int cell) const;

    std::uint16_t living_[sector_count];
    std::uint8_t open_in_[house_count];
    std::uint8_t filled_with_[9] = {};
    std::uint8_t value_[cell_count] = {};
    NineCells filled_;
    int open_ = cell_count;
};

/// Order of iteration, which differs between two versions of the program (no effect on ratings is known).
enum class Profile : std::uint8_t {
    se121,   ///< Sudoku Explainer 1.2.1
    sukaku,  ///< SukakuExplainer 1.18 with the techniques of 1.2.1
};

/// "se121", "sukaku"
[[nodiscard]] std::string_view word(Profile profile);

/// The peers of a cell in the order of the profile.
[[nodiscard]] inline const std::uint8_t (&peers_of(int cell, Profile profile))[20] {
    return profile == Profile::se121 ? nine.peers_by_house[cell] : nine.peers[cell];
}

}  // namespace deduku::se
